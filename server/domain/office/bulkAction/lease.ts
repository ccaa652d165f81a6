import type { BillingServices } from '../../billing/context.ts';
import { extendLease, freeAbandoned, takeRunning } from './bulkAction.sql.ts';

/** One process at a time works on an action. It renews its lease while it lives; one without a lease is considered dead. */

export const leaseMs = 30_000;
export const renewEveryMs = 5_000;

type LeaseServices = Pick<BillingServices, 'sql' | 'now'>;

const leaseEnd = (now: Date): Date => new Date(now.getTime() + leaseMs);

/** Whether this worker may work on the action now: it runs, and no other one does. */
export async function takeLease({ sql, now }: LeaseServices, id: number, worker: string): Promise<boolean> {
  const at = now();
  return takeRunning(sql, id, worker, { at, until: leaseEnd(at) });
}

export async function renewLease({ sql, now }: LeaseServices, id: number, worker: string): Promise<void> {
  await extendLease(sql, id, worker, leaseEnd(now()));
}

/** Actions that run, and that no living process works on. They are ready to be taken. */
export async function takeFromTheDead({ sql, now }: LeaseServices): Promise<number[]> {
  const at = now();
  return freeAbandoned(sql, { at, until: leaseEnd(at) });
}
