import { graphql, usePreloadedQuery } from 'react-relay';
import { amountText } from '../../../../server/domain/core/text/format/money.ts';
import { dateText } from '../../../../server/domain/core/text/format/time.ts';
import type { SubscriptionsScreenQuery } from '../../../__generated__/SubscriptionsScreenQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { SelectFilter, SortFilter } from '../../../features/core/list/filters.tsx';
import { NumberedList } from '../../../features/core/list/NumberedList.tsx';
import { useList } from '../../../features/core/list/useList.ts';
import { useTimeZone } from '../../../features/core/time/useTimeZone.ts';
import { Link } from '../../../ui/base/Link.tsx';
import { PremiumMark } from '../../../ui/display/Badge.tsx';
import { Figures } from '../../../ui/display/Figures.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { ListSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { subscriptionList } from '../lists.ts';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { SavedFilters } from '../savedFilters/SavedFilters.tsx';
import { GiveSubscriptionButton } from './GiveSubscriptionButton.tsx';
import { subscriptionColumns } from './subscriptionColumns.tsx';

export const { Skeleton, Failed } = officeFaces('Subscriptions', <ListSkeleton filters={2} />);

/** /admin/subscriptions: all subscriptions, paid or given, and the monthly revenue. */
export default function SubscriptionsScreen({ queryRef }: ScreenProps<SubscriptionsScreenQuery>) {
  const query = usePreloadedQuery<SubscriptionsScreenQuery>(
    graphql`
      query SubscriptionsScreenQuery(
        $filter: SubscriptionFilter
        $sort: SubscriptionSort!
        $reverse: Boolean!
        $first: Int!
        $page: Int!
      ) @preloadable {
        ...SavedFilters_query @arguments(list: SUBSCRIPTIONS)
        subscriptionTotals {
          currency
          count
          monthlyPrice
        }
        subscriptions(filter: $filter, sort: $sort, reverse: $reverse, first: $first, page: $page) {
          totalCount
          pageCursors {
            ...NumberedList_pageCursors
          }
          edges {
            node {
              id
              createdAt
              employer {
                databaseId
                name
                isPremium
              }
              ...subscriptionColumns_subscription
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { subscriptionTotals, subscriptions } = query;
  const list = useList(subscriptionList);
  const timeZone = useTimeZone();
  const totals = subscriptionTotals.map(({ currency, count, monthlyPrice }) => ({
    id: currency,
    value: amountText({ currency, price: monthlyPrice }),
    what: `a month from ${count === 1 ? 'one subscription' : `${count} subscriptions`}`,
  }));
  return (
    <OfficeScreen title="Subscriptions" action={<GiveSubscriptionButton />}>
      {totals.length > 0 && <Figures label="Revenue" figures={totals} />}
      <SavedFilters query={query} name="SUBSCRIPTIONS" list={list} />
      <NumberedList
        list={list}
        singular="subscription"
        plural="subscriptions"
        connection={subscriptions}
        filters={
          <>
            <SelectFilter
              list={list}
              name="status"
              label="Status"
              placeholder="All statuses"
              options={[
                { value: 'active', label: 'Premium' },
                { value: 'failed', label: 'Payment failed' },
                { value: 'over', label: 'Not active' },
              ]}
            />
            <SelectFilter
              list={list}
              name="kind"
              label="Kind"
              placeholder="Paid and gifts"
              options={[
                { value: 'paid', label: 'Paid' },
                { value: 'gift', label: 'Gifts' },
              ]}
            />
            <SortFilter
              list={list}
              options={[
                { value: '-created', label: 'Newest first' },
                { value: 'created', label: 'Oldest first' },
                { value: 'period_end', label: 'Ending or renewing first' },
                { value: '-period_end', label: 'Ending or renewing last' },
              ]}
            />
          </>
        }
        rowId={({ id }) => id}
        rowLabel={({ employer, createdAt }) => `the subscription of ${employer.name}, ${dateText(createdAt, timeZone)}`}
        columns={[
          {
            id: 'employer',
            header: 'Employer',
            names: true,
            cell: ({ employer }) => (
              <>
                <Link href={paths.adminEmployerSubscriptions.to({ employerId: employer.databaseId })}>
                  {employer.name}
                </Link>
                {employer.isPremium && <PremiumMark />}
              </>
            ),
          },
          ...subscriptionColumns(),
        ]}
        empty={<EmptyState title="No subscriptions yet">Paid and gift subscriptions appear here.</EmptyState>}
      />
    </OfficeScreen>
  );
}
