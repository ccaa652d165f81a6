import { sql } from 'kysely';
import { kyselyIn } from '../../../database/kysely.ts';
import type { Tx } from '../../../database/sql.ts';

/** Locks a chat's row until the transaction ends, so that nothing is written to the chat meanwhile. */
export async function lockChat(tx: Tx, id: number): Promise<void> {
  await kyselyIn(tx).selectFrom('chat').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** The same for the chat of an employer and a job seeker. */
export async function lockChatOfPair(
  tx: Tx,
  { employerId, jobSeekerId }: { employerId: number; jobSeekerId: number },
): Promise<void> {
  await kyselyIn(tx)
    .selectFrom('chat')
    .select('id')
    .where('employer_id', '=', employerId)
    .where('job_seeker_id', '=', jobSeekerId)
    .forNoKeyUpdate()
    .execute();
}

/** Locks a chat, and returns its latest message, its employer, and whether one of the two sides has blocked the other. */
export const lockChatToWrite = (tx: Tx, id: number) =>
  kyselyIn(tx)
    .selectFrom('chat')
    .select(['last_message_id', 'last_message_at', 'employer_id'])
    .select(
      sql<boolean>`EXISTS (SELECT FROM user_block WHERE (blocker_id, blocked_id) IN ((employer_id, job_seeker_id), (job_seeker_id, employer_id)))`.as(
        'is_blocked',
      ),
    )
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
