import { deleteJob, saveJob } from '../../domain/job/job.ts';
import { builder } from '../builder.ts';
import { addDelete, recordId, saveFailures } from './record.ts';
import { Job } from './reference.ts';

builder.relayMutationField(
  'saveJob',
  {
    inputFields: (t) => ({
      id: t.globalID({ description: 'Of the job to change; without it a new one is made.' }),
      name: t.string({ required: true, description: 'What one of them is: Waiter. The slug is made of it, once.' }),
      plural: t.string({ required: true, description: 'What many of them are: Waiters.' }),
    }),
  },
  {
    authScopes: { public: true },
    description: 'Makes or changes a job. For admins.',
    errors: { types: saveFailures },
    resolve: async (_root, { input: { id, ...job } }, ctx) => ({ job: await saveJob(ctx, recordId(id, 'Job'), job) }),
  },
  {
    outputFields: (t) => ({
      job: t.field({ type: Job, description: 'As it is stored.', resolve: ({ job }) => job }),
    }),
  },
);

addDelete('Job', 'Deletes a job that nobody uses. For admins.', deleteJob);
