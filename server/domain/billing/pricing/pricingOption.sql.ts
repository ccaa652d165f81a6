import { kyselyIn } from '../../../database/kysely.ts';
import type { Tx } from '../../../database/sql.ts';

/** Locks this price and all prices in this currency, in the order of their ids. */
export async function lockPrices(tx: Tx, id: number, currency: string): Promise<void> {
  await kyselyIn(tx)
    .selectFrom('pricing_option')
    .select('id')
    .where((eb) => eb.or([eb('currency', '=', currency), eb('id', '=', id)]))
    .orderBy('id')
    .forUpdate()
    .execute();
}
