import { graphql } from 'react-relay';
import { banReasonMaxLength, banSchema } from '../../../../server/domain/lifecycle/ban/ban.input.ts';
import type { BanDialogMutation } from '../../../__generated__/BanDialogMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { useSchemaForm } from '../../core/form/useSchemaForm.ts';

/** Bans a person, with a reason for other admins. */
export default function BanDialog({
  user,
  name,
  onBanned,
  ...dialog
}: DialogState & {
  /** The global id. */
  user: string;
  name: string;
  onBanned: () => void;
}) {
  const [ban] = useAction<BanDialogMutation>(graphql`
    mutation BanDialogMutation($input: BanUserInput!) {
      banUser(input: $input) {
        ... on BanUserPayload @alias(as: "success") {
          user {
            id
            bannedAt
            banReason
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useSchemaForm({
    schema: banSchema,
    initialValues: { reason: '' },
    submit: ({ reason }) => ban({ input: { user, reason } }),
    onSuccess() {
      dialog.onClose();
      showToast(`${name} is banned.`);
      onBanned();
    },
  });
  return (
    <FormDialog {...dialog} form={form} title={`Ban ${name}`} submitLabel="Ban" destructive>
      <Notice quiet>
        They are logged out and blocked, their profile and offers are hidden, no one can message them, and they get one
        final email. A paid subscription is cancelled at the end of its period; you can refund it on the subscription
        page.
      </Notice>
      <TextArea
        label="Reason"
        hint="For other admins. The person does not see it."
        rows={4}
        maxLength={banReasonMaxLength}
        data-autofocus
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
