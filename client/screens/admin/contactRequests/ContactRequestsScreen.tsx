import { graphql, readInlineData, useFragment, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import type { ContactRequestFilters_query$key } from '../../../__generated__/ContactRequestFilters_query.graphql.ts';
import type { ContactRequestsScreenQuery } from '../../../__generated__/ContactRequestsScreenQuery.graphql.ts';
import type { contactRequestMenu_contactRequest$key } from '../../../__generated__/contactRequestMenu_contactRequest.graphql.ts';
import { paths } from '../../../app/paths.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { idOption, SelectFilter, SortFilter } from '../../../features/core/list/filters.tsx';
import { NumberedList } from '../../../features/core/list/NumberedList.tsx';
import { type List, useList } from '../../../features/core/list/useList.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import type { RowAction } from '../../../ui/table/RowMenu.tsx';
import { ListSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { useBulk } from '../bulkActions/useBulk.tsx';
import { ExportButton } from '../exports/ExportButton.tsx';
import { EmployerFilter, JobSeekerFilter } from '../filters/PersonFilter.tsx';
import { contactRequestList, contactRequestVariables } from '../lists.ts';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { SavedFilters } from '../savedFilters/SavedFilters.tsx';
import { ContactRequestDetails } from './ContactRequestDetails.tsx';
import { contactRequestColumns } from './contactRequestColumns.tsx';
import { RequestStatus } from './RequestStatus.tsx';

export const { Skeleton, Failed } = officeFaces('Contact requests', <ListSkeleton filters={7} />);

/** /admin/contact_requests (docs/product/back-office.md, 'Contact requests'). */
export default function ContactRequestsScreen({ queryRef }: ScreenProps<ContactRequestsScreenQuery>) {
  const query = usePreloadedQuery<ContactRequestsScreenQuery>(
    graphql`
      query ContactRequestsScreenQuery(
        $filter: ContactRequestFilter
        $sort: ContactRequestSort!
        $reverse: Boolean!
        $first: Int!
        $page: Int!
        $employerId: Int!
        $hasEmployer: Boolean!
        $candidateId: Int!
        $hasCandidate: Boolean!
      ) @preloadable {
        ...SavedFilters_query @arguments(list: CONTACT_REQUESTS)
        ...ContactRequestFilters_query
          @arguments(
            employerId: $employerId
            hasEmployer: $hasEmployer
            candidateId: $candidateId
            hasCandidate: $hasCandidate
          )
        contactRequestStatuses(first: 100) {
          edges {
            node {
              id
              name
            }
          }
        }
        contactRequests(filter: $filter, sort: $sort, reverse: $reverse, first: $first, page: $page) {
          totalCount
          pageCursors {
            ...NumberedList_pageCursors
          }
          edges {
            node {
              id
              databaseId
              chat {
                databaseId
              }
              ...contactRequestColumns_contactRequest
              ...contactRequestMenu_contactRequest
              ...ContactRequestDetails_contactRequest
            }
          }
        }
      }
    `,
    queryRef,
  );
  const list = useList(contactRequestList);
  const { contactRequests, contactRequestStatuses } = query;
  const statuses = contactRequestStatuses.edges.map(({ node }) => ({ value: node.id, label: node.name }));
  const { filter } = contactRequestVariables(new URLSearchParams(useLocation().search));
  const bulk = useBulk({
    connection: contactRequests,
    matching: { contactRequests: filter },
    kinds: ['CONTACT_REQUEST_STATUS'],
    statuses,
  });
  return (
    <OfficeScreen
      title="Contact requests"
      action={
        <Row>
          <ButtonLink href={paths.adminIntroductions.to()} look="secondary">
            Introductions
          </ButtonLink>
          <ExportButton
            name="contact-requests"
            filter={filter}
            plural="contact requests"
            total={contactRequests.totalCount}
          />
        </Row>
      }
    >
      <SavedFilters query={query} name="CONTACT_REQUESTS" list={list} />
      <NumberedList
        list={list}
        singular="contact request"
        plural="contact requests"
        connection={contactRequests}
        filters={<ContactRequestFilters list={list} query={query} />}
        rowId={({ id }) => id}
        rowLabel={({ databaseId }) => `contact request ${databaseId}`}
        {...bulk.list}
        columns={contactRequestColumns((request) => <RequestStatus contactRequest={request} statuses={statuses} />)}
        actions={({ chat }) => [
          chat && { id: 'chat', label: 'Chat', href: paths.adminChat.to({ id: chat.databaseId }), newTab: true },
        ]}
        menu={contactRequestMenu}
        details={(row) => <ContactRequestDetails contactRequest={row} />}
        empty={<EmptyState title="No contact requests yet">New requests from employers appear here.</EmptyState>}
      />
      {bulk.dialog}
    </OfficeScreen>
  );
}

/** The request itself, and the pages of the employer and the job seeker. */
function contactRequestMenu(key: contactRequestMenu_contactRequest$key): RowAction[] {
  const { databaseId, employer, jobSeeker } = readInlineData(
    graphql`
      fragment contactRequestMenu_contactRequest on ContactRequest @inline {
        databaseId
        employer {
          databaseId
          deletedAt
        }
        jobSeeker {
          databaseId
          deletedAt
        }
      }
    `,
    key,
  );
  const supportChat = (userId: number) => ({ href: paths.adminSupportChat.to({ userId }), newTab: true });
  const actions: RowAction[] = [
    { id: 'display', label: 'Display', href: paths.adminContactRequest.to({ id: databaseId }) },
  ];
  if (employer && !employer.deletedAt) {
    actions.push({ id: 'employer', label: 'Support chat with employer', ...supportChat(employer.databaseId) });
  }
  if (jobSeeker && !jobSeeker.deletedAt) {
    actions.push({ id: 'candidate', label: 'Support chat with job seeker', ...supportChat(jobSeeker.databaseId) });
    actions.push({
      id: 'profile',
      label: 'Profile of the job seeker',
      href: paths.adminJobSeeker.to({ id: jobSeeker.databaseId }),
    });
  }
  if (employer) {
    const ofEmployer = { employerId: employer.databaseId };
    actions.push({
      id: 'requests',
      label: 'All requests of the employer',
      href: paths.adminEmployerContactRequests.to(ofEmployer),
    });
    actions.push({
      id: 'subscriptions',
      label: 'Subscriptions of the employer',
      href: paths.adminEmployerSubscriptions.to(ofEmployer),
    });
  }
  return actions;
}

type Filter = 'time' | 'job' | 'city' | 'employer' | 'candidate' | 'status' | 'messages';

/** The filters of docs/product/back-office.md, 'Contact requests'. */
function ContactRequestFilters({ list, query }: { list: List<Filter>; query: ContactRequestFilters_query$key }) {
  const { jobs, cities, contactRequestStatuses, employer, jobSeeker } = useFragment(
    graphql`
      fragment ContactRequestFilters_query on Query
      @argumentDefinitions(
        employerId: { type: "Int!" }
        hasEmployer: { type: "Boolean!" }
        candidateId: { type: "Int!" }
        hasCandidate: { type: "Boolean!" }
      ) {
        jobs {
          databaseId
          name
        }
        cities {
          databaseId
          name
        }
        contactRequestStatuses(first: 100) {
          edges {
            node {
              databaseId
              name
            }
          }
        }
        employer(databaseId: $employerId) @include(if: $hasEmployer) {
          ...PersonFilter_employer
        }
        jobSeeker(databaseId: $candidateId) @include(if: $hasCandidate) {
          ...PersonFilter_jobSeeker
        }
      }
    `,
    query,
  );
  const statuses = contactRequestStatuses.edges.map(({ node }) => node);
  return (
    <>
      <SelectFilter
        list={list}
        name="time"
        label="Time"
        placeholder="All Time"
        options={[
          { value: 'full', label: 'Full Time' },
          { value: 'part', label: 'Part Time' },
        ]}
      />
      <SelectFilter list={list} name="job" label="Job" placeholder="All jobs" options={jobs.map(idOption)} />
      <SelectFilter list={list} name="city" label="City" placeholder="All cities" options={cities.map(idOption)} />
      <JobSeekerFilter list={list} jobSeeker={jobSeeker} />
      <EmployerFilter list={list} employer={employer} />
      <SelectFilter
        list={list}
        name="status"
        label="Status"
        placeholder="All statuses"
        options={statuses.map(idOption)}
      />
      <SelectFilter
        list={list}
        name="messages"
        label="Messages"
        placeholder="All messages"
        options={[
          { value: 'unread', label: 'Unread' },
          { value: 'unanswered', label: 'Without an answer' },
        ]}
      />
      <SortFilter
        list={list}
        options={[
          { value: '-request_date', label: 'Newest request' },
          { value: 'request_date', label: 'Oldest request' },
          { value: '-latest_message', label: 'Latest message' },
          { value: 'latest_message', label: 'Earliest message' },
        ]}
      />
    </>
  );
}
