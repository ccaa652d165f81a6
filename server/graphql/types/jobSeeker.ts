import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import { NotFound } from '../../domain/errors.ts';
import { countJobSeekers } from '../../domain/jobSeeker/count.ts';
import { visibleJobSeekers } from '../../domain/jobSeeker/jobSeeker.policy.ts';
import { countProfileView } from '../../domain/jobSeeker/popularity.ts';
import {
  type JobSeekerFilter as SearchFilter,
  type SearchPlace,
  type JobSeekerSort as SearchSort,
  searchJobSeekers,
  searchPlace,
} from '../../domain/jobSeeker/search.ts';
import { builder } from '../builder.ts';
import { connectionOf } from '../connection.ts';
import type { GraphContext } from '../context.ts';
import { databaseId, encodeGlobalId } from '../globalId.ts';
import type { PageArguments } from '../keyset.ts';
import { reverseArg } from '../sort.ts';
import { numberedPages } from './pageCursors.ts';
import { City, Job } from './reference.ts';
import { JobSeeker, userColumns } from './user.ts';

const JobSeekerSort = builder.enumType('JobSeekerSort', {
  description: 'What a list of job seekers is sorted by.',
  values: {
    SIGNUP_DATE: { description: 'Newest first.' },
    POPULARITY: { description: 'Most wanted first.' },
    HOURLY_RATE: { description: 'Lowest rate first.' },
  } as const,
});

const JobSeekerFilter = builder.inputType('JobSeekerFilter', {
  description: 'By integer ids, as addresses carry them. Every field that is absent or null lets everybody through.',
  fields: (t) => ({
    jobId: t.int({ description: 'What they offer to do.' }),
    cityId: t.int({ description: 'Where they work.' }),
    sexId: t.int({ description: 'Of this sex, as `sexes` lists them.' }),
    experienceId: t.int({ description: 'With exactly this experience.' }),
    exceptId: t.int({ description: 'A job seeker to leave out.' }),
  }),
});

const sortArg = {
  type: JobSeekerSort,
  defaultValue: 'SIGNUP_DATE',
  required: true,
  description: 'What the list is sorted by.',
} as const;

/** A page of the public search, with what its client asks for. */
function pageOfJobSeekers(
  filter: SearchFilter,
  args: PageArguments & { sort: SearchSort; reverse: boolean },
  ctx: GraphContext,
  info: GraphQLResolveInfo,
) {
  const listing = searchJobSeekers(filter, args.sort, args.reverse);
  const query = queryFromInfo({
    context: ctx,
    info,
    path: ['edges', 'node'],
    // What cursors are made of, whatever the sort.
    select: { ...userColumns, createdAt: true, popularity: true, minRate: true },
  });
  return connectionOf(ctx, listing, args, {
    page: (page) => ctx.readUsers({ ...query, ...page }),
    count: (where) => countJobSeekers(ctx, where),
  });
}

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
  description: 'One way to read the address of a listing: slugs may contain the words that stand between them.',
  fields: (t) => ({
    job: t.string({ required: true, description: "A job's slug; 'all' for all jobs." }),
    city: t.string({ description: "A city's slug, or its name in lower case." }),
  }),
});

const JobListing = builder.objectRef<SearchPlace>('JobListing').implement({
  description: 'What a page of the search shows.',
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
          sort: t.arg(sortArg),
          reverse: t.arg.boolean(reverseArg),
        },
        resolve: ({ job, city }, args, ctx, info) =>
          pageOfJobSeekers(
            { jobId: job?.id, cityId: city?.id, sexId: args.sexId, experienceId: args.experienceId },
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
        description: 'All ways to read the address, the likeliest first.',
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
        filter: t.arg({ type: JobSeekerFilter, description: 'Which of them; without it, all.' }),
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
    description: 'The job seeker with this integer id, for whoever may see them.',
    args: { databaseId: t.arg.int({ required: true, description: 'Their integer id, as addresses carry it.' }) },
    resolve: (query, _root, { databaseId }, { db, viewer }) =>
      db.user.findFirst({ ...query, where: { id: databaseId, ...visibleJobSeekers(viewer) } }),
  }),
}));

builder.relayMutationField(
  'countProfileView',
  { inputFields: (t) => ({ jobSeeker: t.globalID({ required: true, description: 'Whose profile it is.' }) }) },
  {
    authScopes: { public: true },
    description: "Counts that the viewer has looked at a profile. The job seeker's own looks and admins' do not count.",
    errors: { types: [NotFound] },
    resolve: async (_root, { input: { jobSeeker } }, ctx) => {
      const id = databaseId(jobSeeker, 'JobSeeker');
      if (id === null) throw new NotFound();
      await countProfileView(ctx, id);
      return { jobSeekerId: id };
    },
  },
  {
    outputFields: (t) => ({
      jobSeekerId: t.id({
        description: 'Whose profile it was, as a global id.',
        resolve: ({ jobSeekerId }) => encodeGlobalId('JobSeeker', jobSeekerId),
      }),
    }),
  },
);
