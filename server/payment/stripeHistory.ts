import type { Stripe } from 'stripe';
import type { BalanceEntry, BalanceKind, NumberedDocument, PaymentHistory, ProviderPayment } from './history.ts';
import { inOurTerms, nullIfMissing, translating } from './stripeErrors.ts';
import { at, idOf, readEvent, readInvoice, taxOf } from './stripeReading.ts';

/** What has happened at the provider, to compare our records with. */
export function stripeHistory(stripe: Stripe): Omit<PaymentHistory, 'parseWebhook'> {
  const since = (time: Date) => ({ created: { gte: Math.floor(time.getTime() / 1000) }, limit: 100 });
  const before = (time: Date) => ({ created: { lt: Math.ceil(time.getTime() / 1000) }, limit: 100 });
  return {
    readEvents: (time) => each(stripe.events.list(since(time)), readEvent),
    findEvent: (id) => translating(() => nullIfMissing(async () => readEvent(await stripe.events.retrieve(id)))),
    readPayments: (time) => each(stripe.charges.list(since(time)), readPayment),
    findPayment: (id) => translating(() => nullIfMissing(async () => readPayment(await stripe.charges.retrieve(id)))),
    readBalance: (time) =>
      each(stripe.balanceTransactions.list({ ...since(time), expand: ['data.source'] }), readBalanceEntry),
    readNumberedInvoices: (time) => each(stripe.invoices.list(before(time)), readNumberedInvoice),
    readNumberedCreditNotes: (time) =>
      each(stripe.creditNotes.list({ ...before(time), expand: ['data.invoice'] }), readNumberedCreditNote),
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
    exchangeRate: transaction.exchange_rate,
    createdAt: at(transaction.created),
    availableAt: at(transaction.available_on),
  };
}

/** Of a charge, a refund or a dispute. */
function paymentOf(source: Stripe.BalanceTransaction['source']): string | null {
  if (source === null || typeof source === 'string' || !('payment_intent' in source)) return null;
  return source.payment_intent ? idOf(source.payment_intent) : null;
}

/** Null for a draft, which has no number yet. */
function readNumberedInvoice(invoice: Stripe.Invoice): NumberedDocument | null {
  const { id, number, status, created } = invoice;
  if (number === null || status === 'draft') return null;
  const { isOwed, plan, currency, amount } = readInvoice(invoice);
  const tax = taxOf(invoice);
  return {
    id,
    kind: 'INVOICE',
    number,
    state: status === 'open' && !isOwed ? 'GIVEN_UP' : (invoiceStates.get(status ?? '') ?? 'OPEN'),
    createdAt: at(created),
    issuedAt: at(invoice.status_transitions.finalized_at ?? created),
    ...buyerOf(invoice),
    plan,
    currency,
    net: amount - tax,
    tax,
    gross: amount,
    paid: invoice.amount_paid,
    invoiceNumber: null,
    refundIds: [],
  };
}

const invoiceStates = new Map<string, NumberedDocument['state']>([
  ['paid', 'PAID'],
  ['uncollectible', 'UNCOLLECTIBLE'],
  ['void', 'VOID'],
]);

function readNumberedCreditNote(note: Stripe.CreditNote): NumberedDocument {
  const { id, number, status, created, total, refunds } = note;
  const invoice = typeof note.invoice === 'string' ? null : note.invoice;
  const tax = taxOf(note);
  return {
    id,
    kind: 'CREDIT_NOTE',
    number,
    state: status === 'void' ? 'VOID' : 'ISSUED',
    createdAt: at(created),
    issuedAt: at(created),
    ...(invoice ? buyerOf(invoice) : { buyer: null, country: null, taxNumber: null }),
    plan: invoice && readInvoice(invoice).plan,
    currency: note.currency.toUpperCase(),
    net: total - tax,
    tax,
    gross: total,
    paid: 0,
    invoiceNumber: invoice?.number ?? null,
    refundIds: refunds.flatMap(({ refund }) => (refund ? [idOf(refund)] : [])),
  };
}

/** The buyer as printed on the document. */
const buyerOf = ({ customer_name: buyer, customer_address: address, customer_tax_ids: numbers }: Stripe.Invoice) => ({
  buyer,
  country: address?.country ?? null,
  taxNumber: numbers?.[0]?.value ?? null,
});

function sumsOf({ available, pending }: Stripe.Balance): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { currency, amount } of [...available, ...pending]) {
    const code = currency.toUpperCase();
    sums.set(code, (sums.get(code) ?? 0n) + BigInt(amount));
  }
  return sums;
}
