import { graphql, useFragment } from 'react-relay';
import { paymentFailed } from '../../../server/domain/billing/provider/subscription.input.ts';
import { cardMessages } from '../../../server/domain/billing/purchase/card.input.ts';
import { amountText } from '../../../server/domain/core/text/format/money.ts';
import type { ChangeCardDialog_setup$key } from '../../__generated__/ChangeCardDialog_setup.graphql.ts';
import type { ChangeCardDialog_subscription$key } from '../../__generated__/ChangeCardDialog_subscription.graphql.ts';
import type { ChangeCardDialogMutation } from '../../__generated__/ChangeCardDialogMutation.graphql.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { cardSchema } from '../../features/billing/payment/cardSchema.ts';
import { createPaymentMethod } from '../../features/billing/payment/createPaymentMethod.ts';
import { SandboxNotice } from '../../features/billing/payment/SandboxNotice.tsx';
import { CardForm } from '../../features/billing/view/CardForm.tsx';
import { emptyCard } from '../../features/billing/view/card.ts';
import { FormDialog } from '../../features/core/form/FormDialog.tsx';
import { useSchemaForm } from '../../features/core/form/useSchemaForm.ts';
import { showToast } from '../../ui/display/toasts.ts';

/** Changes the card, and at once charges what is overdue. The typed card is never kept. */
export default function ChangeCardDialog({
  subscription: key,
  setup: setupKey,
  returnPath,
  opened,
  onClose,
}: {
  subscription: ChangeCardDialog_subscription$key;
  setup: ChangeCardDialog_setup$key;
  returnPath: string;
  opened: boolean;
  onClose: () => void;
}) {
  const subscription = useFragment(
    graphql`
      fragment ChangeCardDialog_subscription on EmployerSubscription {
        id
        status
        currency
        price
      }
    `,
    key,
  );
  const setup = useFragment(
    graphql`
      fragment ChangeCardDialog_setup on PaymentSetup {
        mode
        publishableKey
        browserBase
        supportEmail
      }
    `,
    setupKey,
  );
  const [changeCard] = useAction<ChangeCardDialogMutation>(graphql`
    mutation ChangeCardDialogMutation($input: ChangeCardInput!) {
      changeCard(input: $input) {
        ... on ChangeCardPayload @alias(as: "success") {
          redirectUrl
          subscription {
            status
            ...CurrentSubscription_subscription
            ...SubscriptionNews_subscription
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const isOverdue = subscription.status === 'PAST_DUE';

  const form = useSchemaForm({
    schema: cardSchema,
    initialValues: emptyCard,
    async submit(card) {
      const method = await createPaymentMethod(setup, card);
      if (!method.ok) {
        const { reason, field } = method;
        const fields = field ? { [field]: cardMessages[field] } : {};
        return { ok: false, message: paymentFailed(setup.supportEmail), reason, fields };
      }
      const result = await changeCard({
        input: { subscription: subscription.id, paymentMethodId: method.id, returnPath },
      });
      if (!result.ok || !result.success.redirectUrl) return result;
      window.location.assign(result.success.redirectUrl);
      return null;
    },
    onSuccess(changed) {
      onClose();
      const isPaid = isOverdue && changed.subscription.status === 'ACTIVE';
      showToast(isPaid ? 'Thank you! Your subscription is active.' : 'We will charge this card from now on.');
    },
  });

  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={isOverdue ? 'Pay with another card' : 'Change card'}
      submitLabel={isOverdue ? `Pay ${amountText(subscription)}` : 'Save card'}
    >
      {setup.mode === 'SANDBOX' && <SandboxNotice />}
      <p>
        {isOverdue
          ? 'We charge the overdue amount now, and use this card for future payments.'
          : 'You are not charged now. We use this card from the next payment on.'}
      </p>
      <CardForm field={form.field} begins />
    </FormDialog>
  );
}
