import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import type { DomainContext } from '../context.ts';

/**
 * How many job seekers a search finds. Among 200,000 of them, counting costs many times what the page itself does, and
 * every page of the search says the number: so it is kept for a minute, unless it is so small that a single person more
 * or less would be noticed, and that counting is cheap.
 */

const keptForMilliseconds = 60_000;
const keptFrom = 100;
/** Searches whose number is kept at the same time. */
const most = 10_000;

type Kept = { at: number; count: Promise<number> };

const keptOf = new WeakMap<PrismaClient, Map<string, Kept>>();

/** Exact below a hundred, and from there on at most a minute old. */
export function countJobSeekers({ db, countUsers, now }: DomainContext, where: Prisma.UserWhereInput): Promise<number> {
  const kept = keptOf.get(db) ?? new Map<string, Kept>();
  keptOf.set(db, kept);
  const search = JSON.stringify(where);
  const at = now().getTime();
  const known = kept.get(search);
  if (known && at - known.at < keptForMilliseconds) return known.count;
  if (kept.size >= most) kept.clear();
  const count = countUsers(where);
  const entry = { at, count };
  kept.set(search, entry);
  const forget = () => {
    if (kept.get(search) === entry) kept.delete(search);
  };
  count.then((people) => {
    if (people < keptFrom) forget();
  }, forget);
  return count;
}
