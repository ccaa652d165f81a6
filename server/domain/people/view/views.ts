import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Ctx } from '../../core/context.ts';
import { InvalidInput } from '../../core/failures/errors.ts';
import { daysOf, type KeptDays } from '../../core/limits/periods.ts';
import { inBatches } from '../../core/lists/batch.ts';
import { dayMs } from '../../core/text/durations.ts';
import { write } from '../../core/write/write.ts';

/** The day of a time in UTC: YYYY-MM-DD. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** The last `count` days with today, the oldest first. */
export function lastDays(count: number, now: Date): Date[] {
  const today = new Date(dayOf(now)).getTime();
  return Array.from({ length: count }, (_, index) => new Date(today - (count - 1 - index) * dayMs));
}

/**
 * A client may ask for as many days as are kept.
 * @throws InvalidInput on `days`
 */
export function checkDays(days: number, settings: { keptDays: KeptDays }): void {
  const most = daysOf('activity', settings);
  if (days < 1 || days > most) throw InvalidInput.of('days', `Please ask for 1 to ${most} days.`);
}

/** Activity by day, in UTC. */

/** Adds to the number of a record on the day of this time. */
type Count = { id: number; at: Date; count: number };

/** The sum for a record on a day, YYYY-MM-DD. */
export function sumsByDay(counts: readonly Count[]): (id: number, day: string) => number {
  const keyOf = (id: number, day: string) => `${id} ${day}`;
  const sums = new Map<string, number>();
  for (const { id, at, count } of counts) {
    const key = keyOf(id, dayOf(at));
    sums.set(key, (sums.get(key) ?? 0) + count);
  }
  return (id, day) => sums.get(keyOf(id, day)) ?? 0;
}

type Load<Day> = (id: number) => Promise<Day[]>;

/**
 * Reads the last `days` days of a record, with today, the oldest first. Batched for each number of days.
 * @param read the activity of these records since the beginning of a day, as a function of the record and the day
 */
export function activityByDay<Day>(
  read: (ctx: Ctx, ids: number[], since: Date) => Promise<(id: number, day: string) => Day>,
): (ctx: Ctx, id: number, days: number) => Promise<Day[]> {
  const loaders = new WeakMap<Ctx, Map<number, Load<Day>>>();
  return (ctx, id, days) => {
    const byLength = loaders.get(ctx) ?? new Map<number, Load<Day>>();
    loaders.set(ctx, byLength);
    const load =
      byLength.get(days) ??
      inBatches(async (ids: number[]) => {
        const dates = lastDays(days, ctx.now());
        const on = await read(ctx, ids, dates[0] ?? ctx.now());
        return (one: number) => dates.map((date) => on(one, dayOf(date)));
      });
    byLength.set(days, load);
    return load(id);
  };
}

/**
 * Counts a view of a page, once a day (UTC) for each person with a verified email, and once for all others of a network: whatever
 * else a visitor sends is easily invented.
 * @param page such as 'job offer 7'
 * @param ownerId whose page it is; of a person who was deleted meanwhile nothing is counted
 * @param count runs in the transaction that remembers the view
 */
export async function countOnce(
  ctx: Ctx,
  page: string,
  ownerId: number,
  count: (tx: Prisma.TransactionClient, day: Date) => Promise<void>,
): Promise<void> {
  const today = dayOf(ctx.now());
  const day = new Date(today);
  const { caller, viewer, viewKeys } = ctx;
  const mayCount = viewer.kind === 'employer' || viewer.kind === 'jobSeeker';
  await write({ db: ctx.db }, [{ id: ownerId, evenIfDeleted: true }], async (tx) => {
    if ((await tx.user.count({ where: { id: ownerId, deletedAt: null } })) === 0) return;
    const isProven = mayCount && (await tx.user.count({ where: { id: viewer.id, emailVerified: true } })) === 1;
    const key = isProven ? viewKeys.ofUser(viewer.id, page, today) : viewKeys.ofNetwork(caller, page, today);
    const { count: added } = await tx.pageView.createMany({ data: [{ key, day }], skipDuplicates: true });
    if (added > 0) await count(tx, day);
  });
}

/** Removes the keys of days that are over, which are no longer needed. Returns how many there were. */
export async function forgetViews(services: Pick<Ctx, 'db'>, before: Date): Promise<number> {
  const day = { lte: before };
  const { count } = await write(services, [], (tx) => tx.pageView.deleteMany({ where: { day } }));
  return count;
}
