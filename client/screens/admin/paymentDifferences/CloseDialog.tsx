import { graphql } from 'react-relay';
import { closeDifferenceSchema } from '../../../../server/domain/billing/reconciliation/close.input.ts';
import type { CloseDialogMutation } from '../../../__generated__/CloseDialogMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useRefetchPage } from '../../../app/routing/refetchPage.ts';
import { FormDialog } from '../../../features/core/form/FormDialog.tsx';
import { useSchemaForm } from '../../../features/core/form/useSchemaForm.ts';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { TextArea } from '../../../ui/form/TextArea.tsx';

/** Closes a difference, with what was decided about it. */
export default function CloseDialog({
  difference,
  what,
  ...dialog
}: DialogState & {
  /** The global id. */
  difference: string;
  what: string;
}) {
  const refetch = useRefetchPage();
  const [close] = useAction<CloseDialogMutation>(graphql`
    mutation CloseDialogMutation($input: ClosePaymentDifferenceInput!) {
      closePaymentDifference(input: $input) {
        ... on ClosePaymentDifferencePayload @alias(as: "success") {
          difference {
            id
            settledAt
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useSchemaForm({
    schema: closeDifferenceSchema,
    initialValues: { reason: '' },
    submit: (input) => close({ input: { difference, ...input } }),
    onSuccess() {
      dialog.onClose();
      showToast('Closed. It opens again if it changes.');
      void refetch();
    },
  });
  return (
    <FormDialog {...dialog} form={form} title={`Close: ${what}`} submitLabel="Close">
      <TextArea
        label="What you decided"
        hint="Other admins see this. The difference opens again if it changes."
        rows={4}
        data-autofocus
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
