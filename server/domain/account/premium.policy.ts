import type { Prisma } from '../../generated/prisma/client.ts';

/**
 * The grace period after the paid period of a subscription that is to be renewed: while the renewal is under way, its
 * webhook is late, or it was declined and is retried. A cancelled subscription or a gift ends with its period.
 */
export const graceMs = 3 * 86_400_000;

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
