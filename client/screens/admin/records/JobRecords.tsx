import { graphql, usePreloadedQuery } from 'react-relay';
import { jobSchema } from '../../../../server/domain/office/catalog/catalog.input.ts';
import type { JobRecordsFormQuery } from '../../../__generated__/JobRecordsFormQuery.graphql.ts';
import type { JobRecordsQuery } from '../../../__generated__/JobRecordsQuery.graphql.ts';
import type { JobRecordsSaveMutation } from '../../../__generated__/JobRecordsSaveMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { EmptyState } from '../../../ui/display/States.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { RecordScreen, recordFaces, useRecordForm } from './RecordScreen.tsx';
import { RecordsScreen, recordsFaces } from './RecordsScreen.tsx';
import { recordKinds } from './recordKinds.ts';

export const list = { default: JobList, ...recordsFaces(recordKinds.job) };

/** /admin/jobs: the kinds of work that the marketplace has. */
function JobList({ queryRef }: ScreenProps<JobRecordsQuery>) {
  const { jobsConnection } = usePreloadedQuery<JobRecordsQuery>(
    graphql`
      query JobRecordsQuery($first: Int!, $page: Int!) @preloadable {
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
  mutation JobRecordsDeleteMutation($input: DeleteJobInput!) {
    deleteJob(input: $input) {
      ... on DeleteJobPayload @alias(as: "success") {
        deletedId
      }
      ...action_failure @alias(as: "failure")
    }
  }
`;

export const form = { default: JobForm, ...recordFaces(recordKinds.job) };

/** /admin/jobs/{id} and /admin/jobs/create */
function JobForm({ queryRef, params: { id } }: ScreenProps<JobRecordsFormQuery, { id?: number }>) {
  const query = usePreloadedQuery<JobRecordsFormQuery>(
    graphql`
      query JobRecordsFormQuery($id: Int!) @preloadable {
        ...RecordHistory_query @arguments(recordType: JOB, recordId: $id)
        job(databaseId: $id) {
          id
          version
          name
          plural
          skills
          slug
        }
      }
    `,
    queryRef,
  );
  const { job } = query;
  const [save] = useAction<JobRecordsSaveMutation>(graphql`
    mutation JobRecordsSaveMutation($input: SaveJobInput!) {
      saveJob(input: $input) {
        ... on SaveJobPayload @alias(as: "success") {
          job {
            id
            version
            name
            plural
            skills
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useRecordForm({
    kind: recordKinds.job,
    id,
    record: job,
    schema: jobSchema,
    initialValues: { name: job?.name ?? '', plural: job?.plural ?? '', skills: job?.skills.join('\n') ?? '' },
    shown: ({ name, plural, skills }) => ({
      name: ['Name', name],
      plural: ['Plural', plural],
      skills: ['Skills', skills],
    }),
    save: (input) => save({ input: { id: job?.id, ...input } }),
    saved: (success) => `The job “${success.job.name}” was saved.`,
  });
  return (
    <RecordScreen form={form} query={query}>
      <TextField label="Name" hint="One person, such as Waiter." {...form.field('name')} />
      <TextField label="Plural" hint="Such as Waiters." {...form.field('plural')} />
      <TextArea
        label="Skills"
        optional
        hint="One a line, such as Latte art. Job seekers add them to their answers."
        {...form.field('skills')}
      />
      {job && <TextField label="Slug" readOnly value={job.slug} hint="Filled in automatically. It never changes." />}
    </RecordScreen>
  );
}
