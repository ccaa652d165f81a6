import type { SavedSearch } from '../../../generated/prisma/client.ts';
import { forFields } from '../../core/catalog/forFields.input.ts';
import type { Reference } from '../../core/catalog/reference.ts';
import { inSentence } from '../../core/text/inSentence.ts';
import {
  highestRateWords,
  searchFlagNames,
  searchFlags,
  writeSearchFilters,
} from '../../people/search/filters.input.ts';
import { allJobsSlug } from '../../people/search/search.input.ts';

/** The columns with what a search asks for. */
export const searchedFor = {
  jobId: true,
  cityId: true,
  sexId: true,
  experienceId: true,
  languageId: true,
  maxRate: true,
  q: true,
  ...forFields(searchFlagNames, () => true as const),
} as const;

type Search = Pick<SavedSearch, keyof typeof searchedFor>;

/** What a search is called: 'Waiters in Singapore, female, 2 years'. */
export function searchName(reference: Reference, search: Search): string {
  const { jobId, cityId } = search;
  const job = reference.jobs.get(jobId)?.plural ?? 'Job seekers';
  const city = reference.cities.get(cityId)?.name;
  return [city ? `${job} in ${city}` : job, ...narrowing(reference, search)].join(', ');
}

/** The people of a search: '5 new waiters in Singapore, female', 'A new waiter in Singapore'. */
export function newPeopleText(reference: Reference, search: Search, count: number): string {
  const { jobId, cityId } = search;
  const job = reference.jobs.get(jobId);
  const [one, several] = [job?.name ?? 'Job seeker', job?.plural ?? 'Job seekers'];
  const who = count === 1 ? `A new ${inSentence(one)}` : `${count} new ${inSentence(several)}`;
  const city = reference.cities.get(cityId)?.name;
  return [city ? `${who} in ${city}` : who, ...narrowing(reference, search)].join(', ');
}

function narrowing(reference: Reference, search: Search): string[] {
  const { cityId, maxRate, q } = search;
  const currency = reference.countries.get(reference.cities.get(cityId)?.countryId)?.currencyCode;
  return [
    reference.sexes.get(search.sexId)?.name.toLowerCase(),
    reference.experiences.get(search.experienceId)?.name,
    reference.languages.get(search.languageId)?.name,
    ...searchFlagNames.map((flag) => (search[flag] ? inSentence(searchFlags[flag].words) : undefined)),
    currency && maxRate !== null ? inSentence(highestRateWords(currency, maxRate)) : undefined,
    q === null ? undefined : `“${q}”`,
  ].filter((word) => word !== undefined);
}

/** The same as the parts of the search's address. */
export function searchAddress(reference: Reference, { jobId, cityId, ...filters }: Search) {
  return {
    job: reference.jobs.get(jobId)?.slug ?? allJobsSlug,
    city: reference.cities.get(cityId)?.name ?? null,
    filters: writeSearchFilters(filters),
  };
}
