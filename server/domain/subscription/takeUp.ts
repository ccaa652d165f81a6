import type { Prisma } from '../../generated/prisma/client.ts';
import type { DomainContext } from '../context.ts';
import { askProvider, askQuietly } from './askProvider.ts';
import { type Recorded, recordState } from './record.ts';
import { isActiveNow } from './subscription.policy.ts';
import { takeSubscriptionTurn } from './turn.ts';

/** Records a subscription that the provider has and we may not have heard of. In its employer's turn. */
export async function takeUp(
  ctx: DomainContext,
  tx: Prisma.TransactionClient,
  subscriptionId: string,
  employerId: number,
): Promise<Recorded | null> {
  await takeSubscriptionTurn(tx, subscriptionId);
  const state = await askQuietly(ctx, () => ctx.payment.readSubscription(subscriptionId));
  return state && recordState(ctx, tx, state, employerId);
}

/**
 * A subscription that runs already, bought by an attempt whose answer was lost. In its employer's turn, before another attempt,
 * so that a retry charges nothing new.
 */
export async function takeUpRunning(
  ctx: DomainContext,
  tx: Prisma.TransactionClient,
  customerId: string,
  employerId: number,
): Promise<Recorded | null> {
  const running = await askProvider(ctx, () => ctx.payment.findRunning(customerId));
  // One that is cancelled and over is about to be ended by the provider.
  const counts = running.find(({ status, cancelAtPeriodEnd, paidUntil: currentPeriodEnd, subscriptionId }) =>
    isActiveNow({ status, cancelAtPeriodEnd, currentPeriodEnd, stripeSubscriptionId: subscriptionId }, ctx.now()),
  );
  return counts ? takeUp(ctx, tx, counts.subscriptionId, employerId) : null;
}
