import { graphql } from 'react-relay';
import { integrationSchema } from '../../../../server/domain/office/integration/integration.input.ts';
import type { IntegrationNameDialogAddMutation } from '../../../__generated__/IntegrationNameDialogAddMutation.graphql.ts';
import type { IntegrationNameDialogRenameMutation } from '../../../__generated__/IntegrationNameDialogRenameMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { FormDialog } from '../../../features/core/form/FormDialog.tsx';
import { useSchemaForm } from '../../../features/core/form/useSchemaForm.ts';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { TextField } from '../../../ui/form/TextField.tsx';

const hint = "What it is for, such as 'Payroll import'. The audit log names it.";

export function AddIntegrationDialog({ onMade, ...dialog }: DialogState & { onMade: (id: number) => void }) {
  const [add] = useAction<IntegrationNameDialogAddMutation>(graphql`
    mutation IntegrationNameDialogAddMutation($input: AddIntegrationInput!) {
      addIntegration(input: $input) {
        ... on AddIntegrationPayload @alias(as: "success") {
          integration {
            databaseId
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useSchemaForm({
    schema: integrationSchema,
    initialValues: { name: '' },
    submit: (input) => add({ input }),
    onSuccess({ integration }) {
      dialog.onClose();
      onMade(integration.databaseId);
    },
  });
  return (
    <FormDialog {...dialog} form={form} title="Add an integration" submitLabel="Add" size="small">
      <TextField label="Name" hint={hint} {...form.field('name')} />
    </FormDialog>
  );
}

export function RenameIntegrationDialog({ id, name, ...dialog }: DialogState & { id: string; name: string }) {
  const [rename] = useAction<IntegrationNameDialogRenameMutation>(graphql`
    mutation IntegrationNameDialogRenameMutation($input: RenameIntegrationInput!) {
      renameIntegration(input: $input) {
        ... on RenameIntegrationPayload @alias(as: "success") {
          integration {
            id
            name
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useSchemaForm({
    schema: integrationSchema,
    initialValues: { name },
    submit: (input) => rename({ input: { ...input, integration: id } }),
    onSuccess() {
      showToast('Integration renamed.');
      dialog.onClose();
    },
  });
  return (
    <FormDialog {...dialog} form={form} title="Rename the integration" size="small">
      <TextField label="Name" hint={hint} {...form.field('name')} />
    </FormDialog>
  );
}
