import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { requireAdmin } from '../../core/viewer/require.ts';
import type { BillingContext } from '../context.ts';

/**
 * Payments that cardholders dispute, newest first: those that are open, or those that are over. For admins.
 * @throws SignInRequired, Forbidden
 */
export function disputes(
  { viewer }: Pick<BillingContext, 'viewer'>,
  closed: boolean,
): Listing<Prisma.DisputeWhereInput> {
  requireAdmin(viewer);
  return {
    where: { closedAt: closed ? { not: null } : null },
    order: [{ field: 'openedAt', direction: 'desc' }],
  };
}
