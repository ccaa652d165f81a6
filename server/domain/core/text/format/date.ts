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

const formats = new Map<string, Intl.DateTimeFormat>();

/** In UTC for a zone that this runtime does not know. */
export function localTime(moment: string | Date, timeZone: string): LocalTime {
  const format = timeZone === 'UTC' ? null : formatOf(timeZone);
  return format ? zonedTime(new Date(moment), format) : utcTime(new Date(moment));
}

/** Every card of a list has a day in UTC, for which a format does much work. */
function utcTime(moment: Date): LocalTime {
  const [, year = '', month = '', day = '', hour = '', minute = ''] =
    /^\+?(-?\d+)-(\d+)-(\d+)T(\d+):(\d+)/.exec(moment.toISOString()) ?? [];
  return { year, month, day, hour: Number(hour), minute };
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

export const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** '7 Nov 2026', by default the day in UTC, so that the server and every browser write the same. */
export function formatDay(moment: string | Date, timeZone = 'UTC'): string {
  const { day, month, year } = localTime(moment, timeZone);
  return `${Number(day)} ${months[Number(month) - 1]} ${year}`;
}

/** 'MMM DD, YYYY' in UTC, for the cards of searches only. */
export function cardDay(moment: string | Date): string {
  const { day, month, year } = localTime(moment, 'UTC');
  return `${months[Number(month) - 1]} ${day}, ${year}`;
}

/** The day of a date column, '2026-12-24'. */
export const dayOf = (date: Date | null): string | null => (date ? date.toISOString().slice(0, 10) : null);

/** In headers of HTTP and in feeds: 'Mon, 01 Jun 2026 09:30:00 GMT'. */
export const httpDate = (time: Date | string): string => new Date(time).toUTCString();
