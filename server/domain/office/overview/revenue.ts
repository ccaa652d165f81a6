import { sql } from 'kysely';
import { graceMs } from '../../accounts/access/premium.policy.ts';
import type { BillingContext } from '../../billing/context.ts';
import { requireAdmin } from '../../core/viewer/require.ts';
import { dayMs } from '../../people/view/days.ts';
import type { Place } from './days.ts';
import { daysOfOverview } from './period.ts';

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

type Change = { currency: string; day: string; subscriptions: number; amount: number };

/**
 * Paid subscriptions and what they bring a month, at the end of each of the last `length` days, by currency. A subscription counts from
 * its beginning to the end of its paid period, or of the grace period while a renewal is due. For admins.
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
  const { rows } = await sql<Change>`
    WITH paid AS (
      SELECT s.currency, s.created_at AS begun, s.amount / (CASE s.recurring_mode WHEN 'YEARLY' THEN 12.0 ELSE 1 END) AS amount,
        s.current_period_end + CASE
          WHEN s.status <> 'CANCELED' AND NOT s.cancel_at_period_end THEN ${`${graceMs} milliseconds`}::interval ELSE '0'
        END AS ended
      FROM subscription s JOIN "user" employer ON employer.id = s.employer_id
      WHERE s.stripe_subscription_id IS NOT NULL AND s.status <> 'INCOMPLETE' AND s.created_at < ${end}
        AND (${cityId ?? null}::int IS NULL OR employer.city_id = ${cityId ?? null}::int)
    )
    SELECT currency, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, sum(direction)::int AS subscriptions,
      sum(direction * amount)::float8 AS amount
    FROM (SELECT currency, begun AS at, 1 AS direction, amount FROM paid UNION ALL SELECT currency, ended, -1, amount FROM paid)
      AS changes
    WHERE at < ${end} GROUP BY 1, 2 ORDER BY 1, 2`.execute(ctx.kysely);
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  return currencies.map((currency) => ({ currency, days: runningTotals(days, rows, currency) }));
}

/** The sum of all changes up to each day. */
function runningTotals(days: string[], changes: Change[], currency: string): RevenueDay[] {
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
