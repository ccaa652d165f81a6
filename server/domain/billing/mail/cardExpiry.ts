import type { Subscription } from '../../../generated/prisma/client.ts';

type Card = Pick<Subscription, 'cardExpiryMonth' | 'cardExpiryYear'>;

/** The first moment when the card is no longer valid, in UTC. Null for an unknown card. */
const cardEnd = ({ cardExpiryMonth: month, cardExpiryYear: year }: Card): Date | null =>
  month === null || year === null ? null : new Date(Date.UTC(year, month, 1));

/** Whether the card is no longer valid at that time. */
export function hasExpired(card: Card, at: Date): boolean {
  const end = cardEnd(card);
  return end !== null && end <= at;
}

/** The cards that are in their last month at `now`, or past it, and are to be charged after it. The rule of `mustReplaceCard` as a condition. */
export function expiringCards(now: Date) {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() + 1];
  const charged = { gt: now };
  return {
    OR: [
      { cardExpiryYear: { lt: year }, currentPeriodEnd: charged },
      { cardExpiryYear: year, cardExpiryMonth: { lt: month }, currentPeriodEnd: charged },
      { cardExpiryYear: year, cardExpiryMonth: month, currentPeriodEnd: { gte: new Date(Date.UTC(year, month, 1)) } },
    ],
  };
}

/** Whether the card is to be charged after its last month, which has begun. */
export function mustReplaceCard(subscription: Card & Pick<Subscription, 'currentPeriodEnd'>, now: Date): boolean {
  const end = cardEnd(subscription);
  const { currentPeriodEnd } = subscription;
  if (end === null || currentPeriodEnd <= now || end > currentPeriodEnd) return false;
  return now >= new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() - 1, 1));
}
