import { graphql } from 'react-relay';
import { currentPasswordSchema } from '../../../../server/domain/accounts/password/account.input.ts';
import type { DeleteAccountDialogMutation } from '../../../__generated__/DeleteAccountDialogMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { signOut } from '../../../features/accounts/session/signOut.ts';
import { FormDialog } from '../../../features/core/form/FormDialog.tsx';
import { useSchemaForm } from '../../../features/core/form/useSchemaForm.ts';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { PasswordField } from '../../../ui/form/TextField.tsx';
import { Text } from '../../../ui/layout/Text.tsx';

/** Deletes the viewer's account after a confirmation by the password. */
export function DeleteAccountDialog({ isEmployer, ...dialog }: DialogState & { isEmployer: boolean }) {
  const [deleteAccount] = useAction<DeleteAccountDialogMutation>(graphql`
    mutation DeleteAccountDialogMutation($input: DeleteMyAccountInput!) {
      deleteMyAccount(input: $input) {
        ... on DeleteMyAccountPayload @alias(as: "success") {
          deletedId
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useSchemaForm({
    schema: currentPasswordSchema,
    initialValues: { password: '' },
    submit: (input) => deleteAccount({ input }),
    onSuccess: () => void signOut(),
  });
  return (
    <FormDialog {...dialog} form={form} title="Delete account" size="small" submitLabel="Delete account" destructive>
      <Text>
        We erase your {isEmployer ? 'contact data' : 'profile, contact data'} and files, and you can no longer log in.
        {isEmployer && ' Your subscription ends now, and your job offers close.'} The people you chatted with keep the
        messages, without your name. You cannot undo this.
      </Text>
      <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
    </FormDialog>
  );
}
