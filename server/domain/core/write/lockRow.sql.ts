import { kyselyIn } from '../../../database/kysely.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';

/** Locks a row until the transaction ends, so that what is read of it next is what is changed. */
export async function lockRow(
  tx: Prisma.TransactionClient,
  table:
    | 'career'
    | 'city'
    | 'contact_request'
    | 'contact_request_status'
    | 'email_message'
    | 'email_template'
    | 'endorsement'
    | 'job'
    | 'rating'
    | 'report'
    | 'review',
  id: number,
): Promise<void> {
  await kyselyIn(tx).selectFrom(table).select('id').where('id', '=', id).forNoKeyUpdate().execute();
}
