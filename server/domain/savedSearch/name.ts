import type { SavedSearch } from '../../generated/prisma/client.ts';
import { allJobsSlug } from '../jobSeeker/search.input.ts';
import type { Reference } from '../reference/reference.ts';

type Search = Pick<SavedSearch, 'jobId' | 'cityId' | 'sexId' | 'experienceId'>;

/** What a search is called: 'Waiters in Singapore, female, 2 years'. */
export function searchName(reference: Reference, { jobId, cityId, sexId, experienceId }: Search): string {
  const job = reference.jobs.get(jobId)?.plural ?? 'Job seekers';
  const city = reference.cities.get(cityId)?.name;
  const narrowed = [reference.sexes.get(sexId)?.name.toLowerCase(), reference.experiences.get(experienceId)?.name];
  return [city ? `${job} in ${city}` : job, ...narrowed].filter(Boolean).join(', ');
}

/** The same as the parts of the search's address. */
export function searchAddress(reference: Reference, { jobId, cityId, sexId, experienceId }: Search) {
  return {
    job: reference.jobs.get(jobId)?.slug ?? allJobsSlug,
    city: reference.cities.get(cityId)?.name ?? null,
    sexId,
    experienceId,
  };
}
