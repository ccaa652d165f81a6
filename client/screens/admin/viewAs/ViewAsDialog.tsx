import { graphql } from 'react-relay';
import { viewAsMinutes, viewAsSchema } from '../../../../server/domain/accounts/viewAs/viewAs.input.ts';
import type { ViewAsDialogMutation } from '../../../__generated__/ViewAsDialogMutation.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { sessionChanged } from '../../../app/relay/session.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { FormDialog } from '../../../features/core/form/FormDialog.tsx';
import { useSchemaForm } from '../../../features/core/form/useSchemaForm.ts';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Text } from '../../../ui/layout/Text.tsx';

/** Asks why an admin wants to see what a user sees, and begins. */
export default function ViewAsDialog({
  user,
  ...dialog
}: DialogState & { user: { readonly id: string; readonly name: string } }) {
  const [begin] = useAction<ViewAsDialogMutation>(graphql`
    mutation ViewAsDialogMutation($input: ViewAsInput!) {
      viewAs(input: $input) {
        ... on ViewAsPayload @alias(as: "success") {
          ok
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useSchemaForm({
    schema: viewAsSchema,
    initialValues: { reason: '' },
    submit: ({ reason }) => begin({ input: { user: user.id, reason } }),
    onSuccess: () => sessionChanged(paths.home.to()),
  });
  return (
    <FormDialog {...dialog} form={form} title={`View as ${user.name}`} size="small" submitLabel="View">
      <Text look="soft">
        You see the site as this user sees it, for {viewAsMinutes} minutes and without changing anything.
      </Text>
      <TextField
        label="Reason"
        hint="It is kept in the audit log. Please do not write names or contact details."
        maxLength={200}
        data-autofocus
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
