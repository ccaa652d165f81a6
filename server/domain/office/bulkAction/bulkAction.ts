import type { BulkAction, BulkItemState, Prisma } from '../../../generated/prisma/client.ts';
import { auditedValues } from '../../core/audit/audited.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { Conflict, NotFound } from '../../core/failures/errors.ts';
import { isUniqueViolation } from '../../core/failures/unavailable.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { adminVerb, verb } from '../../core/viewer/verb.ts';
import { requireAdmin, type Viewer } from '../../core/viewer/viewer.ts';
import { write } from '../../core/write/write.ts';
import { endEarly, unsureNote } from './bulkAction.jobs.ts';
import { addItemsToRetry, addItemsToUndo } from './bulkAction.sql.ts';
import { bulkKinds } from './kinds.ts';
import { createAction } from './start.ts';

/**
 * All bulk actions, newest first. For admins.
 * @throws SignInRequired, Forbidden
 */
export function bulkActions(viewer: Viewer): Listing<Prisma.BulkActionWhereInput> {
  requireAdmin(viewer);
  return { where: {}, order: [{ field: 'createdAt', direction: 'desc' }] };
}

/**
 * The rows of an action in the order in which they are done. For admins.
 * @throws SignInRequired, Forbidden
 */
export function bulkActionItems(
  viewer: Viewer,
  bulkActionId: number,
  state: BulkItemState | null,
): Listing<Prisma.BulkActionItemWhereInput> {
  requireAdmin(viewer);
  return {
    where: { bulkActionId, ...(state !== null && { state }) },
    order: [{ field: 'id', direction: 'asc' }],
  };
}

export type BulkCounts = Record<BulkItemState, number>;

const none: BulkCounts = { WAITING: 0, DONE: 0, SKIPPED: 0, FAILED: 0 };

/** How many rows of an action are in each state. For admins. Batched. */
export async function bulkCounts(ctx: Ctx, id: number): Promise<BulkCounts> {
  requireAdmin(ctx.viewer);
  return countsOf(ctx, id);
}

const countsOf = batchedBy(async ({ db }: Ctx, ids: number[]) => {
  const rows = await db.bulkActionItem.groupBy({
    by: ['bulkActionId', 'state'],
    where: { bulkActionId: { in: ids } },
    _count: true,
  });
  const counts = new Map<number, BulkCounts>();
  for (const { bulkActionId, state, _count } of rows) {
    counts.set(bulkActionId, { ...none, ...counts.get(bulkActionId), [state]: _count });
  }
  return (one: number) => counts.get(one) ?? none;
});

/** Ends an action; rows that wait are skipped. One that has ended stays as it is. */
export const stopBulkAction = adminVerb('OFFICE', [NotFound], async (ctx: Ctx, id: number): Promise<{ id: number }> => {
  if (!(await ctx.db.bulkAction.findUnique({ where: { id }, select: { id: true } }))) throw new NotFound();
  await endEarly(ctx, id, 'Stopped.', (tx) =>
    auditedValues(ctx, tx, { action: 'bulkAction.stop', type: 'BULK_ACTION', id }),
  );
  return { id };
});

/** Whether the values that an action replaced can be set back. Emails and imports cannot, and an undo is final. */
export const canUndo = (
  { kind, state, undoesId }: Pick<BulkAction, 'kind' | 'state' | 'undoesId'>,
  undoneBy: unknown,
  counts: BulkCounts,
): boolean =>
  bulkKinds[kind].does.change !== undefined &&
  state !== 'RUNNING' &&
  undoesId === null &&
  undoneBy === null &&
  counts.DONE > 0;

/**
 * Sets back the rows that an action has changed, and that still have the values it gave them. This is an action itself, of
 * the admin who asks; asking again starts no second one.
 * @throws Conflict for an action that runs or cannot be undone
 */
export const undoBulkAction = verb(
  'OFFICE',
  requireAdmin,
  [NotFound, Conflict],
  async (ctx: Ctx, admin, id: number): Promise<BulkAction> => {
    const { db } = ctx;
    const action = await db.bulkAction.findUnique({ where: { id }, include: { undoneBy: true } });
    if (!action) throw new NotFound();
    if (action.undoneBy) return action.undoneBy;
    const counts = await bulkCounts(ctx, id);
    if (!canUndo(action, null, counts)) throw new Conflict('This action cannot be undone.');
    const { kind, statusId, statusName } = action;
    try {
      return await write(
        ctx,
        [],
        async (tx) => {
          const undo = await createAction(ctx, tx, {
            adminId: admin.id,
            kind,
            statusId,
            statusName,
            allMatching: false,
            total: counts.DONE,
            undoesId: id,
          });
          await addItemsToUndo(tx, undo.id, id);
          const after = { undoneBy: undo.id, rows: counts.DONE };
          await auditedValues(ctx, tx, { action: 'bulkAction.undo', type: 'BULK_ACTION', id, after });
          return undo;
        },
        { isLong: true },
      );
    } catch (error) {
      const first = isUniqueViolation(error) ? await db.bulkAction.findUnique({ where: { undoesId: id } }) : null;
      if (first) return first;
      throw error;
    }
  },
);

const failedCounts = batchedBy(async ({ db }: Ctx, ids: number[]) => {
  const rows = await db.bulkActionItem.groupBy({
    by: ['bulkActionId'],
    where: { bulkActionId: { in: ids }, ...triedAgain },
    _count: true,
  });
  const counts = new Map(rows.map(({ bulkActionId, _count }) => [bulkActionId, _count]));
  return (one: number) => counts.get(one) ?? 0;
});

/** A row of a file is not kept: its file can be imported again. */
const triedAgain = {
  state: 'FAILED',
  note: { not: unsureNote },
  recordId: { not: null },
} as const satisfies Prisma.BulkActionItemWhereInput;

/**
 * How many rows of an action can be tried again: those that failed, without emails that may have arrived and rows of a file. None while it runs,
 * and after it was done once. For admins.
 * @throws SignInRequired, Forbidden
 */
export async function retryCount(
  ctx: Ctx,
  { id, state, undoesId }: Pick<BulkAction, 'id' | 'state' | 'undoesId'>,
  retriedBy: unknown,
): Promise<number> {
  requireAdmin(ctx.viewer);
  return state === 'RUNNING' || undoesId !== null || retriedBy !== null ? 0 : failedCounts(ctx, id);
}

/**
 * Tries the failed rows of an action again. This is an action itself, of the admin who asks; asking again starts no second one.
 * @throws Conflict for an action without such rows
 */
export const retryBulkAction = verb(
  'OFFICE',
  requireAdmin,
  [NotFound, Conflict],
  async (ctx: Ctx, admin, id: number): Promise<BulkAction> => {
    const { db } = ctx;
    const action = await db.bulkAction.findUnique({ where: { id }, include: { retriedBy: true } });
    if (!action) throw new NotFound();
    if (action.retriedBy) return action.retriedBy;
    const total = await retryCount(ctx, action, null);
    if (total === 0) throw new Conflict('No row of this action can be tried again.');
    const { kind, statusId, statusName, text } = action;
    try {
      return await write(
        ctx,
        [],
        async (tx) => {
          const data = {
            adminId: admin.id,
            kind,
            statusId,
            statusName,
            text,
            allMatching: false,
            total,
            retriesId: id,
          };
          const retry = await createAction(ctx, tx, data);
          await addItemsToRetry(tx, retry.id, { failedIn: id, exceptNote: unsureNote });
          const after = { retriedBy: retry.id, rows: total };
          await auditedValues(ctx, tx, { action: 'bulkAction.retry', type: 'BULK_ACTION', id, after });
          return retry;
        },
        { isLong: true },
      );
    } catch (error) {
      const first = isUniqueViolation(error) ? await db.bulkAction.findUnique({ where: { retriesId: id } }) : null;
      if (first) return first;
      throw error;
    }
  },
);

/**
 * Removes actions that ended long ago, with their rows. One that was undone stays as long as its undo. Called every hour by any
 * number of processes.
 */
export async function forgetOldBulkActions({ db }: Pick<Services, 'db'>, before: Date): Promise<void> {
  const finishedAt = { lt: before };
  // An undo ends after what it undoes, so it goes first.
  for (const where of [{ undoesId: { not: null } }, { undoneBy: null }]) {
    const old = await db.bulkAction.findMany({ where: { ...where, finishedAt }, select: { id: true } });
    // One by one: an action can have 200,000 rows.
    for (const { id } of old) await write({ db }, [], (tx) => tx.bulkAction.deleteMany({ where: { id } }));
  }
}
