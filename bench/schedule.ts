import { setTimeout as delay } from 'node:timers/promises';
import { quantilesOf } from './quantile.ts';

/** How long before a moment a timer is trusted with it. Timers are late by up to so much. Milliseconds. */
const early = 1;

/**
 * Calls `send` at a fixed rate, whether earlier calls have been answered or not: a server that falls behind does not slow
 * the load down. Returns how late the calls were, in milliseconds.
 * @param send takes the number of the call from 0, and the moment it was due on the clock of `performance.now()`
 */
export async function atRate(
  { perSecond, count }: { perSecond: number; count: number },
  send: (number: number, due: number) => void,
): Promise<{ lateP99: number; lateWorst: number }> {
  const late: number[] = [];
  const began = performance.now();
  for (let number = 0; number < count; number += 1) {
    const due = began + (1000 * number) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await delay(Math.max(early, wait));
    late.push(Math.max(0, performance.now() - due));
    send(number, due);
  }
  const quantile = quantilesOf(late);
  return { lateP99: quantile(0.99), lateWorst: quantile(1) };
}
