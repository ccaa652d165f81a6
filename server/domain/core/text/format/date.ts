// Every date and time of the product is written by this file and time.ts, which public pages do not load. Texts are assembled from parts, because the locale data of
// browsers and of Node differ in their white space.

/** The calendar date and wall-clock time in one time zone. */
interface LocalTime {
  year: string;
  month: string;
  day: string;
  hour: number;
  minute: string;
}

/** Null for a zone that this runtime does not know. */
const formats = new Map<string, Intl.DateTimeFormat | null>();

/** The time in a zone; in UTC for one that is not known here. */
export function localTime(moment: string | Date, timeZone: string): LocalTime {
  const format = timeZone === 'UTC' ? null : formatIn(timeZone);
  return format ? zonedTime(new Date(moment), format) : utcTime(new Date(moment));
}

/** Whether the times of a zone are those of UTC, which texts then name. */
export const isUtc = (timeZone: string): boolean => timeZone === 'UTC' || formatIn(timeZone) === null;

/** Every card of a list has a day in UTC, for which a format does much work. */
function utcTime(moment: Date): LocalTime {
  const [, year = '', month = '', day = '', hour = '', minute = ''] =
    /^\+?(-?\d+)-(\d+)-(\d+)T(\d+):(\d+)/.exec(moment.toISOString()) ?? [];
  return { year, month, day, hour: Number(hour), minute };
}

function formatIn(timeZone: string): Intl.DateTimeFormat | null {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = newFormat(timeZone);
  formats.set(timeZone, format);
  return format;
}

function newFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function zonedTime(moment: Date, format: Intl.DateTimeFormat): LocalTime {
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const { year = '', month = '', day = '', hour = '0', minute = '' } = parts;
  return { year, month, day, hour: Number(hour), minute };
}

export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 'MMM DD, YYYY', by default the day in UTC, so that the server and every browser write the same. */
export function formatDay(moment: string | Date, timeZone = 'UTC'): string {
  const { day, month, year } = localTime(moment, timeZone);
  return `${months[Number(month) - 1]} ${day}, ${year}`;
}

/** Whether a text such as '2026-12-24' is a day of the calendar. `Date` takes the 30th of February for one in March. */
export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** The day of a date column, '2026-12-24'. */
export const dayOf = (date: Date | null): string | null => (date ? date.toISOString().slice(0, 10) : null);

/** In headers of HTTP and in feeds: 'Mon, 01 Jun 2026 09:30:00 GMT'. */
export const httpDate = (time: Date | string): string => new Date(time).toUTCString();
