import { graphql, readInlineData } from 'react-relay';
import { amountText } from '../../../../server/domain/core/text/format/money.ts';
import type { subscriptionColumns_subscription$key } from '../../../__generated__/subscriptionColumns_subscription.graphql.ts';
import { perText } from '../../../features/billing/payment/priceLabel.ts';
import { type DisplayStatus, displayStatusOf } from '../../../features/billing/subscription/displayStatus.ts';
import { SubscriptionStatusBadge } from '../../../features/billing/subscription/SubscriptionStatusBadge.tsx';
import { CardEnding } from '../../../features/billing/view/CardBrand.tsx';
import { DateText } from '../../../features/core/time/DateText.tsx';
import type { Column } from '../../../ui/table/column.ts';

const untilTexts: Record<DisplayStatus, string> = {
  renews: 'Renews',
  ends: 'Ends',
  pass: 'Ends',
  gift: 'Ends',
  overdue: 'Grace until',
  lapsed: 'Ended',
  ended: 'Ended',
  unpaid: '',
};

const read = (key: subscriptionColumns_subscription$key) =>
  readInlineData(
    graphql`
      fragment subscriptionColumns_subscription on EmployerSubscription @inline {
        createdAt
        recurringMode
        currency
        price
        nextPlan {
          recurringMode
          price
        }
        status
        isActive
        isGift
        isPass
        cancelAtPeriodEnd
        currentPeriodEnd
        accessEndsAt
        cardBrand
        cardLast4
      }
    `,
    key,
  );

/** The columns of a subscription: the plan, its state, until when, the card, and when it began. */
export const subscriptionColumns = <Row extends subscriptionColumns_subscription$key>(): [
  plan: Column<Row>,
  ...others: Column<Row>[],
] => [
  {
    id: 'plan',
    header: 'Plan',
    cell: (row) => {
      const subscription = read(row);
      if (subscription.isGift) return 'Gift';
      const { currency, nextPlan } = subscription;
      const now = `${amountText(subscription)}${perText(subscription)}`;
      return nextPlan ? `${now}, then ${amountText({ ...nextPlan, currency })}${perText(nextPlan)}` : now;
    },
  },
  {
    id: 'state',
    header: 'Status',
    phone: 'aside',
    cell: (row) => <SubscriptionStatusBadge status={displayStatusOf(read(row))} />,
  },
  {
    id: 'until',
    header: 'Until',
    sort: 'PERIOD_END',
    phone: 'line',
    cell: (row) => {
      const subscription = read(row);
      const status = displayStatusOf(subscription);
      if (status === 'unpaid') return null;
      const end = status === 'renews' ? subscription.currentPeriodEnd : subscription.accessEndsAt;
      return (
        <>
          {untilTexts[status]} <DateText at={end} />
        </>
      );
    },
  },
  {
    id: 'card',
    header: 'Card',
    cell: (row) => {
      const { cardBrand, cardLast4 } = read(row);
      return cardLast4 && <CardEnding brand={cardBrand ?? null} last4={cardLast4} />;
    },
  },
  {
    id: 'created',
    header: 'Started',
    sort: 'CREATED',
    cell: (row) => <DateText at={read(row).createdAt} />,
  },
];
