import { undisclosedGender } from '../../../server/domain/people/search/search.input.ts';
import type { JobSeekerSearchBar_query$data } from '../../__generated__/JobSeekerSearchBar_query.graphql.ts';
import { anyChoice, sorts } from '../../features/discovery/jobSearch/jobSearch.ts';

/** What can be chosen. */
export type Known = Pick<JobSeekerSearchBar_query$data, 'jobs' | 'cities' | 'sexes' | 'experiences' | 'languages'>;

/** The job, by its slug, and the city, by its name; null: all. */
export interface Place {
  job: string | null;
  city: string | null;
}

/** The currency of a city, by its name. */
export const currencyOf = (known: Pick<Known, 'cities'>, city: string | null): string | null =>
  known.cities.find(({ name }) => name === city)?.country.currencyCode ?? null;

export const jobOptions = ({ jobs }: Pick<Known, 'jobs'>) => [
  { value: anyChoice, label: 'All jobs' },
  ...jobs.map(({ slug, name }) => ({ value: slug, label: name })),
];

export const cityOptions = ({ cities }: Pick<Known, 'cities'>) => [
  { value: anyChoice, label: 'All cities' },
  ...cities.map(({ name }) => ({ value: name, label: name })),
];

export const genderOptions = ({ sexes }: Pick<Known, 'sexes'>) => [
  { value: anyChoice, label: 'All genders' },
  ...sexes.filter(({ name }) => name !== undisclosedGender).map(asOption),
];

export const experienceOptions = ({ experiences }: Pick<Known, 'experiences'>) => [
  { value: anyChoice, label: 'All experiences' },
  ...experiences.map(asOption),
];

export const languageOptions = ({ languages }: Pick<Known, 'languages'>) => [
  { value: anyChoice, label: 'Any language' },
  ...languages.map(asOption),
];

export const sortOptions = sorts.map(({ value, label }) => ({ value, label }));

function asOption({ databaseId, name }: { readonly databaseId: number; readonly name: string }) {
  return { value: String(databaseId), label: name };
}
