import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import type { AlertFrequency } from '../../../generated/prisma/client.ts';
import { dailyHour, weeklyDay } from '../../core/text/format/mailTime.ts';

dayjs.extend(utc);

/**
 * Alerts are mails about what is new, once a day or once a week. Each kind of alert is a table with the columns `frequency`,
 * `due_at` and `covered_until` (docs/decisions/0098).
 */

/**
 * How long before a mail its period ends. A record is stored some moments after the time that it says, so the latest ones
 * may still be missing; they are in the next mail.
 */
const settlingSeconds = 5 * 60;

/** The next time of this frequency after `now`: each day, or each Monday, at 8:00 UTC. */
export function nextAlert(frequency: Exclude<AlertFrequency, 'OFF'>, now: Date): Date {
  const today = dayjs.utc(now).startOf('day').add(dailyHour, 'hour');
  const first = frequency === 'DAILY' ? today : today.day(weeklyDay);
  const days = frequency === 'DAILY' ? 1 : 7;
  return (first.isAfter(now) ? first : first.add(days, 'day')).toDate();
}

/** The columns that change with the frequency. What was published while the alert was off is not mailed later. */
export const alertChange = (stored: AlertFrequency, frequency: AlertFrequency, at: Date) => ({
  frequency,
  dueAt: frequency === 'OFF' ? null : nextAlert(frequency, at),
  ...(stored === 'OFF' && { coveredUntil: at }),
});

/** The end of the period of a mail that is sent now. */
export const settledUntil = (now: Date): Date => dayjs(now).subtract(settlingSeconds, 'second').toDate();
