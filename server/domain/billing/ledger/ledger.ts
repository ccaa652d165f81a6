import { z } from 'zod';
import type { BalanceEntry } from '../../../payment/history.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { dayMs } from '../../core/text/durations.ts';
import { validated } from '../../core/text/input/validation.ts';
import { requireAdmin } from '../../core/viewer/viewer.ts';
import { write } from '../../core/write/write.ts';
import { noteDifferences } from '../state/difference.ts';
import { type LedgerPeriod, type LedgerSums, ledgerBalances, ledgerPeriods } from './ledger.sql.ts';
import { boundsOfMonth, ledgerMonth, monthOf, monthsBetween } from './report.input.ts';

/** Entries that are stored at a time. */
const batchSize = 100;

/** How far back is read while the sums differ. */
const lookedBackMs = 30 * dayMs;

/** How often is looked before the sums are taken to differ. */
const looks = 3;

/** By which a difference about the sum of a currency is known. */
const subjectOf = (currency: string): string => `balance:${currency}`;

/**
 * Stores the movements of the provider's balance since then that are new, and compares the sum of all with what is in the balance.
 * Where the sums differ, entries are missing: all are read again, once. What differs then is noted.
 * @throws PaymentProviderUnavailable
 */
export async function readLedger(services: Services, since: Date): Promise<void> {
  const { db, now } = services;
  const open = await db.paymentDifference.count({ where: { kind: 'LEDGER_DIFFERS', settledAt: null } });
  const from = open === 0 ? since : new Date(Math.min(since.getTime(), now().getTime() - lookedBackMs));
  await storeSince(services, from);
  let sums = await compareSums(services);
  // Money may move between the two questions.
  for (let look = 1; look < looks && sums.some(differs); look += 1) {
    await storeSince(services, from);
    sums = await compareSums(services);
  }
  if (open === 0 && sums.some(differs)) {
    await storeSince(services, new Date(0));
    sums = await compareSums(services);
  }
  for (const sum of sums) {
    const { currency, ours, theirs } = sum;
    const facts = { currency, amount: ifStorable(theirs), ourAmount: ifStorable(ours) };
    await noteDifferences(services, subjectOf(currency), differs(sum) ? [{ kind: 'LEDGER_DIFFERS', ...facts }] : []);
  }
}

export type LedgerComparison = { currency: string; ours: bigint; theirs: bigint };

const differs = ({ ours, theirs }: LedgerComparison): boolean => ours !== theirs;

/** The sum of our entries and what is in the provider's balance, for each currency of either. */
export async function compareSums({ db, payment }: Pick<Services, 'db' | 'payment'>): Promise<LedgerComparison[]> {
  const theirs = await payment.readBalanceSums();
  const ours = await ledgerBalances(db, {});
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .toSorted()
    .map((currency) => ({ currency, ours: ours.get(currency) ?? 0n, theirs: theirs.get(currency) ?? 0n }));
}

async function storeSince(services: Services, since: Date): Promise<void> {
  let batch: BalanceEntry[] = [];
  for await (const entry of services.payment.readBalance(since)) {
    batch.push(entry);
    if (batch.length < batchSize) continue;
    await storeNew(services, batch);
    batch = [];
  }
  await storeNew(services, batch);
}

async function storeNew(services: Services, entries: readonly BalanceEntry[]): Promise<void> {
  const { db } = services;
  const ids = entries.map(({ id }) => id);
  const known = await db.ledgerEntry.findMany({ where: { providerId: { in: ids } }, select: { providerId: true } });
  const isKnown = new Set(known.map(({ providerId }) => providerId));
  const added = entries.filter(({ id }) => !isKnown.has(id));
  if (added.length === 0) return;
  const invoices = await invoicesOf(services, added);
  const data = added.map(({ id: providerId, paymentId, ...entry }) => ({
    ...entry,
    providerId,
    paymentId,
    stripeInvoiceId: paymentId === null ? null : (invoices.get(paymentId) ?? null),
  }));
  await write({ db }, [], (tx) => tx.ledgerEntry.createMany({ data, skipDuplicates: true }));
}

/** The provider's ids of the invoices of their payments. A refund has that of its payment, which is usually known. */
async function invoicesOf(
  { db, payment }: Services,
  entries: readonly BalanceEntry[],
): Promise<Map<string, string | null>> {
  const paymentIds = [...new Set(entries.map(({ paymentId }) => paymentId))].filter((id) => id !== null);
  const held = await db.ledgerEntry.findMany({
    where: { paymentId: { in: paymentIds }, stripeInvoiceId: { not: null } },
    select: { paymentId: true, stripeInvoiceId: true },
  });
  const found = new Map<string, string | null>();
  for (const { paymentId, stripeInvoiceId } of held) if (paymentId !== null) found.set(paymentId, stripeInvoiceId);
  for (const id of paymentIds) if (!found.has(id)) found.set(id, await payment.findInvoice(id));
  return found;
}

/** Differences keep amounts in smaller columns. */
const ifStorable = (amount: bigint): number | null => (BigInt.asIntN(32, amount) === amount ? Number(amount) : null);

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
export async function ledger(ctx: Ctx, given: string | null): Promise<Ledger> {
  requireAdmin(ctx.viewer);
  const current = monthOf(ctx.now());
  const { month } = validated(z.object({ month: ledgerMonth }), { month: given ?? current });
  return {
    month,
    months: await monthsWithMoney(ctx),
    currencies: await reportsOf(ctx, month),
  };
}

/** Those to choose from: from that of the first entry to this one, newest first. */
export async function monthsWithMoney({ db, now }: Ctx): Promise<string[]> {
  const current = monthOf(now());
  const first = await db.ledgerEntry.aggregate({ _min: { createdAt: true } });
  const begun = first._min.createdAt;
  return monthsBetween(begun === null ? current : monthOf(begun), current);
}

async function reportsOf(ctx: Ctx, month: string): Promise<LedgerReport[]> {
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
