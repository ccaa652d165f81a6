import type { Prisma } from '../../../generated/prisma/client.ts';
import { isGift } from '../../accounts/access/paywall.policy.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { askProvider } from '../provider/askProvider.ts';
import { takeSubscriptionLock } from '../provider/lock.sql.ts';
import { endingPass } from './arrival.ts';
import { type Recorded, recordState } from './record.ts';
import { isActiveState } from './subscription.policy.ts';

/**
 * Ends an employer's subscriptions, gifts and unfinished payments before the account is deleted. Call it under the employer's
 * lock (lock.ts), so that no purchase comes in between.
 * @throws PaymentProviderUnavailable
 */
export async function endSubscriptions(ctx: Ctx, tx: Prisma.TransactionClient, employerId: number): Promise<void> {
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

/** Reads a subscription from the provider and records it. Call it under the employer's lock. */
export async function recordFromProvider(
  ctx: Services,
  tx: Prisma.TransactionClient,
  subscriptionId: string,
  employerId: number,
): Promise<Recorded | null> {
  await takeSubscriptionLock(tx, subscriptionId);
  const state = await askProvider(ctx, () => ctx.payment.readSubscription(subscriptionId));
  return state && recordState(ctx, tx, await askProvider(ctx, () => endingPass(ctx, state)), employerId);
}

/**
 * Records a running subscription from an earlier attempt whose response was lost. Call it under the employer's lock before a
 * new attempt, so that a retry is not charged twice.
 */
export async function recordRunning(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  customerId: string,
  employerId: number,
): Promise<Recorded | null> {
  const running = await askProvider(ctx, () => ctx.payment.findRunning(customerId));
  const counts = running.find((state) => isActiveState(state, ctx.now()));
  return counts ? recordFromProvider(ctx, tx, counts.subscriptionId, employerId) : null;
}
