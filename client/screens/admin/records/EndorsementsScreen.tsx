import { graphql, usePreloadedQuery } from 'react-relay';
import type { EndorsementsScreenQuery } from '../../../__generated__/EndorsementsScreenQuery.graphql.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { DateText } from '../../../features/core/time/DateText.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { RecordOrder, RecordsScreen, recordsFaces } from './RecordsScreen.tsx';
import { endorsementKinds, recordKinds } from './recordKinds.ts';

export const { Skeleton, Failed } = recordsFaces(recordKinds.endorsement);

/** /admin/endorsements: the clients and testimonials of the home page. */
export default function EndorsementsScreen({ queryRef }: ScreenProps<EndorsementsScreenQuery>) {
  const { all, endorsements } = usePreloadedQuery<EndorsementsScreenQuery>(
    graphql`
      query EndorsementsScreenQuery($first: Int!, $page: Int!) @preloadable {
        all: endorsements(first: 100) {
          edges {
            node {
              id
              name
            }
          }
        }
        endorsements(first: $first, page: $page) {
          totalCount
          pageCursors {
            ...NumberedList_pageCursors
          }
          edges {
            node {
              id
              databaseId
              kind
              name
              subTitle
              createdAt
            }
          }
        }
      }
    `,
    queryRef,
  );
  return (
    <RecordsScreen
      kind={recordKinds.endorsement}
      lead="Clients and testimonials. A section without any is hidden."
      records={endorsements}
      label={({ name }) => name}
      columns={[
        { id: 'name', header: 'Name', names: true, cell: ({ name }) => name },
        { id: 'kind', header: 'Kind', phone: 'aside', cell: ({ kind }) => endorsementKinds[kind] },
        { id: 'subTitle', header: 'Subtitle', phone: 'line', cell: ({ subTitle }) => subTitle },
        { id: 'created', header: 'Created', cell: ({ createdAt }) => <DateText at={createdAt} /> },
      ]}
      deletion={deletion}
      order={
        <RecordOrder
          title="Order on the home page"
          records={all.edges.map(({ node }) => ({ id: node.id, label: node.name }))}
          ordering={ordering}
        />
      }
      empty={
        <EmptyState title="No clients or testimonials yet">What you add here appears on the home page.</EmptyState>
      }
    />
  );
}

const deletion = graphql`
  mutation EndorsementsScreenDeleteMutation($input: DeleteEndorsementInput!) {
    deleteEndorsement(input: $input) {
      ... on DeleteEndorsementPayload @alias(as: "success") {
        deletedId
      }
      ...action_failure @alias(as: "failure")
    }
  }
`;

const ordering = graphql`
  mutation EndorsementsScreenOrderMutation($input: OrderEndorsementsInput!) {
    orderEndorsements(input: $input) {
      ... on OrderEndorsementsPayload @alias(as: "success") {
        ids
      }
      ...action_failure @alias(as: "failure")
    }
  }
`;
