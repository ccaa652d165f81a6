import type { Prisma } from '../../generated/prisma/client.ts';

/** Subscriptions that make their employer premium at `now`: active (or in grace) until the end of the paid period. */
export const isActive = (now: Date) =>
  ({
    status: { in: ['ACTIVE', 'PAST_DUE'] },
    currentPeriodEnd: { gt: now },
  }) satisfies Prisma.SubscriptionWhereInput;
