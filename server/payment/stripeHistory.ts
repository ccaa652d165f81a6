import type { Stripe } from 'stripe';
import type { BalanceEntry, BalanceKind, PaymentHistory, ProviderPayment } from './history.ts';
import { inOurTerms, nullIfMissing, translating } from './stripeErrors.ts';
import { at, idOf, readEvent } from './stripeReading.ts';

/** What has happened at the provider, to compare our records with. */
export function stripeHistory(stripe: Stripe): Omit<PaymentHistory, 'parseWebhook'> {
  const since = (time: Date) => ({ created: { gte: Math.floor(time.getTime() / 1000) }, limit: 100 });
  return {
    readEvents: (time) => each(stripe.events.list(since(time)), readEvent),
    findEvent: (id) => translating(() => nullIfMissing(async () => readEvent(await stripe.events.retrieve(id)))),
    readPayments: (time) => each(stripe.charges.list(since(time)), readPayment),
    findPayment: (id) => translating(() => nullIfMissing(async () => readPayment(await stripe.charges.retrieve(id)))),
    readBalance: (time) =>
      each(stripe.balanceTransactions.list({ ...since(time), expand: ['data.source'] }), readBalanceEntry),
    readBalanceSums: () => translating(async () => sumsOf(await stripe.balance.retrieve())),
  };
}

async function* each<Item, Read>(pages: AsyncIterable<Item>, read: (item: Item) => Read | null): AsyncGenerator<Read> {
  try {
    for await (const item of pages) {
      const found = read(item);
      if (found !== null) yield found;
    }
  } catch (error) {
    throw inOurTerms(error);
  }
}

/** Null for a payment that was not made. */
function readPayment(charge: Stripe.Charge): ProviderPayment | null {
  if (charge.status !== 'succeeded' || !charge.captured) return null;
  return {
    id: charge.id,
    paymentId: charge.payment_intent === null ? null : idOf(charge.payment_intent),
    customerId: charge.customer === null ? null : idOf(charge.customer),
    amount: charge.amount_captured,
    currency: charge.currency.toUpperCase(),
    isRefunded: charge.refunded,
  };
}

/** By Stripe's reporting category, which is coarser than its types. */
const balanceKinds = new Map<string, BalanceKind>([
  ['charge', 'PAYMENT'],
  ['charge_failure', 'PAYMENT'],
  ['refund', 'REFUND'],
  ['refund_failure', 'REFUND'],
  ['partial_capture_reversal', 'REFUND'],
  ['dispute', 'DISPUTE'],
  ['dispute_reversal', 'DISPUTE'],
  ['fee', 'FEE'],
  ['network_cost', 'FEE'],
  ['tax', 'FEE'],
  ['payout', 'PAYOUT'],
  ['payout_reversal', 'PAYOUT'],
]);

function readBalanceEntry(transaction: Stripe.BalanceTransaction): BalanceEntry {
  const { id, type, reporting_category: category, source, currency } = transaction;
  return {
    id,
    kind: balanceKinds.get(category) ?? 'OTHER',
    type,
    sourceId: source === null ? null : idOf(source),
    paymentId: paymentOf(source),
    amount: BigInt(transaction.amount),
    fee: BigInt(transaction.fee),
    currency: currency.toUpperCase(),
    createdAt: at(transaction.created),
    availableAt: at(transaction.available_on),
  };
}

/** Of a charge, a refund or a dispute. */
function paymentOf(source: Stripe.BalanceTransaction['source']): string | null {
  if (source === null || typeof source === 'string' || !('payment_intent' in source)) return null;
  return source.payment_intent ? idOf(source.payment_intent) : null;
}

function sumsOf({ available, pending }: Stripe.Balance): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { currency, amount } of [...available, ...pending]) {
    const code = currency.toUpperCase();
    sums.set(code, (sums.get(code) ?? 0n) + BigInt(amount));
  }
  return sums;
}
