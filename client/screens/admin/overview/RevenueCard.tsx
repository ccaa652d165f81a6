import { graphql, useFragment } from 'react-relay';
import { amountText } from '../../../../server/domain/core/text/format/money.ts';
import type { RevenueCard_revenue$key } from '../../../__generated__/RevenueCard_revenue.graphql.ts';
import { TimeChart } from '../../../ui/chart/TimeChart.tsx';

/** Recurring revenue in one currency. */
export function RevenueCard({ revenue: key }: { revenue: RevenueCard_revenue$key }) {
  const { currency, days } = useFragment(
    graphql`
      fragment RevenueCard_revenue on RevenueTrend {
        currency
        days {
          day
          subscriptions
          monthlyPrice
        }
      }
    `,
    key,
  );
  const last = days.at(-1);
  const subscriptions = last?.subscriptions ?? 0;
  return (
    <TimeChart
      title={`Monthly revenue, ${currency}`}
      value={amountText({ currency, price: last?.monthlyPrice ?? 0 })}
      note={subscriptions === 1 ? 'From one paid subscription' : `From ${subscriptions} paid subscriptions`}
      series="line"
      points={days.map(({ day, monthlyPrice }) => ({ day, value: monthlyPrice }))}
    />
  );
}
