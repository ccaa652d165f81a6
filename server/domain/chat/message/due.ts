import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../../database/kysely.ts';
import { dailyHour } from '../../core/text/format/mailTime.ts';
import { type ChatKey, seatedUsers } from '../seat/chat.policy.ts';

dayjs.extend(utc);

/** How long a message may stay unread before it is mailed. */
const patienceSeconds = 10 * 60;

/** Minimum time between two mails about the same chat. Less than a day, so that daily mails are not delayed. */
const pauseSeconds = 20 * 3600;

/** A user seen this recently is online and sees new messages in the product. */
const presenceSeconds = 60;

/**
 * When the mail about a new message to this participant of its chat is due: an expression of their row, for the chat's employer,
 * job seeker and support user; null for the sender, for admins, and in a closed chat. A mail that is already scheduled keeps its time, so that it
 * covers several messages.
 */
export function mailDueAt({ chat, senderId, at }: { chat: ChatKey; senderId: number; at: Date }) {
  const receivers = chat.open ? seatedUsers(chat).filter((id) => id !== senderId) : [];
  const afterPatience = dayjs(at).add(patienceSeconds, 'second').toDate();
  return sql<Date | null>`
    CASE WHEN user_id = ANY(${receivers}::int[]) THEN coalesce(
      mail_due_at,
      greatest(
        ${afterPatience}::timestamptz,
        CASE WHEN mailed_message_id > read_message_id THEN mailed_at + ${pauseSeconds}::int * interval '1 second' END
      )
    ) END`;
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
