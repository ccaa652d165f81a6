import { sql } from 'kysely';
import { kyselyIn } from '../database/kysely.ts';
import type { DomainContext } from './context.ts';
import { Conflict } from './errors.ts';

/** The tables with a `position`: short lists, always ordered as a whole. */
type OrderedTable = 'career' | 'contact_request_status';

/**
 * Stores the order of a short list. The caller has decided who may.
 * @param ids of all rows, in their new order
 * @throws Conflict if these are not all rows, because one was added or deleted since they were read
 */
export async function storeOrder(ctx: DomainContext, table: OrderedTable, ids: number[]): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const present = await kyselyIn(tx).selectFrom(table).select('id').orderBy('id').forUpdate().execute();
    const wanted = new Set(ids);
    if (wanted.size !== ids.length || present.length !== ids.length || present.some(({ id }) => !wanted.has(id))) {
      throw new Conflict('The list has changed since you opened it. Please open it again.');
    }
    await kyselyIn(tx)
      .updateTable(table)
      .set({ position: sql<number>`array_position(${ids}::int[], id)` })
      .execute();
  });
}
