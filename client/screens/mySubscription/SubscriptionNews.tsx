import { graphql, useFragment } from 'react-relay';
import { formatDay } from '../../components/formatDay.ts';
import { standingOf } from '../../components/subscription/standing.ts';
import { Notice } from '../../ui/display/Notice.tsx';
import type { SubscriptionNews_subscription$key } from './__generated__/SubscriptionNews_subscription.graphql.ts';

/** What its employer has to know of a subscription that does not simply go on. */
export function SubscriptionNews({ subscription: key }: { subscription: SubscriptionNews_subscription$key }) {
  const subscription = useFragment(
    graphql`
      fragment SubscriptionNews_subscription on EmployerSubscription {
        status
        isActive
        isGift
        cancelAtPeriodEnd
        accessEndsAt
      }
    `,
    key,
  );
  const day = <time dateTime={subscription.accessEndsAt}>{formatDay(subscription.accessEndsAt)}</time>;
  switch (standingOf(subscription)) {
    case 'renews':
    case 'gift':
    case 'unpaid':
      return null;
    case 'ends':
      return (
        <Notice quiet title={<>Your subscription ends on {day}</>}>
          Until then nothing changes, and nothing more is charged. You can resume it at any time before.
        </Notice>
      );
    case 'overdue':
      return (
        <Notice tone="warning" title="Your last payment failed">
          You can go on writing until {day}. We try the card again; with another card it is paid at once.
        </Notice>
      );
    case 'lapsed':
      return (
        <Notice tone="error" title="Your payment failed, and your access has ended">
          It ended on {day}. With another card, what is open is paid at once and you can write again.
        </Notice>
      );
    case 'ended':
      return (
        <Notice quiet title={<>Your subscription ended on {day}</>}>
          Your chats are still there. Subscribe again to write in them.
        </Notice>
      );
  }
}
