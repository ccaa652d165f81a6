import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import { employers } from '../../domain/employer/list.ts';
import { adminJobSeekers } from '../../domain/jobSeeker/adminList.ts';
import type { PeopleList } from '../../domain/search/peopleList.ts';
import { builder } from '../builder.ts';
import { connectionOf } from '../connection.ts';
import type { GraphContext } from '../context.ts';
import type { PageArguments } from '../keyset.ts';
import { rankedConnectionOf } from '../rankedConnection.ts';
import { reverseArg } from '../sort.ts';
import { JobSeekerConnection, JobSeekerEdge } from './jobSeeker.ts';
import { numberedPages } from './pageCursors.ts';
import { Employer, JobSeeker, userColumns } from './user.ts';

/** The back office's lists of people. */

/** A page of one of them, with what its client asks for. */
function pageOfPeople(list: PeopleList, args: PageArguments, ctx: GraphContext, info: GraphQLResolveInfo) {
  const query = queryFromInfo({
    context: ctx,
    info,
    path: ['edges', 'node'],
    // What cursors are made of, whatever the sort.
    select: { ...userColumns, createdAt: true, minRate: true, experienceId: true, lastMessageAt: true },
  });
  if ('ranked' in list) {
    return rankedConnectionOf(ctx, list, args, (ids) => ctx.db.user.findMany({ ...query, where: { id: { in: ids } } }));
  }
  return connectionOf(ctx, list, args, {
    page: (page) => ctx.db.user.findMany({ ...query, ...page }),
    count: (where) => ctx.db.user.count({ where }),
  });
}

const noSort = 'Without it the newest come first, and of a free text the 1,000 best matches, by name before all else.';
const allThrough =
  'By integer ids, as addresses carry them. Every field that is absent or null lets everybody through.';
const freeText =
  'Free text, at most 100 characters: every word is in the name, e-mail, company, title, areas or description, whatever ' +
  'its case and accents; one or two Latin letters begin a word, and not in the description. Where nobody is like that, a ' +
  'slip of the finger in a word of four or more letters is forgiven, outside of the description.';
const unread = 'Whether their chat with the admins has something that the viewer has not seen.';

const AdminJobSeekerSort = builder.enumType('AdminJobSeekerSort', {
  description: "Orders of the back office's job seekers.",
  values: {
    NEWEST: { description: 'The latest signup first.' },
    LOWEST_PRICE: { description: 'The lowest hourly rate first.' },
    EXPERIENCE: { description: 'The most experienced first.' },
    LAST_MESSAGE: { description: 'The latest message to the admins first.' },
  } as const,
});

const AdminJobSeekerFilter = builder.inputType('AdminJobSeekerFilter', {
  description: allThrough,
  fields: (t) => ({
    active: t.boolean({ description: 'Whether the profile is activated.' }),
    updated: t.boolean({ description: 'Whether the profile was completed or saved by the job seeker.' }),
    cityId: t.int({ description: 'The city they work in.' }),
    jobId: t.int({ description: 'The job they do.' }),
    experienceId: t.int({ description: 'How long they have done it.' }),
    hasPhoto: t.boolean({ description: 'Whether there is a photo.' }),
    unread: t.boolean({ description: unread }),
    q: t.string({ description: freeText }),
  }),
});

const EmployerSort = builder.enumType('EmployerSort', {
  description: "Orders of the back office's employers.",
  values: {
    NEWEST: { description: 'The latest signup first.' },
    OLDEST: { description: 'The earliest signup first.' },
    LATEST_MESSAGE: { description: 'The latest message to the admins first.' },
  } as const,
});

const EmployerFilter = builder.inputType('EmployerFilter', {
  description: allThrough,
  fields: (t) => ({
    cityId: t.int({ description: 'The city they hire in.' }),
    unread: t.boolean({ description: unread }),
    q: t.string({ description: freeText }),
  }),
});

builder.queryFields((t) => ({
  adminJobSeekers: t.connection(
    {
      type: JobSeeker,
      authScopes: { admin: true },
      description: 'All job seekers but the deleted ones, activated or not. For admins.',
      args: {
        filter: t.arg({ type: AdminJobSeekerFilter, description: 'Whom to show.' }),
        sort: t.arg({ type: AdminJobSeekerSort, description: noSort }),
        reverse: t.arg.boolean(reverseArg),
      },
      resolve: async (_root, args, ctx, info) =>
        pageOfPeople(await adminJobSeekers(ctx, args.filter ?? {}, args.sort ?? null, args.reverse), args, ctx, info),
    },
    JobSeekerConnection,
    JobSeekerEdge,
  ),
  employers: t.connection(
    {
      type: Employer,
      authScopes: { admin: true },
      description: 'All employers but the deleted ones, guests included. For admins.',
      args: {
        filter: t.arg({ type: EmployerFilter, description: 'Whom to show.' }),
        sort: t.arg({ type: EmployerSort, description: noSort }),
        reverse: t.arg.boolean(reverseArg),
      },
      resolve: async (_root, args, ctx, info) =>
        pageOfPeople(await employers(ctx, args.filter ?? {}, args.sort ?? null, args.reverse), args, ctx, info),
    },
    { name: 'EmployerConnection', description: 'A page of employers.', fields: numberedPages },
    { name: 'EmployerEdge' },
  ),
}));
