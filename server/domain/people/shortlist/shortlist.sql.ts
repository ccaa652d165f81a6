import { kyselyIn } from '../../../database/kysely.ts';
import type { Tx } from '../../../database/sql.ts';

/** Deletes an employer's entry about a job seeker. Returns the id of the entry; null if there was none. */
export async function deleteEntry(
  tx: Tx,
  { employerId, jobSeekerId }: { employerId: number; jobSeekerId: number },
): Promise<number | null> {
  const removed = await kyselyIn(tx)
    .deleteFrom('shortlist_entry')
    .where('employer_id', '=', employerId)
    .where('job_seeker_id', '=', jobSeekerId)
    .returning('id')
    .executeTakeFirst();
  return removed?.id ?? null;
}
