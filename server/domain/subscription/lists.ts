import type { Prisma, SubscriptionStatus } from '../../generated/prisma/client.ts';
import { employerId } from '../account/viewer.ts';
import type { DomainContext } from '../context.ts';
import { type Listing, reversed, type SortKey } from '../listing.ts';
import { isActive } from './subscription.policy.ts';

/** What was paid for or given, the newest first; an attempt to pay that came to nothing is no history. */
export const ownSubscriptions = ({ viewer }: DomainContext): Listing<Prisma.SubscriptionWhereInput> => ({
  where: {
    employerId: employerId(viewer) ?? 0,
    OR: [{ stripeSubscriptionId: null }, { invoices: { some: { status: { in: ['PAID', 'REFUNDED'] } } } }],
  },
  order: [{ field: 'createdAt', direction: 'desc' }],
});

export type SubscriptionFilter = {
  status?: SubscriptionStatus | null;
  employerId?: number | null;
  /** Whether it makes its employer premium now. */
  active?: boolean | null;
  gift?: boolean | null;
};

export type SubscriptionSort = 'CREATED' | 'PERIOD_END';

const orders: Record<SubscriptionSort, SortKey[]> = {
  CREATED: [{ field: 'createdAt', direction: 'desc' }],
  PERIOD_END: [{ field: 'currentPeriodEnd', direction: 'asc' }],
};

/** The back office's list; the `where` is whole for admins, who alone may ask. */
export function allSubscriptions(
  ctx: DomainContext,
  { status, employerId, active, gift }: SubscriptionFilter,
  sort: SubscriptionSort,
  reverse: boolean,
): Listing<Prisma.SubscriptionWhereInput> {
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

/** What one currency brings in. */
export type SubscriptionTotal = {
  /** ISO 4217. */
  currency: string;
  /** Active subscriptions that are paid for. */
  count: number;
  /** Minor units a month; of a yearly subscription a twelfth. */
  monthlyAmount: number;
};

/** What the active subscriptions that are paid for bring in, by currency. For admins, who alone may ask. */
export async function subscriptionTotals(ctx: DomainContext): Promise<SubscriptionTotal[]> {
  const groups = await ctx.db.subscription.groupBy({
    by: ['currency', 'recurringMode'],
    where: { stripeSubscriptionId: { not: null }, ...isActive(ctx.now()) },
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
