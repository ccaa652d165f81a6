import type { BillingServices } from '../../billing/context.ts';
import { write } from '../../core/write/write.ts';

/**
 * Removes actions that ended long ago, with their rows. One that was undone stays as long as its undo. Called every hour by any
 * number of processes.
 */
export async function forgetOldBulkActions({ db }: Pick<BillingServices, 'db'>, before: Date): Promise<void> {
  const finishedAt = { lt: before };
  // An undo ends after what it undoes, so it goes first.
  for (const where of [{ undoesId: { not: null } }, { undoneBy: null }]) {
    const old = await db.bulkAction.findMany({ where: { ...where, finishedAt }, select: { id: true } });
    // One by one: an action can have 200,000 rows.
    for (const { id } of old) await write({ db }, [], (tx) => tx.bulkAction.deleteMany({ where: { id } }));
  }
}
