import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { City, Experience, Job, Sex } from '../../core/catalog/reference.graph.ts';
import { type SearchAlternative as SearchAlternativeShape, searchAlternatives } from './alternatives.ts';

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
    jobSeekerCount: t.exposeInt('jobSeekerCount', {
      description: 'Number of activated job seekers, at most a minute old.',
    }),
  }),
});

builder.queryFields((t) => ({
  searchAlternatives: t.field({
    type: [SearchAlternative],
    authScopes: { public: true },
    description:
      'The searches nearest to one without results, at most six: without its filters, the same job in other cities, other jobs ' +
      'in the same city. Only those with results.',
    args: {
      jobId: t.arg.int({ description: 'Integer id of a job; without it, all.' }),
      cityId: t.arg.int({ description: 'Integer id of a city; without it, all.' }),
      sexId: t.arg.int({ description: 'Integer id of a sex; without it, all.' }),
      experienceId: t.arg.int({ description: 'Integer id of a level of experience; without it, all.' }),
    },
    resolve: (_root, { jobId, cityId, sexId, experienceId }, ctx) =>
      searchAlternatives(ctx, {
        jobId: jobId ?? null,
        cityId: cityId ?? null,
        sexId: sexId ?? null,
        experienceId: experienceId ?? null,
      }),
  }),
}));
