import { graceMs } from '../../accounts/access/premium.policy.ts';
import type { BillingContext } from '../../billing/context.ts';
import { requireAdmin } from '../../core/viewer/require.ts';
import { dayMs } from '../../people/view/days.ts';
import type { Place } from './days.sql.ts';
import { daysOfOverview } from './period.ts';
import { type RevenueChange, revenueChanges } from './revenue.sql.ts';

export type RevenueTrend = {
  /** ISO 4217. */
  currency: string;
  days: RevenueDay[];
};

export type RevenueDay = {
  /** YYYY-MM-DD. */
  day: string;
  /** Paid subscriptions at the end of the day. */
  subscriptions: number;
  /** Minor units per month; a yearly subscription counts as a twelfth. */
  monthlyAmount: number;
};

/**
 * Paid subscriptions and what they bring a month, at the end of each of the last `length` days, by currency. A subscription counts from
 * its beginning to the end of its paid period, or of the grace period while a renewal is due. Passes do not count. For admins.
 * @throws SignInRequired, Forbidden, InvalidInput on `days`
 */
export async function revenueTrends(
  ctx: BillingContext,
  length: number,
  { cityId }: Pick<Place, 'cityId'>,
): Promise<RevenueTrend[]> {
  requireAdmin(ctx.viewer);
  const days = daysOfOverview(ctx, length);
  const end = new Date(new Date(days.at(-1) ?? '').getTime() + dayMs);
  const changes = await revenueChanges(ctx.sql, { end, cityId: cityId ?? null, graceMs });
  const currencies = [...new Set(changes.map(({ currency }) => currency))];
  return currencies.map((currency) => ({ currency, days: runningTotals(days, changes, currency) }));
}

/** The sum of all changes up to each day. */
function runningTotals(days: string[], changes: RevenueChange[], currency: string): RevenueDay[] {
  const own = changes.filter((change) => change.currency === currency);
  let at = 0;
  let subscriptions = 0;
  let amount = 0;
  return days.map((day) => {
    for (let change = own[at]; change && change.day <= day; change = own[at]) {
      subscriptions += change.subscriptions;
      amount += change.amount;
      at += 1;
    }
    return { day, subscriptions, monthlyAmount: Math.round(amount) };
  });
}
