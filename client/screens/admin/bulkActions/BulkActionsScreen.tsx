import { graphql, usePreloadedQuery } from 'react-relay';
import type { BulkActionsScreenQuery } from '../../../__generated__/BulkActionsScreenQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { plainList } from '../../../features/core/list/defineList.ts';
import { NumberedList } from '../../../features/core/list/NumberedList.tsx';
import { useList } from '../../../features/core/list/useList.ts';
import { DateTimeText } from '../../../features/core/time/DateText.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { BulkActionStateBadge } from './BulkState.tsx';
import { bulkTitle } from './bulkWords.ts';
import { useReadWhile } from './useReadWhile.ts';

export const { Skeleton, Failed } = officeFaces('Bulk actions', <TableSkeleton rows={8} />);

/** /admin/bulk-actions: what admins did to many records at once. */
export default function BulkActionsScreen({ queryRef }: ScreenProps<BulkActionsScreenQuery>) {
  const { bulkActions } = usePreloadedQuery<BulkActionsScreenQuery>(
    graphql`
      query BulkActionsScreenQuery($first: Int!, $page: Int!) @preloadable {
        bulkActions(first: $first, page: $page) {
          totalCount
          pageCursors {
            ...NumberedList_pageCursors
          }
          edges {
            node {
              id
              databaseId
              kind
              state
              total
              waiting
              failed
              undoesDatabaseId
              createdAt
              admin {
                name
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const list = useList(plainList);
  useReadWhile(bulkActions.edges.some(({ node }) => node.state === 'RUNNING'));
  return (
    <OfficeScreen
      title="Bulk actions"
      lead="Changes that admins made to many records at once. Select rows in a list to start one."
    >
      <NumberedList
        list={list}
        singular="bulk action"
        plural="bulk actions"
        connection={bulkActions}
        rowId={({ id }) => id}
        rowLabel={({ databaseId }) => `bulk action #${databaseId}`}
        columns={[
          {
            id: 'what',
            header: 'Action',
            names: true,
            cell: ({ databaseId, kind, total }) => (
              <Link href={paths.adminBulkAction.to({ id: databaseId })}>{bulkTitle(kind, total)}</Link>
            ),
            second: ({ databaseId, undoesDatabaseId }) =>
              `#${databaseId}${undoesDatabaseId === null ? '' : ` · undo of #${undoesDatabaseId}`}`,
          },
          { id: 'admin', header: 'Admin', cell: ({ admin }) => admin.name },
          {
            id: 'state',
            header: 'State',
            phone: 'aside',
            cell: ({ state }) => <BulkActionStateBadge state={state} />,
            second: ({ failed }) => failed > 0 && `${failed.toLocaleString('en')} failed`,
          },
          {
            id: 'rows',
            header: 'Done',
            align: 'end',
            cell: ({ total, waiting }) => `${(total - waiting).toLocaleString('en')} of ${total.toLocaleString('en')}`,
          },
          {
            id: 'when',
            header: 'Started',
            phone: 'line',
            cell: ({ createdAt }) => (
              <>
                <DateTimeText at={createdAt} />
              </>
            ),
          },
        ]}
        empty={
          <EmptyState title="No bulk actions yet">
            Select job seekers, employers, job offers or contact requests in their lists.
          </EmptyState>
        }
      />
    </OfficeScreen>
  );
}
