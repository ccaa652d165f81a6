import { graphql, usePreloadedQuery } from 'react-relay';
import { jobSchema } from '../../../../server/domain/office/catalog/catalog.input.ts';
import type { JobScreenMutation } from '../../../__generated__/JobScreenMutation.graphql.ts';
import type { JobScreenQuery } from '../../../__generated__/JobScreenQuery.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { RecordScreen, recordFaces, useRecordForm } from './RecordScreen.tsx';
import { recordKinds } from './recordKinds.ts';

export const { Skeleton, Failed } = recordFaces(recordKinds.job);

/** /admin/jobs/{id} and /admin/jobs/create */
export default function JobScreen({ queryRef, params: { id } }: ScreenProps<JobScreenQuery, { id?: number }>) {
  const query = usePreloadedQuery<JobScreenQuery>(
    graphql`
      query JobScreenQuery($id: Int!) @preloadable {
        ...RecordHistory_query @arguments(recordType: JOB, recordId: $id)
        job(databaseId: $id) {
          id
          version
          name
          plural
          slug
        }
      }
    `,
    queryRef,
  );
  const { job } = query;
  const [save] = useAction<JobScreenMutation>(graphql`
    mutation JobScreenMutation($input: SaveJobInput!) {
      saveJob(input: $input) {
        ... on SaveJobPayload @alias(as: "success") {
          job {
            id
            version
            name
            plural
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
    initialValues: { name: job?.name ?? '', plural: job?.plural ?? '' },
    shown: ({ name, plural }) => ({ name: ['Name', name], plural: ['Plural', plural] }),
    save: (input) => save({ input: { id: job?.id, ...input } }),
    saved: (success) => `The job “${success.job.name}” was saved.`,
  });
  return (
    <RecordScreen form={form} query={query}>
      <TextField label="Name" hint="One person, such as Waiter." {...form.field('name')} />
      <TextField label="Plural" hint="Such as Waiters." {...form.field('plural')} />
      {job && <TextField label="Slug" readOnly value={job.slug} hint="Filled in automatically. It never changes." />}
    </RecordScreen>
  );
}
