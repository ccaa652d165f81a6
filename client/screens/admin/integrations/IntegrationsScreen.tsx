import { graphql, usePreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router';
import type { IntegrationsScreenQuery } from '../../../__generated__/IntegrationsScreenQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { groupNames } from '../../../features/accounts/apiKeys/groupLabels.ts';
import { plainList } from '../../../features/core/list/defineList.ts';
import { NumberedList } from '../../../features/core/list/NumberedList.tsx';
import { useList } from '../../../features/core/list/useList.ts';
import { DateText } from '../../../features/core/time/DateText.tsx';
import { Button } from '../../../ui/action/Button.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { useDialog } from '../../../ui/dialog/useDialog.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { AddIntegrationDialog } from './IntegrationNameDialog.tsx';
import { IntegrationState } from './IntegrationState.tsx';

export const { Skeleton, Failed } = officeFaces('Integrations', <TableSkeleton rows={8} />);

/** /admin/integrations: programs of the operator with accounts of their own. */
export default function IntegrationsScreen({ queryRef }: ScreenProps<IntegrationsScreenQuery>) {
  const { integrations } = usePreloadedQuery<IntegrationsScreenQuery>(
    graphql`
      query IntegrationsScreenQuery($first: Int!, $page: Int!) @preloadable {
        integrations(first: $first, page: $page) {
          totalCount
          pageCursors {
            ...NumberedList_pageCursors
          }
          edges {
            node {
              id
              databaseId
              name
              createdAt
              endedAt
              madeBy {
                name
              }
              apiKeys {
                groups
                canWrite
                lastUsedAt
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const list = useList(plainList);
  const navigate = useNavigate();
  const dialog = useDialog<null>();
  return (
    <OfficeScreen
      title="Integrations"
      lead="Programs with accounts of their own. Each acts as an admin, as far as its keys permit; nobody can log in to it."
      action={<Button {...dialog.opens(null)}>Add an integration</Button>}
    >
      <NumberedList
        list={list}
        singular="integration"
        plural="integrations"
        connection={integrations}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        columns={[
          {
            id: 'name',
            header: 'Name',
            names: true,
            cell: ({ databaseId, name }) => (
              <Link href={paths.adminIntegration.to({ id: databaseId })}>
                <bdi>{name}</bdi>
              </Link>
            ),
          },
          {
            id: 'groups',
            header: 'May use',
            phone: 'line',
            cell: ({ apiKeys }) => groupNames([...new Set(apiKeys.flatMap(({ groups }) => groups))].toSorted()) || null,
            second: ({ apiKeys }) =>
              apiKeys.length > 0 && (apiKeys.some(({ canWrite }) => canWrite) ? 'Read and change' : 'Read'),
          },
          { id: 'used', header: 'Last use', cell: ({ apiKeys }) => <LastUse keys={apiKeys} /> },
          {
            id: 'madeBy',
            header: 'Made by',
            cell: ({ madeBy }) => <bdi>{madeBy.name}</bdi>,
            second: ({ createdAt }) => <DateText at={createdAt} />,
          },
          {
            id: 'state',
            header: 'State',
            phone: 'aside',
            cell: ({ endedAt, apiKeys }) => <IntegrationState endedAt={endedAt} keys={apiKeys.length} />,
          },
        ]}
        empty={
          <EmptyState title="No integrations yet">Add one for a program of yours, such as a payroll import.</EmptyState>
        }
      />
      {dialog.render((_, state) => (
        <AddIntegrationDialog {...state} onMade={(id) => void navigate(paths.adminIntegration.to({ id }))} />
      ))}
    </OfficeScreen>
  );
}

function LastUse({ keys }: { keys: readonly { lastUsedAt: string | null | undefined }[] }) {
  const last = keys
    .flatMap(({ lastUsedAt }) => lastUsedAt ?? [])
    .sort()
    .at(-1);
  return last ? <DateText at={last} /> : 'Not used';
}
