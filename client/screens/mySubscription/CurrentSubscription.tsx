import { graphql, useFragment } from 'react-relay';
import { formatDay } from '../../../server/domain/core/text/format/date.ts';
import { amountText } from '../../../server/domain/core/text/format/money.ts';
import type { CurrentSubscription_query$key } from '../../__generated__/CurrentSubscription_query.graphql.ts';
import type { CurrentSubscription_subscription$key } from '../../__generated__/CurrentSubscription_subscription.graphql.ts';
import { perText, planName } from '../../features/billing/payment/priceLabel.ts';
import { type DisplayStatus, displayStatusOf } from '../../features/billing/subscription/displayStatus.ts';
import { SubscriptionStatusBadge } from '../../features/billing/subscription/SubscriptionStatusBadge.tsx';
import { CardEnding } from '../../features/billing/view/CardBrand.tsx';
import { product } from '../../ui/base/product.ts';
import type { Fact } from '../../ui/display/Facts.tsx';
import { CancelSubscription } from './CancelSubscription.tsx';
import { ChangeCard } from './ChangeCard.tsx';
import { ChangePlan } from './ChangePlan.tsx';
import { ConfirmRenewal } from './ConfirmRenewal.tsx';
import { PlanCard } from './PlanCard.tsx';
import { ResumeSubscription } from './ResumeSubscription.tsx';

/** The plan, until when it lasts, and what its employer can do with it. */
export function CurrentSubscription({
  subscription: key,
  query: queryKey,
  address,
}: {
  subscription: CurrentSubscription_subscription$key;
  query: CurrentSubscription_query$key;
  address: string;
}) {
  const subscription = useFragment(
    graphql`
      fragment CurrentSubscription_subscription on EmployerSubscription {
        recurringMode
        currency
        price
        status
        isActive
        isGift
        isPass
        cancelAtPeriodEnd
        accessEndsAt
        currentPeriodEnd
        cardBrand
        cardLast4
        cardExpiryMonth
        cardExpiryYear
        createdAt
        viewerCanCancel
        viewerCanResume
        viewerCanChangeCard
        viewerCanChangePlan
        viewerCanConfirmRenewal
        ...ChangePlan_subscription
        ...CancelSubscription_subscription
        ...ResumeSubscription_subscription
        ...ChangeCard_subscription
        ...ConfirmRenewal_subscription
      }
    `,
    key,
  );
  const query = useFragment(
    graphql`
      fragment CurrentSubscription_query on Query {
        paymentSetup {
          ...ChangeCard_setup
        }
      }
    `,
    queryKey,
  );
  const { isGift, currentPeriodEnd, accessEndsAt, cardBrand, cardLast4, createdAt } = subscription;
  const status = displayStatusOf(subscription);
  const day = (time: string) => <time dateTime={time}>{formatDay(time)}</time>;
  const dates: Record<DisplayStatus, Fact[]> = {
    renews: [
      {
        label: 'Next payment',
        value: (
          <>
            {amountText(subscription)} on {day(currentPeriodEnd)}
          </>
        ),
      },
    ],
    ends: [{ label: 'Active until', value: day(accessEndsAt) }],
    pass: [{ label: 'Ends on', value: <>{day(accessEndsAt)}, is not renewed</> }],
    gift: [{ label: 'Free until', value: day(accessEndsAt) }],
    overdue: [
      { label: 'Paid until', value: day(currentPeriodEnd) },
      { label: 'Active until', value: day(accessEndsAt) },
    ],
    lapsed: [
      { label: 'Paid until', value: day(currentPeriodEnd) },
      { label: 'Due', value: amountText(subscription) },
    ],
    ended: [{ label: 'Ended on', value: day(accessEndsAt) }],
    unpaid: [],
  };
  const { viewerCanCancel, viewerCanResume, viewerCanChangeCard, viewerCanChangePlan } = subscription;
  const canDoSomething = viewerCanCancel || viewerCanResume || viewerCanChangeCard;
  return (
    <PlanCard
      name={isGift ? `A gift of ${product.name}` : planName(subscription)}
      state={<SubscriptionStatusBadge status={status} />}
      price={isGift ? null : amountText(subscription)}
      per={perText(subscription)}
      facts={[
        ...dates[status],
        ...(isGift ? [{ label: 'Then', value: 'It ends automatically. You are not charged' }] : []),
        ...(cardLast4 ? [{ label: 'Card', value: <CardEnding brand={cardBrand ?? null} last4={cardLast4} /> }] : []),
        { label: 'Card expires', value: expiryText(subscription.cardExpiryMonth, subscription.cardExpiryYear) },
        { label: isGift ? 'Given on' : 'Since', value: day(createdAt) },
      ]}
      actions={
        canDoSomething && (
          <>
            {subscription.viewerCanConfirmRenewal && (
              <ConfirmRenewal subscription={subscription} returnPath={address} />
            )}
            {viewerCanResume && <ResumeSubscription subscription={subscription} />}
            {viewerCanChangePlan && <ChangePlan subscription={subscription} returnPath={address} />}
            {viewerCanChangeCard && (
              <ChangeCard subscription={subscription} setup={query.paymentSetup} returnPath={address} />
            )}
            {viewerCanCancel && <CancelSubscription subscription={subscription} />}
          </>
        )
      }
    />
  );
}

/** '04/28' */
function expiryText(month: number | null | undefined, year: number | null | undefined): string | null {
  return month && year ? `${String(month).padStart(2, '0')}/${String(year).slice(-2)}` : null;
}
