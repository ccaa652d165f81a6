import { kyselyIn } from '../../../database/kysely.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';

/**
 * Locks the employers of offers, because their rows count active offers and offers contain their names. All changes lock in
 * the same order, which prevents deadlocks.
 */
export async function lockEmployers(tx: Prisma.TransactionClient, ids: number[]): Promise<void> {
  await kyselyIn(tx)
    .selectFrom('user')
    .select('id')
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
