const format = new Intl.DateTimeFormat('en-US', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** An ISO time as 'Nov 21, 2026' (MMM DD, YYYY), the day in UTC: server and browser write the same. */
export function formatDay(time: string): string {
  return format.format(new Date(time));
}
