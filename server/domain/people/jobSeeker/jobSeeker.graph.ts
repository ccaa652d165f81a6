import { queryFromInfo } from '@pothos/plugin-prisma';
import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import { Prisma, type User } from '../../../generated/prisma/client.ts';
import { builder } from '../../../graphql/builder.ts';
import { countsRows, pagedConnection, reverseArg } from '../../../graphql/connection.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { databaseId, encodeGlobalId } from '../../../graphql/globalId.ts';
import type { PageArguments } from '../../../graphql/keyset.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { numberedPages } from '../../../graphql/numberedPages.ts';
import { publicJobSeekers, visibleJobSeekers } from '../../accounts/access/jobSeeker.policy.ts';
import { JobSeeker, userColumns } from '../../accounts/access/user.graph.ts';
import { forFields } from '../../core/catalog/forFields.input.ts';
import { City, Job } from '../../core/catalog/reference.graph.ts';
import type { Ctx } from '../../core/context.ts';
import { NotFound } from '../../core/failures/errors.ts';
import { viewerId } from '../../core/viewer/viewer.ts';
import { ReplyTime } from '../employer/employer.graph.ts';
import { searchFlagNames, searchFlags } from '../search/filters.input.ts';
import { type SearchPlace, searchJobSeekers, searchPlace } from '../search/search.ts';
import type { JobSeekerFilter as SearchFilter, JobSeekerSort as SearchSort } from '../search/searchFilter.ts';
import { type LastActive as LastActiveKind, lastActive } from './activity.ts';
import { countProfileView } from './popularity.ts';

const JobSeekerSort = builder.enumType('JobSeekerSort', {
  description: 'The order of a list of job seekers.',
  values: {
    SIGNUP_DATE: { description: 'Newest first.' },
    BEST_MATCH: {
      description:
        'The most points first, of 100: for short reply times, ratings, verifications, activity, a complete profile, and a rate near ' +
        'the median of the job and city. Updated every ten minutes.',
    },
    POPULARITY: { description: 'Most popular first.' },
    HOURLY_RATE: { description: 'Lowest rate first.' },
    RATE_BY_CURRENCY: {
      description: 'Currency by currency, in each the lowest rate first. In one city the same as HOURLY_RATE.',
    },
    EXPERIENCE: { description: 'Most experienced first.' },
  } as const,
});

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>;

/** What narrows a search beside its place, also of a search that is saved. */
export const searchFilterFields = (t: InputFields) => ({
  sexId: t.int({ description: 'Of this sex, as `sexes` lists them.' }),
  experienceId: t.int({ description: 'With exactly this experience.' }),
  languageId: t.int({ description: 'Who speak this language, as `languages` lists them.' }),
  maxRate: t.int({
    description: 'With at most this rate per hour, in whole units of the currency of the city. Needs `cityId`.',
  }),
  q: t.string({
    description:
      'Free text, at most 100 characters: each word is in the title, the areas or the description, or begins the first name.',
  }),
  ...forFields(searchFlagNames, (flag) =>
    t.boolean({ description: `True: only those ${searchFlags[flag].meaning}. False does not filter.` }),
  ),
});

export const JobSeekerFilter = builder.inputType('JobSeekerFilter', {
  description: 'Ids are the integer ids used in URLs. A field that is absent or null does not filter.',
  fields: (t) => ({
    jobId: t.int({ description: 'The job they are looking for.' }),
    cityId: t.int({ description: 'The city of work.' }),
    exceptId: t.int({ description: 'A job seeker to leave out.' }),
    hasPhoto: t.boolean({ description: 'Whether there is a photo.' }),
    when: t.string({
      description:
        'Who are free for all of this work, in the time of their city: `2026-12-04T18:00/23:00`. An end that is not later than the ' +
        'begin is on the next day.',
    }),
    ...searchFilterFields(t),
  }),
});

const sortArg = {
  type: JobSeekerSort,
  defaultValue: 'SIGNUP_DATE',
  required: true,
  description: 'The order of the list.',
} as const;

/** The fields that the policies and the cursors need, whatever the order. */
const alwaysRead = {
  ...userColumns,
  createdAt: true,
  matchScore: true,
  popularity: true,
  minRate: true,
  experienceId: true,
  rateCurrency: true,
} as const;

/** A page of the public search with the fields that the client requests. */
export function pageOfJobSeekers(
  filter: SearchFilter,
  args: PageArguments & { sort: SearchSort; reverse: boolean },
  ctx: Ctx,
  info: GraphQLResolveInfo,
) {
  const list = searchJobSeekers(ctx, filter, args.sort, args.reverse);
  const { columns, counts } = planOf(ctx, info);
  return pagedConnection(ctx, list.order, args, {
    read: (slice): Promise<Pick<User, keyof typeof alwaysRead>[]> => list.read(columns, slice, counts),
    count: list.count,
  });
}

/** What the requested fields of a page need: columns, and whether the number of all. */
type Plan = { columns: readonly Prisma.UserScalarFieldEnum[]; counts: boolean };

const plans = new WeakMap<readonly FieldNode[], Plan>();

/** A compiled query passes the same nodes each time, and has no directives that could leave some out, so they are planned once. */
function planOf(ctx: Ctx, info: GraphQLResolveInfo): Plan {
  const known = plans.get(info.fieldNodes);
  if (known) return known;
  const { select } = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select: alwaysRead });
  const plan = { columns: Object.keys(select).filter(isColumn), counts: countsRows(info) };
  // Relations are planned for each operation, because Pothos notes there that they are read.
  if (plan.columns.length === Object.keys(select).length) plans.set(info.fieldNodes, plan);
  return plan;
}

const isColumn = (field: string): field is Prisma.UserScalarFieldEnum =>
  Object.hasOwn(Prisma.UserScalarFieldEnum, field);

export const JobSeekerEdge = builder.edgeObject({ type: JobSeeker, name: 'JobSeekerEdge' });
export const JobSeekerConnection = builder.connectionObject(
  {
    type: JobSeeker,
    name: 'JobSeekerConnection',
    description: 'A page of job seekers.',
    fields: numberedPages,
  },
  JobSeekerEdge,
);

export const JobListingReading = builder.inputType('JobListingReading', {
  description: 'One reading of the URL of a listing. There can be several, because slugs may contain the separators.',
  fields: (t) => ({
    job: t.string({ required: true, description: "A job's slug; 'all' for all jobs." }),
    city: t.string({ description: "A city's slug, or its name in lower case." }),
  }),
});

const JobListing = builder.objectRef<SearchPlace>('JobListing').implement({
  extensions: readBy('PEOPLE'),
  description: 'A page of the search.',
  fields: (t) => ({
    job: t.field({ type: Job, nullable: true, description: 'Null: all jobs.', resolve: ({ job }) => job }),
    city: t.field({ type: City, nullable: true, description: 'Null: all cities.', resolve: ({ city }) => city }),
    jobSeekers: t.connection(
      {
        type: JobSeeker,
        description: 'Activated job seekers of the job.',
        args: {
          sexId: t.arg.int({ description: 'Integer id of a sex; without it, all.' }),
          experienceId: t.arg.int({ description: 'Integer id of a level of experience; without it, all.' }),
          filter: t.arg({
            type: JobSeekerFilter,
            description: 'Restricts the list besides. Its job and city do not count, because the listing has its own.',
          }),
          sort: t.arg(sortArg),
          reverse: t.arg.boolean(reverseArg),
        },
        resolve: ({ job, city }, args, ctx, info) =>
          pageOfJobSeekers(
            {
              ...args.filter,
              jobId: job?.id,
              cityId: city?.id,
              sexId: args.sexId ?? args.filter?.sexId,
              experienceId: args.experienceId ?? args.filter?.experienceId,
            },
            args,
            ctx,
            info,
          ),
      },
      JobSeekerConnection,
      JobSeekerEdge,
    ),
  }),
});

builder.prismaObjectField(JobSeeker, 'similarJobSeekers', (t) =>
  t.connection(
    {
      type: JobSeeker,
      description: 'Other activated job seekers of the same job in the same city, newest first.',
      select: { jobId: true, cityId: true },
      resolve: ({ id, jobId, cityId }, args, ctx, info) =>
        pageOfJobSeekers({ jobId, cityId, exceptId: id }, { ...args, sort: 'SIGNUP_DATE', reverse: false }, ctx, info),
    },
    JobSeekerConnection,
    JobSeekerEdge,
  ),
);

builder.queryFields((t) => ({
  jobListing: t.field({
    type: JobListing,
    nullable: true,
    authScopes: { public: true },
    description: 'The first reading whose job and city are known.',
    args: {
      readings: t.arg({
        type: [JobListingReading],
        required: true,
        description: 'All readings of the URL, the most likely first.',
      }),
    },
    resolve: (_root, { readings }, { reference }) => searchPlace(reference, readings),
  }),
  jobSeekers: t.connection(
    {
      type: JobSeeker,
      authScopes: { public: true },
      description: 'The public search: activated job seekers only.',
      args: {
        filter: t.arg({ type: JobSeekerFilter, description: 'Restricts the list.' }),
        sort: t.arg(sortArg),
        reverse: t.arg.boolean(reverseArg),
      },
      resolve: (_root, args, ctx, info) => pageOfJobSeekers(args.filter ?? {}, args, ctx, info),
    },
    JobSeekerConnection,
    JobSeekerEdge,
  ),
  jobSeeker: t.prismaField({
    type: JobSeeker,
    nullable: true,
    authScopes: { public: true },
    description: 'The job seeker with this integer id. Null if the viewer may not see them.',
    args: {
      databaseId: t.arg.int({ required: true, description: 'The integer id used in URLs.' }),
      asOthersSee: t.arg.boolean({
        defaultValue: false,
        required: true,
        description:
          'Shows job seekers themselves as employers without a subscription see them. Without effect on others.',
      }),
    },
    resolve: (query, _root, { databaseId, asOthersSee }, ctx) => {
      const where = { id: databaseId, ...visibleJobSeekers(ctx.viewer) };
      if (!asOthersSee || viewerId(ctx.viewer) !== databaseId) return ctx.db.user.findFirst({ ...query, where });
      ctx.seenByOthers.add(databaseId);
      return ctx.db.user.findFirst({ ...query, where: { AND: [where, publicJobSeekers] } });
    },
  }),
}));

mutation('countProfileView', countProfileView, {
  description:
    "Counts that the viewer has viewed a profile, once a day. The job seeker's own views and admins' do not count.",
  input: (t) => ({ jobSeeker: t.globalID({ required: true, description: 'The job seeker who was viewed.' }) }),
  run: async (ctx, { jobSeeker }) => {
    const id = databaseId(jobSeeker, 'JobSeeker');
    if (id === null) throw new NotFound();
    await countProfileView(ctx, id);
    return { jobSeekerId: id };
  },
  payload: (t) => ({
    jobSeekerId: t.id({
      description: 'The global id of the job seeker.',
      resolve: ({ jobSeekerId }) => encodeGlobalId('JobSeeker', jobSeekerId),
    }),
  }),
});

const LastActive = builder.enumType('LastActive', {
  description: 'When a person was last on the site, coarsely.',
  values: {
    TODAY: { description: 'Within 24 hours.' },
    THIS_WEEK: { description: 'Within 7 days.' },
    THIS_MONTH: { description: 'Within 30 days.' },
  } satisfies Record<LastActiveKind, object>,
});

builder.prismaObjectFields(JobSeeker, (t) => ({
  lastActive: t.field({
    type: LastActive,
    nullable: true,
    description: 'When the job seeker was last on the site. Null: longer ago than 30 days.',
    select: { lastSeenAt: true },
    resolve: (user, _args, { now }) => lastActive(user, now()),
  }),
  replyTime: t.expose('replyTime', {
    type: ReplyTime,
    nullable: true,
    description:
      'How soon the job seeker usually answers employers. Null with fewer than 5 answers in 90 days, or if it takes longer. ' +
      'Updated every few minutes.',
  }),
}));
