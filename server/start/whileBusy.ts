import { setTimeout as delay } from 'node:timers/promises';
import { isBusy } from '../domain/core/failures/unavailable.ts';

/** Milliseconds: how long a start waits for a database that is busy, and how often it tries again. */
const atMost = 10 * 60_000;
const pause = 2_000;

/**
 * Runs a step of the start. While the database has no time or no connection for it, the start waits, says so, and tries again.
 * @param step can be run again
 */
export async function whileBusy<Result>(step: () => Promise<Result>, say: (line: string) => void): Promise<Result> {
  const began = performance.now();
  for (let tried = 1; ; tried += 1) {
    try {
      return await step();
    } catch (error) {
      if (!isBusy(error) || performance.now() - began > atMost) throw error;
      if (tried === 1)
        say(`Waiting for the database, which is busy: ${error instanceof Error ? error.message : error}`);
      await delay(pause);
    }
  }
}
