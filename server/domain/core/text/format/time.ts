import { dayMs } from '../durations.ts';
import { dayWords, type LocalTime, months, utcTime } from './date.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** In UTC for a zone that this runtime does not know. */
export function localTime(moment: string | Date, timeZone: string): LocalTime {
  const format = timeZone === 'UTC' ? null : formatOf(timeZone);
  return format ? zonedTime(new Date(moment), format) : utcTime(moment);
}

/** Null for a zone that this runtime does not know. */
export function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  let format = formats.get(timeZone);
  if (!format) {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
    try {
      format = new Intl.DateTimeFormat('en-GB', { timeZone, ...parts, hourCycle: 'h23' });
    } catch {
      return null;
    }
    formats.set(timeZone, format);
  }
  return format;
}

function zonedTime(moment: Date, format: Intl.DateTimeFormat): LocalTime {
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const { year = '', month = '', day = '', hour = '0', minute = '' } = parts;
  return { year, month, day, hour: Number(hour), minute };
}

/** '7 Nov 2026'. */
export const zonedDay = (moment: string | Date, timeZone: string): string => dayWords(localTime(moment, timeZone));

/** UTC for a zone that this runtime does not know, and for none. */
export const knownZone = (timeZone: string | undefined): string => (timeZone && formatOf(timeZone) ? timeZone : 'UTC');

/** 'DD-MM-YYYY', for the back office. */
export function dateText(moment: string | Date, timeZone: string): string {
  const { day, month, year } = localTime(moment, timeZone);
  return `${day}-${month}-${year}`;
}

/** 'DD-MM-YYYY h:mm AM', for the back office. */
export function dateTimeText(moment: string | Date, timeZone: string): string {
  return `${dateText(moment, timeZone)} ${timeText(moment, timeZone)}`;
}

/** 'h:mm AM'. */
export function timeText(moment: string | Date, timeZone: string): string {
  const { hour, minute } = localTime(moment, timeZone);
  return `${twelve(hour)}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

const twelve = (hour: number): number => hour % 12 || 12;

/** 'Today', 'Yesterday' or the date. */
export function dayText(moment: string | Date, timeZone: string, now: Date): string {
  const date = zonedDay(moment, timeZone);
  if (date === zonedDay(now, timeZone)) return 'Today';
  if (date === zonedDay(new Date(now.getTime() - dayMs), timeZone)) return 'Yesterday';
  return date;
}

/** For a list: the time for today, otherwise the day. */
export function recentText(moment: string | Date, timeZone: string, now: Date): string {
  const day = dayText(moment, timeZone, now);
  return day === 'Today' ? timeText(moment, timeZone) : day;
}

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** 'March 2024' of '2024-03' or of a time in UTC. */
export function formatMonth(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${monthNames[Number.parseInt(number, 10) - 1]} ${year}`;
}

/** The calendar day and the clock in a time zone: '2026-12-04' and '18:00'. */
export function dateInZone(moment: string | Date, timeZone: string): { day: string; time: string } {
  const { year, month, day, hour, minute } = localTime(moment, timeZone);
  return { day: `${year}-${month}-${day}`, time: `${String(hour).padStart(2, '0')}:${minute}` };
}

/** 'Monday', in a time zone. */
export function weekdayText(moment: string | Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: knownZone(timeZone), weekday: 'long' }).format(new Date(moment));
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** 'Fri 4 Dec, 18:00–23:00', in the time zone of the place, which is named if it is UTC. */
export function shiftTimeText(startsAt: string | Date, endsAt: string | Date, givenZone: string): string {
  const timeZone = knownZone(givenZone);
  const start = dateInZone(startsAt, timeZone);
  const date = new Date(`${start.day}T00:00:00Z`);
  const day = `${weekdays[date.getUTCDay()]} ${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
  return `${day}, ${start.time}–${dateInZone(endsAt, timeZone).time}${timeZone === 'UTC' ? ' UTC' : ''}`;
}

const minuteMs = 60_000;

/** Minutes by which a zone's clock is ahead of UTC at a time. */
function offset(at: number, timeZone: string): number {
  const { day, time } = dateInZone(new Date(at), timeZone);
  return Math.round((Date.parse(`${day}T${time}:00Z`) - at) / minuteMs);
}

/**
 * The time at which a clock in this zone shows '2026-12-04' and '18:00'. A clock that is set back shows it twice: the first
 * one. One that is set forward never does: as long after midnight as it would have been.
 */
export function instantOf(day: string, time: string, timeZone: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const before = offset(shown - dayMs, timeZone);
  const first = shown - before * minuteMs;
  if (offset(first, timeZone) === before) return new Date(first);
  const second = shown - offset(first, timeZone) * minuteMs;
  // In the gap of a clock set forward neither is shown.
  return new Date(offset(second, timeZone) === offset(first, timeZone) ? second : first);
}

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
  const zone = knownZone(timeZone) === 'UTC' ? ' UTC' : '';
  return { time: `${timeText(next, timeZone)}${zone}`, day: weekdayText(next, timeZone) };
}
