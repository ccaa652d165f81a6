import { sql } from 'kysely';
import { kyselyIn } from '../../../database/kysely.ts';
import type { Tx } from '../../../database/sql.ts';
import { hourMs } from '../../core/text/durations.ts';

/**
 * Locks up to `limit` accepted shifts that start within `hours`, were agreed on earlier, and have no reminder yet. Skips locked rows.
 * Returns their ids.
 */
export async function lockShiftsToRemindOf(
  tx: Tx,
  { at, hours, limit }: { at: Date; hours: number; limit: number },
): Promise<number[]> {
  const due = await kyselyIn(tx)
    .selectFrom('trial_shift')
    .select('id')
    .where('state', '=', 'ACCEPTED')
    .where('reminded_at', 'is', null)
    .where('starts_at', '>', at)
    .where('starts_at', '<=', new Date(at.getTime() + hours * hourMs))
    .where('answered_at', '<', sql<Date>`starts_at - interval ${sql.lit(`${hours} hours`)}`)
    .orderBy('starts_at')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  return due.map(({ id }) => id);
}
