import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDay } from '../../../server/domain/core/text/format/date.ts';
import { amountText } from '../../../server/domain/core/text/format/money.ts';
import type { SubscriptionActions_cancellation$key } from '../../__generated__/SubscriptionActions_cancellation.graphql.ts';
import type { SubscriptionActions_renewal$key } from '../../__generated__/SubscriptionActions_renewal.graphql.ts';
import type { SubscriptionActions_subscription$key } from '../../__generated__/SubscriptionActions_subscription.graphql.ts';
import type { SubscriptionActions_withdrawal$key } from '../../__generated__/SubscriptionActions_withdrawal.graphql.ts';
import type { SubscriptionActionsCancelMutation } from '../../__generated__/SubscriptionActionsCancelMutation.graphql.ts';
import type { SubscriptionActionsConfirmMutation } from '../../__generated__/SubscriptionActionsConfirmMutation.graphql.ts';
import type { SubscriptionActionsMutation } from '../../__generated__/SubscriptionActionsMutation.graphql.ts';
import type { SubscriptionActionsWithdrawMutation } from '../../__generated__/SubscriptionActionsWithdrawMutation.graphql.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { Button } from '../../ui/action/Button.tsx';
import { confirm } from '../../ui/dialog/confirm.ts';
import { showToast } from '../../ui/display/toasts.ts';

/** Changes the card, on the provider's page. */
export function ChangeCard({
  subscription: key,
  returnPath,
}: {
  subscription: SubscriptionActions_subscription$key;
  returnPath: string;
}) {
  const subscription = useFragment(
    graphql`
      fragment SubscriptionActions_subscription on EmployerSubscription {
        id
        status
        viewerCanConfirmRenewal
      }
    `,
    key,
  );
  const [startCardChange, starting] = useAction<SubscriptionActionsMutation>(graphql`
    mutation SubscriptionActionsMutation($input: StartCardChangeInput!) {
      startCardChange(input: $input) {
        ... on StartCardChangePayload @alias(as: "success") {
          redirectUrl
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [leaving, setLeaving] = useState(false);
  const isOverdue = subscription.status === 'PAST_DUE';

  async function leave() {
    const result = await startCardChange({ input: { subscription: subscription.id, returnPath } });
    if (!result.ok) return showToast(result.message, 'warning');
    setLeaving(true);
    window.location.assign(result.success.redirectUrl);
  }

  return (
    <Button
      look={isOverdue && !subscription.viewerCanConfirmRenewal ? 'primary' : 'secondary'}
      loading={starting || leaving}
      onClick={() => void leave()}
    >
      {isOverdue ? 'Pay with another card' : 'Change card'}
    </Button>
  );
}

/** Cancels after a confirmation that says what follows. */
export function CancelSubscription({ subscription: key }: { subscription: SubscriptionActions_cancellation$key }) {
  const { id, status, accessEndsAt } = useFragment(
    graphql`
      fragment SubscriptionActions_cancellation on EmployerSubscription {
        id
        status
        accessEndsAt
      }
    `,
    key,
  );
  const [cancel] = useAction<SubscriptionActionsCancelMutation>(graphql`
    mutation SubscriptionActionsCancelMutation($input: CancelSubscriptionInput!) {
      cancelSubscription(input: $input) {
        ... on CancelSubscriptionPayload @alias(as: "success") {
          subscription {
            accessEndsAt
            status
            ...CurrentSubscription_subscription
            ...SubscriptionNews_subscription
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  // Also loads the frame that the page's other dialogs share.

  async function ask() {
    const cancelled = await confirm({
      title: 'Cancel your subscription?',
      text:
        status === 'PAST_DUE' ? (
          <p>Your last payment failed, so your subscription ends now. You will not be charged again.</p>
        ) : (
          <p>
            You can send messages until <time dateTime={accessEndsAt}>{formatDay(accessEndsAt)}</time>. After that, you
            will not be charged. You keep your chats.
          </p>
        ),
      confirmLabel: 'Cancel subscription',
      cancelLabel: 'Keep subscription',
      destructive: true,
      action: () => cancel({ input: { subscription: id } }),
    });
    if (!cancelled) return;
    const { status: left, accessEndsAt: end } = cancelled.subscription;
    showToast(
      left === 'CANCELED'
        ? 'Your subscription has ended.'
        : `Cancelled. You can send messages until ${formatDay(end)}.`,
    );
  }

  return (
    <Button look="quiet" onClick={ask}>
      Cancel subscription
    </Button>
  );
}

/** Withdraws from the purchase after a confirmation that says what is paid back. Nothing where that is not possible. */
export function WithdrawSubscription({ subscription: key }: { subscription: SubscriptionActions_withdrawal$key }) {
  const { id, isPass, withdrawal } = useFragment(
    graphql`
      fragment SubscriptionActions_withdrawal on EmployerSubscription {
        id
        isPass
        withdrawal {
          price
          currency
          isUsed
          until
        }
      }
    `,
    key,
  );
  const [withdraw] = useAction<SubscriptionActionsWithdrawMutation>(graphql`
    mutation SubscriptionActionsWithdrawMutation($input: WithdrawSubscriptionInput!) {
      withdrawSubscription(input: $input) {
        ... on WithdrawSubscriptionPayload @alias(as: "success") {
          refundedPrice
          subscription {
            ...CurrentSubscription_subscription
            ...SubscriptionNews_subscription
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  if (!withdrawal) return null;
  const { currency, isUsed, until } = withdrawal;
  const what = isPass ? 'pass' : 'subscription';

  async function ask() {
    const done = await confirm({
      title: 'Withdraw from your purchase?',
      text: (
        <>
          <p>
            We refund {amountText(withdrawal ?? { currency, price: 0 })} to the card that paid:{' '}
            {isUsed ? 'the days that have not begun, because you have used it.' : 'all that you paid.'}
          </p>
          <p>
            Your {what} ends now, and you will not be charged again. You keep your chats. You can withdraw until the end
            of <time dateTime={until}>{formatDay(new Date(new Date(until).getTime() - 1))}</time>.
          </p>
        </>
      ),
      confirmLabel: 'Withdraw',
      cancelLabel: `Keep ${what}`,
      destructive: true,
      action: () => withdraw({ input: { subscription: id } }),
    });
    if (!done) return;
    showToast(`Your ${what} has ended. We refund ${amountText({ currency, price: done.refundedPrice })}.`);
  }

  return (
    <Button look="quiet" onClick={ask}>
      Withdraw from purchase
    </Button>
  );
}

/** Opens the bank's page, which wants an overdue payment confirmed with the same card. */
export function ConfirmRenewal({
  subscription: key,
  returnPath,
}: {
  subscription: SubscriptionActions_renewal$key;
  returnPath: string;
}) {
  const { id } = useFragment(
    graphql`
      fragment SubscriptionActions_renewal on EmployerSubscription {
        id
      }
    `,
    key,
  );
  const [confirm, confirming] = useAction<SubscriptionActionsConfirmMutation>(graphql`
    mutation SubscriptionActionsConfirmMutation($input: ConfirmRenewalInput!) {
      confirmRenewal(input: $input) {
        ... on ConfirmRenewalPayload @alias(as: "success") {
          redirectUrl
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    const result = await confirm({ input: { subscription: id, returnPath } });
    if (!result.ok) return showToast(result.message, 'warning');
    setLeaving(true);
    window.location.assign(result.success.redirectUrl);
  }

  return (
    <Button look="primary" loading={confirming || leaving} onClick={() => void leave()}>
      Confirm payment
    </Button>
  );
}
