import { sql } from 'kysely';
import type { Sql } from '../../../database/sql.ts';

/** By how much the paid subscriptions of a currency and their amount for a month change on a day (YYYY-MM-DD). */
export type RevenueChange = { currency: string; day: string; subscriptions: number; amount: number };

/** Passes do not count: nothing of them comes again. The changes before `end`, by currency and day: a subscription begins, and ends with its period or a grace period after it. */
export async function revenueChanges(
  kysely: Sql,
  { end, cityId, graceMs }: { end: Date; cityId: number | null; graceMs: number },
): Promise<RevenueChange[]> {
  const { rows } = await sql<RevenueChange>`
    WITH paid AS (
      SELECT s.currency, s.created_at AS begun, s.amount / (CASE s.recurring_mode WHEN 'YEARLY' THEN 12.0 ELSE 1 END) AS amount,
        s.current_period_end + CASE
          WHEN s.status <> 'CANCELED' AND NOT s.cancel_at_period_end THEN ${`${graceMs} milliseconds`}::interval ELSE '0'
        END AS ended
      FROM subscription s JOIN "user" employer ON employer.id = s.employer_id
      WHERE s.stripe_subscription_id IS NOT NULL AND s.recurring_mode <> 'PASS' AND s.status <> 'INCOMPLETE' AND s.created_at < ${end}
        AND (${cityId}::int IS NULL OR employer.city_id = ${cityId}::int)
    )
    SELECT currency, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, sum(direction)::int AS subscriptions,
      sum(direction * amount)::float8 AS amount
    FROM (SELECT currency, begun AS at, 1 AS direction, amount FROM paid UNION ALL SELECT currency, ended, -1, amount FROM paid)
      AS changes
    WHERE at < ${end} GROUP BY 1, 2 ORDER BY 1, 2`.execute(kysely);
  return rows;
}
