import { kyselyIn } from '../../../database/kysely.ts';
import type { Tables, Tx } from '../../../database/sql.ts';

/** The tables whose rows are locked by their number. Users are locked by `lockUsers`, in the order of their ids. */
export type NumberedTable = Exclude<
  { [Table in keyof Tables]: Tables[Table] extends { id: number } ? Table : never }[keyof Tables],
  'user'
>;

/** Locks a row until the transaction ends, so that what is read of it next is what is changed. */
export async function lockRow(tx: Tx, table: NumberedTable, id: number): Promise<void> {
  await kyselyIn(tx).selectFrom(table).select('id').where('id', '=', id).forNoKeyUpdate().execute();
}
