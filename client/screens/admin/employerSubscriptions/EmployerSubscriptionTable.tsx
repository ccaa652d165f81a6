import { graphql, readInlineData, useFragment } from 'react-relay';
import { dateText } from '../../../components/time/dateText.ts';
import { useTimeZone } from '../../../components/time/useTimeZone.ts';
import { EmptyState } from '../../../ui/display/States.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { subscriptionColumns } from '../subscriptions/subscriptionColumns.tsx';
import type { EmployerSubscriptionTable_query$key } from './__generated__/EmployerSubscriptionTable_query.graphql.ts';
import type {
  EmployerSubscriptionTable_subscription$data,
  EmployerSubscriptionTable_subscription$key,
} from './__generated__/EmployerSubscriptionTable_subscription.graphql.ts';
import { EndGift } from './EndGift.tsx';
import { SubscriptionDetails } from './SubscriptionDetails.tsx';

type Row = EmployerSubscriptionTable_subscription$data;

/** All of one employer's subscriptions, the newest first; each unfolds to its invoices, or to why it was given. */
export function EmployerSubscriptionTable({ query }: { query: EmployerSubscriptionTable_query$key }) {
  const { subscriptions } = useFragment(
    graphql`
      fragment EmployerSubscriptionTable_query on Query @argumentDefinitions(employerId: { type: "Int!" }) {
        subscriptions(filter: { employerId: $employerId }, first: 100) {
          edges {
            node {
              ...EmployerSubscriptionTable_subscription
            }
          }
        }
      }
    `,
    query,
  );
  const timeZone = useTimeZone();
  const rows = subscriptions.edges.map(({ node }) => readRow(node));
  const [plan, ...others] = subscriptionColumns<Row>(timeZone);
  return (
    <DataTable
      caption="Subscriptions"
      columns={[
        ...(plan ? [{ ...plan, names: true }] : []),
        ...others,
        {
          id: 'created',
          header: 'Begun',
          cell: ({ createdAt }) => <time dateTime={createdAt}>{dateText(createdAt, timeZone)}</time>,
        },
      ]}
      rows={rows}
      rowId={(row) => row.id}
      rowLabel={({ createdAt }) => `the subscription of ${dateText(createdAt, timeZone)}`}
      details={(row) => <SubscriptionDetails subscription={row} />}
      actions={(row) => row.isGift && row.isActive && <EndGift subscription={row} />}
      instead={
        rows.length === 0 && (
          <EmptyState title="No subscription yet">Nothing was paid by this employer, and nothing given.</EmptyState>
        )
      }
    />
  );
}

const readRow = (key: EmployerSubscriptionTable_subscription$key): Row =>
  readInlineData(
    graphql`
      fragment EmployerSubscriptionTable_subscription on EmployerSubscription @inline {
        id
        createdAt
        isGift
        isActive
        ...subscriptionColumns_subscription
        ...SubscriptionDetails_subscription
        ...EndGift_subscription
      }
    `,
    key,
  );
