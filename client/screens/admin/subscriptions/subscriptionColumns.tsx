import { graphql, readInlineData } from 'react-relay';
import { amountText, perText } from '../../../components/payment/priceLabel.ts';
import { StandingBadge } from '../../../components/subscription/StandingBadge.tsx';
import { type Standing, standingOf } from '../../../components/subscription/standing.ts';
import { dateText } from '../../../components/time/dateText.ts';
import { CardEnding } from '../../../ui/payment/CardBrand.tsx';
import type { Column } from '../../../ui/table/DataTable.tsx';
import type { subscriptionColumns_subscription$key } from './__generated__/subscriptionColumns_subscription.graphql.ts';

const untilTexts: Record<Standing, string> = {
  renews: 'Renews',
  ends: 'Ends',
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
        recurringMode
        currency
        price
        status
        isActive
        isGift
        cancelAtPeriodEnd
        currentPeriodEnd
        accessEndsAt
        cardBrand
        cardLast4
      }
    `,
    key,
  );

/** What the back office's tables say of a subscription: the plan, how it stands, until when, and the card. */
export const subscriptionColumns = <Row extends subscriptionColumns_subscription$key>(
  timeZone: string,
): Column<Row>[] => [
  {
    id: 'plan',
    header: 'Plan',
    cell: (row) => {
      const subscription = read(row);
      return subscription.isGift ? 'Given by hand' : `${amountText(subscription)}${perText(subscription)}`;
    },
  },
  { id: 'state', header: 'State', cell: (row) => <StandingBadge standing={standingOf(read(row))} /> },
  {
    id: 'until',
    header: 'Until',
    cell: (row) => {
      const subscription = read(row);
      const standing = standingOf(subscription);
      if (standing === 'unpaid') return '–';
      const end = standing === 'renews' ? subscription.currentPeriodEnd : subscription.accessEndsAt;
      return (
        <span>
          {untilTexts[standing]} <time dateTime={end}>{dateText(end, timeZone)}</time>
        </span>
      );
    },
  },
  {
    id: 'card',
    header: 'Card',
    cell: (row) => {
      const { cardBrand, cardLast4 } = read(row);
      return cardLast4 ? <CardEnding brand={cardBrand ?? null} last4={cardLast4} /> : '–';
    },
  },
];
