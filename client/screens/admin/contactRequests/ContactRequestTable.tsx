import type { ReactNode } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { useLocation, useNavigation } from 'react-router';
import { dateTimeText } from '../../../components/time/dateText.ts';
import { useTimeZone } from '../../../components/time/useTimeZone.ts';
import { paths } from '../../../paths.ts';
import { usePages } from '../../../relay/usePages.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { LoadMore } from '../../../ui/action/LoadMore.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { Badge, PremiumBadge } from '../../../ui/display/Badge.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { Row as Inline, Stack } from '../../../ui/layout/Grid.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx';
import type {
  ContactRequestTable_contactRequest$data,
  ContactRequestTable_contactRequest$key,
} from './__generated__/ContactRequestTable_contactRequest.graphql.ts';
import type { ContactRequestTable_query$key } from './__generated__/ContactRequestTable_query.graphql.ts';
import type { ContactRequestTableQuery } from './__generated__/ContactRequestTableQuery.graphql.ts';
import { ContactRequestDetails } from './ContactRequestDetails.tsx';
import styles from './ContactRequestTable.module.css';
import { filteredPath, readFilter } from './contactRequestFilter.ts';
import { RequestPeople } from './RequestPeople.tsx';
import { RequestStatus } from './RequestStatus.tsx';

type Row = ContactRequestTable_contactRequest$data;

const pageSize = 50;

export function ContactRequestTable({ query }: { query: ContactRequestTable_query$key }) {
  const { data, hasNext, more } = usePages<ContactRequestTableQuery, ContactRequestTable_query$key>(
    graphql`
      fragment ContactRequestTable_query on Query
      @refetchable(queryName: "ContactRequestTableQuery")
      @argumentDefinitions(
        filter: { type: "ContactRequestFilter" }
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
      ) {
        contactRequestStatuses(first: 100) {
          edges {
            node {
              id
              name
            }
          }
        }
        contactRequests(filter: $filter, first: $first, after: $after)
          @connection(key: "ContactRequestTable_contactRequests") {
          __id
          totalCount
          edges {
            node {
              ...ContactRequestTable_contactRequest
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
  const { edges, totalCount, __id: connectionId } = data.contactRequests;
  const statuses = data.contactRequestStatuses.edges.map(({ node }) => ({ value: node.id, label: node.name }));
  const rows = edges.map(({ node }) => readRow(node));

  return (
    <>
      <DataTable
        caption="Contact requests"
        columns={columns(timeZone, (row) => (
          <RequestStatus contactRequest={row} statuses={statuses} connectionId={connectionId} />
        ))}
        rows={rows}
        rowId={(row) => String(row.databaseId)}
        rowLabel={(row) => `contact request ${row.databaseId}`}
        stale={isNarrowing}
        details={(row) => (
          <Stack>
            <ContactRequestDetails contactRequest={row} />
            <RequestPeople contactRequest={row} />
          </Stack>
        )}
        actions={(row) =>
          row.chat && (
            <ButtonLink
              href={paths.adminChat.to({ id: row.chat.databaseId })}
              target="_blank"
              look="secondary"
              size="small"
            >
              Chat<VisuallyHidden> of contact request {row.databaseId}, in a new tab</VisuallyHidden>
            </ButtonLink>
          )
        }
        instead={rows.length === 0 && <NoRequests />}
      />
      {rows.length > 0 && <LoadMore shown={rows.length} total={hasNext ? totalCount : rows.length} {...more} />}
    </>
  );
}

const readRow = (key: ContactRequestTable_contactRequest$key): Row =>
  readInlineData(
    graphql`
      fragment ContactRequestTable_contactRequest on ContactRequest @inline {
        databaseId
        createdAt
        employerName
        jobSeekerName
        isPending
        employer {
          isPremium
        }
        jobSeeker {
          city {
            name
          }
          job {
            name
          }
        }
        chat {
          databaseId
          unread
          lastMessage {
            text
            type
            user {
              name
            }
          }
        }
        ...ContactRequestDetails_contactRequest
        ...RequestPeople_contactRequest
        ...RequestStatus_contactRequest
      }
    `,
    key,
  );

const columns = (timeZone: string, statusOf: (row: Row) => ReactNode): Column<Row>[] => [
  {
    id: 'created',
    header: 'Created',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className={styles.moment}>
        {dateTimeText(createdAt, timeZone)}
      </time>
    ),
  },
  { id: 'city', header: 'City', cell: ({ jobSeeker }) => jobSeeker?.city?.name ?? '–' },
  {
    id: 'employer',
    header: 'Employer',
    names: true,
    cell: ({ employerName, employer }) => (
      <Inline>
        {employerName}
        {employer?.isPremium && <PremiumBadge />}
      </Inline>
    ),
  },
  { id: 'job', header: 'Job', cell: ({ jobSeeker }) => jobSeeker?.job?.name ?? '–' },
  { id: 'candidate', header: 'Candidate', cell: ({ jobSeekerName }) => jobSeekerName },
  { id: 'id', header: 'Id', align: 'end', cell: ({ databaseId }) => databaseId },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => (
      <>
        {row.isPending && <Badge tone="warm">Pending</Badge>}
        <div className={styles.status}>{statusOf(row)}</div>
      </>
    ),
  },
  {
    id: 'message',
    header: 'Last message',
    cell: ({ chat }) => <LastMessage message={chat?.lastMessage} unread={chat?.unread ?? false} />,
  },
];

function LastMessage({
  message,
  unread,
}: {
  message: NonNullable<Row['chat']>['lastMessage'] | undefined;
  unread: boolean;
}) {
  if (!message) return '–';
  const text = message.text || (message.type === 'IMAGE' ? 'Image' : 'Document');
  return (
    <span className={classNames(styles.message, unread && styles.unread)} title={text}>
      {unread && <VisuallyHidden>Unread: </VisuallyHidden>}
      {message.user.name}: {text}
    </span>
  );
}

function NoRequests() {
  const filter = readFilter(new URLSearchParams(useLocation().search));
  const isFiltered = Object.values(filter).some((value) => value !== null);
  if (!isFiltered)
    return <EmptyState title="No contact requests yet">They appear here as employers make them.</EmptyState>;
  return (
    <EmptyState
      title="No contact request is like that"
      action={
        <ButtonLink
          href={filteredPath({ time: null, jobId: null, cityId: null, statusId: null, unread: null })}
          look="secondary"
        >
          Show all
        </ButtonLink>
      }
    />
  );
}

/** Whether the same list with another filter is on its way. */
function useIsNarrowing(): boolean {
  const { location } = useNavigation();
  return location !== undefined && paths.adminContactRequests.match(location.pathname) !== null;
}
