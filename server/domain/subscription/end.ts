import type { Prisma } from '../../generated/prisma/client.ts';
import type { DomainContext } from '../context.ts';
import { askProvider } from './askProvider.ts';
import { recordState } from './record.ts';
import { isGift } from './subscription.policy.ts';
import { takeUp } from './takeUp.ts';
import { takeSubscriptionTurn } from './turn.ts';

const notCancelled = 'The subscription could not be cancelled, so nothing was deleted. Please try again later.';

/**
 * Ends everything that an employer who is about to be deleted has subscribed to, was given, or has begun to pay: nobody is
 * there any more to use or to cancel it. In the employer's turn (turn.ts), so that nothing is bought in between.
 * @throws Unavailable with the reason when the provider cannot be told.
 */
export async function endSubscriptions(
  ctx: DomainContext,
  tx: Prisma.TransactionClient,
  employerId: number,
): Promise<void> {
  const employer = await tx.user.findUnique({
    where: { id: employerId },
    select: { stripeCustomerId: true },
  });
  const stripeCustomerId = employer?.stripeCustomerId ?? null;
  if (stripeCustomerId !== null && ctx.payment.mode !== 'none') {
    // What was paid on a page of the provider's just now is ended with the others.
    const unheard = await askProvider(ctx, () => ctx.payment.abandonAttempts(stripeCustomerId), notCancelled);
    for (const { subscriptionId } of unheard) await takeUp(ctx, tx, subscriptionId, employerId);
  }
  const running = await tx.subscription.findMany({ where: { employerId, status: { not: 'CANCELED' } } });
  for (const { stripeSubscriptionId } of running) {
    if (stripeSubscriptionId === null) continue;
    await takeSubscriptionTurn(tx, stripeSubscriptionId);
    const state = await askProvider(ctx, () => ctx.payment.endSubscription(stripeSubscriptionId), notCancelled);
    if (state) await recordState(ctx, tx, state, employerId);
  }
  const gifts = running.filter(isGift).map(({ id }) => id);
  await tx.subscription.updateMany({
    where: { id: { in: gifts } },
    data: { status: 'CANCELED', currentPeriodEnd: ctx.now() },
  });
}
