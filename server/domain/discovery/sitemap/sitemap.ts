import type { City, Job } from '../../../generated/prisma/client.ts';
import { publicCompanyPages } from '../../accounts/access/employer.policy.ts';
import { publicJobSeekers } from '../../accounts/access/jobSeeker.policy.ts';
import type { Services } from '../../core/context.ts';
import { publicJobOffers } from '../../offers/jobOffer/jobOffer.policy.ts';
import { lookUpJobOffer } from './removed.sql.ts';

/**
 * The URLs for search engines: public lists, profiles, offers and company pages. All but the lists are split by id ranges, so
 * that each part is stable and is read without counting.
 */

type Reading = Pick<Services, 'db' | 'reference'>;

/** Ids per part; a sitemap may contain 50,000 URLs. */
export const idsPerPart = 10_000;

export type SitemapKind = 'jobSeekers' | 'jobOffers' | 'companies';

/** A part that is not empty. Numbers start with 1. */
export type SitemapPart = { kind: SitemapKind; number: number; changedAt: Date };

export type ListedJobSeeker = {
  id: number;
  name: string;
  callName: string | null;
  title: string | null;
  job: Job | null;
  city: City | null;
  updatedAt: Date;
};

type ListingKind = Exclude<SitemapKind, 'companies'>;

/**
 * A list that is not empty; without a city, for all cities. `changedAt` is the last change of one of its people or
 * offers.
 */
export type ListedListing = { kind: ListingKind; job: Job; city: City | null; changedAt: Date };

const idsOf = (number: number) => ({ gt: (number - 1) * idsPerPart, lte: number * idsPerPart });

/** All parts, in order. */
export async function sitemapParts({ db }: Reading): Promise<SitemapPart[]> {
  const latest = { _max: { updatedAt: true } } as const;
  const [people, offers, companies] = await Promise.all([
    db.user.aggregate({ where: publicJobSeekers, _max: { id: true } }),
    db.jobOffer.aggregate({ where: publicJobOffers, _max: { id: true } }),
    db.user.aggregate({ where: publicCompanyPages, _max: { id: true } }),
  ]);
  const partsOf = async (
    kind: SitemapKind,
    lastId: number | null,
    changedIn: (id: ReturnType<typeof idsOf>) => Promise<Date | null>,
  ): Promise<SitemapPart[]> => {
    const parts: SitemapPart[] = [];
    for (let number = 1; (number - 1) * idsPerPart < (lastId ?? 0); number += 1) {
      const changedAt = await changedIn(idsOf(number));
      if (changedAt) parts.push({ kind, number, changedAt });
    }
    return parts;
  };
  const parts = await Promise.all([
    partsOf('jobSeekers', people._max.id, async (id) => {
      const found = await db.user.aggregate({ where: { ...publicJobSeekers, id }, ...latest });
      return found._max.updatedAt;
    }),
    partsOf('jobOffers', offers._max.id, async (id) => {
      const found = await db.jobOffer.aggregate({ where: { ...publicJobOffers, id }, ...latest });
      return found._max.updatedAt;
    }),
    partsOf('companies', companies._max.id, async (id) => {
      const found = await db.user.aggregate({ where: { ...publicCompanyPages, id }, ...latest });
      return found._max.updatedAt;
    }),
  ]);
  return parts.flat();
}

/** The public profiles of a part; none for an unknown part. */
export async function listedJobSeekers({ db, reference }: Reading, number: number): Promise<ListedJobSeeker[]> {
  const rows = await db.user.findMany({
    where: { ...publicJobSeekers, id: idsOf(number) },
    select: { id: true, name: true, callName: true, title: true, jobId: true, cityId: true, updatedAt: true },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ jobId, cityId, ...row }) => ({
    ...row,
    job: reference.jobs.get(jobId),
    city: reference.cities.get(cityId),
  }));
}

/** The public offers of a part; none for an unknown part. */
export const listedJobOffers = ({ db }: Reading, number: number): Promise<{ id: number; updatedAt: Date }[]> =>
  db.jobOffer.findMany({
    where: { ...publicJobOffers, id: idsOf(number) },
    select: { id: true, updatedAt: true },
    orderBy: { id: 'asc' },
  });

/** The public company pages of a part; none for an unknown part. */
export const listedCompanies = ({ db }: Reading, number: number): Promise<{ id: number; updatedAt: Date }[]> =>
  db.user.findMany({
    where: { ...publicCompanyPages, id: idsOf(number) },
    select: { id: true, updatedAt: true },
    orderBy: { id: 'asc' },
  });

/** All lists that are not empty: people by job, everywhere and in each city, and offers by job and city. */
export async function listedListings({ db, reference }: Reading): Promise<ListedListing[]> {
  const latest = { _max: { updatedAt: true } } as const;
  const [people, offers] = await Promise.all([
    db.user.groupBy({ ...latest, by: ['jobId', 'cityId'], where: publicJobSeekers }),
    db.jobOffer.groupBy({ ...latest, by: ['jobId', 'cityId'], where: publicJobOffers }),
  ]);
  const listings: ListedListing[] = [];
  const everywhere = new Map<Job, Date>();
  const take = (kind: ListingKind, groups: readonly Group[]) => {
    for (const { jobId, cityId, _max } of groups) {
      const [job, city, changedAt] = [reference.jobs.get(jobId), reference.cities.get(cityId), _max.updatedAt];
      if (!job || !changedAt) continue;
      if (city) listings.push({ kind, job, city, changedAt });
      const known = everywhere.get(job);
      if (kind === 'jobSeekers' && (!known || known < changedAt)) everywhere.set(job, changedAt);
    }
  };
  take('jobSeekers', people);
  take('jobOffers', offers);
  return [
    ...[...everywhere].map(([job, changedAt]) => ({ kind: 'jobSeekers' as const, job, city: null, changedAt })),
    ...listings,
  ];
}

type Group = { jobId: number | null; cityId: number | null; _max: { updatedAt: Date | null } };

/**
 * Whether this existed and was deleted, which search engines process at once. Paused profiles and closed offers may
 * return, and are unknown to other viewers (docs/product/search.md, 'Public pages').
 */

export async function jobSeekerWasRemoved({ db }: Pick<Services, 'db'>, id: number): Promise<boolean> {
  const where = { id, role: 'ROLE_CANDIDATE', deletedAt: { not: null } } as const;
  return (await db.user.count({ where })) > 0;
}

/** A deleted offer leaves no row: its id is below the sequence's value, but no row has it. */
export async function jobOfferWasRemoved({ sql }: Pick<Services, 'sql'>, id: number): Promise<boolean> {
  const { wasUsed, exists } = await lookUpJobOffer(sql, id);
  return wasUsed === true && !exists;
}
