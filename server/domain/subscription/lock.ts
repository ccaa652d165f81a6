import { sql } from 'kysely';
import { kyselyIn } from '../../database/kysely.ts';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import { lockQueue } from './lockQueue.ts';

type Work<Result> = (tx: Prisma.TransactionClient) => Promise<Result>;

/**
 * Two locks that work across processes: an employer's, for purchases, and a subscription's, for reading it from the provider
 * and recording it. Take the employer's first when you need both. They are released when the transaction ends.
 */

/** First halves of the advisory locks' keys; the numbers are arbitrary. */
const employerLockKey = 4201;
const subscriptionLockKey = 4202;

/**
 * A lock holds a connection while the provider is asked, so only a few run at once. Within a process, work waits in this
 * queue without a connection: a burst of webhooks leaves connections for everything else.
 */
const queued = lockQueue(4);

/** Calls to the provider, which may be slow, are made inside the transaction. */
const timeouts = { timeout: 60_000, maxWait: 10_000 };

/** Runs `work` in a transaction that holds the employer's lock. */
export const withEmployerLock = <Result>(db: PrismaClient, employerId: number, work: Work<Result>): Promise<Result> =>
  withEmployerLocks(db, [employerId], work);

/** The same for several employers, or none. */
export function withEmployerLocks<Result>(
  db: PrismaClient,
  employerIds: readonly number[],
  work: Work<Result>,
): Promise<Result> {
  // In one order, so that two of them never wait for each other.
  const [first, ...others] = employerIds.toSorted((one, other) => one - other);
  if (first === undefined) return db.$transaction(work);
  return queued(`employer ${first}`, () =>
    db.$transaction(async (tx) => {
      for (const id of [first, ...others]) {
        await sql`SELECT pg_advisory_xact_lock(${employerLockKey}::int, ${id}::int)::text`.execute(kyselyIn(tx));
      }
      return work(tx);
    }, timeouts),
  );
}

/** Runs `work` in a transaction that holds the lock of the subscription with this provider id. */
export const withSubscriptionLock = <Result>(
  db: PrismaClient,
  providerId: string,
  work: Work<Result>,
): Promise<Result> =>
  queued(`subscription ${providerId}`, () =>
    db.$transaction(async (tx) => {
      await takeSubscriptionLock(tx, providerId);
      return work(tx);
    }, timeouts),
  );

/** Takes a subscription's lock in a transaction that is already open, such as one that holds the employer's lock. */
export async function takeSubscriptionLock(tx: Prisma.TransactionClient, providerId: string): Promise<void> {
  const lock = sql`SELECT pg_advisory_xact_lock(${subscriptionLockKey}::int, hashtext(${providerId}))::text`;
  await lock.execute(kyselyIn(tx));
}
