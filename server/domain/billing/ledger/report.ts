import { z } from 'zod';
import { validated } from '../../core/text/input/validation.ts';
import { requireAdmin } from '../../core/viewer/require.ts';
import type { BillingContext } from '../context.ts';
import { type LedgerPeriod, type LedgerSums, ledgerBalances, ledgerPeriods } from './ledger.sql.ts';
import { boundsOfMonth, ledgerMonth, monthOf, monthsBetween } from './report.input.ts';

export type Ledger = {
  month: string;
  /** From that of the first entry to this one, newest first. */
  months: string[];
  currencies: LedgerReport[];
};

export type LedgerReport = {
  currency: string;
  /** In the balance when the month began. */
  opening: bigint;
  /** When it ended, or now: `opening + total.net + total.paidOut`. */
  closing: bigint;
  total: LedgerPeriod;
  /** Those with movements, oldest first. */
  days: LedgerPeriod[];
  /** The same of all months up to this one, newest first. */
  months: LedgerPeriod[];
};

const noMovement: LedgerSums = {
  received: 0n,
  refunded: 0n,
  disputed: 0n,
  fees: 0n,
  other: 0n,
  net: 0n,
  paidOut: 0n,
};

/**
 * What the provider's balance did in a month (UTC), for each currency that has moved until its end. For admins.
 * @param given this month if null
 * @throws SignInRequired, Forbidden, InvalidInput on `month`
 */
export async function ledger(ctx: BillingContext, given: string | null): Promise<Ledger> {
  requireAdmin(ctx.viewer);
  const current = monthOf(ctx.now());
  const { month } = validated(z.object({ month: ledgerMonth }), { month: given ?? current });
  const first = await ctx.db.ledgerEntry.aggregate({ _min: { createdAt: true } });
  const begun = first._min.createdAt;
  return {
    month,
    months: monthsBetween(begun === null ? current : monthOf(begun), current),
    currencies: await reportsOf(ctx, month),
  };
}

async function reportsOf(ctx: BillingContext, month: string): Promise<LedgerReport[]> {
  const { from, until } = boundsOfMonth(month);
  const [openings, days, months] = await Promise.all([
    ledgerBalances(ctx.sql, { until: from }),
    ledgerPeriods(ctx.sql, 'day', { from, until }),
    ledgerPeriods(ctx.sql, 'month', { until }),
  ]);
  const currencies = [...new Set(months.map(({ currency }) => currency))];
  return currencies.map((currency) => {
    const of = (periods: LedgerPeriod[]) => periods.filter((period) => period.currency === currency);
    const opening = openings.get(currency) ?? 0n;
    const total = of(months).find(({ period }) => period === month) ?? { ...noMovement, currency, period: month };
    return {
      currency,
      opening,
      closing: opening + total.net + total.paidOut,
      total,
      days: of(days),
      months: of(months).toReversed(),
    };
  });
}
