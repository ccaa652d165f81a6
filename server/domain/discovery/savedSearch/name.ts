import type { SavedSearch } from '../../../generated/prisma/client.ts';
import type { Reference } from '../../core/catalog/reference.ts';
import { inSentence } from '../../core/text/inSentence.ts';
import { allJobsSlug } from '../../people/search/search.input.ts';

type Search = Pick<SavedSearch, 'jobId' | 'cityId' | 'sexId' | 'experienceId'>;

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

const narrowing = (reference: Reference, { sexId, experienceId }: Pick<Search, 'sexId' | 'experienceId'>): string[] =>
  [reference.sexes.get(sexId)?.name.toLowerCase(), reference.experiences.get(experienceId)?.name].filter(
    (word) => word !== undefined,
  );

/** The same as the parts of the search's address. */
export function searchAddress(reference: Reference, { jobId, cityId, sexId, experienceId }: Search) {
  return {
    job: reference.jobs.get(jobId)?.slug ?? allJobsSlug,
    city: reference.cities.get(cityId)?.name ?? null,
    sexId,
    experienceId,
  };
}
