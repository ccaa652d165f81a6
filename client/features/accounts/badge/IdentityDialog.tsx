import { graphql } from 'react-relay';
import { identityCheckSchema, identityNoteMaxLength } from '../../../../server/domain/accounts/badge/badge.input.ts';
import type { IdentityDialogMutation } from '../../../__generated__/IdentityDialogMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { useSchemaForm } from '../../core/form/useSchemaForm.ts';

/** Marks the identity of a person as checked, with a note for other admins. */
export default function IdentityDialog({
  user,
  name,
  onChecked,
  ...dialog
}: DialogState & {
  /** The global id. */
  user: string;
  name: string;
  onChecked: () => void;
}) {
  const [check] = useAction<IdentityDialogMutation>(graphql`
    mutation IdentityDialogMutation($input: CheckIdentityInput!) {
      checkIdentity(input: $input) {
        ... on CheckIdentityPayload @alias(as: "success") {
          user {
            id
            identityCheckedAt
            identityNote
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useSchemaForm({
    schema: identityCheckSchema,
    initialValues: { note: '' },
    submit: ({ note }) => check({ input: { user, note } }),
    onSuccess() {
      dialog.onClose();
      showToast(`The identity of ${name} is checked.`);
      onChecked();
    },
  });
  return (
    <FormDialog {...dialog} form={form} title={`Identity of ${name}`} submitLabel="Mark as checked">
      <Text>Everyone sees the badge “Identity checked”. It disappears when the name or the company changes.</Text>
      <TextArea
        label="Note"
        hint="What you checked, for other admins. Please do not write down document numbers."
        rows={3}
        maxLength={identityNoteMaxLength}
        data-autofocus
        {...form.field('note')}
      />
    </FormDialog>
  );
}
