import type { z } from 'zod';
import { columnOf } from '../../../database/sql.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { isOrderedType, type OfficeType, type OrderedType, officeRecords } from '../catalog/officeRecords.input.ts';
import type { Ctx } from '../context.ts';
import { Conflict, InvalidInput, NotFound, Outdated } from '../failures/errors.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../failures/unavailable.ts';
import { validated } from '../text/input/validation.ts';
import { adminVerb } from '../viewer/verb.ts';
import { freePositions, lockOrder, lockRow, setOrder } from '../write/locks.sql.ts';
import { write } from '../write/write.ts';
import { type AuditedChange, audited, auditedValues } from './audited.ts';
import { announceEdit, type EditedRow, requireVersion } from './recordEdit.ts';
import type { OfficeRow } from './records.ts';

type Tx = Prisma.TransactionClient;

/** What Prisma offers for the rows of one table. */
type Rows<Row, Data, New> = {
  findUnique(args: { where: { id: number } }): PromiseLike<Row | null>;
  create(args: { data: New }): PromiseLike<Row>;
  update(args: { where: { id: number }; data: Data }): PromiseLike<Row>;
  delete(args: { where: { id: number }; select: { id: true } }): PromiseLike<unknown>;
};

type Placed<Type extends OfficeType> = Type extends OrderedType ? { position: number } : unknown;

/** What is special about the records of one type. */
type Options<Type extends OfficeType, Schema extends z.ZodType, Added, Context extends Ctx> = {
  /** What the form sends. Its output is stored. */
  schema: Schema;
  rows: (tx: Tx) => Rows<OfficeRow<Type>, z.output<Schema>, z.output<Schema> & Added & Placed<Type>>;
  /** What a new record has besides. */
  added?: (tx: Tx, data: z.output<Schema>) => Promise<Added>;
  /** Locks the record, and what its check reads. */
  lock?: (tx: Tx, id: number) => Promise<void>;
  /** Refuses to store, or to delete if there is no `data`. In the transaction. */
  check?: (
    ctx: Context,
    tx: Tx,
    change: { before: OfficeRow<Type> | null; data: z.output<Schema> | null },
  ) => Promise<void>;
  /** Follows the commit. */
  follow?: (ctx: Context, change: { before: OfficeRow<Type> | null; after: OfficeRow<Type> | null }) => Promise<void>;
  /** What people are told when a constraint refuses a record: another one has its name, or what it refers to is gone. */
  refusals?: { taken?: Refusal; missing?: Refusal; inUse?: string };
};

type Refusal = { field: string; message: string };

/** The verbs of a small record of the back office. For admins. */
export function recordVerbs<
  Type extends OfficeType,
  Schema extends z.ZodType,
  Added = unknown,
  Context extends Ctx = Ctx,
>(type: Type, { schema, rows, added, lock, check, follow, refusals = {} }: Options<Type, Schema, Added, Context>) {
  type Row = OfficeRow<Type> & { id: number };
  const { model } = officeRecords[type];

  /** @throws NotFound */
  async function locked(tx: Tx, id: number): Promise<Row> {
    await (lock ? lock(tx, id) : lockRow(tx, columnOf(model), id));
    const row = await rows(tx).findUnique({ where: { id } });
    if (!row) throw new NotFound();
    return row;
  }

  async function placed(tx: Tx): Promise<{ position?: number }> {
    if (!isOrderedType(type)) return {};
    const ordered = officeRecords[type];
    return { position: (await freePositions(tx, columnOf(ordered.model)))[ordered.newGoes] };
  }

  async function create(tx: Tx, data: z.output<Schema>): Promise<Row> {
    const all = Object.assign({}, data, await added?.(tx, data), await placed(tx));
    return rows(tx).create({ data: all as typeof data & Added & Placed<Type> });
  }

  /** Runs a change in a transaction, with its entry in the audit log, and tells who has the record open. */
  async function change<After extends Row | null>(
    ctx: Context,
    verb: 'save' | 'delete',
    work: (tx: Tx) => Promise<{ before: Row | null; after: After }>,
  ): Promise<After> {
    const { before, after } = await write(ctx, [], async (tx) => {
      const result = await work(tx);
      await audited(ctx, tx, { action: `${model}.${verb}`, type, ...result } as AuditedChange<Type>);
      return result;
    });
    await follow?.(ctx, { before, after });
    const id = (after ?? before)?.id;
    if (id !== undefined) announceEdit(ctx, type, id);
    return after;
  }

  return {
    /**
     * Creates a record, or changes the one with this id.
     * @param version that the form began with; without one, what is stored is replaced
     */
    save: adminVerb(
      'OFFICE',
      [InvalidInput, NotFound, Outdated],
      async (ctx: Context, id: number | null, input: z.input<Schema>, version?: string | null): Promise<Row> => {
        const data = validated(schema, input);
        try {
          return await change(ctx, 'save', async (tx) => {
            const before = id === null ? null : await locked(tx, id);
            if (before) await requireVersion(ctx, tx, type, before as Row & EditedRow<Type>, version);
            await check?.(ctx, tx, { before, data });
            return {
              before,
              after: before ? await rows(tx).update({ where: { id: before.id }, data }) : await create(tx, data),
            };
          });
        } catch (error) {
          const refusal = isUniqueViolation(error)
            ? refusals.taken
            : isForeignKeyViolation(error)
              ? refusals.missing
              : undefined;
          throw refusal ? InvalidInput.of(refusal.field, refusal.message) : error;
        }
      },
    ),

    /**
     * A conflict if other records refer to it.
     * @param version that the admin has seen; without one, any is deleted
     */
    remove: adminVerb(
      'OFFICE',
      [NotFound, Conflict, Outdated],
      async (ctx: Context, id: number, version?: string | null): Promise<void> => {
        try {
          await change(ctx, 'delete', async (tx) => {
            const before = await locked(tx, id);
            await requireVersion(ctx, tx, type, before as Row & EditedRow<Type>, version);
            await check?.(ctx, tx, { before, data: null });
            await rows(tx).delete({ where: { id }, select: { id: true } });
            return { before, after: null };
          });
        } catch (error) {
          if (refusals.inUse && isForeignKeyViolation(error)) throw new Conflict(refusals.inUse);
          throw error;
        }
      },
    ),
  };
}

/**
 * Puts the records of this type in order. For admins.
 * @param ids of all of them, in their new order
 * @throws Conflict if these are not all, because one was added or deleted since they were read
 */
export const storeOrder = adminVerb(
  'OFFICE',
  [Conflict],
  async (ctx: Ctx, type: OrderedType, ids: number[]): Promise<void> => {
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
