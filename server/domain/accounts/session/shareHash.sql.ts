import { sql } from 'kysely';
import { kyselyIn } from '../../../database/kysely.ts';
import type { Tx } from '../../../database/sql.ts';

/** Locks a person's contact chats, and returns their ids and links in the order of the ids, as everywhere. */
export const lockContactChatsOf = (tx: Tx, person: 'employer_id' | 'job_seeker_id', userId: number) =>
  kyselyIn(tx)
    .selectFrom('chat')
    .select(['id', 'employer_hash', 'job_seeker_hash'])
    .where('kind', '=', 'CONTACT')
    .where(person, '=', userId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Gives each of these chats the link at the same place of the list. */
export async function setHashes(
  tx: Tx,
  column: 'employer_hash' | 'job_seeker_hash',
  ids: readonly number[],
  hashes: readonly string[],
): Promise<void> {
  await kyselyIn(tx)
    .updateTable('chat')
    .from(sql<{ id: number; hash: string }>`unnest(${ids}::int[], ${hashes}::text[])`.as(sql`fresh(id, hash)`))
    .set((eb) => ({ [column]: eb.ref('fresh.hash') }))
    .whereRef('chat.id', '=', 'fresh.id')
    .execute();
}
