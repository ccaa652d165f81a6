import { graphql, usePreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router';
import { capitalized } from '../../../../server/domain/core/text/labels.ts';
import type { AuditRecordType, BulkActionScreenQuery } from '../../../__generated__/BulkActionScreenQuery.graphql.ts';
import type { BulkActionScreenRetryMutation } from '../../../__generated__/BulkActionScreenRetryMutation.graphql.ts';
import type { BulkActionScreenStopMutation } from '../../../__generated__/BulkActionScreenStopMutation.graphql.ts';
import type { BulkActionScreenUndoMutation } from '../../../__generated__/BulkActionScreenUndoMutation.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { notFound } from '../../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { SelectFilter } from '../../../features/core/list/filters.tsx';
import { NumberedList } from '../../../features/core/list/NumberedList.tsx';
import { useList } from '../../../features/core/list/useList.ts';
import { DateTimeText } from '../../../features/core/time/DateText.tsx';
import { Button } from '../../../ui/action/Button.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { confirm } from '../../../ui/dialog/confirm.ts';
import { Card } from '../../../ui/display/Card.tsx';
import { Facts } from '../../../ui/display/Facts.tsx';
import { Figures } from '../../../ui/display/Figures.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { ProgressBar } from '../../../ui/form/ProgressBar.tsx';
import { Row, Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { ListSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { bulkItemList } from '../lists.ts';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { recordPath } from '../officePages.ts';
import { BulkActionStateBadge, BulkItemStateBadge, resultOptions } from './BulkState.tsx';
import { bulkTitle, bulkWords, countText } from './bulkWords.ts';
import { useReadWhile } from './useReadWhile.ts';

export const { Skeleton, Failed } = officeFaces('Bulk action', <ListSkeleton filters={1} />);

/** /admin/bulk-actions/{id}: how far an action on many records has come, and how it went with each of them. */
export default function BulkActionScreen({ queryRef }: ScreenProps<BulkActionScreenQuery>) {
  const { bulkAction } = usePreloadedQuery<BulkActionScreenQuery>(
    graphql`
      query BulkActionScreenQuery($id: Int!, $state: BulkItemState, $first: Int!, $page: Int!) @preloadable {
        bulkAction(databaseId: $id) {
          id
          databaseId
          kind
          state
          recordType
          createdAt
          finishedAt
          allMatching
          statusName
          text
          fileName
          mails
          total
          waiting
          done
          skipped
          failed
          canUndo
          undoesDatabaseId
          undoneByDatabaseId
          retryable
          retriesDatabaseId
          retriedByDatabaseId
          admin {
            name
          }
          items(state: $state, first: $first, page: $page) {
            totalCount
            pageCursors {
              ...NumberedList_pageCursors
            }
            edges {
              node {
                id
                state
                note
                line
                recordDatabaseId
                recordName
                recordExists
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const list = useList(bulkItemList);
  const navigate = useNavigate();
  const [stop] = useAction<BulkActionScreenStopMutation>(graphql`
    mutation BulkActionScreenStopMutation($input: StopBulkActionInput!) {
      stopBulkAction(input: $input) {
        ... on StopBulkActionPayload @alias(as: "success") {
          bulkAction {
            id
            state
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [undo] = useAction<BulkActionScreenUndoMutation>(graphql`
    mutation BulkActionScreenUndoMutation($input: UndoBulkActionInput!) {
      undoBulkAction(input: $input) {
        ... on UndoBulkActionPayload @alias(as: "success") {
          bulkAction {
            databaseId
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [retry] = useAction<BulkActionScreenRetryMutation>(graphql`
    mutation BulkActionScreenRetryMutation($input: RetryBulkActionInput!) {
      retryBulkAction(input: $input) {
        ... on RetryBulkActionPayload @alias(as: "success") {
          bulkAction {
            databaseId
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  useReadWhile(bulkAction?.state === 'RUNNING');
  if (!bulkAction) throw notFound();
  const { id, databaseId, kind, state, recordType, total, waiting, done, skipped, failed } = bulkAction;
  const { noun } = bulkWords[kind];
  const isUndo = bulkAction.undoesDatabaseId !== null;
  const title = `${isUndo ? 'Undo: ' : ''}${bulkTitle(kind, total)}`;

  async function askToStop() {
    await confirm({
      title: 'Stop this action',
      text: 'Finished rows stay changed. Waiting rows are skipped.',
      action: () => stop({ input: { id } }),
    });
  }

  async function askToUndo() {
    const undone = await confirm({
      title: 'Undo this action',
      text: `${countText(done, noun)} will be changed back, except those that were edited since.`,
      action: () => undo({ input: { id } }),
    });
    if (undone) void navigate(paths.adminBulkAction.to({ id: undone.bulkAction.databaseId }));
  }

  async function askToRetry() {
    const retried = await confirm({
      title: 'Try again',
      text: `This starts a new action with the failed rows: ${countText(bulkAction?.retryable ?? 0, noun)}.`,
      action: () => retry({ input: { id } }),
    });
    if (retried) void navigate(paths.adminBulkAction.to({ id: retried.bulkAction.databaseId }));
  }

  return (
    <OfficeScreen
      title={title}
      trail={[{ label: 'Bulk actions', href: paths.adminBulkActions.to() }, { label: `#${databaseId}` }]}
      action={
        state === 'RUNNING' ? (
          <Button look="secondary" onClick={() => void askToStop()}>
            Stop
          </Button>
        ) : (
          <Row>
            {bulkAction.retryable > 0 && (
              <Button look="secondary" onClick={() => void askToRetry()}>
                Try again
              </Button>
            )}
            {bulkAction.canUndo && (
              <Button look="secondary" onClick={() => void askToUndo()}>
                Undo
              </Button>
            )}
          </Row>
        )
      }
    >
      <Stack>
        <Card>
          <Stack>
            <Text role="status">
              <BulkActionStateBadge state={state} /> {(total - waiting).toLocaleString('en')} of{' '}
              {countText(total, noun)}
            </Text>
            <ProgressBar percent={Math.floor(((total - waiting) / total) * 100)} label="Rows that are done" />
            <Figures
              label="Results"
              figures={[
                { id: 'done', value: done.toLocaleString('en'), what: 'done' },
                { id: 'skipped', value: skipped.toLocaleString('en'), what: 'skipped' },
                { id: 'failed', value: failed.toLocaleString('en'), what: 'failed' },
                { id: 'waiting', value: waiting.toLocaleString('en'), what: 'waiting' },
              ]}
            />
            <Facts
              facts={[
                { label: 'Started by', value: bulkAction.admin.name },
                { label: 'Started', value: <DateTimeText at={bulkAction.createdAt} /> },
                { label: 'Ended', value: bulkAction.finishedAt && <DateTimeText at={bulkAction.finishedAt} /> },
                { label: 'Rows', value: bulkAction.allMatching ? 'All rows that matched a filter' : null },
                {
                  label: 'Status',
                  value: kind === 'CONTACT_REQUEST_STATUS' && !isUndo ? (bulkAction.statusName ?? 'No status') : null,
                },
                { label: 'Message', value: bulkAction.text },
                { label: 'File', value: bulkAction.fileName },
                { label: 'Emails', value: bulkAction.mails ? 'To each person added' : null },
                {
                  label: 'Sets back',
                  value: bulkAction.undoesDatabaseId && <ActionLink id={bulkAction.undoesDatabaseId} />,
                },
                {
                  label: 'Tries again',
                  value: bulkAction.retriesDatabaseId && <ActionLink id={bulkAction.retriesDatabaseId} />,
                },
                {
                  label: 'Tried again by',
                  value: bulkAction.retriedByDatabaseId && <ActionLink id={bulkAction.retriedByDatabaseId} />,
                },
                {
                  label: 'Undone by',
                  value: bulkAction.undoneByDatabaseId && <ActionLink id={bulkAction.undoneByDatabaseId} />,
                },
              ]}
            />
          </Stack>
        </Card>
        <NumberedList
          list={list}
          singular="row"
          plural="rows"
          connection={bulkAction.items}
          filters={
            <SelectFilter list={list} name="result" label="Result" placeholder="All results" options={resultOptions} />
          }
          rowId={(item) => item.id}
          rowLabel={(item) => (item.line === null ? `${noun.singular} #${item.recordDatabaseId}` : `line ${item.line}`)}
          columns={[
            {
              id: 'record',
              header: capitalized(noun.singular),
              names: true,
              cell: (item) => <Record item={item} recordType={recordType} />,
              second: ({ line, recordDatabaseId, recordName }) =>
                [line != null && recordDatabaseId != null && `Line ${line}`, recordName && `#${recordDatabaseId}`]
                  .filter(Boolean)
                  .join(' · '),
            },
            {
              id: 'result',
              header: 'Result',
              phone: 'aside',
              cell: (item) => <BulkItemStateBadge state={item.state} />,
            },
            { id: 'note', header: 'Why', phone: 'line', cell: ({ note }) => note },
          ]}
          empty={<EmptyState title="No rows" />}
        />
      </Stack>
    </OfficeScreen>
  );
}

type Query = BulkActionScreenQuery['response'];
type Item = NonNullable<Query['bulkAction']>['items']['edges'][number]['node'];

/** Links to a record that is there. A row of a file that has not become one is named by its line. */
function Record({
  item: { line, recordDatabaseId, recordName, recordExists },
  recordType,
}: {
  item: Item;
  recordType: AuditRecordType;
}) {
  if (recordDatabaseId == null) return <>Line {line}</>;
  const name = recordName ?? `#${recordDatabaseId}`;
  const href = recordExists ? recordPath(recordType, recordDatabaseId) : null;
  return href ? <Link href={href}>{name}</Link> : name;
}

function ActionLink({ id }: { id: number }) {
  return <Link href={paths.adminBulkAction.to({ id })}>Bulk action #{id}</Link>;
}
