import { sql } from 'kysely';
import { kyselyIn } from '../../../database/kysely.ts';
import type { Tx } from '../../../database/sql.ts';

/**
 * Locks accepted shifts that begin within these hours and of which nobody was reminded, at most `most`, without those that others
 * have locked or that were agreed on later than that. Returns their ids.
 */
export async function lockShiftsToRemindOf(
  tx: Tx,
  { at, hours, most }: { at: Date; hours: number; most: number },
): Promise<number[]> {
  const due = await kyselyIn(tx)
    .selectFrom('trial_shift')
    .select('id')
    .where('state', '=', 'ACCEPTED')
    .where('reminded_at', 'is', null)
    .where('starts_at', '>', at)
    .where('starts_at', '<=', new Date(at.getTime() + hours * 3_600_000))
    .where('answered_at', '<', sql<Date>`starts_at - interval ${sql.lit(`${hours} hours`)}`)
    .orderBy('starts_at')
    .limit(most)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  return due.map(({ id }) => id);
}
