import type { Prisma } from '../../../generated/prisma/client.ts';
import { isGift } from '../../accounts/access/premium.policy.ts';
import type { BillingContext } from '../context.ts';
import { askProvider } from '../provider/askProvider.ts';
import { takeSubscriptionLock } from '../provider/lock.sql.ts';
import { recordState } from './record.ts';
import { recordFromProvider } from './recordFromProvider.ts';

/**
 * Ends an employer's subscriptions, gifts and unfinished payments before the account is deleted. Call it under the employer's
 * lock (lock.ts), so that no purchase comes in between.
 * @throws PaymentProviderUnavailable
 */
export async function endSubscriptions(
  ctx: BillingContext,
  tx: Prisma.TransactionClient,
  employerId: number,
): Promise<void> {
  const employer = await tx.user.findUnique({
    where: { id: employerId },
    select: { stripeCustomerId: true },
  });
  const stripeCustomerId = employer?.stripeCustomerId ?? null;
  if (stripeCustomerId !== null && ctx.payment.mode !== 'none') {
    // This includes a subscription just paid on the provider's page.
    const unheard = await askProvider(ctx, () => ctx.payment.abandonAttempts(stripeCustomerId));
    for (const { subscriptionId } of unheard) await recordFromProvider(ctx, tx, subscriptionId, employerId);
  }
  const running = await tx.subscription.findMany({ where: { employerId, status: { not: 'CANCELED' } } });
  for (const { stripeSubscriptionId } of running) {
    if (stripeSubscriptionId === null) continue;
    await takeSubscriptionLock(tx, stripeSubscriptionId);
    const state = await askProvider(ctx, () => ctx.payment.endSubscription(stripeSubscriptionId));
    if (state) await recordState(ctx, tx, state, employerId);
  }
  const gifts = running.filter(isGift).map(({ id }) => id);
  await tx.subscription.updateMany({
    where: { id: { in: gifts } },
    data: { status: 'CANCELED', currentPeriodEnd: ctx.now() },
  });
}
