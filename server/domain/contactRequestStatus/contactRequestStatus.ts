import type { ContactRequestStatus, Prisma } from '../../generated/prisma/client.ts';
import { requireAdmin } from '../account/require.ts';
import type { Viewer } from '../account/viewer.ts';
import type { DomainContext } from '../context.ts';
import { isForeignKeyViolation, isMissing, isUniqueViolation } from '../database.ts';
import { Conflict, InvalidInput, NotFound } from '../errors.ts';
import type { Listing } from '../listing.ts';
import { validated } from '../validation.ts';
import { contactRequestStatusSchema } from './contactRequestStatus.input.ts';

export type ContactRequestStatusInput = { name: string; description: string };

/**
 * The back office's list of statuses, newest first. For admins.
 * @throws SignInRequired, Forbidden
 */
export function contactRequestStatuses(viewer: Viewer): Listing<Prisma.ContactRequestStatusWhereInput> {
  requireAdmin(viewer);
  return { where: {}, order: [{ field: 'createdAt', direction: 'desc' }] };
}

/**
 * Creates a status, or changes the one with this id.
 * @throws SignInRequired, Forbidden, InvalidInput, NotFound
 */
export async function saveContactRequestStatus(
  ctx: DomainContext,
  id: number | null,
  input: ContactRequestStatusInput,
): Promise<ContactRequestStatus> {
  requireAdmin(ctx.viewer);
  const data = validated(contactRequestStatusSchema, input);
  try {
    return id === null
      ? await ctx.db.contactRequestStatus.create({ data })
      : await ctx.db.contactRequestStatus.update({ where: { id }, data });
  } catch (error) {
    if (isUniqueViolation(error)) throw InvalidInput.of('name', 'A status with this name already exists.');
    if (isMissing(error)) throw new NotFound();
    throw error;
  }
}

/**
 * Deletes a status that no contact request uses.
 * @throws SignInRequired, Forbidden, NotFound, Conflict
 */
export async function deleteContactRequestStatus(ctx: DomainContext, id: number): Promise<void> {
  requireAdmin(ctx.viewer);
  try {
    await ctx.db.contactRequestStatus.delete({ where: { id }, select: { id: true } });
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new Conflict('This status is used by contact requests.');
    if (isMissing(error)) throw new NotFound();
    throw error;
  }
}
