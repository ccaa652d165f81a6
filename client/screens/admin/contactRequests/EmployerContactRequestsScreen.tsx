import { graphql, readInlineData, usePreloadedQuery } from 'react-relay';
import type { EmployerContactRequestsScreenQuery } from '../../../__generated__/EmployerContactRequestsScreenQuery.graphql.ts';
import type { employerRequestColumns_contactRequest$key } from '../../../__generated__/employerRequestColumns_contactRequest.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { notFound } from '../../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { plainList } from '../../../features/core/list/defineList.ts';
import { NumberedList } from '../../../features/core/list/NumberedList.tsx';
import { useList } from '../../../features/core/list/useList.ts';
import { ClockText, DateText } from '../../../features/core/time/DateText.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { ViewAsButton } from '../viewAs/ViewAsButton.tsx';
import { ContactRequestDetails, WorkBadges } from './ContactRequestDetails.tsx';
import styles from './employerRequestColumns.module.css';

const read = (key: employerRequestColumns_contactRequest$key) =>
  readInlineData(
    graphql`
      fragment employerRequestColumns_contactRequest on ContactRequest @inline {
        databaseId
        createdAt
        employerName
        jobSeekerName
        partTime
        fullTime
        description
      }
    `,
    key,
  );

/** Created, id, employer, candidate, work and description. */
const employerRequestColumns = <Row extends employerRequestColumns_contactRequest$key>(): Column<Row>[] => [
  {
    id: 'created',
    header: 'Created',
    phone: 'aside',
    cell: (row) => <DateText at={read(row).createdAt} />,
    second: (row) => {
      const { createdAt, databaseId } = read(row);
      return (
        <>
          <ClockText at={createdAt} /> · #{databaseId}
        </>
      );
    },
  },
  { id: 'employer', header: 'Employer', cell: (row) => read(row).employerName },
  { id: 'candidate', header: 'Job seeker', names: true, cell: (row) => read(row).jobSeekerName },
  {
    id: 'work',
    header: 'Work',
    phone: 'line',
    cell: (row) => {
      const { partTime, fullTime } = read(row);
      return (partTime || fullTime) && <WorkBadges partTime={partTime} fullTime={fullTime} />;
    },
  },
  {
    id: 'description',
    header: 'Description',
    cell: (row) => {
      const { description } = read(row);
      return description && <span className={styles.description}>{description}</span>;
    },
  },
];

export const { Skeleton, Failed } = officeFaces('Contact requests', <TableSkeleton rows={8} />);

/** /admin/employer_contact_requests/{employerId}: the contact requests of one employer. */
export default function EmployerContactRequestsScreen({ queryRef }: ScreenProps<EmployerContactRequestsScreenQuery>) {
  const { employer, contactRequests } = usePreloadedQuery<EmployerContactRequestsScreenQuery>(
    graphql`
      query EmployerContactRequestsScreenQuery($employerId: Int!, $first: Int!, $page: Int!) @preloadable {
        employer(databaseId: $employerId) {
          id
          isGuest
          name
        }
        contactRequests(filter: { employerId: $employerId }, first: $first, page: $page) {
          totalCount
          pageCursors {
            ...NumberedList_pageCursors
          }
          edges {
            node {
              databaseId
              ...employerRequestColumns_contactRequest
              ...ContactRequestDetails_contactRequest
            }
          }
        }
      }
    `,
    queryRef,
  );
  const list = useList(plainList);
  if (!employer) throw notFound();
  const title = `Contact requests of ${employer.name}`;
  return (
    <OfficeScreen
      title={title}
      trail={[{ label: 'Employers', href: paths.adminEmployers.to() }, { label: employer.name }]}
      action={!employer.isGuest && <ViewAsButton user={employer} />}
    >
      <NumberedList
        list={list}
        singular="contact request"
        plural="contact requests"
        connection={contactRequests}
        rowId={({ databaseId }) => String(databaseId)}
        rowLabel={({ databaseId }) => `contact request ${databaseId}`}
        columns={employerRequestColumns()}
        actions={({ databaseId }) => [
          { id: 'display', label: 'Display', href: paths.adminContactRequest.to({ id: databaseId }) },
        ]}
        details={(row) => <ContactRequestDetails contactRequest={row} />}
        empty={<EmptyState title="No contact requests yet">This employer's requests will appear here.</EmptyState>}
      />
    </OfficeScreen>
  );
}
