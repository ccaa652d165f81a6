import type { Sql } from '../../database/kysely.ts';
import { statementByIds } from '../../database/shapes.ts';
import { isActiveNow } from './subscription.policy.ts';

/** Those of the employers who have an active subscription now. */
export async function subscribersAmong(
  kysely: Sql,
  employerIds: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const rows = await readSubscriptions(kysely, employerIds);
  return new Set(rows.filter((row) => isActiveNow(row, now)).map(({ employerId }) => employerId));
}

const readSubscriptions = statementByIds((kysely, employerIds) =>
  kysely
    .selectFrom('subscription')
    .select(['employer_id as employerId', 'status', 'current_period_end as currentPeriodEnd'])
    .select(['stripe_subscription_id as stripeSubscriptionId', 'cancel_at_period_end as cancelAtPeriodEnd'])
    .where('employer_id', '=', employerIds),
);
