import { sql } from 'kysely';
import { kyselyIn } from '../../../database/kysely.ts';
import type { Sql, Tx } from '../../../database/sql.ts';
import type { ReplyTime } from '../../../generated/prisma/client.ts';

type Counted = { since: Date; latestChats: number; latestMessages: number; leastAnswers: number };

/** The median time in seconds in which each of these people answers in contact chats; no row for one with fewer answers. */
export async function medianAnswers(
  kysely: Sql,
  userIds: number[],
  { since, latestChats, latestMessages, leastAnswers }: Counted,
): Promise<{ userId: number; seconds: number }[]> {
  const { rows } = await sql<{ userId: number; seconds: number }>`
    WITH message_of AS (
      SELECT person, message.chat_id, message.id, message.created_at, message.user_id = person AS is_own
      FROM unnest(${userIds}::int[]) AS person
      CROSS JOIN LATERAL (
        SELECT chat_id FROM chat_participant WHERE user_id = person AND last_message_id > 0
        ORDER BY last_message_id DESC LIMIT ${latestChats}
      ) AS place
      JOIN chat ON chat.id = place.chat_id AND person IN (chat.employer_id, chat.job_seeker_id)
      CROSS JOIN LATERAL (
        SELECT * FROM message WHERE chat_id = chat.id ORDER BY id DESC LIMIT ${latestMessages}
      ) AS message
      WHERE message.user_id IN (chat.employer_id, chat.job_seeker_id)
    ), turn AS (
      SELECT *, lag(is_own) OVER in_chat AS was_own FROM message_of
      WINDOW in_chat AS (PARTITION BY person, chat_id ORDER BY id)
    ), first_of_turn AS (
      SELECT *, created_at - lag(created_at) OVER in_chat AS waited FROM turn WHERE is_own IS DISTINCT FROM was_own
      WINDOW in_chat AS (PARTITION BY person, chat_id ORDER BY id)
    )
    SELECT person AS "userId",
      percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM waited)::float8) AS seconds
    FROM first_of_turn WHERE is_own AND waited IS NOT NULL AND created_at > ${since}
    GROUP BY person HAVING count(*) >= ${leastAnswers}`.execute(kysely);
  return rows;
}

/** The job seekers who have written in contact chats in one of these periods, in the order of their ids. */
export async function whoWrote(kysely: Sql, periods: readonly { after: Date; until: Date }[]): Promise<number[]> {
  const inPeriod = periods.map(
    ({ after, until }) => sql`message.created_at > ${after} AND message.created_at <= ${until}`,
  );
  const { rows } = await sql<{ id: number }>`
    SELECT DISTINCT chat.job_seeker_id AS id FROM message JOIN chat ON chat.id = message.chat_id
    WHERE message.user_id = chat.job_seeker_id AND (${sql.join(inPeriod, sql` OR `)})
    ORDER BY 1`.execute(kysely);
  return rows.map(({ id }) => id);
}

/** Those with a reply time, in the order of their ids. */
export async function whoHasReplyTime(kysely: Sql): Promise<number[]> {
  const found = await kysely
    .selectFrom('user')
    .select('id')
    .where('reply_time', 'is not', null)
    .orderBy('id')
    .execute();
  return found.map(({ id }) => id);
}

/** Stores the reply times of these job seekers. */
export async function storeReplyTimes(tx: Tx, times: ReadonlyMap<number, ReplyTime | null>): Promise<void> {
  await sql`
    UPDATE "user" SET reply_time = present.reply_time
    FROM (
      SELECT "user".id, counted.reply_time::"ReplyTime" AS reply_time
      FROM unnest(${[...times.keys()]}::int[], ${[...times.values()]}::text[]) AS counted(id, reply_time)
      JOIN "user" USING (id)
      WHERE "user".role = 'ROLE_CANDIDATE' AND "user".deleted_at IS NULL
        AND "user".reply_time IS DISTINCT FROM counted.reply_time::"ReplyTime"
      ORDER BY "user".id FOR UPDATE OF "user"
    ) AS present
    WHERE "user".id = present.id`.execute(kyselyIn(tx));
}
