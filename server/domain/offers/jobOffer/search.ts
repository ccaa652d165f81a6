import type { City, Job, JobOfferState, Prisma, User } from '../../../generated/prisma/client.ts';
import type { Reference } from '../../core/catalog/reference.ts';
import { cityOf, firstKnown, type ListingReading } from '../../core/catalog/reference.ts';
import { type Listing, reversed, type SortKey } from '../../core/lists/listing.ts';
import { searchSchema } from '../../core/lists/search.input.ts';
import { beginsPattern, containsPattern, isShort, searchWords } from '../../core/lists/words.ts';
import { validated } from '../../core/text/input/validation.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import { requireAdmin, requireEmployer } from '../../core/viewer/viewer.ts';
import { allJobsSlug } from '../../people/search/search.input.ts';
import { publicJobOffers } from './jobOffer.policy.ts';
import { allCitiesSlug } from './search.input.ts';

type Where = Prisma.JobOfferWhereInput;

/** What a page of job offers is about; null: all jobs, all cities. */
export type JobOfferPlace = { job: Job | null; city: City | null };

/** The first reading whose job and city are known; what stands for all of them comes last. */
export function jobOfferPlace(reference: Reference, readings: readonly ListingReading[]): JobOfferPlace | null {
  const known = firstKnown(reference, readings);
  if (known) return known;
  for (const reading of readings) {
    const job = reading.job === allJobsSlug ? null : reference.jobBySlug(reading.job);
    const city = reading.city === allCitiesSlug ? null : cityOf(reference, reading);
    if (job !== undefined && city !== undefined) return { job, city };
  }
  return null;
}

/** Absent or null: all of them. */
export type JobOfferFilter = {
  jobId?: number | null;
  cityId?: number | null;
  employerId?: number | null;
};

/** Newest first. */
export type JobOfferSort = 'NEWEST';

const sortKeys: Record<JobOfferSort, SortKey[]> = {
  NEWEST: [{ field: 'createdAt', direction: 'desc' }],
};

/** Of a list, as its client asks for it. */
export type JobOfferOrder = { sort: JobOfferSort; reverse: boolean };

const orderOf = ({ sort, reverse }: JobOfferOrder): SortKey[] => (reverse ? reversed(sortKeys[sort]) : sortKeys[sort]);

const matching = ({ jobId, cityId, employerId }: JobOfferFilter): Where => ({
  ...(jobId != null && { jobId }),
  ...(cityId != null && { cityId }),
  ...(employerId != null && { employerId }),
});

/** The public search of job offers (docs/product/search.md, 'The search for offers'): active ones, for every viewer. */
export const searchJobOffers = (filter: JobOfferFilter, order: JobOfferOrder): Listing<Where> => ({
  where: { ...publicJobOffers, ...matching(filter) },
  order: orderOf(order),
});

/** What the employer's own page shows: their active offers, newest first. Triggers keep their number. */
export const jobOffersOf = ({ id, activeOffers }: Pick<User, 'id' | 'activeOffers'>): Listing<Where> => ({
  where: { ...publicJobOffers, employerId: id },
  order: sortKeys.NEWEST,
  total: activeOffers,
});

/** Active offers of the same job in the same city, without the one they are like, newest first. */
export const similarJobOffers = ({ id, jobId, cityId }: { id: number; jobId: number; cityId: number }) => ({
  where: { ...publicJobOffers, jobId, cityId, id: { not: id } },
  order: sortKeys.NEWEST,
});

/** Active offers of this job in this city, newest first. Without both there are none. */
export const fittingJobOffers = ({
  jobId,
  cityId,
}: {
  jobId: number | null;
  cityId: number | null;
}): Listing<Where> => ({
  where: jobId === null || cityId === null ? { id: { in: [] } } : { ...publicJobOffers, jobId, cityId },
  order: sortKeys.NEWEST,
});

/**
 * All offers of the employer who asks, active or not.
 * @throws SignInRequired, Forbidden.
 */
export const ownJobOffers = (viewer: Viewer, order: JobOfferOrder): Listing<Where> => ({
  where: { employerId: requireEmployer(viewer).id },
  order: orderOf(order),
});

export type AdminJobOfferFilter = JobOfferFilter & {
  active?: boolean | null;
  state?: JobOfferState | null;
  /** Free text: every word is in the employer's name or company, the slug or the description. */
  q?: string | null;
};

/**
 * The back office's list of all offers. For admins.
 * @throws SignInRequired, Forbidden, InvalidInput on `q`
 */
export function allJobOffers(
  viewer: Viewer,
  { active, state, q, ...filter }: AdminJobOfferFilter,
  order: JobOfferOrder,
): Listing<Where> {
  requireAdmin(viewer);
  const words = searchWords(validated(searchSchema, { q }).q ?? '');
  return {
    where: {
      ...matching(filter),
      ...(active != null && { active }),
      ...(state != null && { state }),
      AND: words.map((word) => ({
        searchText: { contains: isShort(word) ? beginsPattern(word) : containsPattern(word) },
      })),
    },
    order: orderOf(order),
  };
}
