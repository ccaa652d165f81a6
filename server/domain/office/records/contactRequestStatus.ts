import type { ContactRequestStatus, Prisma } from '../../../generated/prisma/client.ts';
import type { BillingContext } from '../../billing/context.ts';
import { audited } from '../../core/audit/audited.ts';
import { announceEdit, requireVersion } from '../../core/audit/recordEdit.ts';
import { storeOrder } from '../../core/audit/storeOrder.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../core/failures/database.ts';
import { Conflict, InvalidInput, NotFound } from '../../core/failures/errors.ts';
import type { Listing, SortKey } from '../../core/lists/listing.ts';
import { validated } from '../../core/text/input/validation.ts';
import { requireAdmin } from '../../core/viewer/require.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import { lockRow } from '../../core/write/lockRow.sql.ts';
import { write } from '../../core/write/write.ts';
import { contactRequestStatusSchema } from './contactRequestStatus.input.ts';

export type ContactRequestStatusInput = { name: string; description: string };

/** By the order that admins have given, or the newest first. */
export type ContactRequestStatusSort = 'position' | 'created';

const orders: Record<ContactRequestStatusSort, SortKey[]> = {
  position: [{ field: 'position', direction: 'asc' }],
  created: [{ field: 'createdAt', direction: 'desc' }],
};

/**
 * The back office's list of statuses. For admins.
 * @throws SignInRequired, Forbidden
 */
export function contactRequestStatuses(
  viewer: Viewer,
  sort: ContactRequestStatusSort = 'position',
): Listing<Prisma.ContactRequestStatusWhereInput> {
  requireAdmin(viewer);
  return { where: {}, order: orders[sort] };
}

/** After all others. */
async function lastPosition(tx: Prisma.TransactionClient): Promise<number> {
  const { _max: most } = await tx.contactRequestStatus.aggregate({ _max: { position: true } });
  return (most.position ?? 0) + 1;
}

/**
 * Puts the statuses in this order.
 * @param ids of all statuses
 * @throws SignInRequired, Forbidden, Conflict if these are not all of them
 */
export async function orderContactRequestStatuses(ctx: BillingContext, ids: number[]): Promise<void> {
  requireAdmin(ctx.viewer);
  await storeOrder(ctx, 'contact_request_status', ids);
}

/**
 * Creates a status, or changes the one with this id.
 * @param version that the form began with; without one, what is stored is replaced
 * @throws SignInRequired, Forbidden, InvalidInput, NotFound, Outdated
 */
export async function saveContactRequestStatus(
  ctx: BillingContext,
  id: number | null,
  input: ContactRequestStatusInput,
  version?: string | null,
): Promise<ContactRequestStatus> {
  requireAdmin(ctx.viewer);
  const data = validated(contactRequestStatusSchema, input);
  try {
    const status = await write(ctx, [], async (tx) => {
      const before = id === null ? null : await lockStatus(tx, id);
      if (before) await requireVersion(tx, 'CONTACT_REQUEST_STATUS', before, version);
      const after = before
        ? await tx.contactRequestStatus.update({ where: { id: before.id }, data })
        : await tx.contactRequestStatus.create({ data: { ...data, position: await lastPosition(tx) } });
      await audited(ctx, tx, { action: 'contactRequestStatus.save', type: 'CONTACT_REQUEST_STATUS', before, after });
      return after;
    });
    announceEdit(ctx, 'CONTACT_REQUEST_STATUS', status.id);
    return status;
  } catch (error) {
    if (isUniqueViolation(error)) throw InvalidInput.of('name', 'A status with this name already exists.');
    throw error;
  }
}

/**
 * Deletes a status that no contact request uses.
 * @throws SignInRequired, Forbidden, NotFound, Conflict
 */
export async function deleteContactRequestStatus(ctx: BillingContext, id: number): Promise<void> {
  requireAdmin(ctx.viewer);
  try {
    await write(ctx, [], async (tx) => {
      const before = await lockStatus(tx, id);
      await tx.contactRequestStatus.delete({ where: { id }, select: { id: true } });
      await audited(ctx, tx, {
        action: 'contactRequestStatus.delete',
        type: 'CONTACT_REQUEST_STATUS',
        before,
        after: null,
      });
    });
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new Conflict('This status is used by contact requests.');
    throw error;
  }
  announceEdit(ctx, 'CONTACT_REQUEST_STATUS', id);
}

/** @throws NotFound */
async function lockStatus(tx: Prisma.TransactionClient, id: number): Promise<ContactRequestStatus> {
  await lockRow(tx, 'contact_request_status', id);
  const held = await tx.contactRequestStatus.findUnique({ where: { id } });
  if (!held) throw new NotFound();
  return held;
}
