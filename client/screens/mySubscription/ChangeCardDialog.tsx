import { type SubmitEvent, useId, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { paymentFailed } from '../../../server/domain/subscription/subscription.input.ts';
import { createPaymentMethod } from '../../components/payment/createPaymentMethod.ts';
import { amountText } from '../../components/payment/priceLabel.ts';
import { SandboxNotice } from '../../components/payment/SandboxNotice.tsx';
import { useCard } from '../../components/payment/useCard.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Notice } from '../../ui/display/Notice.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import { Stack } from '../../ui/layout/Grid.tsx';
import { CardForm } from '../../ui/payment/CardForm.tsx';
import type { ChangeCardDialog_setup$key } from './__generated__/ChangeCardDialog_setup.graphql.ts';
import type { ChangeCardDialog_subscription$key } from './__generated__/ChangeCardDialog_subscription.graphql.ts';
import type { ChangeCardDialogMutation } from './__generated__/ChangeCardDialogMutation.graphql.ts';

/** Another card, charged from now on, and at once for what is overdue. What was typed is gone when it closes. */
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
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { card, errors, edit, check, refuse } = useCard(form);
  const [refusal, setRefusal] = useState<{ title: string; reason: string | null } | null>(null);
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);
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
        ... on Failure @alias(as: "failure") {
          __typename
          message
          ... on PaymentFailed {
            reason
          }
        }
      }
    }
  `);
  const isOverdue = subscription.status === 'PAST_DUE';

  function setUnderWay(next: boolean) {
    isBusy.current = next;
    setBusy(next);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    setRefusal(null);
    if (!check()) return;
    setUnderWay(true);
    const method = await createPaymentMethod(setup, card);
    if (!method.ok) {
      setUnderWay(false);
      setRefusal({ title: paymentFailed(setup.supportEmail), reason: method.reason });
      if (method.field) refuse(method.field);
      return;
    }
    const result = await changeCard({
      input: { subscription: subscription.id, paymentMethodId: method.id, returnPath },
    });
    if (result.ok && result.success.redirectUrl) {
      window.location.assign(result.success.redirectUrl);
      return;
    }
    setUnderWay(false);
    if (!result.ok) return setRefusal({ title: result.message, reason: result.reason });
    onClose();
    const isPaid = isOverdue && result.success.subscription.status === 'ACTIVE';
    showToast(isPaid ? 'Thank you! Your subscription is active.' : 'From now on this card is charged.');
  }

  return (
    <Dialog
      opened={opened}
      onClose={() => !busy && onClose()}
      title={isOverdue ? 'Pay with another card' : 'Change card'}
      keepsOnOutsidePress
      footer={
        <>
          <Button look="secondary" onClick={() => !busy && onClose()}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={busy}>
            {isOverdue ? `Pay ${amountText(subscription)}` : 'Save card'}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit}>
        <Stack>
          {setup.mode === 'SANDBOX' && <SandboxNotice />}
          <p>
            {isOverdue
              ? 'What is open is paid at once, and this card is charged from now on.'
              : 'Nothing is charged now: this card pays from the next period on.'}
          </p>
          <CardForm value={card} errors={errors} onChange={(next) => !isBusy.current && edit(next)} begins />
          {refusal && (
            <Notice tone="error" title={refusal.title}>
              {refusal.reason}
            </Notice>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
