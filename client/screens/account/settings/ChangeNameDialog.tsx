import { graphql } from 'react-relay';
import { changeNameSchema } from '../../../../server/domain/accounts/password/account.input.ts';
import type { ChangeNameDialogMutation } from '../../../__generated__/ChangeNameDialogMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { FormDialog } from '../../../features/core/form/FormDialog.tsx';
import { useSchemaForm } from '../../../features/core/form/useSchemaForm.ts';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { TextField } from '../../../ui/form/TextField.tsx';

export function ChangeNameDialog({ name, ...dialog }: DialogState & { name: string }) {
  const [changeName] = useAction<ChangeNameDialogMutation>(graphql`
    mutation ChangeNameDialogMutation($input: ChangeNameInput!) {
      changeName(input: $input) {
        ... on ChangeNamePayload @alias(as: "success") {
          user {
            id
            name
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useSchemaForm({
    schema: changeNameSchema,
    initialValues: { name },
    submit: (input) => changeName({ input }),
    onSuccess() {
      showToast('Name changed.');
      dialog.onClose();
    },
  });
  return (
    <FormDialog {...dialog} form={form} title="Change name" size="small">
      <TextField label="Name" autoComplete="name" {...form.field('name')} />
    </FormDialog>
  );
}
