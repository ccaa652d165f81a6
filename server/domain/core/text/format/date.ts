// Every date and time of the product is written by this file and time.ts, which public pages do not load. Texts are assembled from parts, because the locale data of
// browsers and of Node differ in their white space.

/** The calendar date and wall-clock time in one time zone. */
export interface LocalTime {
  year: string;
  month: string;
  day: string;
  hour: number;
  minute: string;
}

/** Every card of a list has a day in UTC, for which a format does much work. */
export function utcTime(moment: string | Date): LocalTime {
  const [, year = '', month = '', day = '', hour = '', minute = ''] =
    /^\+?(-?\d+)-(\d+)-(\d+)T(\d+):(\d+)/.exec(new Date(moment).toISOString()) ?? [];
  return { year, month, day, hour: Number(hour), minute };
}

export const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export const dayWords = ({ day, month, year }: LocalTime): string =>
  `${Number(day)} ${months[Number(month) - 1]} ${year}`;

/** '7 Nov 2026', the day in UTC, so that the server and every browser write the same. */
export const formatDay = (moment: string | Date): string => dayWords(utcTime(moment));

/** 'MMM DD, YYYY' in UTC, for the cards of searches only. */
export function cardDay(moment: string | Date): string {
  const { day, month, year } = utcTime(moment);
  return `${months[Number(month) - 1]} ${day}, ${year}`;
}

/** The day of a date column, '2026-12-24'. */
export const dayOf = (date: Date | null): string | null => (date ? date.toISOString().slice(0, 10) : null);

/** In headers of HTTP and in feeds: 'Mon, 01 Jun 2026 09:30:00 GMT'. */
export const httpDate = (time: Date | string): string => new Date(time).toUTCString();
