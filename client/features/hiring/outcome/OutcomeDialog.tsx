import { outcomeSchema, outcomeTexts } from '../../../../server/domain/hiring/outcome/hiring.input.ts';
import type { ChatOutcome } from '../../../__generated__/useOutcomeMutation.graphql.ts';
import type { ChatReference } from '../../../__generated__/useSendMessageMutation.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { Link } from '../../../ui/base/Link.tsx';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { isolated } from '../../../ui/text/isolated.ts';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { useSchemaForm } from '../../core/form/useSchemaForm.ts';
import { useOutcome } from './useOutcome.ts';

/** Notes what an employer has decided, and sends a kind text, which can be changed before. */
export default function OutcomeDialog({
  chat,
  outcome,
  name,
  canWrite,
  ...dialog
}: DialogState & {
  chat: ChatReference;
  outcome: ChatOutcome;
  /** Of the job seeker. */
  name: string;
  canWrite: boolean;
}) {
  const decide = useOutcome(chat);
  const isHired = outcome === 'HIRED';
  const form = useSchemaForm({
    schema: outcomeSchema,
    initialValues: { text: canWrite ? outcomeTexts[outcome] : '' },
    submit: ({ text }) => decide(outcome, text),
    onSuccess() {
      dialog.onClose();
      showToast(isHired ? `${isolated(name)} is marked as hired.` : `Noted: not this time.`);
    },
  });
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={isHired ? `Hire ${name}?` : `Not this time, ${name}?`}
      submitLabel={isHired ? 'Mark as hired' : 'Not this time'}
    >
      {canWrite ? (
        <TextArea
          label="Message"
          hint={`${isolated(name)} will see this in the chat. Leave it empty to send no message.`}
          rows={5}
          {...form.field('text')}
        />
      ) : (
        <Notice quiet>
          {isolated(name)} gets no message, because only subscribers can write to job seekers.{' '}
          <Link href={paths.mySubscription.to()}>See what a subscription opens</Link>
        </Notice>
      )}
    </FormDialog>
  );
}
