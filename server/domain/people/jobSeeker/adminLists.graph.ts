import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import { builder } from '../../../graphql/builder.ts';
import { connectionOf, rankedConnectionOf, reverseArg, updatedSinceArg } from '../../../graphql/connection.ts';
import type { PageArguments } from '../../../graphql/keyset.ts';
import { numberedPages } from '../../../graphql/numberedPages.ts';
import { pageArg } from '../../../graphql/pageCursors.ts';
import { rowsOf } from '../../../graphql/rows.ts';
import { Employer, JobSeeker, userColumns } from '../../accounts/access/user.graph.ts';
import type { Ctx } from '../../core/context.ts';
import type { PeopleList } from '../../core/lists/peopleList.ts';
import { employers } from '../employer/employer.ts';
import { adminJobSeekers } from './adminList.ts';
import { JobSeekerConnection, JobSeekerEdge } from './jobSeeker.graph.ts';

/** The back office's lists of people. */

/** A page with the fields that the client requests. */
function pageOfPeople(list: PeopleList, args: PageArguments, ctx: Ctx, info: GraphQLResolveInfo) {
  const query = queryFromInfo({
    context: ctx,
    info,
    path: ['edges', 'node'],
    // The columns of all cursors, whatever the order.
    select: {
      ...userColumns,
      createdAt: true,
      updatedAt: true,
      popularity: true,
      minRate: true,
      experienceId: true,
      lastMessageAt: true,
    },
  });
  if ('ranked' in list) {
    return rankedConnectionOf(ctx, list, args, (ids) => ctx.db.user.findMany({ ...query, where: { id: { in: ids } } }));
  }
  return connectionOf(ctx, list, args, rowsOf(ctx, 'user', query));
}

/** A free text is ranked where no order is chosen. Changes have their own. */
const sortOf = <Sort extends string>({ sort, updatedSince }: { sort?: Sort | null; updatedSince?: Date | null }) =>
  sort ?? (updatedSince ? 'NEWEST' : null);

const noSort =
  'Without it the newest come first; of a free text the 1,000 best matches, by name before all else, and then the newest.';
const allThrough = 'Ids are the integer ids used in URLs. A field that is absent or null does not filter.';
const freeText =
  'Free text, at most 100 characters. Every word occurs in the name, e-mail, company, title, areas or description, ' +
  'regardless of case and accents; one or two Latin letters match only the start of a word, and not in the description. ' +
  'Without results, a typing error in a word of four or more letters is tolerated, except in the description.';
const unread = 'Whether their chat with the admins has something that the viewer has not seen.';

const AdminJobSeekerSort = builder.enumType('AdminJobSeekerSort', {
  description: "The order of the back office's list of job seekers.",
  values: {
    NEWEST: { description: 'Newest signups first.' },
    POPULARITY: { description: 'Most popular first.' },
    LOWEST_PRICE: { description: 'Lowest hourly rate first.' },
    EXPERIENCE: { description: 'Most experience first.' },
    LAST_MESSAGE: { description: 'Latest message to the admins first.' },
  } as const,
});

export const AdminJobSeekerFilter = builder.inputType('AdminJobSeekerFilter', {
  description: allThrough,
  fields: (t) => ({
    active: t.boolean({ description: 'Whether the profile is activated.' }),
    updated: t.boolean({ description: 'Whether the profile was completed or saved by the job seeker.' }),
    cityId: t.int({ description: 'The city of work.' }),
    jobId: t.int({ description: 'The job they are looking for.' }),
    experienceId: t.int({ description: 'Level of experience.' }),
    sexId: t.int({ description: 'Integer id of a sex.' }),
    exceptId: t.int({ description: 'A job seeker to leave out.' }),
    hasPhoto: t.boolean({ description: 'Whether there is a photo.' }),
    unread: t.boolean({ description: unread }),
    q: t.string({ description: freeText }),
  }),
});

const EmployerSort = builder.enumType('EmployerSort', {
  description: "The order of the back office's list of employers.",
  values: {
    NEWEST: { description: 'Newest signups first.' },
    OLDEST: { description: 'Oldest signups first.' },
    LATEST_MESSAGE: { description: 'Latest message to the admins first.' },
  } as const,
});

export const EmployerFilter = builder.inputType('EmployerFilter', {
  description: allThrough,
  fields: (t) => ({
    cityId: t.int({ description: 'The city where they hire.' }),
    unread: t.boolean({ description: unread }),
    q: t.string({ description: freeText }),
  }),
});

builder.queryFields((t) => ({
  adminJobSeekers: t.connection(
    {
      type: JobSeeker,
      authScopes: { admin: true },
      description: 'All job seekers, activated or not, except deleted ones. For admins.',
      args: {
        filter: t.arg({ type: AdminJobSeekerFilter, description: 'Restricts the list.' }),
        sort: t.arg({ type: AdminJobSeekerSort, description: noSort }),
        reverse: t.arg.boolean(reverseArg),
        page: t.arg.int(pageArg),
        updatedSince: t.arg(updatedSinceArg),
      },
      resolve: async (_root, args, ctx, info) =>
        pageOfPeople(await adminJobSeekers(ctx, args.filter ?? {}, sortOf(args), args.reverse), args, ctx, info),
    },
    JobSeekerConnection,
    JobSeekerEdge,
  ),
  employers: t.connection(
    {
      type: Employer,
      authScopes: { admin: true },
      description: 'All employers, including guests, except deleted ones. For admins.',
      args: {
        filter: t.arg({ type: EmployerFilter, description: 'Restricts the list.' }),
        sort: t.arg({ type: EmployerSort, description: noSort }),
        reverse: t.arg.boolean(reverseArg),
        page: t.arg.int(pageArg),
        updatedSince: t.arg(updatedSinceArg),
      },
      resolve: async (_root, args, ctx, info) =>
        pageOfPeople(await employers(ctx, args.filter ?? {}, sortOf(args), args.reverse), args, ctx, info),
    },
    { name: 'EmployerConnection', description: 'A page of employers.', fields: numberedPages },
    { name: 'EmployerEdge' },
  ),
}));
