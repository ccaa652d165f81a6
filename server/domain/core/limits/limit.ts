import { TooMany } from '../failures/errors.ts';
import type { Counters } from './counters.ts';

/**
 * Counts something that may be done only so often. Call it before it is done: many attempts at once are as many attempts. The
 * result takes the count back, for what could not be done.
 * @throws TooMany with the seconds to wait, and a text that begins with `what`.
 */
export async function countWithin(
  counters: Counters,
  key: string,
  allowed: number,
  windowMs: number,
  what?: string,
): Promise<() => Promise<void>> {
  const { count, endsIn } = await counters.add(key, windowMs);
  if (count > allowed) throw tooMany(endsIn, what);
  return () => counters.takeBack(key);
}

export function tooMany(waitMs: number, what = 'Too many attempts.'): TooMany {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const wait =
    seconds <= 60
      ? `${seconds} seconds`
      : seconds <= 7200
        ? `${Math.ceil(seconds / 60)} minutes`
        : `${Math.ceil(seconds / 3600)} hours`;
  return new TooMany(`${what} Please try again in ${wait}.`, seconds);
}
