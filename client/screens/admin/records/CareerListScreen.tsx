import { graphql, usePreloadedQuery } from 'react-relay';
import type { CareerListScreenQuery } from '../../../__generated__/CareerListScreenQuery.graphql.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { DateText } from '../../../features/core/time/DateText.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { RecordOrder, RecordsScreen, recordsFaces } from './RecordsScreen.tsx';
import { recordKinds } from './recordKinds.ts';

export const { Skeleton, Failed } = recordsFaces(recordKinds.career);

/** /admin/careers: the open positions of the company itself. */
export default function CareerListScreen({ queryRef }: ScreenProps<CareerListScreenQuery>) {
  const { all, careers } = usePreloadedQuery<CareerListScreenQuery>(
    graphql`
      query CareerListScreenQuery($first: Int!, $page: Int!) @preloadable {
        all: careers(first: 100) {
          edges {
            node {
              id
              title
            }
          }
        }
        careers(first: $first, page: $page) {
          totalCount
          pageCursors {
            ...NumberedList_pageCursors
          }
          edges {
            node {
              id
              databaseId
              title
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
      kind={recordKinds.career}
      records={careers}
      label={({ title }) => title}
      columns={[
        { id: 'title', header: 'Title', names: true, cell: ({ title }) => title },
        { id: 'subTitle', header: 'Subtitle', phone: 'line', cell: ({ subTitle }) => subTitle },
        { id: 'created', header: 'Created', phone: 'aside', cell: ({ createdAt }) => <DateText at={createdAt} /> },
      ]}
      deletion={deletion}
      order={
        <RecordOrder
          title="Order of the careers"
          records={all.edges.map(({ node }) => ({ id: node.id, label: node.title }))}
          ordering={ordering}
        />
      }
      empty={<EmptyState title="No careers yet">Open positions at the company appear on the Careers page.</EmptyState>}
    />
  );
}

const deletion = graphql`
  mutation CareerListScreenDeleteMutation($input: DeleteCareerInput!) {
    deleteCareer(input: $input) {
      ... on DeleteCareerPayload @alias(as: "success") {
        deletedId
      }
      ...action_failure @alias(as: "failure")
    }
  }
`;

const ordering = graphql`
  mutation CareerListScreenOrderMutation($input: OrderCareersInput!) {
    orderCareers(input: $input) {
      ... on OrderCareersPayload @alias(as: "success") {
        ids
      }
      ...action_failure @alias(as: "failure")
    }
  }
`;
