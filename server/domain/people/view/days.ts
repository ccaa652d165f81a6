import { InvalidInput } from '../../core/failures/errors.ts';
import { daysOf, type KeptDays } from '../../core/limits/periods.ts';

export const dayMs = 86_400_000;

/** The day of a time in UTC: YYYY-MM-DD. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** The last `count` days with today, the oldest first. */
export function lastDays(count: number, now: Date): Date[] {
  const today = new Date(dayOf(now)).getTime();
  return Array.from({ length: count }, (_, index) => new Date(today - (count - 1 - index) * dayMs));
}

/**
 * A client may ask for as many days as are kept.
 * @throws InvalidInput on `days`
 */
export function checkDays(days: number, settings: { keptDays: KeptDays }): void {
  const most = daysOf('activity', settings);
  if (days < 1 || days > most) throw InvalidInput.of('days', `Please ask for 1 to ${most} days.`);
}
