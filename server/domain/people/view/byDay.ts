import { inBatches } from '../../core/lists/batch.ts';
import type { PeopleContext } from '../context.ts';
import { dayOf, lastDays } from './days.ts';

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
  read: (ctx: PeopleContext, ids: number[], since: Date) => Promise<(id: number, day: string) => Day>,
): (ctx: PeopleContext, id: number, days: number) => Promise<Day[]> {
  const loaders = new WeakMap<PeopleContext, Map<number, Load<Day>>>();
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
