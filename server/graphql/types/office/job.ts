import { withDirection } from '../../../domain/core/lists/listing.ts';
import { byName } from '../../../domain/core/lists/simpleOrders.ts';
import { jobVerbs } from '../../../domain/office/records/job.ts';
import { builder } from '../../builder.ts';
import { connectionOf, updatedSinceArg } from '../../connection.ts';
import { pageArg } from '../../pageCursors.ts';
import { rowsOf } from '../../rows.ts';
import { reverseArg } from '../../sort.ts';
import { numberedPages } from '../core/pageCursors.ts';
import { addDelete, addSave } from '../core/record.ts';
import { Job } from '../core/reference.ts';

builder.queryField('jobsConnection', (t) =>
  t.connection(
    {
      type: Job,
      authScopes: { public: true },
      description: 'Jobs by name, in pages. `jobs` returns all at once.',
      args: {
        page: t.arg.int(pageArg),
        reverse: t.arg.boolean(reverseArg),
        updatedSince: t.arg(updatedSinceArg),
      },
      resolve: (_root, args, ctx) => connectionOf(ctx, withDirection(byName, args.reverse), args, rowsOf(ctx, 'job')),
    },
    { name: 'JobConnection', description: 'A page of jobs.', fields: numberedPages },
    { name: 'JobEdge' },
  ),
);

addSave(
  'JOB',
  Job,
  (t) => ({
    name: t.string({
      required: true,
      description: "The singular, such as 'Waiter'. The slug is made from it at creation.",
    }),
    plural: t.string({ required: true, description: "The plural, such as 'Waiters'." }),
  }),
  {
    description: 'Creates or changes a job. For admins.',
    idDescription: 'The job to change; without it a new one is created.',
    save: jobVerbs.save,
  },
);

addDelete('Job', 'Deletes a job that no record refers to. For admins.', jobVerbs.remove);
