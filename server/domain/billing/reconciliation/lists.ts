import type { Prisma, Reconciliation } from '../../../generated/prisma/client.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { requireAdmin } from '../../core/viewer/require.ts';
import type { BillingContext } from '../context.ts';

/**
 * What differs between our records and the provider's, newest first: what is open, or what was and no longer is. For admins.
 * @throws SignInRequired, Forbidden
 */
export function paymentDifferences(
  { viewer }: Pick<BillingContext, 'viewer'>,
  settled: boolean,
): Listing<Prisma.PaymentDifferenceWhereInput> {
  requireAdmin(viewer);
  return {
    where: { settledAt: settled ? { not: null } : null },
    order: [{ field: 'foundAt', direction: 'desc' }],
  };
}

/**
 * The last comparison that has ended. Null before the first, and without a payment provider. For admins.
 * @throws SignInRequired, Forbidden
 */
export function lastReconciliation({ db, viewer }: BillingContext): Promise<Reconciliation | null> {
  requireAdmin(viewer);
  return db.reconciliation.findFirst({ where: { endedAt: { not: null } }, orderBy: { beganAt: 'desc' } });
}
