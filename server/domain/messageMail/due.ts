import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { kyselyIn, type Tables } from '../../database/kysely.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { ChatKey } from '../chat/chat.policy.ts';

dayjs.extend(utc);

/** How long a message may stay unread before it is mailed. */
const patienceSeconds = 10 * 60;

/** Minimum time between two mails about the same chat. Less than a day, so that daily mails are not delayed. */
const pauseSeconds = 20 * 3600;

/** A user seen this recently is online and sees new messages in the product. */
const presenceSeconds = 60;

/** The time of daily mails: 8:00 UTC, because cities have no time zones here. */
export const dailyHour = 8;

/**
 * Schedules the mails about a new message to the chat's employer, job seeker or support user. Mails that are already
 * scheduled keep their time, so that one mail covers several messages.
 */
export async function noteMessage(
  tx: Prisma.TransactionClient,
  { chat, senderId, messageId, at }: { chat: ChatKey; senderId: number; messageId: number; at: Date },
): Promise<void> {
  const receivers = [chat.employerId, chat.jobSeekerId, chat.supportUserId].filter(
    (id) => id !== null && id !== senderId,
  );
  const afterPatience = dayjs(at).add(patienceSeconds, 'second').toDate();
  await kyselyIn(tx)
    .updateTable('chat_participant')
    .set({
      last_message_id: messageId,
      mail_due_at: sql`
        CASE WHEN user_id = ANY(${receivers}::int[]) THEN coalesce(
          mail_due_at,
          greatest(
            ${afterPatience}::timestamptz,
            CASE WHEN mailed_message_id > read_message_id THEN mailed_at + ${pauseSeconds}::int * interval '1 second' END
          )
        ) END`,
    })
    .where('chat_id', '=', chat.id)
    .execute();
}

/**
 * The condition on a participant `p` and its user `u` for a mail to be due. Users who are online may still read the
 * messages.
 */
export const isDue = (now: Date): Expression<SqlBool> =>
  eb.and([
    eb('p.mail_due_at', '<=', now),
    eb.or([eb('u.message_mail', '<>', 'DAILY'), eb('p.mail_due_at', '<=', lastDailyTime(now))]),
    eb.or([
      eb('u.last_seen_at', 'is', null),
      eb('u.last_seen_at', '<=', dayjs(now).subtract(presenceSeconds, 'second').toDate()),
    ]),
  ]);

const eb = expressionBuilder<{ p: Tables['chat_participant']; u: Tables['user'] }, 'p' | 'u'>();

/** The latest time of daily mails that has passed. */
function lastDailyTime(now: Date): Date {
  const today = dayjs.utc(now).startOf('day').add(dailyHour, 'hour');
  return (today.isAfter(now) ? today.subtract(1, 'day') : today).toDate();
}
