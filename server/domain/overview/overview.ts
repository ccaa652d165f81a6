import type { MarketplaceEvent } from '../../generated/prisma/client.ts';
import { requireAdmin } from '../account/require.ts';
import type { DomainContext } from '../context.ts';
import { type Count, countsOf, type Place } from './days.ts';
import { daysOfOverview, withPeriodBefore } from './period.ts';

export type Total = {
  event: MarketplaceEvent;
  total: number;
  /** Of as many days just before. */
  previousTotal: number;
};

export type Trend = Total & { days: { day: string; count: number }[] };

/** How often each event happened in a city or for a job. */
export type Share = {
  /** Null for what has no city or job, or one that was deleted. */
  name: string | null;
  totals: Total[];
};

export type Development = {
  /** One for each event. */
  trends: Trend[];
  /** The busiest first. */
  cities: Share[];
  jobs: Share[];
};

const events: readonly MarketplaceEvent[] = ['JOB_SEEKER', 'EMPLOYER', 'CONTACT_REQUEST', 'MESSAGE'];

/**
 * How often each event happened in the last `length` days, with today: by day, by city and by job. For admins.
 * @throws SignInRequired, Forbidden, InvalidInput on `days`
 */
export async function development(ctx: DomainContext, length: number, place: Place): Promise<Development> {
  requireAdmin(ctx.viewer);
  const days = daysOfOverview(ctx, length);
  const counts = await countsOf(ctx, withPeriodBefore(days), place);
  const { cities, jobs } = ctx.reference;
  return {
    trends: events.map((event) => trendOf(event, days, counts)),
    cities: sharesOf(counts, ({ cityId }) => cityId, cities),
    jobs: sharesOf(counts, ({ jobId }) => jobId, jobs),
  };
}

function trendOf(event: MarketplaceEvent, days: string[], counts: Count[]): Trend {
  const own = counts.filter((row) => row.event === event && row.day !== null);
  const byDay = new Map(own.map(({ day, count }) => [day, count]));
  return { ...totalOf(event, own), days: days.map((day) => ({ day, count: byDay.get(day) ?? 0 })) };
}

function sharesOf(
  counts: Count[],
  idOf: (count: Count) => number | null,
  records: { get(id: number): { name: string } | null },
): Share[] {
  const byName = new Map<string | null, Count[]>();
  for (const row of counts) {
    const id = idOf(row);
    if (id === null) continue;
    const name = records.get(id)?.name ?? null;
    byName.set(name, [...(byName.get(name) ?? []), row]);
  }
  const size = ({ totals }: Share) => totals.reduce((sum, { total }) => sum + total, 0);
  return [...byName]
    .map(([name, rows]) => ({
      name,
      totals: events.map((event) =>
        totalOf(
          event,
          rows.filter((row) => row.event === event),
        ),
      ),
    }))
    .sort((a, b) => size(b) - size(a) || (a.name ?? '').localeCompare(b.name ?? ''));
}

const totalOf = (event: MarketplaceEvent, rows: Count[]): Total => ({
  event,
  total: rows.reduce((sum, { count }) => sum + count, 0),
  previousTotal: rows.reduce((sum, { previousCount }) => sum + previousCount, 0),
});
