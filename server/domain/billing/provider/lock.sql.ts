import { type RawBuilder, sql } from 'kysely';
import { kyselyIn, maxLockWaitMs } from '../../../database/kysely.ts';
import type { Tx } from '../../../database/sql.ts';

/** First halves of the advisory locks' keys; the numbers are arbitrary. */
const employerLockKey = 4201;
const subscriptionLockKey = 4202;
const reconciliationLockKey = 4203;
// 4204 is that of the trigger `subscription_one_live`.

/** The holder of a lock may be waiting for the provider, so a lock is waited for longer than rows are. In milliseconds. */
const maxWaitForHolder = 30_000;

/** Takes an employer's lock until the transaction ends. */
export const takeEmployerLock = (tx: Tx, employerId: number): Promise<void> =>
  takeLock(tx, employerLockKey, sql`${employerId}::int`);

/** Takes a subscription's lock until the transaction ends, which may hold the employer's. */
export const takeSubscriptionLock = (tx: Tx, providerId: string): Promise<void> =>
  takeLock(tx, subscriptionLockKey, sql`hashtext(${providerId})`);

/** Taken for a moment, to decide which process compares our records with the provider's. */
export const takeReconciliationLock = (tx: Tx): Promise<void> => takeLock(tx, reconciliationLockKey, sql`0`);

async function takeLock(tx: Tx, key: number, id: RawBuilder<unknown>): Promise<void> {
  const setWait = (milliseconds: number) => sql`set_config('lock_timeout', ${String(milliseconds)}, true)`;
  await sql`SELECT ${setWait(maxWaitForHolder)}, pg_advisory_xact_lock(${key}::int, ${id})::text, ${setWait(maxLockWaitMs)}`.execute(
    kyselyIn(tx),
  );
}
