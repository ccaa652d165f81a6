import { graphql, usePreloadedQuery } from 'react-relay';
import type { JobsScreenDeleteMutation } from '../../../__generated__/JobsScreenDeleteMutation.graphql.ts';
import type { JobsScreenQuery } from '../../../__generated__/JobsScreenQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { NumberedList } from '../../../features/core/list/NumberedList.tsx';
import { plainList } from '../../../features/core/list/plainList.ts';
import { useList } from '../../../features/core/list/useList.ts';
import { useDelete } from '../../../features/core/useDelete.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';

export const { Skeleton, Failed } = officeFaces('Jobs', <TableSkeleton rows={8} />);

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
  const list = useList(plainList);
  const [remove] = useAction<JobsScreenDeleteMutation>(graphql`
    mutation JobsScreenDeleteMutation($input: DeleteJobInput!) {
      deleteJob(input: $input) {
        ... on DeleteJobPayload @alias(as: "success") {
          deletedId
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const askToDelete = useDelete({ noun: 'Job', remove: (id) => remove({ input: { id } }) });
  return (
    <OfficeScreen title="Jobs" action={<ButtonLink href={paths.adminCreateJob.to()}>Add a job</ButtonLink>}>
      <NumberedList
        list={list}
        singular="job"
        plural="jobs"
        connection={jobsConnection}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        columns={[
          { id: 'name', header: 'Name', names: true, cell: ({ name }) => name },
          { id: 'plural', header: 'Plural', phone: 'line', cell: ({ plural }) => plural },
          { id: 'slug', header: 'Slug', cell: ({ slug }) => slug },
        ]}
        actions={({ id, databaseId, name }) => [
          { id: 'edit', label: 'Edit', href: paths.adminJob.to({ id: databaseId }) },
          { id: 'delete', label: 'Delete', danger: true, onPress: () => askToDelete(id, name) },
        ]}
        empty={<EmptyState title="No jobs yet">Add a job, such as Waiter.</EmptyState>}
      />
    </OfficeScreen>
  );
}
