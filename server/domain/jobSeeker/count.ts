import type { Sql } from '../../database/kysely.ts';
import type { DomainContext } from '../context.ts';

/**
 * Every page of the search shows the number of results. Counting 200,000 job seekers costs many times what the page itself
 * does, so large numbers are cached for a minute. Small ones are cheap to count, and a stale one would be noticed.
 */

const cachedForMilliseconds = 60_000;
const cachedFrom = 100;
/** The maximum number of searches in the cache. */
const most = 10_000;

type Cached = { at: number; count: Promise<number>; counted?: number };

const caches = new WeakMap<Sql, Map<string, Cached>>();

/** What `count` resolves to: exact below a hundred, otherwise at most a minute old. `key` identifies what is counted. */
export function cachedCount(
  { kysely, now }: Pick<DomainContext, 'kysely' | 'now'>,
  key: string,
  count: () => Promise<number>,
): Promise<number> {
  const cache = cacheOf(kysely);
  const at = now().getTime();
  const known = cache.get(key);
  if (known && isFresh(known, at)) return known.count;
  if (cache.size >= most) cache.clear();
  const entry: Cached = { at, count: count() };
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
export function knownCount({ kysely, now }: Pick<DomainContext, 'kysely' | 'now'>, key: string): number | undefined {
  const known = cacheOf(kysely).get(key);
  return known && isFresh(known, now().getTime()) ? known.counted : undefined;
}

function cacheOf(kysely: Sql): Map<string, Cached> {
  const cache = caches.get(kysely) ?? new Map<string, Cached>();
  caches.set(kysely, cache);
  return cache;
}

const isFresh = ({ at }: Cached, now: number): boolean => now - at < cachedForMilliseconds;
