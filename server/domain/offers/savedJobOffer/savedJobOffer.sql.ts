import { kyselyIn } from '../../../database/kysely.ts';
import type { Tx } from '../../../database/sql.ts';

/** Deletes a job seeker's entry of a saved offer. Returns the id of the entry; null if there was none. */
export async function deleteSavedOffer(
  tx: Tx,
  { jobSeekerId, jobOfferId }: { jobSeekerId: number; jobOfferId: number },
): Promise<number | null> {
  const removed = await kyselyIn(tx)
    .deleteFrom('saved_job_offer')
    .where('job_seeker_id', '=', jobSeekerId)
    .where('job_offer_id', '=', jobOfferId)
    .returning('id')
    .executeTakeFirst();
  return removed?.id ?? null;
}
