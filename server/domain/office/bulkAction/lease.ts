import type { BillingServices } from '../../billing/context.ts';

/** One process at a time works on an action. It renews its lease while it lives; one without a lease is considered dead. */

export const leaseMs = 30_000;
export const renewEveryMs = 5_000;

type LeaseServices = Pick<BillingServices, 'kysely' | 'now'>;

const leaseEnd = (now: Date): Date => new Date(now.getTime() + leaseMs);

/** Whether this worker may work on the action now: it runs, and no other one does. */
export async function takeLease({ kysely, now }: LeaseServices, id: number, worker: string): Promise<boolean> {
  const at = now();
  const { numUpdatedRows } = await kysely
    .updateTable('bulk_action')
    .set({ worker, lease_until: leaseEnd(at) })
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .where((eb) => eb.or([eb('worker', 'is', null), eb('lease_until', '<', at)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function renewLease({ kysely, now }: LeaseServices, id: number, worker: string): Promise<void> {
  await kysely
    .updateTable('bulk_action')
    .set({ lease_until: leaseEnd(now()) })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .execute();
}

/** Actions that run, and that no living process works on. They are ready to be taken. */
export async function takeFromTheDead({ kysely, now }: LeaseServices): Promise<number[]> {
  const at = now();
  const abandoned = await kysely
    .updateTable('bulk_action')
    .set({ worker: null, lease_until: leaseEnd(at) })
    .where('state', '=', 'RUNNING')
    .where('lease_until', '<', at)
    .returning('id')
    .execute();
  return abandoned.map(({ id }) => id);
}
