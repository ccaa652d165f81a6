import { LRUCache } from 'lru-cache';
import type { Sql } from '../../../database/sql.ts';
import type { PeopleContext } from '../context.ts';

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
export function cachedCount(
  ctx: Pick<PeopleContext, 'sql' | 'now'>,
  key: string,
  count: () => Promise<number>,
): Promise<number> {
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
export const knownCount = (ctx: Pick<PeopleContext, 'sql' | 'now'>, key: string): number | undefined =>
  freshEntry(ctx, key)?.counted;

/** The number that is in the cache or is being counted, if there is one. */
export const sharedCount = (ctx: Pick<PeopleContext, 'sql' | 'now'>, key: string): Promise<number> | undefined =>
  freshEntry(ctx, key)?.count;

function freshEntry({ sql, now }: Pick<PeopleContext, 'sql' | 'now'>, key: string): Cached | undefined {
  const known = cacheOf(sql).get(key);
  return known && now().getTime() - known.at < cachedForMilliseconds ? known : undefined;
}

function cacheOf(sql: Sql): LRUCache<string, Cached> {
  const cache = caches.get(sql) ?? new LRUCache<string, Cached>({ max: most });
  caches.set(sql, cache);
  return cache;
}
