import { LRUCache } from 'lru-cache';
import type { Sql } from '../../../database/sql.ts';
import type { City, Job, User } from '../../../generated/prisma/client.ts';
import type { Reference } from '../../core/catalog/reference.ts';
import { cityOf, firstKnown, type ListingReading } from '../../core/catalog/reference.ts';
import type { Ctx } from '../../core/context.ts';
import { type Bound, reversed, type Slice, type SortKey } from '../../core/lists/listing.ts';
import { allJobsSlug } from './search.input.ts';
import { countFound, readAmongAll, readAndCount, readJobSeekers } from './search.sql.ts';
import {
  isByRate,
  type JobSeekerFilter,
  type JobSeekerSort,
  type Search,
  type SortField,
  searchFor,
  sortIn,
  sortKeys,
} from './searchFilter.ts';
import { hasIndexedWords } from './searchText.ts';

/**
 * Every page of the search shows the number of results. Counting 200,000 job seekers costs many times what the page itself
 * does, so large numbers are cached for a minute. Small ones are cheap to count, and a stale one would be noticed.
 */
const cachedForMilliseconds = 60_000;
const cachedFrom = 100;
/** The maximum number of searches in the cache. */
const most = 10_000;

type Cached = { at: number; count: Promise<number>; counted?: number };

const caches = new WeakMap<Sql, LRUCache<string, Cached>>();

/** What `count` resolves to: exact below a hundred, otherwise at most a minute old. `key` identifies what is counted. */
function cachedCount(ctx: Pick<Ctx, 'sql' | 'now'>, key: string, count: () => Promise<number>): Promise<number> {
  const shared = sharedCount(ctx, key);
  if (shared) return shared;
  const cache = cacheOf(ctx.sql);
  const entry: Cached = { at: ctx.now().getTime(), count: count() };
  cache.set(key, entry);
  const forget = () => {
    if (cache.get(key) === entry) cache.delete(key);
  };
  entry.count.then((counted) => {
    entry.counted = counted;
    if (counted < cachedFrom) forget();
  }, forget);
  return entry.count;
}

/** The number that is in the cache, if there is one. */
const knownCount = (ctx: Pick<Ctx, 'sql' | 'now'>, key: string): number | undefined => freshEntry(ctx, key)?.counted;

/** The number that is in the cache or is being counted, if there is one. */
const sharedCount = (ctx: Pick<Ctx, 'sql' | 'now'>, key: string): Promise<number> | undefined =>
  freshEntry(ctx, key)?.count;

function freshEntry({ sql, now }: Pick<Ctx, 'sql' | 'now'>, key: string): Cached | undefined {
  const known = cacheOf(sql).get(key);
  return known && now().getTime() - known.at < cachedForMilliseconds ? known : undefined;
}

function cacheOf(sql: Sql): LRUCache<string, Cached> {
  const cache = caches.get(sql) ?? new LRUCache<string, Cached>({ max: most });
  caches.set(sql, cache);
  return cache;
}

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
  /**
   * These fields of a page's job seekers, in one statement.
   * @param counts whether `count` will be called, so that the statement can count too
   */
  read: <Field extends keyof User>(
    fields: readonly Field[],
    slice: Slice<SortField | 'id'>,
    counts?: boolean,
  ) => Promise<Pick<User, Field>[]>;
  /** The number of job seekers, or of those within the bound: exact below a hundred, otherwise at most a minute old. */
  count: (bound?: Bound<SortField | 'id'>) => Promise<number>;
};

/**
 * The public search of job seekers (docs/product/search.md, 'The search for job seekers'): activated ones only, for every
 * viewer.
 * @throws InvalidInput on `q` and `maxRate`
 */
export function searchJobSeekers(
  ctx: Pick<Ctx, 'sql' | 'now'>,
  filter: JobSeekerFilter,
  asked: JobSeekerSort,
  reverse = false,
): JobSeekerList {
  const sort = sortIn(filter, asked);
  const search = searchFor(filter, sort);
  const order: SortKey<SortField>[] = [...sortKeys[sort]];
  const keyOf = (bound?: Bound<SortField | 'id'>) => JSON.stringify([filter, isByRate(sort) && sort, bound]);
  let counted: Promise<number> | undefined;
  const list: JobSeekerList = {
    order: reverse ? reversed(order) : order,
    read: async (fields, slice, counts = false) => {
      counted = sharedCount(ctx, keyOf());
      if (!counts || counted) return readJobSeekers(ctx.sql, search, fields, slice);
      const found = readAndCount(ctx.sql, search, fields, slice);
      // At once, so that other requests wait for this number instead of counting too.
      counted = cachedCount(ctx, keyOf(), async () => (await found).total ?? countFound(ctx.sql, search));
      return (await found).rows;
    },
    count: (bound) => (!bound && counted) || cachedCount(ctx, keyOf(bound), () => countFound(ctx.sql, search, bound)),
  };
  if (search.work.length > 0) return byTime(ctx, list, search);
  return hasIndexedWords(filter.q) ? byWords(ctx, list, search, searchFor(filter, sort, 'in order'), keyOf()) : list;
}

/**
 * A list of job seekers who are free for some work. How many are cannot be estimated, and is counted in an index. Few are found sooner
 * among all of them than in the order of the list.
 */
const byTime = (ctx: Pick<Ctx, 'sql' | 'now'>, list: JobSeekerList, search: Search): JobSeekerList => ({
  ...list,
  read: async (fields, slice) =>
    (await list.count()) >= inOrderFrom
      ? readJobSeekers(ctx.sql, search, fields, slice)
      : (await readAmongAll(ctx.sql, search, fields, slice)).rows,
});

/**
 * From so many matches on, a page is found sooner in the order of the list than among all of them, because one of every few
 * hundred rows matches.
 */
const inOrderFrom = 1_000;

/**
 * A list of job seekers with certain words. PostgreSQL cannot estimate how many of one job and city have them, and a wrong
 * estimate reads the whole list, so the real number decides how a page is read. It comes with the first page.
 */
function byWords(
  ctx: Pick<Ctx, 'sql' | 'now'>,
  list: JobSeekerList,
  search: Search,
  inOrder: Search,
  key: string,
): JobSeekerList {
  let total: number | undefined;
  return {
    ...list,
    read: async (fields, slice) => {
      const known = knownCount(ctx, key);
      if (known !== undefined && known >= inOrderFrom) return readJobSeekers(ctx.sql, inOrder, fields, slice);
      const found = await readAmongAll(ctx.sql, search, fields, slice);
      total = found.total;
      return found.rows;
    },
    count: (bound) =>
      bound || total === undefined ? list.count(bound) : cachedCount(ctx, key, () => Promise.resolve(total ?? 0)),
  };
}
