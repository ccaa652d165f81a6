import {
  type PopularCity as PopularCityShape,
  type PopularJob as PopularJobShape,
  popularCities,
  popularJobs,
} from '../../domain/jobSeeker/popularJobs.ts';
import { builder } from '../builder.ts';
import { City, Job } from './reference.ts';

const upToHundred = (first: number) => Math.min(Math.max(first, 0), 100);

const PopularJob = builder.objectRef<PopularJobShape>('PopularJob').implement({
  description: 'A job that many people offer to do.',
  fields: (t) => ({
    job: t.field({ type: Job, description: 'Which one it is.', resolve: ({ job }) => job }),
    jobSeekerCount: t.exposeInt('jobSeekerCount', { description: 'Activated job seekers, at most a minute ago.' }),
  }),
});

const PopularCity = builder.objectRef<PopularCityShape>('PopularCity').implement({
  description: 'A city that many people look for work in.',
  fields: (t) => ({
    city: t.field({ type: City, description: 'Which one it is.', resolve: ({ city }) => city }),
    jobSeekerCount: t.exposeInt('jobSeekerCount', { description: 'Activated job seekers, at most a minute ago.' }),
    jobs: t.field({
      type: [PopularJob],
      description: 'What most of them offer to do, the largest number first.',
      args: { first: t.arg.int({ required: true, defaultValue: 5, description: 'How many, at most 100.' }) },
      resolve: ({ jobs }, { first }) => jobs.slice(0, upToHundred(first)),
    }),
  }),
});

builder.queryFields((t) => ({
  popularJobs: t.field({
    type: [PopularJob],
    authScopes: { public: true },
    description: 'The jobs that most people offer to do, the largest number first.',
    args: { first: t.arg.int({ required: true, defaultValue: 8, description: 'How many, at most 100.' }) },
    resolve: (_root, { first }, ctx) => popularJobs(ctx, upToHundred(first)),
  }),
  popularCities: t.field({
    type: [PopularCity],
    authScopes: { public: true },
    description: 'The cities that most people look for work in, the largest number first.',
    args: { first: t.arg.int({ required: true, defaultValue: 6, description: 'How many, at most 100.' }) },
    resolve: (_root, { first }, ctx) => popularCities(ctx, upToHundred(first)),
  }),
}));
