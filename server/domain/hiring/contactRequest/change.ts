import type { ContactRequest, Prisma } from '../../../generated/prisma/client.ts';
import { audited } from '../../core/audit/audited.ts';
import { announceEdit, requireVersion } from '../../core/audit/recordEdit.ts';
import type { Ctx } from '../../core/context.ts';
import { Conflict, InvalidInput, NotFound, Outdated } from '../../core/failures/errors.ts';
import { isForeignKeyViolation } from '../../core/failures/unavailable.ts';
import { adminVerb } from '../../core/viewer/verb.ts';
import { requireAdmin } from '../../core/viewer/viewer.ts';
import { lockRow } from '../../core/write/locks.sql.ts';
import type { Change } from '../../core/write/onceByKey.ts';
import { write } from '../../core/write/write.ts';
import { contactRequestWeight, weighsSince } from '../../people/jobSeeker/popularity.ts';
import { deleteRequest, lockChatOfRequest } from './contactRequest.sql.ts';

/**
 * Sets or, with null, clears the status of a contact request (docs/product/back-office.md, 'Contact requests').
 * @param version that the admin has seen; without one, any status is replaced
 * @throws NotFound of the request or the status
 */
export const changeContactRequestStatus = adminVerb(
  'HIRING',
  [InvalidInput, NotFound, Outdated],
  async (ctx: Ctx, id: number, statusId: number | null, version?: string | null): Promise<void> => {
    await write(ctx, [], async (tx) => {
      const before = await lockRequest(tx, id);
      await requireVersion(ctx, tx, 'CONTACT_REQUEST', before, version);
      await giveStatus(ctx, tx, before, statusId);
    });
    announceEdit(ctx, 'CONTACT_REQUEST', id);
  },
);

/** The same in a transaction. Null: nothing changed. */
export async function changeContactRequestStatusIn(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  id: number,
  statusId: number | null,
): Promise<Change<Pick<ContactRequest, 'statusId'>> | null> {
  requireAdmin(ctx.viewer);
  const before = await lockRequest(tx, id);
  return before.statusId === statusId ? null : giveStatus(ctx, tx, before, statusId);
}

/**
 * Gives a contact request the status back that it had before an admin's change, if it still has the one of that change.
 * Resolves to whether it had.
 * @throws SignInRequired, Forbidden, NotFound of the request or the status.
 */
export async function restoreContactRequestStatus(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  id: number,
  { before, after }: Change<Pick<ContactRequest, 'statusId'>>,
): Promise<boolean> {
  requireAdmin(ctx.viewer);
  const held = await lockRequest(tx, id);
  if (held.statusId !== after.statusId) return false;
  await giveStatus(ctx, tx, held, before.statusId);
  return true;
}

type HeldRequest = NonNullable<Awaited<ReturnType<typeof readRequest>>>;

const readRequest = (tx: Prisma.TransactionClient, id: number) =>
  tx.contactRequest.findUnique({ where: { id }, include: withStatus });

/** @throws NotFound */
async function lockRequest(tx: Prisma.TransactionClient, id: number): Promise<HeldRequest> {
  await lockRow(tx, 'contact_request', id);
  const held = await readRequest(tx, id);
  if (!held) throw new NotFound();
  return held;
}

async function giveStatus(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  before: HeldRequest,
  statusId: number | null,
): Promise<Change<HeldRequest>> {
  try {
    const after = await tx.contactRequest.update({
      where: { id: before.id },
      data: { statusId },
      include: withStatus,
    });
    await audited(ctx, tx, { action: 'contactRequest.changeStatus', type: 'CONTACT_REQUEST', before, after });
    return { before, after };
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new NotFound('This status no longer exists.');
    throw error;
  }
}

/**
 * Deletes a contact request, but not its chat. If it counted in the job seeker's popularity, the employer's latest other
 * request of the last 90 days counts instead, if there is one. An employer without another request to the job seeker is
 * no longer their client.
 * @param version that the admin has seen; without one, any is deleted
 */
export const deleteContactRequest = adminVerb(
  'HIRING',
  [NotFound, Conflict, Outdated],
  async (ctx: Ctx, id: number, version?: string | null): Promise<void> => {
    const since = weighsSince(ctx);
    const found = await ctx.db.contactRequest.findUnique({ where: { id }, select: { jobSeekerId: true } });
    if (!found) throw new NotFound();
    // Their popularity may change.
    await write(ctx, [{ id: found.jobSeekerId, evenIfDeleted: true }], async (tx) => {
      // Every change of which request counts locks the chat.
      await lockChatOfRequest(tx, id);
      const before = await tx.contactRequest.findUnique({ where: { id }, include: withStatus });
      if (before) await requireVersion(ctx, tx, 'CONTACT_REQUEST', before, version);
      if (!(await deleteRequest(tx, id, { weight: contactRequestWeight, since }))) throw new NotFound();
      await audited(ctx, tx, { action: 'contactRequest.delete', type: 'CONTACT_REQUEST', before, after: null });
    });
    announceEdit(ctx, 'CONTACT_REQUEST', id);
  },
);

const withStatus = { status: { select: { name: true } } } as const;
