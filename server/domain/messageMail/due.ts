import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { Prisma } from '../../generated/prisma/client.ts';
import type { ChatKey } from '../chat/chat.policy.ts';

dayjs.extend(utc);

/** How long a message may stay unread before it is mailed. */
const patienceSeconds = 10 * 60;

/** Who leaves a chat unread is not mailed about it again before this. Less than a day, so that daily stays daily. */
const pauseSeconds = 20 * 3600;

/** Whoever was seen so recently is here, and is told here. */
const presenceSeconds = 60;

/** When those who want one mail a day get it: 8:00 in UTC. Cities have no time zone of their own here. */
const dailyHour = 8;

/**
 * Moves everybody's place in a chat on to its new message, and says when those whom it is for are to be mailed: the chat's
 * employer, job seeker or support user. What waits already keeps its time, so that several messages come in one mail.
 */
export async function noteMessage(
  tx: Prisma.TransactionClient,
  { chat, senderId, messageId, at }: { chat: ChatKey; senderId: number; messageId: number; at: Date },
): Promise<void> {
  const receivers = [chat.employerId, chat.jobSeekerId, chat.supportUserId].filter(
    (id) => id !== null && id !== senderId,
  );
  await tx.$executeRaw`
    UPDATE chat_participant
    SET last_message_id = ${messageId},
        mail_due_at = CASE WHEN user_id = ANY(${receivers}::int[]) THEN COALESCE(
          mail_due_at,
          GREATEST(
            ${dayjs(at).add(patienceSeconds, 'second').toDate()}::timestamptz,
            CASE WHEN mailed_message_id > read_message_id THEN mailed_at + ${pauseSeconds}::int * interval '1 second' END
          )
        ) END
    WHERE chat_id = ${chat.id}`;
}

/** The condition on a place `p` and its user `u` under which a mail is to go out now. Who is here may yet read it. */
export const isDue = (now: Date): Prisma.Sql => Prisma.sql`
  p.mail_due_at <= CASE u.message_mail WHEN 'DAILY' THEN ${lastDailyTime(now)}::timestamptz ELSE ${now}::timestamptz END
  AND p.mail_due_at <= ${now}::timestamptz
  AND (u.last_seen_at IS NULL OR u.last_seen_at <= ${dayjs(now).subtract(presenceSeconds, 'second').toDate()}::timestamptz)`;

/** The latest moment of daily mails that is not to come. */
function lastDailyTime(now: Date): Date {
  const today = dayjs.utc(now).startOf('day').add(dailyHour, 'hour');
  return (today.isAfter(now) ? today.subtract(1, 'day') : today).toDate();
}
