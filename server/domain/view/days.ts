import { InvalidInput } from '../errors.ts';
import { periods } from '../retention/periods.ts';

export const dayMs = 86_400_000;

/** How long the numbers of a day are kept: the number of days that a client may ask for. */
export const keptDays = periods.activity.days;

/** The day of a time in UTC: YYYY-MM-DD. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** The last `count` days with today, the oldest first. */
export function lastDays(count: number, now: Date): Date[] {
  const today = new Date(dayOf(now)).getTime();
  return Array.from({ length: count }, (_, index) => new Date(today - (count - 1 - index) * dayMs));
}

/** Days before this one are no longer shown. */
export const firstKeptDay = (now: Date): Date => new Date(now.getTime() - keptDays * dayMs);

/** @throws InvalidInput on `days` */
export function checkDays(days: number): void {
  if (days < 1 || days > keptDays) throw InvalidInput.of('days', `Please ask for 1 to ${keptDays} days.`);
}
