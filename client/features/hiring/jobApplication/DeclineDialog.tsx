import { decisionSchema, declineText } from '../../../../server/domain/hiring/jobApplication/jobApplication.input.ts';
import { paths } from '../../../app/paths.ts';
import { Link } from '../../../ui/base/Link.tsx';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { useSchemaForm } from '../../core/form/useSchemaForm.ts';
import { useDecide } from './useDecide.ts';

/** Declines applicants, with a kind text to each of them. */
export default function DeclineDialog({
  applications,
  canWrite,
  onDeclined,
  ...dialog
}: DialogState & {
  /** Global ids. */
  applications: readonly string[];
  /** Whether the employer has a subscription. */
  canWrite: boolean;
  onDeclined: () => void;
}) {
  const decide = useDecide();
  const people = applications.length === 1 ? 'the applicant' : `${applications.length} applicants`;
  const form = useSchemaForm({
    schema: decisionSchema.pick({ text: true }),
    initialValues: { text: canWrite ? declineText : '' },
    submit: ({ text }) => decide(applications, 'DECLINED', text),
    onSuccess() {
      dialog.onClose();
      onDeclined();
      showToast(
        applications.length === 1 ? 'The applicant was declined.' : `${applications.length} applicants were declined.`,
      );
    },
  });
  return (
    <FormDialog {...dialog} form={form} title={`Decline ${people}`} submitLabel="Decline" destructive>
      {canWrite ? (
        <TextArea
          label="Message"
          hint="Each of them will see this in your chat. Leave it empty to send no message."
          rows={5}
          {...form.field('text')}
        />
      ) : (
        <Notice quiet>
          They get no message, because only subscribers can write to job seekers.{' '}
          <Link href={paths.mySubscription.to()}>See what a subscription opens</Link>
        </Notice>
      )}
    </FormDialog>
  );
}
