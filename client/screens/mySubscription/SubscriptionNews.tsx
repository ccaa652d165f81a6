import { graphql, useFragment } from 'react-relay';
import { formatDay } from '../../../server/domain/core/text/format/date.ts';
import type { SubscriptionNews_subscription$key } from '../../__generated__/SubscriptionNews_subscription.graphql.ts';
import { displayStatusOf } from '../../features/billing/subscription/displayStatus.ts';
import { Notice } from '../../ui/display/Notice.tsx';

/** What its employer has to know of a subscription that does not simply go on. */
export function SubscriptionNews({ subscription: key }: { subscription: SubscriptionNews_subscription$key }) {
  const subscription = useFragment(
    graphql`
      fragment SubscriptionNews_subscription on EmployerSubscription {
        status
        isActive
        isGift
        isPass
        cancelAtPeriodEnd
        disputedAt
        accessEndsAt
        latestInvoice {
          periodStart
          periodEnd
        }
        viewerCanConfirmRenewal
      }
    `,
    key,
  );
  const day = <time dateTime={subscription.accessEndsAt}>{formatDay(subscription.accessEndsAt)}</time>;
  const { periodStart, periodEnd } = subscription.latestInvoice ?? {};
  // Days of it are over by the time that it is paid.
  const paysFor =
    periodStart && periodEnd
      ? `The payment is for the time from ${formatDay(periodStart)} to ${formatDay(periodEnd)}, as if it had been made in time.`
      : null;
  switch (displayStatusOf(subscription)) {
    case 'renews':
    case 'pass':
    case 'gift':
    case 'unpaid':
      return null;
    case 'ends':
      return (
        <Notice quiet title={<>Your subscription ends on {day}</>}>
          {subscription.disputedAt
            ? 'You told your bank that a payment was not right, and the bank has not decided yet. You keep full access until then, and will not be charged again.'
            : 'You keep full access until then and will not be charged again. You can resume it any time before.'}
        </Notice>
      );
    case 'overdue':
      if (subscription.viewerCanConfirmRenewal) {
        return (
          <Notice tone="warning" title="Your bank wants you to confirm your last payment">
            You can send messages until {day}. Confirm the payment to keep your access, or pay with another card.
          </Notice>
        );
      }
      return (
        <Notice tone="warning" title="Your last payment failed">
          You can send messages until {day}. We will try your card again, or you can pay now with another card.
        </Notice>
      );
    case 'lapsed':
      if (subscription.viewerCanConfirmRenewal) {
        return (
          <Notice tone="error" title="Your payment was not confirmed, and your access has ended">
            It ended on {day}. Confirm the payment to send messages again, or pay with another card. {paysFor}
          </Notice>
        );
      }
      return (
        <Notice tone="error" title="Your payment failed, and your access has ended">
          It ended on {day}. Pay with another card to send messages again. {paysFor}
        </Notice>
      );
    case 'ended':
      return (
        <Notice
          quiet
          title={
            <>
              Your {subscription.isPass ? 'pass' : 'subscription'} ended on {day}
            </>
          }
        >
          Your chats are still here. {subscription.isPass ? 'Subscribe or buy another pass' : 'Subscribe again'} to send
          messages.
        </Notice>
      );
  }
}
