import type { Prisma } from '../../../generated/prisma/client.ts';
import { recordVerbs } from '../../core/audit/recordVerbs.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { byPosition } from '../../core/lists/listing.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import { requireAdmin } from '../../core/viewer/viewer.ts';
import { contactRequestStatusSchema } from './contactRequestStatus.input.ts';

/** How far contact requests have come. */
export const contactRequestStatusVerbs = recordVerbs('CONTACT_REQUEST_STATUS', {
  schema: contactRequestStatusSchema,
  rows: (tx) => tx.contactRequestStatus,
  refusals: {
    taken: { field: 'name', message: 'A status with this name already exists.' },
    inUse: 'This status is used by contact requests.',
  },
});

/** By the order that admins have given, or the newest first. */
export type ContactRequestStatusSort = 'position' | 'created';

/**
 * The back office's list of statuses. For admins.
 * @throws SignInRequired, Forbidden
 */
export function contactRequestStatuses(
  viewer: Viewer,
  sort: ContactRequestStatusSort = 'position',
): Listing<Prisma.ContactRequestStatusWhereInput> {
  requireAdmin(viewer);
  return sort === 'position' ? byPosition : { where: {}, order: [{ field: 'createdAt', direction: 'desc' }] };
}
