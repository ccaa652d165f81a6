import { anyOf, type Sql } from '../../../database/kysely.ts';
import { isActiveNow } from '../access/premium.policy.ts';

/** Those of the employers who have an active subscription now. */
export async function subscribersAmong(
  kysely: Sql,
  employerIds: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const rows = await kysely
    .selectFrom('subscription')
    .select(['employer_id as employerId', 'status', 'current_period_end as currentPeriodEnd'])
    .select(['stripe_subscription_id as stripeSubscriptionId', 'cancel_at_period_end as cancelAtPeriodEnd'])
    .where('employer_id', '=', anyOf(employerIds))
    .execute();
  return new Set(rows.filter((row) => isActiveNow(row, now)).map(({ employerId }) => employerId));
}
