import { graphql, readInlineData, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import type { AdminEmployersScreenQuery } from '../../../__generated__/AdminEmployersScreenQuery.graphql.ts';
import type { employerColumns_employer$key } from '../../../__generated__/employerColumns_employer.graphql.ts';
import { paths } from '../../../app/paths.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { SortFilter } from '../../../features/core/list/filters.tsx';
import { NumberedList } from '../../../features/core/list/NumberedList.tsx';
import { useList } from '../../../features/core/list/useList.ts';
import { DateText } from '../../../features/core/time/DateText.tsx';
import { useEmail } from '../../../features/office/email/useEmail.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { Badge, PremiumMark, VerifiedMark } from '../../../ui/display/Badge.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { ListSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { useBulk } from '../bulkActions/useBulk.tsx';
import { ExportButton } from '../exports/ExportButton.tsx';
import { LastMessage, UnreadDot } from '../lastMessage/LastMessage.tsx';
import { employerList, employerVariables } from '../lists.ts';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { MessageFilter, WhoFilters } from '../people/PersonFilters.tsx';
import { useDeletePerson } from '../people/useDeletePerson.ts';
import { verifiedWithDates } from '../people/verifiedWithDates.ts';
import { SavedFilters } from '../savedFilters/SavedFilters.tsx';

const read = (key: employerColumns_employer$key) =>
  readInlineData(
    graphql`
      fragment employerColumns_employer on Employer @inline {
        databaseId
        name
        email
        whatsApp
        company
        isPremium
        isGuest
        createdAt
        contactRequestCount
        city {
          name
        }
        emailVerifiedAt
        phoneVerifiedAt
        identityCheckedAt
        myChatWithAdmin {
          unread
          ...LastMessage_chat
        }
      }
    `,
    key,
  );

/** Name, how to reach them, number of contact requests, last message and signup. The name leads to the requests. */
const employerColumns = <Row extends employerColumns_employer$key>(): Column<Row>[] => [
  {
    id: 'name',
    header: 'Employer',
    names: true,
    cell: (row) => {
      const { databaseId, name, isPremium, isGuest, myChatWithAdmin } = read(row);
      return (
        <>
          {myChatWithAdmin?.unread && <UnreadDot />}
          <Link href={paths.adminEmployerContactRequests.to({ employerId: databaseId })}>{name}</Link>
          <VerifiedMark what={verifiedWithDates(read(row))} />
          {isPremium && <PremiumMark />} {isGuest && <Badge>Guest</Badge>}
        </>
      );
    },
    second: (row) => {
      const { company, city } = read(row);
      return [company, city?.name].filter(Boolean).join(' · ');
    },
  },
  {
    id: 'reach',
    header: 'Contact',
    phone: 'line',
    cell: (row) => read(row).email ?? read(row).whatsApp,
    second: (row) => {
      const { email, whatsApp } = read(row);
      return email && whatsApp;
    },
  },
  {
    id: 'requests',
    header: 'Requests',
    align: 'end',
    cell: (row) => read(row).contactRequestCount,
  },
  {
    id: 'message',
    header: 'Last message',
    sort: 'LATEST_MESSAGE',
    cell: (row) => <LastMessage chat={read(row).myChatWithAdmin} />,
    second: (row) => (
      <>
        Joined <DateText at={read(row).createdAt} />
      </>
    ),
  },
];

export const { Skeleton, Failed } = officeFaces('Employers', <ListSkeleton filters={4} />);

/** /admin/employers (docs/product/back-office.md, 'Employers'). */
export default function AdminEmployersScreen({ queryRef }: ScreenProps<AdminEmployersScreenQuery>) {
  const query = usePreloadedQuery<AdminEmployersScreenQuery>(
    graphql`
      query AdminEmployersScreenQuery(
        $filter: EmployerFilter
        $sort: EmployerSort!
        $reverse: Boolean!
        $first: Int!
        $page: Int!
      ) @preloadable {
        ...SavedFilters_query @arguments(list: EMPLOYERS)
        cities {
          databaseId
          name
        }
        employers(filter: $filter, sort: $sort, reverse: $reverse, first: $first, page: $page) {
          totalCount
          pageCursors {
            ...NumberedList_pageCursors
          }
          edges {
            node {
              id
              databaseId
              name
              viewerCanEmail
              ...employerColumns_employer
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { cities, employers } = query;
  const list = useList(employerList);
  const { filter } = employerVariables(new URLSearchParams(useLocation().search));
  const bulk = useBulk({ connection: employers, matching: { employers: filter }, kinds: ['EMPLOYER_EMAIL'] });
  const askToDelete = useDeletePerson('Employer');
  const email = useEmail('Employer');
  return (
    <OfficeScreen
      title="Employers"
      action={<ExportButton name="employers" filter={filter} plural="employers" total={employers.totalCount} />}
    >
      <SavedFilters query={query} name="EMPLOYERS" list={list} />
      <NumberedList
        list={list}
        singular="employer"
        plural="employers"
        connection={employers}
        filters={
          <>
            <WhoFilters list={list} cities={cities} />
            <MessageFilter list={list} />
            <SortFilter
              list={list}
              everywhere
              options={[
                { value: '-created', label: 'Newest Signups First' },
                { value: 'created', label: 'Oldest Signups First' },
                { value: '-latest_message', label: 'Sort by Latest Message' },
                { value: 'latest_message', label: 'Earliest message first' },
              ]}
            />
          </>
        }
        rowId={({ id }) => id}
        rowLabel={({ name, databaseId }) => `${name}, #${databaseId}`}
        {...bulk.list}
        columns={employerColumns()}
        actions={(row) => [
          { id: 'edit', label: 'Edit', href: paths.adminEmployer.to({ id: row.databaseId }) },
          {
            id: 'chat',
            label: 'Chat',
            href: paths.adminSupportChat.to({ userId: row.databaseId }),
            newTab: true,
          },
        ]}
        menu={(row) => [
          ...(row.viewerCanEmail ? [{ id: 'email', label: 'Send e-mail', onPress: () => email.open(row) }] : []),
          {
            id: 'requests',
            label: 'Contact requests',
            href: paths.adminEmployerContactRequests.to({ employerId: row.databaseId }),
          },
          {
            id: 'subscriptions',
            label: 'Subscriptions',
            href: paths.adminEmployerSubscriptions.to({ employerId: row.databaseId }),
          },
          {
            id: 'offers',
            label: 'Job offers',
            href: paths.adminJobOffers.to({}, { employer: row.databaseId }),
          },
          { id: 'page', label: 'Employer page', href: paths.employer.to({ id: row.databaseId }), newTab: true },
          { id: 'delete', label: 'Delete', danger: true, onPress: () => void askToDelete(row.id, row.name) },
        ]}
        empty={
          <EmptyState title="No employers yet">Employers who sign up or ask for a job seeker appear here.</EmptyState>
        }
      />
      {email.dialog}
      {bulk.dialog}
    </OfficeScreen>
  );
}
