import { deleteJob, saveJob } from '../../domain/job/job.ts';
import { turned } from '../../domain/listing.ts';
import { byName } from '../../domain/reference/byName.ts';
import { builder } from '../builder.ts';
import { connectionOf } from '../connection.ts';
import { reverseArg } from '../sort.ts';
import { numberedPages } from './pageCursors.ts';
import { addDelete, recordId, saveFailures } from './record.ts';
import { Job } from './reference.ts';

builder.queryField('jobsConnection', (t) =>
  t.connection(
    {
      type: Job,
      authScopes: { public: true },
      description: 'All jobs by name, page by page. Where all are wanted at once, `jobs` has them.',
      args: { reverse: t.arg.boolean(reverseArg) },
      resolve: (_root, args, ctx) =>
        connectionOf(ctx, turned(byName, args.reverse), args, {
          page: (page) => ctx.db.job.findMany(page),
          count: (where) => ctx.db.job.count({ where }),
        }),
    },
    { name: 'JobConnection', description: 'A page of jobs.', fields: numberedPages },
    { name: 'JobEdge' },
  ),
);

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
