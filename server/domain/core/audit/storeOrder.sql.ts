import { sql } from 'kysely';
import { kyselyIn } from '../../../database/kysely.ts';
import type { Tx } from '../../../database/sql.ts';

type OrderedTable = 'career' | 'endorsement' | 'contact_request_status';

/** Locks a short list, and returns its rows by id, each with its position and what the column `name` says. */
export const lockOrder = (tx: Tx, table: OrderedTable, name: 'title' | 'name') =>
  kyselyIn(tx)
    .selectFrom(table)
    .select(['id', 'position', sql<string>`${sql.ref(name)}`.as('name')])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Gives these rows their places in the list of ids. One that was added meanwhile keeps its own. */
export async function setOrder(tx: Tx, table: OrderedTable, ids: number[]): Promise<void> {
  await kyselyIn(tx)
    .updateTable(table)
    .set({ position: sql<number>`array_position(${ids}::int[], id)` })
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .execute();
}
