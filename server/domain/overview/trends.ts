import type { MarketplaceEvent } from '../../generated/prisma/client.ts';
import { requireAdmin } from '../account/require.ts';
import type { DomainContext } from '../context.ts';
import { countsByDay, type Place } from './days.ts';
import { daysOfOverview, withPeriodBefore } from './period.ts';

export type Trend = {
  event: MarketplaceEvent;
  total: number;
  /** Of as many days just before. */
  previousTotal: number;
  days: { day: string; count: number }[];
};

export const events: readonly MarketplaceEvent[] = ['JOB_SEEKER', 'EMPLOYER', 'CONTACT_REQUEST', 'MESSAGE'];

/**
 * How often each event happened on each of the last `days` days, with today. For admins.
 * @throws SignInRequired, Forbidden, InvalidInput on `days`
 */
export async function trends(ctx: DomainContext, length: number, place: Place): Promise<Trend[]> {
  requireAdmin(ctx.viewer);
  const days = daysOfOverview(ctx, length);
  const [first = ''] = days;
  const counts = await countsByDay(ctx, withPeriodBefore(days), place);
  return events.map((event) => {
    const byDay = new Map(counts.filter((row) => row.event === event).map(({ day, count }) => [day, count]));
    const isBefore = ([day]: [string, number]) => day < first;
    return {
      event,
      total: sum([...byDay].filter((entry) => !isBefore(entry))),
      previousTotal: sum([...byDay].filter(isBefore)),
      days: days.map((day) => ({ day, count: byDay.get(day) ?? 0 })),
    };
  });
}

const sum = (entries: [string, number][]): number => entries.reduce((total, [, count]) => total + count, 0);
