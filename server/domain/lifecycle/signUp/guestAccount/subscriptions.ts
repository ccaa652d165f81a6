import type { Prisma } from '../../../../generated/prisma/client.ts';
import type { BillingServices } from '../../../billing/context.ts';
import { askProvider } from '../../../billing/provider/askProvider.ts';
import { takeSubscriptionLock } from '../../../billing/provider/lock.sql.ts';
import { recordState } from '../../../billing/state/record.ts';

/** An account that takes over several guests pays for one subscription. */

/**
 * Cancels the employer's other subscriptions at the end of what was paid; an unpaid one ends now.
 * @throws Unavailable when the provider does not respond
 */
export async function cancelAllBut(
  services: BillingServices,
  tx: Prisma.TransactionClient,
  { employerId, keep }: { employerId: number; keep: number | null },
): Promise<void> {
  const { payment } = services;
  const running = await tx.subscription.findMany({
    where: {
      employerId,
      id: keep === null ? undefined : { not: keep },
      stripeSubscriptionId: { not: null },
      status: { in: ['ACTIVE', 'PAST_DUE'] },
      cancelAtPeriodEnd: false,
    },
  });
  for (const { stripeSubscriptionId: subscriptionId, status } of running) {
    if (subscriptionId === null) continue;
    await takeSubscriptionLock(tx, subscriptionId);
    const state = await askProvider(services, () =>
      status === 'PAST_DUE'
        ? payment.endUnpaid(subscriptionId)
        : payment.setCancelAtPeriodEnd({ subscriptionId, cancel: true }),
    );
    if (state) await recordState(services, tx, state, employerId);
  }
}
