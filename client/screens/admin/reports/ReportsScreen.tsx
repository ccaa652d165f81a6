import { graphql, usePreloadedQuery } from 'react-relay';
import type { ReportsScreenQuery } from '../../../__generated__/ReportsScreenQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { SelectFilter } from '../../../features/core/list/filters.tsx';
import { NumberedList } from '../../../features/core/list/NumberedList.tsx';
import { useList } from '../../../features/core/list/useList.ts';
import { DateText } from '../../../features/core/time/DateText.tsx';
import { reasonLabels } from '../../../features/lifecycle/report/reasonLabels.ts';
import { Link } from '../../../ui/base/Link.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { ListSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { kindLabels, reportList, stateLabels } from './reportList.ts';

export const { Skeleton, Failed } = officeFaces('Reports', <ListSkeleton filters={2} />);

/** /admin/reports: what people have reported, the open ones first. */
export default function ReportsScreen({ queryRef }: ScreenProps<ReportsScreenQuery>) {
  const { reports } = usePreloadedQuery<ReportsScreenQuery>(
    graphql`
      query ReportsScreenQuery($filter: ReportFilter, $first: Int!, $page: Int!) @preloadable {
        reports(filter: $filter, first: $first, page: $page) {
          totalCount
          pageCursors {
            ...NumberedList_pageCursors
          }
          edges {
            node {
              id
              databaseId
              kind
              reason
              state
              createdAt
              reported {
                name
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const list = useList(reportList);
  return (
    <OfficeScreen title="Reports" lead="What people have reported. We never tell the reported person who it was.">
      <NumberedList
        list={list}
        singular="report"
        plural="reports"
        connection={reports}
        filters={
          <>
            <SelectFilter
              list={list}
              name="state"
              label="State"
              placeholder="Open"
              options={[
                { value: 'resolved', label: 'Resolved' },
                { value: 'all', label: 'Open and resolved' },
              ]}
            />
            <SelectFilter
              list={list}
              name="kind"
              label="Kind"
              placeholder="All kinds"
              options={Object.entries(kindLabels).map(([kind, label]) => ({ value: kind.toLowerCase(), label }))}
            />
          </>
        }
        rowId={({ id }) => id}
        rowLabel={({ databaseId }) => `report #${databaseId}`}
        columns={[
          {
            id: 'reason',
            header: 'Reason',
            names: true,
            cell: ({ databaseId, reason }) => (
              <Link href={paths.adminReport.to({ id: databaseId })}>{reasonLabels[reason]}</Link>
            ),
            second: ({ databaseId }) => `#${databaseId}`,
          },
          { id: 'kind', header: 'Kind', cell: ({ kind }) => kindLabels[kind] },
          { id: 'who', header: 'About', phone: 'line', cell: ({ reported }) => reported.name },
          {
            id: 'state',
            header: 'State',
            phone: 'line',
            cell: ({ state }) => <Badge tone={state === 'OPEN' ? 'warm' : 'neutral'}>{stateLabels[state]}</Badge>,
          },
          { id: 'created', header: 'Reported', phone: 'aside', cell: ({ createdAt }) => <DateText at={createdAt} /> },
        ]}
        actions={({ databaseId }) => [{ id: 'open', label: 'Open', href: paths.adminReport.to({ id: databaseId }) }]}
        empty={<EmptyState title="No reports">What people report to you appears here.</EmptyState>}
      />
    </OfficeScreen>
  );
}
