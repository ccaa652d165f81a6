import { graphql } from 'react-relay';
import { changePasswordSchema } from '../../../../server/domain/accounts/password/account.input.ts';
import type { ChangePasswordDialogMutation } from '../../../__generated__/ChangePasswordDialogMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useRefetchPage } from '../../../app/routing/useRefetchPage.ts';
import { FormDialog } from '../../../features/core/form/FormDialog.tsx';
import { useSchemaForm } from '../../../features/core/form/useSchemaForm.ts';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { PasswordField } from '../../../ui/form/TextField.tsx';

export function ChangePasswordDialog(dialog: DialogState) {
  const [changePassword] = useAction<ChangePasswordDialogMutation>(graphql`
    mutation ChangePasswordDialogMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        ... on ChangePasswordPayload @alias(as: "success") {
          user {
            id
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const refetchPage = useRefetchPage();
  const form = useSchemaForm({
    schema: changePasswordSchema,
    initialValues: { currentPassword: '', newPassword: '' },
    submit: (input) => changePassword({ input }),
    onSuccess() {
      showToast('Password changed. Your other browsers are logged out.');
      dialog.onClose();
      // The other sessions are gone.
      void refetchPage();
    },
  });
  return (
    <FormDialog {...dialog} form={form} title="Change password" size="small" submitLabel="Change password">
      <PasswordField label="Current password" autoComplete="current-password" {...form.field('currentPassword')} />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters. All your other browsers are logged out."
        {...form.field('newPassword')}
      />
    </FormDialog>
  );
}
