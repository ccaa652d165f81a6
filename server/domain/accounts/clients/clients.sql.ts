import { anyOf } from '../../../database/kysely.ts';
import type { Sql } from '../../../database/sql.ts';

/** The job seekers to whom this employer has sent a contact request that is activated. */
export async function clientsOf(kysely: Sql, employerId: number): Promise<ReadonlySet<number>> {
  const rows = await kysely
    .selectFrom('contact_request')
    .select('job_seeker_id as id')
    .distinct()
    .where('employer_id', '=', employerId)
    .where('activated_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The subscriptions of these employers, with what decides whether they are active. */
export const subscriptionsOf = (kysely: Sql, employerIds: readonly number[]) =>
  kysely
    .selectFrom('subscription')
    .select(['employer_id as employerId', 'status', 'current_period_end as currentPeriodEnd'])
    .select(['stripe_subscription_id as stripeSubscriptionId', 'cancel_at_period_end as cancelAtPeriodEnd'])
    .where('employer_id', '=', anyOf(employerIds))
    .execute();
