import { kyselyIn } from '../../../database/kysely.ts';
import type { Tx } from '../../../database/sql.ts';

/**
 * Locks references that wait for an answer since a time and of which nobody was reminded, at most `most`, without those that others
 * have locked. Returns their ids and when they were asked about.
 */
export const lockReferencesToRemindOf = (
  tx: Tx,
  { at, askedBefore, most }: { at: Date; askedBefore: Date; most: number },
) =>
  kyselyIn(tx)
    .selectFrom('job_reference')
    .select(['id', 'asked_at'])
    .where('state', '=', 'WAITING')
    .where('reminded_at', 'is', null)
    .where('asked_at', '<=', askedBefore)
    .where('expires_at', '>', at)
    .orderBy('asked_at')
    .limit(most)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();

/** The contact of a reference is reminded at this time. */
export async function noteReminder(tx: Tx, id: number, at: Date): Promise<void> {
  await kyselyIn(tx).updateTable('job_reference').set({ reminded_at: at }).where('id', '=', id).execute();
}
