import { builder } from '../../../graphql/builder.ts';
import { connectionOf, reverseArg, updatedSinceArg } from '../../../graphql/connection.ts';
import { numberedPages } from '../../../graphql/numberedPages.ts';
import { pageArg } from '../../../graphql/pageCursors.ts';
import { addDelete, addSave } from '../../../graphql/record.ts';
import { rowsOf } from '../../../graphql/rows.ts';
import { Job } from '../../core/catalog/reference.graph.ts';
import { byName, withDirection } from '../../core/lists/listing.ts';
import { jobVerbs } from './job.ts';

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
