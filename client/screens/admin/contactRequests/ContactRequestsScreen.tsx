import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import type { ContactRequestsScreenQuery } from '../../../__generated__/ContactRequestsScreenQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { NumberedList } from '../../../features/core/list/NumberedList.tsx';
import { useList } from '../../../features/core/list/useList.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import { ListSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { useBulk } from '../bulkActions/useBulk.tsx';
import { ExportButton } from '../exports/ExportButton.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { SavedFilters } from '../savedFilters/SavedFilters.tsx';
import { ContactRequestDetails } from './ContactRequestDetails.tsx';
import { ContactRequestFilters } from './ContactRequestFilters.tsx';
import { contactRequestColumns } from './contactRequestColumns.tsx';
import { contactRequestList, contactRequestVariables } from './contactRequestList.ts';
import { contactRequestMenu } from './contactRequestMenu.ts';
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
