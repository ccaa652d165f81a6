import type { Prisma } from '../../generated/prisma/client.ts';
import type { DomainContext } from '../context.ts';
import { askProvider, askQuietly } from './askProvider.ts';
import { type Recorded, recordState } from './record.ts';
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
  const paid = running.find(({ paidUntil }) => paidUntil > ctx.now());
  return paid ? takeUp(ctx, tx, paid.subscriptionId, employerId) : null;
}
