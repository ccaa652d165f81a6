import type { Prisma } from '../../../generated/prisma/client.ts';
import { attempts, requireLiveKey, type Writer, write } from '../../core/write/write.ts';
import { takeEmployerLock, takeSubscriptionLock } from './lock.sql.ts';

type Work<Result> = (tx: Prisma.TransactionClient) => Promise<Result>;

/**
 * Two locks that work across processes: an employer's, for purchases, and a subscription's, for reading it from the provider
 * and recording it. Take the employer's first when you need both. They are released when the transaction ends.
 */

/**
 * A lock holds a connection while the provider is asked, so only a few run at once. Within a process, work waits in this
 * queue without a connection: a burst of webhooks leaves connections for everything else.
 */
const queued = lockQueue(4);

/** Calls to the provider, which may be slow, are made inside the transaction. In milliseconds. */
const timeouts = { timeout: 60_000, maxWait: 10_000 };

/**
 * Runs `work` in a transaction that holds the employer's lock. It runs again after a deadlock: ask nothing of the provider that may
 * not be asked twice.
 */
export const withEmployerLock = <Result>(writer: Writer, employerId: number, work: Work<Result>): Promise<Result> =>
  withEmployerLocks(writer, [employerId], work);

/** The same for several employers, or none. */
export function withEmployerLocks<Result>(
  writer: Writer,
  employerIds: readonly number[],
  work: Work<Result>,
): Promise<Result> {
  // In one order, so that two of them never wait for each other.
  const [first, ...others] = employerIds.toSorted((one, other) => one - other);
  if (first === undefined) return write(writer, [], work);
  return locked(writer, `employer ${first}`, async (tx) => {
    for (const id of [first, ...others]) await takeEmployerLock(tx, id);
    return work(tx);
  });
}

/** The same with the lock of the subscription with this provider id. */
export const withSubscriptionLock = <Result>(writer: Writer, providerId: string, work: Work<Result>): Promise<Result> =>
  locked(writer, `subscription ${providerId}`, async (tx) => {
    await takeSubscriptionLock(tx, providerId);
    return work(tx);
  });

/** On the connections for long work: on the others, no statement may wait for a lock as long as this one. */
const locked = <Result>({ db, longDb = db, viewer }: Writer, key: string, work: Work<Result>): Promise<Result> =>
  queued(key, () =>
    attempts(() =>
      longDb.$transaction(async (tx) => {
        await requireLiveKey(tx, viewer);
        return work(tx);
      }, timeouts),
    ),
  );

/**
 * Runs work with the same key one after the other, in the order of the calls, and at most `limit` pieces of work at once.
 * Waiting work holds no database connection.
 */
export function lockQueue(limit: number): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const lastOf = new Map<string, Promise<unknown>>();
  const waiting: (() => void)[] = [];
  let free = limit;

  async function withinLimit<Result>(work: () => Promise<Result>): Promise<Result> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  }

  return (key, work) => {
    const result = (lastOf.get(key) ?? Promise.resolve()).then(() => withinLimit(work));
    const settled = result
      .catch(() => {})
      .then(() => {
        if (lastOf.get(key) === settled) lastOf.delete(key);
      });
    lastOf.set(key, settled);
    return result;
  };
}
