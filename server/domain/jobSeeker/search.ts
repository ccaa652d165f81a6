import type { City, Job, Prisma } from '../../generated/prisma/client.ts';
import { type Listing, reversed, type SortKey } from '../listing.ts';
import { cityOf, firstKnown, type ListingReading } from '../reference/jobInCity.ts';
import type { Reference } from '../reference/reference.ts';
import { publicJobSeekers } from './jobSeeker.policy.ts';
import { allJobsSlug } from './search.input.ts';

/** What a page of the search is about; null: all jobs, all cities. */
export type SearchPlace = { job: Job | null; city: City | null };

/** The first reading whose job and city are known. All jobs come last: a job of that slug would go before. */
export function searchPlace(reference: Reference, readings: readonly ListingReading[]): SearchPlace | null {
  const known = firstKnown(reference, readings);
  if (known) return known;
  for (const reading of readings) {
    const city = cityOf(reference, reading);
    if (reading.job === allJobsSlug && city !== undefined) return { job: null, city };
  }
  return null;
}

/** Absent or null: all of them. */
export type JobSeekerFilter = {
  jobId?: number | null;
  cityId?: number | null;
  sexId?: number | null;
  experienceId?: number | null;
  /** A job seeker to leave out, the one whose similar ones are shown. */
  exceptId?: number | null;
};

/** Newest first is the default (spec 000 §9). */
export type JobSeekerSort = 'SIGNUP_DATE' | 'POPULARITY' | 'HOURLY_RATE';

const sortKeys: Record<JobSeekerSort, SortKey[]> = {
  SIGNUP_DATE: [{ field: 'createdAt', direction: 'desc' }],
  POPULARITY: [{ field: 'popularity', direction: 'desc' }],
  HOURLY_RATE: [{ field: 'minRate', direction: 'asc' }],
};

/** The public search of job seekers (spec 000 §2): activated ones only. */
export function searchJobSeekers(
  filter: JobSeekerFilter,
  sort: JobSeekerSort,
  reverse = false,
): Listing<Prisma.UserWhereInput> {
  const { jobId, cityId, sexId, experienceId, exceptId } = filter;
  return {
    where: {
      ...publicJobSeekers,
      ...(jobId != null && { jobId }),
      ...(cityId != null && { cityId }),
      ...(sexId != null && { sexId }),
      ...(experienceId != null && { experienceId }),
      ...(exceptId != null && { id: { not: exceptId } }),
      ...(sort === 'HOURLY_RATE' && { minRate: { not: null } }),
    },
    order: reverse ? reversed(sortKeys[sort]) : sortKeys[sort],
  };
}
