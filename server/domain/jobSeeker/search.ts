import type { City, Job, User } from '../../generated/prisma/client.ts';
import type { DomainContext } from '../context.ts';
import { type Bound, reversed, type Slice, type SortKey } from '../listing.ts';
import { cityOf, firstKnown, type ListingReading } from '../reference/jobInCity.ts';
import type { Reference } from '../reference/reference.ts';
import { cachedCount } from './count.ts';
import { allJobsSlug } from './search.input.ts';
import {
  countFound,
  type JobSeekerFilter,
  type JobSeekerSort,
  readJobSeekers,
  type SortField,
  searchFor,
  sortKeys,
} from './searchSql.ts';

/** The job and the city of a search page; null: all jobs, all cities. */
export type SearchPlace = { job: Job | null; city: City | null };

/** The first reading whose job and city are known. All jobs come last, because a job may have that slug. */
export function searchPlace(reference: Reference, readings: readonly ListingReading[]): SearchPlace | null {
  const known = firstKnown(reference, readings);
  if (known) return known;
  for (const reading of readings) {
    const city = cityOf(reference, reading);
    if (reading.job === allJobsSlug && city !== undefined) return { job: null, city };
  }
  return null;
}

/** A list of the public search. Ties are ordered by id. */
export type JobSeekerList = {
  order: SortKey<SortField>[];
  /** These fields of a page's job seekers, in one statement. */
  read: <Field extends keyof User>(
    fields: readonly Field[],
    slice: Slice<SortField | 'id'>,
  ) => Promise<Pick<User, Field>[]>;
  /** The number of job seekers, or of those within the bound: exact below a hundred, otherwise at most a minute old. */
  count: (bound?: Bound<SortField | 'id'>) => Promise<number>;
};

/**
 * The public search of job seekers (spec 000 §2): activated ones only, for every viewer.
 * @throws InvalidInput on `q`
 */
export function searchJobSeekers(
  ctx: Pick<DomainContext, 'kysely' | 'now'>,
  filter: JobSeekerFilter,
  sort: JobSeekerSort,
  reverse = false,
): JobSeekerList {
  const search = searchFor(filter, sort);
  const order: SortKey<SortField>[] = [...sortKeys[sort]];
  return {
    order: reverse ? reversed(order) : order,
    read: (fields, slice) => readJobSeekers(ctx.kysely, search, fields, slice),
    count: (bound) =>
      cachedCount(ctx, JSON.stringify([filter, sort === 'HOURLY_RATE', bound]), () =>
        countFound(ctx.kysely, search, bound),
      ),
  };
}
