import { graphql, usePreloadedQuery } from 'react-relay';
import type { JobsScreenQuery } from '../../../__generated__/JobsScreenQuery.graphql.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { EmptyState } from '../../../ui/display/States.tsx';
import { RecordsScreen, recordsFaces } from './RecordsScreen.tsx';
import { recordKinds } from './recordKinds.ts';

export const { Skeleton, Failed } = recordsFaces(recordKinds.job);

/** /admin/jobs: the kinds of work that the marketplace has. */
export default function JobsScreen({ queryRef }: ScreenProps<JobsScreenQuery>) {
  const { jobsConnection } = usePreloadedQuery<JobsScreenQuery>(
    graphql`
      query JobsScreenQuery($first: Int!, $page: Int!) @preloadable {
        jobsConnection(first: $first, page: $page) {
          totalCount
          pageCursors {
            ...NumberedList_pageCursors
          }
          edges {
            node {
              id
              databaseId
              name
              plural
              slug
            }
          }
        }
      }
    `,
    queryRef,
  );
  return (
    <RecordsScreen
      kind={recordKinds.job}
      records={jobsConnection}
      label={({ name }) => name}
      columns={[
        { id: 'name', header: 'Name', names: true, cell: ({ name }) => name },
        { id: 'plural', header: 'Plural', phone: 'line', cell: ({ plural }) => plural },
        { id: 'slug', header: 'Slug', cell: ({ slug }) => slug },
      ]}
      deletion={deletion}
      empty={<EmptyState title="No jobs yet">Add a job, such as Waiter.</EmptyState>}
    />
  );
}

const deletion = graphql`
  mutation JobsScreenDeleteMutation($input: DeleteJobInput!) {
    deleteJob(input: $input) {
      ... on DeleteJobPayload @alias(as: "success") {
        deletedId
      }
      ...action_failure @alias(as: "failure")
    }
  }
`;
