import type { Prisma, Subscription } from '../../../generated/prisma/client.ts';
import { dayMs } from '../../core/text/durations.ts';

/**
 * The grace period after the paid period of a subscription that is to be renewed: while the renewal is under way, its
 * webhook is late, or it was declined and is retried. A cancelled subscription or a gift ends with its period.
 */
export const graceMs = 3 * dayMs;

/** Subscriptions that are active at `now`: paid or granted, or in the grace period. */
export const isActive = (now: Date) =>
  ({
    status: { in: ['ACTIVE', 'PAST_DUE'] },
    OR: [
      { status: 'ACTIVE', currentPeriodEnd: { gt: now } },
      {
        stripeSubscriptionId: { not: null },
        cancelAtPeriodEnd: false,
        currentPeriodEnd: { gt: new Date(now.getTime() - graceMs) },
      },
    ],
  }) satisfies Prisma.SubscriptionWhereInput;

/** What decides whether a subscription is active. */
export type Standing = Pick<Subscription, 'status' | 'currentPeriodEnd' | 'stripeSubscriptionId' | 'cancelAtPeriodEnd'>;

/** The rule of `isActive` for a single subscription. */
export function isActiveNow(subscription: Standing, now: Date): boolean {
  const { status, currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  if (status !== 'ACTIVE' && status !== 'PAST_DUE') return false;
  const isRenewed = !isGift(subscription) && !cancelAtPeriodEnd;
  if (isRenewed) return currentPeriodEnd.getTime() + graceMs > now.getTime();
  return status === 'ACTIVE' && currentPeriodEnd > now;
}

/** Whether it was granted by an admin; all others are managed by the payment provider. */
export const isGift = ({ stripeSubscriptionId }: Pick<Subscription, 'stripeSubscriptionId'>): boolean =>
  stripeSubscriptionId === null;
