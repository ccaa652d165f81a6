import { graphql, useFragment } from 'react-relay';
import { formatDay } from '../../components/formatDay.ts';
import { amountText, perText, planName } from '../../components/payment/priceLabel.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import type { Fact } from '../../ui/display/Facts.tsx';
import { CardEnding } from '../../ui/payment/CardBrand.tsx';
import { PlanCard } from '../../ui/payment/PlanCard.tsx';
import { product } from '../../ui/product.ts';
import type { CurrentSubscription_query$key } from './__generated__/CurrentSubscription_query.graphql.ts';
import type { CurrentSubscription_subscription$key } from './__generated__/CurrentSubscription_subscription.graphql.ts';
import { CancelSubscription } from './CancelSubscription.tsx';
import { ChangeCard } from './ChangeCard.tsx';
import { ResumeSubscription } from './ResumeSubscription.tsx';
import { type Standing, standingOf } from './standing.ts';

const badges: Record<Standing, { text: string; tone: 'green' | 'neutral' | 'warm' }> = {
  renews: { text: 'Active', tone: 'green' },
  ends: { text: 'Cancelled', tone: 'neutral' },
  gift: { text: 'Active', tone: 'green' },
  overdue: { text: 'Payment failed', tone: 'warm' },
  lapsed: { text: 'Payment failed', tone: 'warm' },
  ended: { text: 'Ended', tone: 'neutral' },
};

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
        cancelAtPeriodEnd
        accessEndsAt
        currentPeriodEnd
        cardBrand
        cardLast4
        createdAt
        viewerCanCancel
        viewerCanResume
        viewerCanChangeCard
        ...CancelSubscription_subscription
        ...ResumeSubscription_subscription
        ...ChangeCard_subscription
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
  const standing = standingOf(subscription);
  const { text, tone } = badges[standing];
  const day = (time: string) => <time dateTime={time}>{formatDay(time)}</time>;
  const dates: Record<Standing, Fact[]> = {
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
    gift: [{ label: 'Free until', value: day(accessEndsAt) }],
    overdue: [
      { label: 'Paid until', value: day(currentPeriodEnd) },
      { label: 'Active until', value: day(accessEndsAt) },
    ],
    lapsed: [
      { label: 'Paid until', value: day(currentPeriodEnd) },
      { label: 'Open', value: amountText(subscription) },
    ],
    ended: [{ label: 'Ended on', value: day(accessEndsAt) }],
  };
  const { viewerCanCancel, viewerCanResume, viewerCanChangeCard } = subscription;
  const canDoSomething = viewerCanCancel || viewerCanResume || viewerCanChangeCard;
  return (
    <PlanCard
      name={isGift ? `A gift of ${product.name}` : planName(subscription)}
      state={<Badge tone={tone}>{text}</Badge>}
      price={isGift ? null : amountText(subscription)}
      per={perText(subscription)}
      facts={[
        ...dates[standing],
        ...(isGift ? [{ label: 'Then', value: 'It ends by itself; nothing is charged' }] : []),
        ...(cardLast4 ? [{ label: 'Card', value: <CardEnding brand={cardBrand ?? null} last4={cardLast4} /> }] : []),
        { label: isGift ? 'Given on' : 'Since', value: day(createdAt) },
      ]}
      actions={
        canDoSomething && (
          <>
            {viewerCanResume && <ResumeSubscription subscription={subscription} />}
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
