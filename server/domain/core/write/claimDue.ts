import type { Prisma } from '../../../generated/prisma/client.ts';
import type { CoreServices } from '../context.ts';
import { write } from './write.ts';

/** Rows per transaction, so that none is locked for long. */
const batchSize = 100;

/**
 * Marks all rows that are due, in the transactions that queue their jobs. `claim` takes up to `limit` of them that no other process has
 * locked, and resolves to their number.
 */
export async function claimDue(
  { db, now }: Pick<CoreServices, 'db' | 'now'>,
  claim: (tx: Prisma.TransactionClient, due: { at: Date; limit: number }) => Promise<number>,
): Promise<void> {
  const due = { at: now(), limit: batchSize };
  while ((await write({ db }, [], (tx) => claim(tx, due))) === batchSize);
}
