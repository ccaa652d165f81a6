import { graphql, useFragment } from 'react-relay';
import { formatDay } from '../../../server/domain/core/text/format/date.ts';
import type { CancelSubscription_subscription$key } from '../../__generated__/CancelSubscription_subscription.graphql.ts';
import type { CancelSubscriptionMutation } from '../../__generated__/CancelSubscriptionMutation.graphql.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { Button } from '../../ui/action/Button.tsx';
import { confirm } from '../../ui/dialog/confirm.ts';
import { showToast } from '../../ui/display/toasts.ts';

/** Cancels after a confirmation that says what follows. */
export function CancelSubscription({ subscription: key }: { subscription: CancelSubscription_subscription$key }) {
  const { id, status, accessEndsAt } = useFragment(
    graphql`
      fragment CancelSubscription_subscription on EmployerSubscription {
        id
        status
        accessEndsAt
      }
    `,
    key,
  );
  const [cancel] = useAction<CancelSubscriptionMutation>(graphql`
    mutation CancelSubscriptionMutation($input: CancelSubscriptionInput!) {
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
