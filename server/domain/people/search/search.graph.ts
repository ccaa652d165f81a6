import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { City, Experience, Job, Sex } from '../../core/catalog/reference.graph.ts';
import { JobSeekerFilter } from '../jobSeeker/jobSeeker.graph.ts';
import {
  type PopularCity as PopularCityShape,
  type PopularJob as PopularJobShape,
  popularCities,
  popularJobs,
  type SearchAlternative as SearchAlternativeShape,
  searchAlternatives,
} from './popularJobs.ts';

const upToHundred = (first: number) => Math.min(Math.max(first, 0), 100);

const PopularJob = builder.objectRef<PopularJobShape>('PopularJob').implement({
  extensions: readBy('EVERY'),
  description: 'A job with many job seekers.',
  fields: (t) => ({
    job: t.field({ type: Job, description: 'The record.', resolve: ({ job }) => job }),
    jobSeekerCount: t.exposeInt('jobSeekerCount', {
      description: 'Number of activated job seekers, at most a minute old.',
    }),
  }),
});

const PopularCity = builder.objectRef<PopularCityShape>('PopularCity').implement({
  extensions: readBy('EVERY'),
  description: 'A city with many job seekers.',
  fields: (t) => ({
    city: t.field({ type: City, description: 'The record.', resolve: ({ city }) => city }),
    jobSeekerCount: t.exposeInt('jobSeekerCount', {
      description: 'Number of activated job seekers, at most a minute old.',
    }),
    jobs: t.field({
      type: [PopularJob],
      description: 'Their most frequent jobs, largest number first.',
      args: { first: t.arg.int({ required: true, defaultValue: 5, description: 'Number of rows, at most 100.' }) },
      resolve: ({ jobs }, { first }) => jobs.slice(0, upToHundred(first)),
    }),
  }),
});

builder.queryFields((t) => ({
  popularJobs: t.field({
    type: [PopularJob],
    authScopes: { public: true },
    description: 'Jobs with the most job seekers, largest number first.',
    args: { first: t.arg.int({ required: true, defaultValue: 8, description: 'Number of rows, at most 100.' }) },
    resolve: (_root, { first }, ctx) => popularJobs(ctx, upToHundred(first)),
  }),
  popularCities: t.field({
    type: [PopularCity],
    authScopes: { public: true },
    description: 'Cities with the most job seekers, largest number first.',
    args: { first: t.arg.int({ required: true, defaultValue: 6, description: 'Number of rows, at most 100.' }) },
    resolve: (_root, { first }, ctx) => popularCities(ctx, upToHundred(first)),
  }),
}));

const SearchAlternative = builder.objectRef<SearchAlternativeShape>('SearchAlternative').implement({
  extensions: readBy('PEOPLE'),
  description: 'A search for job seekers that has results.',
  fields: (t) => ({
    job: t.field({ type: Job, nullable: true, description: 'Null: all jobs.', resolve: ({ job }) => job }),
    city: t.field({ type: City, nullable: true, description: 'Null: all cities.', resolve: ({ city }) => city }),
    sex: t.field({ type: Sex, nullable: true, description: 'Null: not filtered.', resolve: ({ sex }) => sex }),
    experience: t.field({
      type: Experience,
      nullable: true,
      description: 'Null: not filtered.',
      resolve: ({ experience }) => experience,
    }),
    without: t.exposeString('without', {
      nullable: true,
      description: 'The one filter that it leaves out, as `JobSeekerFilter` names it. Null: it leaves out all of them.',
    }),
    lowestRate: t.exposeInt('lowestRate', {
      nullable: true,
      description:
        'Where it leaves out the highest rate: the lowest rate of those who are found, per hour in the currency of the city.',
    }),
    jobSeekerCount: t.exposeInt('jobSeekerCount', {
      description: 'Number of activated job seekers, at most a minute old.',
    }),
  }),
});

const old = 'Say it in filter. Ends 2027-06-30.';

builder.queryFields((t) => ({
  searchAlternatives: t.field({
    type: [SearchAlternative],
    authScopes: { public: true },
    description:
      'The searches nearest to one without results, at most nine: without one of its filters, without all of them, the same job ' +
      'in other cities, other jobs in the same city. Only those with results.',
    args: {
      filter: t.arg({ type: JobSeekerFilter, description: 'The search without results.' }),
      jobId: t.arg.int({ description: 'Integer id of a job; without it, all.', deprecationReason: old }),
      cityId: t.arg.int({ description: 'Integer id of a city; without it, all.', deprecationReason: old }),
      sexId: t.arg.int({ description: 'Integer id of a sex; without it, all.', deprecationReason: old }),
      experienceId: t.arg.int({
        description: 'Integer id of a level of experience; without it, all.',
        deprecationReason: old,
      }),
    },
    resolve: (_root, { filter, jobId, cityId, sexId, experienceId }, ctx) =>
      searchAlternatives(ctx, filter ?? { jobId, cityId, sexId, experienceId }),
  }),
}));
