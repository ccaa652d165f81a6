import { useRef } from 'react';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { giftFormSchema } from '../../../../server/domain/billing/purchase/gift.input.ts';
import type { GiveSubscriptionDialogMutation } from '../../../__generated__/GiveSubscriptionDialogMutation.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useRefetchPage } from '../../../app/routing/refetchPage.ts';
import { FormDialog } from '../../../features/core/form/FormDialog.tsx';
import { useSchemaForm } from '../../../features/core/form/useSchemaForm.ts';
import { randomKey } from '../../../features/core/randomKey.ts';
import { EmployerPicker } from '../../../features/hiring/introduction/PersonPicker.tsx';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import type { SelectOption } from '../../../ui/form/SelectField.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';

/** Grants a subscription without payment, with an end and a reason. */
export default function GiveSubscriptionDialog({
  employer: given,
  ...dialog
}: DialogState & {
  employer: SelectOption | null;
}) {
  const navigate = useNavigate();
  const refetchPage = useRefetchPage();
  const clientKey = useRef(randomKey());
  const [grant] = useAction<GiveSubscriptionDialogMutation>(graphql`
    mutation GiveSubscriptionDialogMutation($input: GrantSubscriptionInput!) {
      grantSubscription(input: $input) {
        ... on GrantSubscriptionPayload @alias(as: "success") {
          subscription {
            id
            employer {
              databaseId
              name
              isPremium
            }
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);

  const form = useSchemaForm({
    schema: giftFormSchema,
    initialValues: { employer: given, until: '', reason: '' },
    toInput: ({ employer, until, reason }) => ({
      employer: employer?.value,
      // The last day is included.
      until: until ? new Date(`${until}T23:59:59.000Z`) : null,
      reason,
    }),
    async submit({ until, ...input }) {
      const result = await grant({ input: { ...input, until: until.toISOString(), clientKey: clientKey.current } });
      // After a lost answer the same key finds the gift; after a failure another gift is meant.
      if (!result.ok && result.type !== 'NetworkError') clientKey.current = randomKey();
      if (result.ok || result.type !== 'NotFound') return result;
      return { ...result, message: 'This employer no longer exists.' };
    },
    async onSuccess({ subscription: { employer } }) {
      dialog.onClose();
      showToast(`${employer.name} is now premium.`);
      await refetchPage();
      void navigate(paths.adminEmployerSubscriptions.to({ employerId: employer.databaseId }));
    },
    draft: given ? `gift-${given.value}` : 'gift',
  });

  return (
    <FormDialog {...dialog} form={form} title="Give a subscription" submitLabel="Give">
      <p>The employer is premium, free of charge, until the end of the last day.</p>
      {given ? (
        <TextField label="Employer" value={given.label} readOnly />
      ) : (
        <EmployerPicker label="Employer" begins {...form.field('employer')} />
      )}
      <TextField type="date" label="Last day" data-autofocus={given ? true : undefined} {...form.field('until')} />
      <TextArea label="Reason" hint="Visible to admins only." maxLength={500} {...form.field('reason')} />
    </FormDialog>
  );
}
