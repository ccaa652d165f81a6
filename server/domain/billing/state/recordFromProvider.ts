import type { Prisma } from '../../../generated/prisma/client.ts';
import type { BillingContext, BillingServices } from '../context.ts';
import { askProvider } from '../provider/askProvider.ts';
import { takeSubscriptionLock } from '../provider/lock.sql.ts';
import { endingPass } from './arrival.ts';
import { type Recorded, recordState } from './record.ts';
import { isActiveState } from './subscription.policy.ts';

/** Reads a subscription from the provider and records it. Call it under the employer's lock. */
export async function recordFromProvider(
  ctx: BillingServices,
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
  ctx: BillingContext,
  tx: Prisma.TransactionClient,
  customerId: string,
  employerId: number,
): Promise<Recorded | null> {
  const running = await askProvider(ctx, () => ctx.payment.findRunning(customerId));
  const counts = running.find((state) => isActiveState(state, ctx.now()));
  return counts ? recordFromProvider(ctx, tx, counts.subscriptionId, employerId) : null;
}
