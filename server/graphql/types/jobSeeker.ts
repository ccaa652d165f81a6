import { queryFromInfo } from '@pothos/plugin-prisma';
import { visibleJobSeekers } from '../../domain/jobSeeker/jobSeeker.policy.ts';
import { searchJobSeekers } from '../../domain/jobSeeker/search.ts';
import { builder } from '../builder.ts';
import { connectionOf } from '../connection.ts';
import { idFilter } from '../globalId.ts';
import { JobSeeker, userColumns } from './user.ts';

const JobSeekerSort = builder.enumType('JobSeekerSort', {
  values: {
    SIGNUP_DATE: { description: 'Newest first.' },
    POPULARITY: { description: 'Most wanted first.' },
    HOURLY_RATE: { description: 'Lowest rate first.' },
  } as const,
});

const JobSeekerFilter = builder.inputType('JobSeekerFilter', {
  description: 'Every field that is absent or null lets everybody through.',
  fields: (t) => ({
    job: t.globalID({ description: 'A job.' }),
    city: t.globalID({ description: 'A city.' }),
    sex: t.globalID({ description: 'A sex.' }),
    experience: t.globalID({ description: 'A level of experience.' }),
    except: t.globalID({ description: 'A job seeker to leave out.' }),
  }),
});

builder.queryFields((t) => ({
  jobSeekers: t.connection(
    {
      type: JobSeeker,
      authScopes: { public: true },
      description: 'The public search: activated job seekers only.',
      args: {
        filter: t.arg({ type: JobSeekerFilter }),
        sort: t.arg({ type: JobSeekerSort, defaultValue: 'SIGNUP_DATE', required: true }),
      },
      resolve: (_root, args, ctx, info) => {
        const filter = args.filter ?? {};
        const listing = searchJobSeekers(
          {
            jobId: idFilter(filter.job, 'Job'),
            cityId: idFilter(filter.city, 'City'),
            sexId: idFilter(filter.sex, 'Sex'),
            experienceId: idFilter(filter.experience, 'Experience'),
            exceptId: idFilter(filter.except, 'JobSeeker'),
          },
          args.sort,
        );
        const query = queryFromInfo({
          context: ctx,
          info,
          path: ['edges', 'node'],
          // What cursors are made of, whatever the sort.
          select: { ...userColumns, createdAt: true, popularity: true, minRate: true },
        });
        return connectionOf(listing, args, {
          page: (page) => ctx.db.user.findMany({ ...query, ...page }),
          count: (where) => ctx.db.user.count({ where }),
        });
      },
    },
    {
      name: 'JobSeekerConnection',
      description: 'A page of job seekers.',
      fields: (t) => ({
        totalCount: t.int({
          description: 'How many there are on all pages.',
          resolve: (connection) => connection.totalCount(),
        }),
      }),
    },
    { name: 'JobSeekerEdge' },
  ),
  jobSeeker: t.prismaField({
    type: JobSeeker,
    nullable: true,
    authScopes: { public: true },
    description: 'The job seeker with this integer id, for whoever may see them.',
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (query, _root, { databaseId }, { db, viewer }) =>
      db.user.findFirst({ ...query, where: { id: databaseId, ...visibleJobSeekers(viewer) } }),
  }),
}));
