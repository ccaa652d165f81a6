import { sql } from 'kysely';
import { anyOf, kyselyIn } from '../../../database/kysely.ts';
import type { Sql, Tx } from '../../../database/sql.ts';
import type { OwnedId } from '../../core/lists/listing.ts';

/** These chats, as far as access to them depends on it. */
export const readChatKeys = (kysely: Sql, ids: readonly number[]) =>
  kysely
    .selectFrom('chat')
    .select(['id', 'kind', 'open'])
    .select(['employer_id as employerId', 'job_seeker_id as jobSeekerId', 'support_user_id as supportUserId'])
    .where('id', '=', anyOf(ids))
    .execute();

/** Whether one of these accounts is not deleted. */
export async function hasAccountAmong(kysely: Sql, ids: readonly number[]): Promise<boolean> {
  const left = kysely.selectFrom('user').select('id').where('id', '=', anyOf(ids)).where('deleted_at', 'is', null);
  return (await left.execute()).length > 0;
}

/** A chat in the list of its owner; `isSupport` for the owner's support chat, which is in the result whether listed or not. */
export type OwnedChat = OwnedId & { isSupport: boolean };

/** The open chats of each of these users with the latest activity, up to `limit`, and the support chat; of an admin all open chats. */
export async function readLatestChats(kysely: Sql, userIds: number[], limit: number): Promise<OwnedChat[]> {
  const { rows } = await sql<OwnedChat>`
    SELECT owner.id AS owner, chat.id, chat.support AS "isSupport"
    FROM "user" AS owner CROSS JOIN LATERAL (
      (SELECT id, last_message_at, false AS support FROM chat
        WHERE open AND owner.role <> 'ROLE_ADMIN'
          AND (support_user_id = owner.id OR employer_id = owner.id OR job_seeker_id = owner.id)
        ORDER BY last_message_at DESC, id DESC LIMIT ${limit})
      UNION ALL
      (SELECT id, last_message_at, false FROM chat WHERE open AND owner.role = 'ROLE_ADMIN'
        ORDER BY last_message_at DESC, id DESC LIMIT ${limit})
      UNION ALL
      SELECT id, last_message_at, true FROM chat WHERE support_user_id = owner.id
    ) AS chat
    WHERE owner.id = ANY(${userIds}::int[])
    ORDER BY owner.id, chat.last_message_at DESC, chat.id DESC`.execute(kysely);
  return rows;
}

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

/** The blocks among people, as pairs of ids. A banned person is a pair with themselves. */
export const readBlocks = (kysely: Sql, ids: readonly number[]) =>
  kysely
    .selectFrom('user_block')
    .select(['blocker_id as one', 'blocked_id as other'])
    .where('blocker_id', '=', anyOf(ids))
    .where('blocked_id', '=', anyOf(ids))
    .unionAll(
      kysely
        .selectFrom('user')
        .select(['id as one', 'id as other'])
        .where('id', '=', anyOf(ids))
        .where('banned_at', 'is not', null),
    )
    .execute();
