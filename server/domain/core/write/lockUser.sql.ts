import { kyselyIn } from '../../../database/kysely.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';

/**
 * Locks a user's row until the transaction ends, so that concurrent changes of it run one after the other. Where more than one
 * person is locked, `write` does it in order.
 */
export async function lockUser(tx: Prisma.TransactionClient, id: number): Promise<void> {
  await kyselyIn(tx).selectFrom('user').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}
