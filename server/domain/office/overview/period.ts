import type { BillingContext } from '../../billing/context.ts';
import { InvalidInput } from '../../core/failures/errors.ts';
import { dayMs, dayOf, lastDays } from '../../people/view/days.ts';
import type { Period } from './days.sql.ts';

/** The longest period of an overview, in days. */
export const longestPeriod = 366;

/**
 * The last days with today (UTC), the oldest first, as YYYY-MM-DD.
 * @throws InvalidInput on `days`
 */
export function daysOfOverview({ now }: Pick<BillingContext, 'now'>, length: number): string[] {
  if (length < 1 || length > longestPeriod) {
    throw InvalidInput.of('days', `Please ask for 1 to ${longestPeriod} days.`);
  }
  return lastDays(length, now()).map(dayOf);
}

/** These days and as many just before them. `since` is the first of these days. */
export function withPeriodBefore(days: string[]): Period {
  const since = new Date(days[0] ?? '');
  const length = days.length * dayMs;
  return { begin: new Date(since.getTime() - length), since, end: new Date(since.getTime() + length) };
}
