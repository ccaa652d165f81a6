import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { dailyHour } from '../../core/text/format/mailTime.ts';
import { type ChatKey, seatedUsers } from '../seat/chat.policy.ts';

dayjs.extend(utc);

/** How long a message may stay unread before it is mailed. */
const patienceSeconds = 10 * 60;

/** Minimum time between two mails about the same chat. Less than a day, so that daily mails are not delayed. */
const pauseSeconds = 20 * 3600;

/** A user seen this recently is online and sees new messages in the product. */
const presenceSeconds = 60;

/** Who is mailed about a new message, from when on, and how long after the last mail about the chat (`mailDueAt`). */
export type MailPlan = { receivers: number[]; from: Date; pauseSeconds: number };

/** The mails about a new message: to the chat's employer, job seeker and support user, not to the sender and admins, and of an open chat. */
export const mailPlan = ({ chat, senderId, at }: { chat: ChatKey; senderId: number; at: Date }): MailPlan => ({
  receivers: chat.open ? seatedUsers(chat).filter((id) => id !== senderId) : [],
  from: dayjs(at).add(patienceSeconds, 'second').toDate(),
  pauseSeconds,
});

/** The times that decide which mails are due (`isDue`). Users who are online may still read the messages. */
export type DueTimes = { now: Date; lastDaily: Date; onlineSince: Date };

export const dueTimes = (now: Date): DueTimes => ({
  now,
  lastDaily: lastDailyTime(now),
  onlineSince: dayjs(now).subtract(presenceSeconds, 'second').toDate(),
});

/** The latest time of daily mails that has passed. */
function lastDailyTime(now: Date): Date {
  const today = dayjs.utc(now).startOf('day').add(dailyHour, 'hour');
  return (today.isAfter(now) ? today.subtract(1, 'day') : today).toDate();
}
