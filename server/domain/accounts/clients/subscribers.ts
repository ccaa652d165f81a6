import type { CoreServices } from '../../core/context.ts';
import { isActiveNow } from '../access/premium.policy.ts';
import { subscriptionsOf } from './clients.sql.ts';

/** Those of the employers who have an active subscription now. */
export async function subscribersAmong(
  { sql, now }: Pick<CoreServices, 'sql' | 'now'>,
  employerIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const at = now();
  const subscriptions = await subscriptionsOf(sql, employerIds);
  return new Set(subscriptions.filter((row) => isActiveNow(row, at)).map(({ employerId }) => employerId));
}
