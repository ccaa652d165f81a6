import { sql } from 'kysely';
import { kyselyIn } from '../../../database/kysely.ts';
import type { Tables, Tx } from '../../../database/sql.ts';

type OrderedTable = {
  [Table in keyof Tables]: Tables[Table] extends { id: number; position: number } ? Table : never;
}[keyof Tables];

/** Locks all records, and returns them by id, each with its position and what the column `label` says. */
export const lockOrder = (tx: Tx, table: OrderedTable, label: string) =>
  kyselyIn(tx)
    .selectFrom(table)
    .select(['id', 'position', sql<string>`${sql.ref(label)}`.as('name')])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Gives these records their places in the list of ids. One that was added meanwhile keeps its own. */
export async function setOrder(tx: Tx, table: OrderedTable, ids: number[]): Promise<void> {
  await kyselyIn(tx)
    .updateTable(table)
    .set({ position: sql<number>`array_position(${ids}::int[], id)` })
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .execute();
}

/** The positions before and after all records. */
export const freePositions = (tx: Tx, table: OrderedTable) =>
  kyselyIn(tx)
    .selectFrom(table)
    .select(sql<number>`coalesce(min(position), 0) - 1`.as('first'))
    .select(sql<number>`coalesce(max(position), 0) + 1`.as('last'))
    .executeTakeFirstOrThrow();
