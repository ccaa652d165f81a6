import type { MarketplaceEvent } from '../../../generated/prisma/client.ts';
import type { BillingContext } from '../../billing/context.ts';
import { compareNames } from '../../core/text/compareNames.ts';
import { requireAdmin } from '../../core/viewer/require.ts';
import type { DayCount, Place, PlaceCount } from './days.sql.ts';
import { countsOf } from './days.ts';
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
export async function development(ctx: BillingContext, length: number, place: Place): Promise<Development> {
  requireAdmin(ctx.viewer);
  const days = daysOfOverview(ctx, length);
  const counts = await countsOf(ctx, withPeriodBefore(days), place);
  const { cities, jobs } = ctx.reference;
  return {
    trends: events.map((event) => trendOf(event, days, counts.days)),
    cities: sharesOf(counts.places, ({ cityId }) => cities.get(cityId)),
    jobs: sharesOf(counts.places, ({ jobId }) => jobs.get(jobId)),
  };
}

function trendOf(event: MarketplaceEvent, days: string[], counts: DayCount[]): Trend {
  const byDay = new Map<string, number>();
  for (const { day, count } of counts.filter((row) => row.event === event)) {
    byDay.set(day, (byDay.get(day) ?? 0) + count);
  }
  const shown = days.map((day) => ({ day, count: byDay.get(day) ?? 0 }));
  const total = sum(shown.map(({ count }) => count));
  return { event, total, previousTotal: sum([...byDay.values()]) - total, days: shown };
}

function sharesOf(counts: PlaceCount[], recordOf: (count: PlaceCount) => { name: string } | null): Share[] {
  const byName = new Map<string | null, PlaceCount[]>();
  for (const row of counts) {
    const name = recordOf(row)?.name ?? null;
    const rows = byName.get(name);
    if (rows) rows.push(row);
    else byName.set(name, [row]);
  }
  const size = ({ totals }: Share) => sum(totals.map(({ total }) => total));
  return [...byName]
    .map(([name, rows]) => ({ name, totals: events.map((event) => totalOf(event, rows)) }))
    .sort((a, b) => size(b) - size(a) || compareNames(a.name ?? '', b.name ?? ''));
}

function totalOf(event: MarketplaceEvent, counts: PlaceCount[]): Total {
  const own = counts.filter((row) => row.event === event);
  return {
    event,
    total: sum(own.map(({ count }) => count)),
    previousTotal: sum(own.map(({ previousCount }) => previousCount)),
  };
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
