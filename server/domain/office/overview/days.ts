import type { Tx } from '../../../database/sql.ts';
import type { BillingContext, BillingServices } from '../../billing/context.ts';
import { write } from '../../core/write/write.ts';
import { dayMs, dayOf } from '../../people/view/days.ts';
import {
  type DayCount,
  keptByDay,
  keptByPlace,
  lastCountedDay,
  liveCounts,
  type Period,
  type Place,
  type PlaceCount,
  storeCounts,
} from './days.sql.ts';

/**
 * How often something happened on each day (UTC), by the job seeker's or employer's city and job. Days that are over are
 * counted once and kept; the others are counted when they are asked for.
 */

/** After its end a day waits for transactions that began on it. */
const settlingMs = 3_600_000;

/** Counts the days that are over and were not counted yet. Called every hour; several processes at once change nothing twice. */
export async function countMarketplaceDays({ db, now }: Pick<BillingServices, 'db' | 'now'>): Promise<void> {
  const end = new Date(dayOf(new Date(now().getTime() - settlingMs)));
  await write({ db }, [], async (tx) => {
    const begin = await firstOpenDay(tx);
    if (begin < end) await storeCounts(tx, { begin, end });
  });
}

/**
 * The counts of the period and of the one before it, by day and by place: those that are kept, and of the days that are not
 * counted yet. A day or a place may have several rows of an event. For admins: the caller decides.
 */
export async function countsOf(
  { sql }: Pick<BillingContext, 'sql'>,
  period: Period,
  place: Place,
): Promise<{ days: DayCount[]; places: PlaceCount[] }> {
  const open = await firstOpenDay(sql);
  // Side by side: both read all days of a long period.
  const [days, places, live] = await Promise.all([
    keptByDay(sql, period, open, place),
    keptByPlace(sql, period, open, place),
    liveCounts(sql, period, open, place),
  ]);
  const firstDay = dayOf(period.since);
  return {
    days: [...days, ...live],
    places: [
      ...places,
      ...live.map(({ day, count, ...row }) =>
        day >= firstDay ? { ...row, count, previousCount: 0 } : { ...row, count: 0, previousCount: count },
      ),
    ],
  };
}

/** The first day that is not counted yet. */
async function firstOpenDay(tx: Tx): Promise<Date> {
  const last = await lastCountedDay(tx);
  return last === null ? new Date(0) : new Date(new Date(last).getTime() + dayMs);
}
