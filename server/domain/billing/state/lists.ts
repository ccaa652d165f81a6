import type { Prisma, SubscriptionStatus } from '../../../generated/prisma/client.ts';
import { isActive } from '../../accounts/access/paywall.policy.ts';
import { whileViewerValid } from '../../accounts/access/validity.ts';
import type { Ctx } from '../../core/context.ts';
import type { SubscriptionEvent } from '../../core/events/events.ts';
import { announced } from '../../core/events/events.ts';
import { type Listing, reversed, type SortKey } from '../../core/lists/listing.ts';
import { requireAdmin, requireEmployerOrGuest } from '../../core/viewer/viewer.ts';
import { everPaidStatuses } from './record.ts';
import { purchasesOf } from './subscription.policy.ts';

/** Subscriptions that were bought or granted, newest first, without failed attempts to pay. */
export const ownSubscriptions = ({ viewer }: Ctx): Listing<Prisma.SubscriptionWhereInput> => ({
  where: {
    ...purchasesOf(viewer),
    OR: [{ stripeSubscriptionId: null }, { invoices: { some: { status: { in: everPaidStatuses } } } }],
  },
  order: [{ field: 'createdAt', direction: 'desc' }],
});

export type SubscriptionFilter = {
  status?: SubscriptionStatus | null;
  employerId?: number | null;
  /** Whether it is active now. */
  active?: boolean | null;
  gift?: boolean | null;
};

export type SubscriptionSort = 'CREATED' | 'PERIOD_END';

const orders: Record<SubscriptionSort, SortKey[]> = {
  CREATED: [{ field: 'createdAt', direction: 'desc' }],
  PERIOD_END: [{ field: 'currentPeriodEnd', direction: 'asc' }],
};

/**
 * The back office's list. For admins.
 * @throws SignInRequired, Forbidden
 */
export function allSubscriptions(
  ctx: Ctx,
  { status, employerId, active, gift }: SubscriptionFilter,
  sort: SubscriptionSort,
  reverse: boolean,
): Listing<Prisma.SubscriptionWhereInput> {
  requireAdmin(ctx.viewer);
  const now = isActive(ctx.now());
  return {
    where: {
      ...(status != null && { status }),
      ...(employerId != null && { employerId }),
      ...(gift != null && { stripeSubscriptionId: gift ? null : { not: null } }),
      ...(active != null && (active ? now : { NOT: now })),
    },
    order: reverse ? reversed(orders[sort]) : orders[sort],
  };
}

/** The revenue in one currency. */
export type SubscriptionTotal = {
  /** ISO 4217. */
  currency: string;
  /** Active paid subscriptions that are renewed: a pass is paid once. */
  count: number;
  /** Minor units per month; a yearly subscription counts as a twelfth. */
  monthlyAmount: number;
};

/**
 * Revenue from active paid subscriptions, by currency. Passes do not count. For admins.
 * @throws SignInRequired, Forbidden
 */
export async function subscriptionTotals(ctx: Ctx): Promise<SubscriptionTotal[]> {
  requireAdmin(ctx.viewer);
  const groups = await ctx.db.subscription.groupBy({
    by: ['currency', 'recurringMode'],
    where: { stripeSubscriptionId: { not: null }, recurringMode: { not: 'PASS' }, ...isActive(ctx.now()) },
    _count: true,
    _sum: { amount: true },
    orderBy: { currency: 'asc' },
  });
  const totals = new Map<string, SubscriptionTotal>();
  for (const { currency, recurringMode, _count, _sum } of groups) {
    const { count, monthlyAmount } = totals.get(currency) ?? { count: 0, monthlyAmount: 0 };
    const amount = Math.round((_sum.amount ?? 0) / (recurringMode === 'YEARLY' ? 12 : 1));
    totals.set(currency, { currency, count: count + _count, monthlyAmount: monthlyAmount + amount });
  }
  return [...totals.values()];
}

/**
 * Payments that cardholders dispute, newest first: those that are open, or those that are over. For admins.
 * @throws SignInRequired, Forbidden
 */
export function disputes({ viewer }: Pick<Ctx, 'viewer'>, closed: boolean): Listing<Prisma.DisputeWhereInput> {
  requireAdmin(viewer);
  return {
    where: { closedAt: closed ? { not: null } : null },
    order: [{ field: 'openedAt', direction: 'desc' }],
  };
}

/** Reports that watching has started: a page that reads the subscriptions now misses no change. */
export type SubscriptionsWatched = { subscriptionId: null };

/**
 * The start, then changes of the viewer's own subscriptions, as long as the session is valid: start, renewal, overdue,
 * cancellation and end.
 * @throws SignInRequired, also when the session has ended; Forbidden for viewers without subscriptions
 */
export async function watchSubscriptions(ctx: Ctx): Promise<AsyncIterable<SubscriptionsWatched | SubscriptionEvent>> {
  requireEmployerOrGuest(ctx.viewer);
  const { events } = ctx;
  const watched = async (): Promise<SubscriptionsWatched> => {
    await events.settled();
    return { subscriptionId: null };
  };
  return whileViewerValid(ctx, { source: (userId) => announced(watched, events.subscribe('subscription', userId)) });
}
