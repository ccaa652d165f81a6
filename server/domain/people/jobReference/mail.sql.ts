import { kyselyIn } from '../../../database/kysely.ts';
import type { Tx } from '../../../database/sql.ts';

/**
 * Locks up to `limit` unanswered references asked for by `askedBefore` that have no reminder yet. Skips locked rows. Returns their
 * ids and the times of the requests.
 */
export const lockReferencesToRemindOf = (
  tx: Tx,
  { at, askedBefore, limit }: { at: Date; askedBefore: Date; limit: number },
) =>
  kyselyIn(tx)
    .selectFrom('job_reference')
    .select(['id', 'asked_at'])
    .where('state', '=', 'WAITING')
    .where('reminded_at', 'is', null)
    .where('asked_at', '<=', askedBefore)
    .where('expires_at', '>', at)
    .orderBy('asked_at')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();

/** The contact of a reference is reminded at this time. */
export async function noteReminder(tx: Tx, id: number, at: Date): Promise<void> {
  await kyselyIn(tx).updateTable('job_reference').set({ reminded_at: at }).where('id', '=', id).execute();
}
