import { graphql, readInlineData } from 'react-relay';
import { useLocation, useNavigation } from 'react-router';
import { dateText } from '../../../components/time/dateText.ts';
import { useTimeZone } from '../../../components/time/useTimeZone.ts';
import { paths } from '../../../paths.ts';
import { usePages } from '../../../relay/usePages.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { LoadMore } from '../../../ui/action/LoadMore.tsx';
import { PremiumBadge } from '../../../ui/display/Badge.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Row as Inline } from '../../../ui/layout/Grid.tsx';
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx';
import type { SubscriptionTable_query$key } from './__generated__/SubscriptionTable_query.graphql.ts';
import type {
  SubscriptionTable_subscription$data,
  SubscriptionTable_subscription$key,
} from './__generated__/SubscriptionTable_subscription.graphql.ts';
import type { SubscriptionTableQuery } from './__generated__/SubscriptionTableQuery.graphql.ts';
import { subscriptionColumns } from './subscriptionColumns.tsx';
import { filteredPath, readFilter } from './subscriptionFilter.ts';

type Row = SubscriptionTable_subscription$data;

const pageSize = 50;

export function SubscriptionTable({ query }: { query: SubscriptionTable_query$key }) {
  const { data, hasNext, more } = usePages<SubscriptionTableQuery, SubscriptionTable_query$key>(
    graphql`
      fragment SubscriptionTable_query on Query
      @refetchable(queryName: "SubscriptionTableQuery")
      @argumentDefinitions(
        filter: { type: "SubscriptionFilter" }
        sort: { type: "SubscriptionSort!" }
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
      ) {
        subscriptions(filter: $filter, sort: $sort, first: $first, after: $after)
          @connection(key: "SubscriptionTable_subscriptions") {
          totalCount
          edges {
            node {
              ...SubscriptionTable_subscription
            }
          }
        }
      }
    `,
    query,
    pageSize,
  );
  const timeZone = useTimeZone();
  const isNarrowing = useIsNarrowing();
  const { edges, totalCount } = data.subscriptions;
  const rows = edges.map(({ node }) => readRow(node));

  return (
    <>
      <DataTable
        caption="Subscriptions"
        columns={[
          employerColumn,
          ...subscriptionColumns(timeZone),
          {
            id: 'created',
            header: 'Begun',
            cell: ({ createdAt }) => <time dateTime={createdAt}>{dateText(createdAt, timeZone)}</time>,
          },
        ]}
        rows={rows}
        rowId={(row) => row.id}
        stale={isNarrowing}
        instead={rows.length === 0 && <NoSubscriptions />}
      />
      {rows.length > 0 && <LoadMore shown={rows.length} total={hasNext ? totalCount : rows.length} {...more} />}
    </>
  );
}

const readRow = (key: SubscriptionTable_subscription$key): Row =>
  readInlineData(
    graphql`
      fragment SubscriptionTable_subscription on EmployerSubscription @inline {
        id
        createdAt
        employer {
          databaseId
          name
          company
          isPremium
        }
        ...subscriptionColumns_subscription
      }
    `,
    key,
  );

const employerColumn: Column<Row> = {
  id: 'employer',
  header: 'Employer',
  names: true,
  cell: ({ employer }) => (
    <Inline>
      <Link href={paths.adminEmployerSubscriptions.to({ employerId: employer.databaseId })}>{employer.name}</Link>
      {employer.isPremium && <PremiumBadge />}
    </Inline>
  ),
};

function NoSubscriptions() {
  const filter = readFilter(new URLSearchParams(useLocation().search));
  if (filter.standing === null && filter.kind === null) {
    return <EmptyState title="No subscriptions yet">They appear here as employers pay, or as you give one.</EmptyState>;
  }
  return (
    <EmptyState
      title="No subscription is like that"
      action={
        <ButtonLink href={filteredPath({ standing: null, kind: null, sort: null })} look="secondary">
          Show all
        </ButtonLink>
      }
    />
  );
}

/** Whether the same list with another filter is on its way. */
function useIsNarrowing(): boolean {
  const { location } = useNavigation();
  return location !== undefined && paths.adminSubscriptions.match(location.pathname) !== null;
}
