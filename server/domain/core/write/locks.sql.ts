import { sql } from 'kysely';
import { kyselyIn } from '../../../database/kysely.ts';
import type { Tables, Tx } from '../../../database/sql.ts';
import type { Role } from '../../../generated/prisma/client.ts';

const columns = ['id', 'role', 'deleted_at', 'banned_at', 'login_email'] as const;

export type LockedPerson = {
  id: number;
  role: Role;
  deleted_at: Date | null;
  banned_at: Date | null;
  login_email: string | null;
};

/**
 * Locks people by ascending id, so that two transactions never wait for each other. The locks are the weakest that keep out other
 * writes: rows that refer to a person can still be added by others.
 * @param changed whose own rows the transaction may change; they are locked for this transaction alone
 * @param kept who only have to stay as they are; any number of transactions lock them at the same time
 * @returns the existing people by id
 */
export async function lockRows(
  tx: Tx,
  { changed, kept }: { changed: readonly number[]; kept: readonly number[] },
): Promise<ReadonlyMap<number, LockedPerson>> {
  const statements = kyselyIn(tx);
  const one = [...new Set(changed)];
  const many = [...new Set(kept)].filter((id) => !one.includes(id));
  const among = (ids: number[]) =>
    statements
      .selectFrom('user')
      .select(columns)
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
      .orderBy('id');
  const read = (): Promise<LockedPerson[]> => {
    if (many.length === 0) return among(one).forNoKeyUpdate().execute();
    if (one.length === 0) return among(many).forShare().execute();
    // By one statement. The first part is done first.
    return statements
      .with('changed', () => among(one).forNoKeyUpdate())
      .with('kept', () => among(many).forShare())
      .selectFrom('changed')
      .select(columns)
      .unionAll((eb) => eb.selectFrom('kept').select(columns))
      .execute();
  };
  const rows = one.length + many.length === 0 ? [] : await read();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether a session has not been ended. One that has expired is still there. */
export const hasSession = async (tx: Tx, id: number): Promise<boolean> =>
  (await kyselyIn(tx).selectFrom('session').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** The tables whose rows are locked by their number. Users are locked by `lockUsers`, in the order of their ids. */
type NumberedTable = Exclude<
  { [Table in keyof Tables]: Tables[Table] extends { id: number } ? Table : never }[keyof Tables],
  'user'
>;

/** Locks a row until the transaction ends, so that what is read of it next is what is changed. */
export async function lockRow(tx: Tx, table: NumberedTable, id: number): Promise<void> {
  await kyselyIn(tx).selectFrom(table).select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

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
