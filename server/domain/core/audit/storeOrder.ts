import { columnOf } from '../../../database/sql.ts';
import { type OrderedType, officeRecords } from '../catalog/officeRecords.input.ts';
import type { CoreContext } from '../context.ts';
import { Conflict } from '../failures/errors.ts';
import { adminVerb } from '../viewer/verb.ts';
import { write } from '../write/write.ts';
import { auditedValues } from './audited.ts';
import { lockOrder, setOrder } from './officeRecord.sql.ts';

/**
 * Puts the records of this type in order. For admins.
 * @param ids of all of them, in their new order
 * @throws Conflict if these are not all, because one was added or deleted since they were read
 */
export const storeOrder = adminVerb(
  'OFFICE',
  [Conflict],
  async (ctx: CoreContext, type: OrderedType, ids: number[]): Promise<void> => {
    const { model, label } = officeRecords[type];
    const table = columnOf(model);
    await write(ctx, [], async (tx) => {
      const present = await lockOrder(tx, table, label);
      const wanted = new Set(ids);
      if (wanted.size !== ids.length || present.length !== ids.length || present.some(({ id }) => !wanted.has(id))) {
        throw new Conflict('The list has changed since you opened it. Please open it again.');
      }
      await setOrder(tx, table, ids);
      const names = new Map(present.map((row) => [row.id, row.name]));
      const former = present.toSorted((one, other) => one.position - other.position || one.id - other.id);
      await auditedValues(ctx, tx, {
        action: `${model}.order`,
        type,
        id: null,
        before: { order: former.map((row) => row.name) },
        after: { order: ids.map((id) => names.get(id) ?? '') },
      });
    });
  },
);
