import { deleteJob, saveJob } from '../../domain/job/job.ts';
import { builder } from '../builder.ts';
import { addDelete, recordId, saveFailures } from './record.ts';
import { Job } from './reference.ts';

builder.relayMutationField(
  'saveJob',
  {
    inputFields: (t) => ({
      id: t.globalID({ description: 'Of the job to change; without it a new one is made.' }),
      name: t.string({ required: true }),
      plural: t.string({ required: true }),
    }),
  },
  {
    authScopes: { public: true },
    description: 'Makes or changes a job. For admins.',
    errors: { types: saveFailures },
    resolve: async (_root, { input: { id, ...job } }, ctx) => ({ job: await saveJob(ctx, recordId(id, 'Job'), job) }),
  },
  { outputFields: (t) => ({ job: t.field({ type: Job, resolve: ({ job }) => job }) }) },
);

addDelete('Job', 'Deletes a job that nobody uses. For admins.', deleteJob);
