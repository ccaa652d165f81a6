import type { CoreContext } from '../context.ts';
import { Conflict } from '../failures/errors.ts';
import { write } from '../write/write.ts';
import { auditedValues } from './audited.ts';
import { lockOrder, setOrder } from './storeOrder.sql.ts';

/** The tables with a `position`: short lists, always ordered as a whole. */
const orderedTables = {
  career: { name: 'title', entry: { action: 'career.order', type: 'CAREER' } },
  endorsement: { name: 'name', entry: { action: 'endorsement.order', type: 'ENDORSEMENT' } },
  contact_request_status: {
    name: 'name',
    entry: { action: 'contactRequestStatus.order', type: 'CONTACT_REQUEST_STATUS' },
  },
} as const;

/**
 * Stores the order of a short list. The caller has decided who may.
 * @param ids of all rows, in their new order
 * @throws Conflict if these are not all rows, because one was added or deleted since they were read
 */
export async function storeOrder(ctx: CoreContext, table: keyof typeof orderedTables, ids: number[]): Promise<void> {
  const { name, entry } = orderedTables[table];
  await write(ctx, [], async (tx) => {
    const present = await lockOrder(tx, table, name);
    const wanted = new Set(ids);
    if (wanted.size !== ids.length || present.length !== ids.length || present.some(({ id }) => !wanted.has(id))) {
      throw new Conflict('The list has changed since you opened it. Please open it again.');
    }
    await setOrder(tx, table, ids);
    const names = new Map(present.map((row) => [row.id, row.name]));
    const former = present.toSorted((one, other) => one.position - other.position || one.id - other.id);
    await auditedValues(ctx, tx, {
      ...entry,
      id: null,
      before: { order: former.map((row) => row.name) },
      after: { order: ids.map((id) => names.get(id) ?? '') },
    });
  });
}
