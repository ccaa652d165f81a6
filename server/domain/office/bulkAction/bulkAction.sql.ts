import { sql } from 'kysely';
import { kyselyIn } from '../../../database/kysely.ts';
import type { Sql, Tx } from '../../../database/sql.ts';

/** Adds these records as rows of an action. */
export async function addItems(tx: Tx, actionId: number, recordIds: readonly number[]): Promise<void> {
  await sql`INSERT INTO bulk_action_item (bulk_action_id, record_id)
    SELECT ${actionId}::int, id FROM unnest(${recordIds}::int[]) AS id`.execute(kyselyIn(tx));
}

/** Adds the rows that another action has done, with what it replaced. */
export async function addItemsToUndo(tx: Tx, actionId: number, undoneId: number): Promise<void> {
  await sql`INSERT INTO bulk_action_item (bulk_action_id, record_id, before, after)
    SELECT ${actionId}::int, record_id, after, before FROM bulk_action_item
    WHERE bulk_action_id = ${undoneId} AND state = 'DONE' ORDER BY id`.execute(kyselyIn(tx));
}

/** Adds the rows that have failed in another action, but for those with this note and rows of files. */
export async function addItemsToRetry(
  tx: Tx,
  actionId: number,
  { failedIn, exceptNote }: { failedIn: number; exceptNote: string },
): Promise<void> {
  await sql`INSERT INTO bulk_action_item (bulk_action_id, record_id)
    SELECT ${actionId}::int, record_id FROM bulk_action_item
    WHERE bulk_action_id = ${failedIn} AND state = 'FAILED' AND note <> ${exceptNote} AND record_id IS NOT NULL
    ORDER BY id`.execute(kyselyIn(tx));
}

/** Locks a row that waits. False if it does not, or if this worker does not work on its action. */
export async function lockItem(
  tx: Tx,
  { id, actionId, worker }: { id: number; actionId: number; worker: string },
): Promise<boolean> {
  const held = await kyselyIn(tx)
    .selectFrom('bulk_action_item as i')
    .innerJoin('bulk_action as a', 'a.id', 'i.bulk_action_id')
    .select('i.id')
    .where('i.id', '=', id)
    .where('i.state', '=', 'WAITING')
    .where('a.id', '=', actionId)
    .where('a.state', '=', 'RUNNING')
    .where('a.worker', '=', worker)
    .forUpdate('i')
    .execute();
  return held.length > 0;
}

type Lease = { at: Date; until: Date };

/** Gives an action that runs to this worker. False if another one has it, or if it does not run. */
export async function takeRunning(kysely: Sql, id: number, worker: string, { at, until }: Lease): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('bulk_action')
    .set({ worker, lease_until: until })
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .where((eb) => eb.or([eb('worker', 'is', null), eb('lease_until', '<', at)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Moves the end of this worker's lease. */
export async function extendLease(kysely: Sql, id: number, worker: string, until: Date): Promise<void> {
  await kysely
    .updateTable('bulk_action')
    .set({ lease_until: until })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .execute();
}

/** Frees the actions that run and whose lease is over. Returns their ids. */
export async function freeAbandoned(kysely: Sql, { at, until }: Lease): Promise<number[]> {
  const abandoned = await kysely
    .updateTable('bulk_action')
    .set({ worker: null, lease_until: until })
    .where('state', '=', 'RUNNING')
    .where('lease_until', '<', at)
    .returning('id')
    .execute();
  return abandoned.map(({ id }) => id);
}

/**
 * The offers of these employers with one of these keys, or with a description that has one of these digests (MD5, with plain ends of
 * lines), each with the digests of its texts and its start.
 */
export const offersLike = (
  tx: Tx,
  { employerIds, digests, clientKeys }: { employerIds: number[]; digests: string[]; clientKeys: string[] },
) =>
  kyselyIn(tx)
    .selectFrom('job_offer')
    .select(['employer_id', 'city_id', 'job_id', 'client_key'])
    .select([
      digestOf('description').as('text'),
      digestOf('work_times').as('times'),
      sql<string>`coalesce(starts_on::text, '')`.as('start'),
    ])
    .where((eb) => eb('employer_id', '=', eb.fn.any(eb.val(employerIds))))
    .where((eb) =>
      eb.or([
        eb('client_key', '=', eb.fn.any(eb.val(clientKeys))),
        eb(digestOf('description'), '=', eb.fn.any(eb.val(digests))),
      ]),
    )
    .execute();

const digestOf = (column: 'description' | 'work_times') =>
  sql<string>`md5(replace(coalesce(${sql.ref(column)}, ''), E'\\r\\n', E'\\n'))`;
