import { graphql, usePreloadedQuery } from 'react-relay';
import { jobSchema } from '../../../../server/domain/office/job/job.input.ts';
import type { JobScreenMutation } from '../../../__generated__/JobScreenMutation.graphql.ts';
import type { JobScreenQuery } from '../../../__generated__/JobScreenQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { notFound } from '../../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { RecordHistory } from '../auditLog/RecordHistory.tsx';
import { RecordScreen, recordFaces } from '../record/RecordScreen.tsx';
import { useRecordForm } from '../record/useRecordForm.ts';

export const { Skeleton, Failed } = recordFaces('Job');

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
  if (id !== undefined && !job) throw notFound();
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
    kind: { noun: 'job', type: 'JOB', plural: 'Jobs', list: paths.adminJobs.to() },
    id,
    schema: jobSchema,
    initialValues: { name: job?.name ?? '', plural: job?.plural ?? '' },
    version: job?.version ?? null,
    shown: ({ name, plural }) => ({ name: ['Name', name], plural: ['Plural', plural] }),
    submit: (input, _values, version) => save({ input: { id: job?.id, version, ...input } }),
    saved: (success) => `The job “${success.job.name}” was saved.`,
  });
  return (
    <RecordScreen form={form} history={id !== undefined && <RecordHistory query={query} kind="JOB" id={id} />}>
      <TextField label="Name" hint="One person, such as Waiter." {...form.field('name')} />
      <TextField label="Plural" hint="Such as Waiters." {...form.field('plural')} />
      {job && <TextField label="Slug" readOnly value={job.slug} hint="Filled in automatically. It never changes." />}
    </RecordScreen>
  );
}
