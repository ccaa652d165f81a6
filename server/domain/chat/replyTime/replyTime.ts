import { sql } from 'kysely';
import { batchedBy } from '../../core/lists/batch.ts';
import type { FileContext } from '../../files/context.ts';

/** How soon a person usually answers in contact chats, so coarsely that it reveals no single answer. */
export type ReplyTime = 'HOUR' | 'FEW_HOURS' | 'DAY' | 'FEW_DAYS';

const hour = 3600;
/** The longest median of each, in seconds. Longer ones are not told. */
const longest: readonly [ReplyTime, number][] = [
  ['HOUR', hour],
  ['FEW_HOURS', 6 * hour],
  ['DAY', 24 * hour],
  ['FEW_DAYS', 5 * 24 * hour],
];

const countedMs = 90 * 86_400_000;
/** Fewer answers say nothing. */
const leastAnswers = 5;
/** What is read for a person is bounded: the latest messages of the latest chats. */
const latestChats = 40;
const latestMessages = 40;

/**
 * The median time from the first message that the other side of a contact chat was waiting with to the person's next message,
 * over the answers of the last 90 days. An application is such a message. Null with fewer than five answers. Batched.
 */
export function replyTime(ctx: FileContext, userId: number): Promise<ReplyTime | null> {
  return replyTimeOf(ctx, userId);
}

const replyTimeOf = batchedBy(async ({ kysely, now }: FileContext, userIds: number[]) => {
  const since = new Date(now().getTime() - countedMs);
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
  const medians = new Map(rows.map(({ userId, seconds }) => [userId, seconds]));
  return (userId: number): ReplyTime | null => {
    const seconds = medians.get(userId);
    return seconds === undefined ? null : (longest.find(([, most]) => seconds <= most)?.[0] ?? null);
  };
});
