import { kyselyIn } from '../../../database/kysely.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';

/** Locks a chat's row until the transaction ends, so that nothing is written to the chat meanwhile. */
export async function lockChat(tx: Prisma.TransactionClient, id: number): Promise<void> {
  await kyselyIn(tx).selectFrom('chat').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}
