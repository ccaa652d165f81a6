import { graphql, usePreloadedQuery } from 'react-relay';
import { amountText } from '../../../components/payment/priceLabel.ts';
import { PageMeta } from '../../../routing/PageMeta.tsx';
import type { ScreenProps } from '../../../routing/route.ts';
import { Figures } from '../../../ui/display/Figures.tsx';
import { Loading } from '../../../ui/display/Loading.tsx';
import { OfficeHead } from '../../../ui/layout/BackOffice.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { AdminFrame } from '../AdminFrame.tsx';
import type { SubscriptionsScreenQuery } from './__generated__/SubscriptionsScreenQuery.graphql.ts';
import { GiveSubscriptionButton } from './GiveSubscriptionButton.tsx';
import { SubscriptionFilters } from './SubscriptionFilters.tsx';
import { SubscriptionTable } from './SubscriptionTable.tsx';

/** /admin/subscriptions: everything that was bought, given or tried, and what it brings in. */
export default function SubscriptionsScreen({ queryRef }: ScreenProps<SubscriptionsScreenQuery>) {
  const query = usePreloadedQuery<SubscriptionsScreenQuery>(
    graphql`
      query SubscriptionsScreenQuery($filter: SubscriptionFilter, $sort: SubscriptionSort!) @preloadable {
        subscriptionTotals {
          currency
          count
          monthlyPrice
        }
        ...SubscriptionTable_query @arguments(filter: $filter, sort: $sort)
      }
    `,
    queryRef,
  );
  const totals = query.subscriptionTotals.map(({ currency, count, monthlyPrice }) => ({
    id: currency,
    value: amountText({ currency, price: monthlyPrice }),
    what: `a month from ${count === 1 ? 'one subscription' : `${count} subscriptions`}`,
  }));
  return (
    <AdminFrame>
      <PageMeta title="Subscriptions" />
      <OfficeHead title="Subscriptions" action={<GiveSubscriptionButton />} />
      {totals.length > 0 && <Figures label="What is paid" figures={totals} />}
      <SubscriptionFilters />
      <SubscriptionTable query={query} />
    </AdminFrame>
  );
}

export function Skeleton() {
  return (
    <AdminFrame>
      <OfficeHead title="Subscriptions" />
      <Loading>
        <TableSkeleton rows={12} />
      </Loading>
    </AdminFrame>
  );
}
