import type { MarketplaceEvent } from '../../generated/prisma/client.ts';
import { requireAdmin } from '../account/require.ts';
import type { DomainContext } from '../context.ts';
import { countsByPlace, type Place } from './days.ts';
import { daysOfOverview, withPeriodBefore } from './period.ts';

/** How often each event happened in a city or for a job. */
export type Share = {
  /** Null for what has no city or job, or one that was deleted. */
  name: string | null;
  totals: {
    event: MarketplaceEvent;
    total: number;
    /** Of as many days just before. */
    previousTotal: number;
  }[];
};

/**
 * How often each event happened in the last `length` days, with today, by city or by job: the busiest first. For admins.
 * @throws SignInRequired, Forbidden, InvalidInput on `days`
 */
export async function breakdown(
  ctx: DomainContext,
  by: 'city' | 'job',
  length: number,
  place: Place,
): Promise<Share[]> {
  requireAdmin(ctx.viewer);
  const days = daysOfOverview(ctx, length);
  const counts = await countsByPlace(ctx, `${by}_id`, withPeriodBefore(days), place);
  const records = by === 'city' ? ctx.reference.cities : ctx.reference.jobs;
  const shares = new Map<string | null, Share>();
  for (const { id, event, count, previousCount } of counts) {
    const name = records.get(id)?.name ?? null;
    const share = shares.get(name) ?? { name, totals: [] };
    shares.set(name, share);
    const known = share.totals.find((total) => total.event === event);
    if (known) {
      known.total += count;
      known.previousTotal += previousCount;
    } else {
      share.totals.push({ event, total: count, previousTotal: previousCount });
    }
  }
  const size = ({ totals }: Share) => totals.reduce((sum, { total }) => sum + total, 0);
  return [...shares.values()].sort((a, b) => size(b) - size(a) || (a.name ?? '').localeCompare(b.name ?? ''));
}
