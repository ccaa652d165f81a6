import { timeText, weekdayText } from './time.ts';

/** The hour of daily and weekly mails in UTC, because they cover cities of several time zones. */
export const dailyHour = 8;

/** The day of weekly mails. Sunday is 0. */
export const weeklyDay = 1;

/** When such mails arrive for a reader in this time zone: '4:00 PM', and 'Monday' for weekly ones. */
export function mailTime(timeZone: string, now: Date): { time: string; day: string } {
  const next = new Date(now);
  next.setUTCHours(dailyHour, 0, 0, 0);
  next.setUTCDate(next.getUTCDate() + ((weeklyDay - next.getUTCDay() + 7) % 7));
  // Before a page knows its reader's time zone, it names its own.
  const zone = timeZone === 'UTC' ? ' UTC' : '';
  return { time: `${timeText(next, timeZone)}${zone}`, day: weekdayText(next, timeZone) };
}
