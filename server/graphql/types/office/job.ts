import { byName } from '../../../domain/core/lists/byName.ts';
import { withDirection } from '../../../domain/core/lists/listing.ts';
import { deleteJob, saveJob } from '../../../domain/office/records/job.ts';
import { builder } from '../../builder.ts';
import { connectionOf } from '../../connection.ts';
import { pageArg } from '../../pageCursors.ts';
import { reverseArg } from '../../sort.ts';
import { numberedPages } from '../core/pageCursors.ts';
import { addDelete, editFailures, recordId, versionDescription } from '../core/record.ts';
import { Job } from '../core/reference.ts';

builder.queryField('jobsConnection', (t) =>
  t.connection(
    {
      type: Job,
      authScopes: { public: true },
      description: 'Jobs by name, in pages. `jobs` returns all at once.',
      args: { page: t.arg.int(pageArg), reverse: t.arg.boolean(reverseArg) },
      resolve: (_root, args, ctx) =>
        connectionOf(ctx, withDirection(byName, args.reverse), args, {
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
      id: t.globalID({ description: 'The job to change; without it a new one is created.' }),
      name: t.string({
        required: true,
        description: "The singular, such as 'Waiter'. The slug is made from it at creation.",
      }),
      plural: t.string({ required: true, description: "The plural, such as 'Waiters'." }),
      version: t.string({ description: versionDescription }),
    }),
  },
  {
    authScopes: { admin: true },
    description: 'Creates or changes a job. For admins.',
    errors: { types: editFailures },
    resolve: async (_root, { input: { id, version, ...job } }, ctx) => ({
      job: await saveJob(ctx, recordId(id, 'Job'), job, version),
    }),
  },
  {
    outputFields: (t) => ({
      job: t.field({ type: Job, description: 'The stored record.', resolve: ({ job }) => job }),
    }),
  },
);

addDelete('Job', 'Deletes a job that no record refers to. For admins.', deleteJob);
