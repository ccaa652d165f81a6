import { z } from 'zod';
import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Ctx } from '../../core/context.ts';
import { dayMs } from '../../core/text/durations.ts';
import { validated } from '../../core/text/input/validation.ts';
import { requireAdmin } from '../../core/viewer/viewer.ts';
import { boundsOfMonth, ledgerMonth, monthOf } from './report.input.ts';

/**
 * What of paid invoices belongs to later months, by the days (UTC) of their periods, without tax. What was credited or disputed is
 * taken from the days after it first. A subscription that has ended owes nothing more.
 */

export type DeferredRevenue = { month: string; currencies: DeferredCurrency[] };

export type DeferredCurrency = {
  currency: string;
  /** At the end of the month: the sum of the later months. Minor units. */
  total: bigint;
  /** The later months that something belongs to, the next one first. */
  months: { month: string; amount: bigint }[];
};

/**
 * The deferred revenue at the end of a month. For admins.
 * @param given this month if null
 * @throws SignInRequired, Forbidden, InvalidInput on `month`
 */
export async function deferredRevenue(ctx: Ctx, given: string | null): Promise<DeferredRevenue> {
  requireAdmin(ctx.viewer);
  const { month } = validated(z.object({ month: ledgerMonth }), { month: given ?? monthOf(ctx.now()) });
  const { until } = boundsOfMonth(month);
  const invoices = await ctx.db.invoice.findMany({
    where: { paidAt: { lt: until }, periodEnd: { gt: until } },
    ...columns,
  });
  const sums = new Map<string, Map<string, bigint>>();
  for (const invoice of invoices) {
    const own = sums.get(invoice.currency) ?? new Map<string, bigint>();
    sums.set(invoice.currency, own);
    for (const [later, amount] of laterMonths(invoice, until)) own.set(later, (own.get(later) ?? 0n) + amount);
  }
  const currencies = [...sums].toSorted(([one], [other]) => one.localeCompare(other));
  return {
    month,
    currencies: currencies.flatMap(([currency, own]) => {
      const months = [...own]
        .filter(([, amount]) => amount !== 0n)
        .toSorted(([one], [other]) => (one < other ? -1 : 1));
      const total = months.reduce((sum, [, amount]) => sum + amount, 0n);
      return total === 0n
        ? []
        : [{ currency, total, months: months.map(([later, amount]) => ({ month: later, amount })) }];
    }),
  };
}

const columns = {
  select: {
    currency: true,
    amount: true,
    taxAmount: true,
    periodStart: true,
    periodEnd: true,
    subscription: { select: { status: true, currentPeriodEnd: true } },
    creditNotes: { select: { amount: true, createdAt: true } },
    refunds: { select: { amount: true, createdAt: true, state: true, purpose: true } },
    disputes: { select: { amount: true, openedAt: true, closedAt: true, state: true, inquiry: true } },
  },
} satisfies { select: Prisma.InvoiceSelect };

type DeferredInvoice = Prisma.InvoiceGetPayload<typeof columns>;

const dayNumber = (time: Date): number => Math.floor(time.getTime() / dayMs);

/** What of an invoice belongs to each month from then on. Minor units. */
function laterMonths(invoice: DeferredInvoice, until: Date): [month: string, amount: bigint][] {
  const { amount, taxAmount, periodStart, periodEnd, subscription } = invoice;
  if (!periodStart || !periodEnd || amount <= 0) return [];
  if (subscription.status === 'CANCELED' && subscription.currentPeriodEnd < until) return [];
  const last = Math.max(dayNumber(periodEnd), dayNumber(periodStart) + 1);
  const net = (gross: number) => BigInt(gross) - (BigInt(gross) * BigInt(taxAmount ?? 0)) / BigInt(amount);
  let first = dayNumber(periodStart);
  let left = net(amount);
  const earnedBefore = (day: number) =>
    day <= first ? 0n : day >= last ? left : (left * BigInt(day - first)) / BigInt(last - first);
  for (const { at, taken, endsPeriod } of takenBack(invoice, until)) {
    const day = Math.min(dayNumber(at) + 1, last);
    const ahead = left - earnedBefore(day) - net(taken);
    left = endsPeriod || ahead < 0n ? 0n : ahead;
    first = Math.max(first, day);
    if (left === 0n || first >= last) return [];
  }
  const months: [string, bigint][] = [];
  for (let bounds = { until }; dayNumber(bounds.until) < last; ) {
    const month = monthOf(bounds.until);
    const begin = dayNumber(bounds.until);
    bounds = boundsOfMonth(month);
    months.push([month, earnedBefore(dayNumber(bounds.until)) - earnedBefore(begin)]);
  }
  return months;
}

/**
 * What went back of an invoice until then, oldest first. Credit notes follow refunds; one of a refund that has failed stays, and counts.
 */
function takenBack(
  { creditNotes, refunds, disputes }: DeferredInvoice,
  until: Date,
): { at: Date; taken: number; endsPeriod: boolean }[] {
  const made = refunds
    .filter(({ state, createdAt }) => state !== 'FAILED' && createdAt < until)
    .map(({ createdAt: at, amount: taken, purpose }) => ({
      ...{ at, taken },
      endsPeriod: purpose === 'PERIOD' || purpose === 'DOUBLE_PAYMENT',
    }));
  const noted = creditNotes.filter(({ createdAt }) => createdAt < until);
  const sum = (amounts: number[]) => amounts.reduce((total, one) => total + one, 0);
  const more = sum(noted.map(({ amount }) => amount)) - sum(made.map(({ taken }) => taken));
  const [latest] = noted.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const disputed = disputes.filter(
    ({ inquiry, state, openedAt, closedAt }) =>
      !inquiry && openedAt < until && (state === 'LOST' || closedAt === null || closedAt >= until),
  );
  return [
    ...made,
    ...(latest && more > 0 ? [{ at: latest.createdAt, taken: more, endsPeriod: false }] : []),
    ...disputed.map(({ openedAt: at, amount: taken }) => ({ at, taken, endsPeriod: false })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
