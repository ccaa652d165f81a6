import { setTimeout as delay } from 'node:timers/promises';
import { command } from '../server/commands/command.ts';

/** How long the cleaning up after a measurement may take. Milliseconds. */
const cleanupMs = 30_000;

/**
 * Runs a measurement that fails when it is not done within `minutes`: a server that never answers must not block CI.
 * What `measure` registers with `onClose` is closed in every case, the last one first.
 */
export async function measurement(minutes: number, measure: (onClose: OnClose) => Promise<void>): Promise<void> {
  const closers: Closer[] = [];
  await command(async () => {
    const finished = new AbortController();
    const timeout = delay(minutes * 60_000, undefined, { signal: finished.signal, ref: false }).then(
      () => Promise.reject(new Error(`The measurement did not end within ${minutes} minutes.`)),
      () => undefined,
    );
    try {
      await Promise.race([measure((close) => void closers.push(close)), timeout]);
    } finally {
      finished.abort();
      // What still runs after a timeout may keep the cleanup, and then the process, from ending.
      setTimeout(() => process.exit(1), cleanupMs).unref();
      for (const close of closers.reverse()) await close();
    }
  });
}

type Closer = () => unknown;

export type OnClose = (close: Closer) => void;
