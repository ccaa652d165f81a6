import { sql } from 'kysely';
import { kyselyIn } from '../../../database/kysely.ts';
import type { Sql, Tx } from '../../../database/sql.ts';
import type { ReplyTime } from '../../../generated/prisma/client.ts';

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
