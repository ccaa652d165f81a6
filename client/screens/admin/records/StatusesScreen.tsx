import { graphql, usePreloadedQuery } from 'react-relay';
import type { StatusesScreenQuery } from '../../../__generated__/StatusesScreenQuery.graphql.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { EmptyState } from '../../../ui/display/States.tsx';
import { RecordOrder, RecordsScreen, recordsFaces } from './RecordsScreen.tsx';
import { recordKinds } from './recordKinds.ts';

export const { Skeleton, Failed } = recordsFaces(recordKinds.status);

/** /admin/contact-request-status: what admins can say about a contact request. */
export default function StatusesScreen({ queryRef }: ScreenProps<StatusesScreenQuery>) {
  const { all, contactRequestStatuses } = usePreloadedQuery<StatusesScreenQuery>(
    graphql`
      query StatusesScreenQuery($first: Int!, $page: Int!) @preloadable {
        all: contactRequestStatuses(first: 100) {
          edges {
            node {
              id
              name
            }
          }
        }
        contactRequestStatuses(first: $first, page: $page) {
          totalCount
          pageCursors {
            ...NumberedList_pageCursors
          }
          edges {
            node {
              id
              databaseId
              name
              description
            }
          }
        }
      }
    `,
    queryRef,
  );
  return (
    <RecordsScreen
      kind={recordKinds.status}
      records={contactRequestStatuses}
      label={({ name }) => name}
      columns={[
        { id: 'name', header: 'Name', names: true, cell: ({ name }) => name },
        { id: 'description', header: 'Description', phone: 'line', cell: ({ description }) => description },
      ]}
      deletion={deletion}
      deletedName={({ databaseId }) => databaseId}
      order={
        <RecordOrder
          title="Order of the statuses"
          records={all.edges.map(({ node }) => ({ id: node.id, label: node.name }))}
          ordering={ordering}
        />
      }
      empty={
        <EmptyState title="No statuses yet">A status says how far a contact request is, such as “Hired”.</EmptyState>
      }
    />
  );
}

const deletion = graphql`
  mutation StatusesScreenDeleteMutation($input: DeleteContactRequestStatusInput!) {
    deleteContactRequestStatus(input: $input) {
      ... on DeleteContactRequestStatusPayload @alias(as: "success") {
        deletedId
      }
      ...action_failure @alias(as: "failure")
    }
  }
`;

const ordering = graphql`
  mutation StatusesScreenOrderMutation($input: OrderContactRequestStatusesInput!) {
    orderContactRequestStatuses(input: $input) {
      ... on OrderContactRequestStatusesPayload @alias(as: "success") {
        ids
      }
      ...action_failure @alias(as: "failure")
    }
  }
`;
