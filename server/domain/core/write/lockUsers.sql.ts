import { kyselyIn } from '../../../database/kysely.ts';
import type { Tx } from '../../../database/sql.ts';

/**
 * Locks these users' rows until the transaction ends, so that concurrent changes of them run one after the other. The order of the ids
 * prevents deadlocks. Locks no keys: rows that refer to a user can still be added.
 */
export async function lockUsers(tx: Tx, ids: readonly number[]): Promise<void> {
  await kyselyIn(tx)
    .selectFrom('user')
    .select('id')
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
