import { Stripe } from 'stripe';
import type { CardChange } from './changes.ts';
import type { AskedRefund, ListedInvoice } from './documents.ts';
import { noteRequest } from './exchange.ts';
import type { ProviderInvoice, SubscriptionState } from './payment.ts';
import { isTaken, PaymentProviderUnavailable, type ProviderReturns } from './payment.ts';
import type { PaymentProvider } from './provider.ts';
import type { createSessions } from './session.ts';
import { attachTo, chargeCard, confirmOverdue } from './stripeCard.ts';
import { nullIfMissing, translating } from './stripeErrors.ts';
import {
  idOf,
  intentIdOf,
  REFUND_KEY,
  REFUND_PURPOSE,
  REFUND_REASON,
  readDispute,
  readInvoice,
  readRefund,
} from './stripeReading.ts';
import { readState, readStateById, STATE_EXPANSION } from './stripeState.ts';
import { end, endUnpaid, voidLeftovers, voidOpen } from './stripeUnpaid.ts';

type Changes = Pick<
  PaymentProvider,
  | 'setCancelAtPeriodEnd'
  | 'endSubscription'
  | 'endUnpaid'
  | 'voidLeftovers'
  | 'changeCard'
  | 'confirmRenewal'
  | 'readInvoiceFile'
  | 'readInvoice'
  | 'listInvoices'
  | 'findInvoice'
  | 'refund'
>;

/** Changes of existing subscriptions and invoices. */
export function stripeChanges(stripe: Stripe, sessions: ReturnType<typeof createSessions>, patience: number): Changes {
  const read = (subscriptionId: string): Promise<SubscriptionState> => readStateById(stripe, subscriptionId);

  async function changeCard({ subscriptionId, returnUrl, ...given }: CardChange) {
    const held = await stripe.subscriptions.retrieve(subscriptionId, { expand: STATE_EXPANSION });
    const paymentMethodId = await attachTo(stripe, held, given.paymentMethodId);
    return chargeCard(stripe, sessions, held, { paymentMethodId, returnUrl });
  }

  /** The invoice and the payment intent that paid it. */
  async function findPaid(invoiceId: string): Promise<{ invoice: ProviderInvoice; intentId: string | null }> {
    const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
    return { invoice: readInvoice(invoice), intentId: invoice.status === 'paid' ? intentIdOf(invoice) : null };
  }

  async function readExactly(invoiceId: string): Promise<ProviderInvoice> {
    const { invoice, intentId } = await findPaid(invoiceId);
    if (intentId === null) return invoice;
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
    if (charge === null || typeof charge === 'string') return invoice;
    const returns = await returnsOf(charge);
    const isDisputed = returns.disputes.some(isTaken);
    const status = isDisputed ? 'DISPUTED' : charge.refunded ? 'REFUNDED' : invoice.status;
    return { ...invoice, card: cardOf(charge), status, returns };
  }

  /** A charge does not name the refunds that have failed, and says that it was disputed even after the dispute was won. */
  async function returnsOf(charge: Stripe.Charge): Promise<ProviderReturns> {
    const those = { charge: charge.id, limit: 100 };
    const refunds = (await stripe.refunds.list(those)).data.map(readRefund);
    const disputes = charge.disputed ? (await stripe.disputes.list(those)).data.map(readDispute) : [];
    const disputed = disputes.filter(isTaken).reduce((sum, { amount }) => sum + amount, 0);
    return { paid: charge.amount_captured, refunded: charge.amount_refunded, refunds, disputed, disputes };
  }

  async function refund(
    invoiceId: string,
    { part = null, purpose = null, reason }: AskedRefund = {},
  ): Promise<ProviderInvoice | null> {
    const { intentId: payment_intent } = await findPaid(invoiceId);
    if (payment_intent === null) return null;
    const metadata = {
      ...(purpose !== null && { [REFUND_PURPOSE]: purpose }),
      ...(reason !== undefined && { [REFUND_REASON]: reason }),
    };
    const asked = part
      ? stripe.refunds.create(
          { payment_intent, amount: part.amount, metadata: { ...metadata, [REFUND_KEY]: part.key } },
          { idempotencyKey: `${invoiceId}:${part.key}:refund` },
        )
      : stripe.refunds.create({ payment_intent, metadata });
    await asked.catch((error: unknown) => {
      const isRefused =
        error instanceof Stripe.errors.StripeInvalidRequestError &&
        (error.code === 'charge_already_refunded' || error.code === 'charge_disputed' || error.param === 'amount');
      if (!isRefused) throw error;
    });
    return readExactly(invoiceId);
  }

  return {
    setCancelAtPeriodEnd: ({ subscriptionId, cancel }) =>
      translating(() =>
        nullIfMissing(async () => {
          const { pending_update: waiting } = await stripe.subscriptions.retrieve(subscriptionId);
          if (cancel && waiting) await voidOpen(stripe, subscriptionId);
          const params = { cancel_at_period_end: cancel, expand: STATE_EXPANSION };
          return readState(stripe, await stripe.subscriptions.update(subscriptionId, params));
        }),
      ),
    endSubscription: (subscriptionId) =>
      translating(() =>
        nullIfMissing(async () => {
          await end(stripe, subscriptionId);
          return read(subscriptionId);
        }),
      ),
    endUnpaid: (subscriptionId) =>
      translating(() =>
        nullIfMissing(async () => {
          await endUnpaid(stripe, subscriptionId);
          return read(subscriptionId);
        }),
      ),
    voidLeftovers: (subscriptionId) =>
      translating(() =>
        nullIfMissing(async () => {
          await voidLeftovers(stripe, subscriptionId);
          return read(subscriptionId);
        }),
      ),
    changeCard: (change) => translating(() => nullIfMissing(() => changeCard(change))),
    confirmRenewal: ({ subscriptionId, returnUrl }) =>
      translating(() =>
        nullIfMissing(async () => {
          const held = await stripe.subscriptions.retrieve(subscriptionId, { expand: STATE_EXPANSION });
          return confirmOverdue(stripe, sessions, held, returnUrl);
        }),
      ),
    readInvoiceFile: (invoiceId) =>
      translating(() =>
        nullIfMissing(async () => {
          const { invoice_pdf: address } = await stripe.invoices.retrieve(invoiceId);
          return address ? fetchFile(address, patience) : null;
        }),
      ),
    readInvoice: (invoiceId) => translating(() => nullIfMissing(() => readExactly(invoiceId))),
    listInvoices: (of) => translating(() => listInvoices(stripe, of)),
    findInvoice: (paymentId) =>
      translating(async () => {
        const payment = { type: 'payment_intent' as const, payment_intent: paymentId };
        const [paid] = (await stripe.invoicePayments.list({ payment, limit: 1 })).data;
        return paid ? idOf(paid.invoice) : null;
      }),
    refund: (invoiceId, asked) => translating(() => nullIfMissing(() => refund(invoiceId, asked))),
  };
}

function cardOf({ payment_method_details: details }: Stripe.Charge): ProviderInvoice['card'] {
  return details?.card ? { brand: details.card.brand, last4: details.card.last4 } : null;
}

/** Stripe's file addresses need no login, so we read the file here and do not pass the address on. */
export async function fetchFile(address: string, patience: number): Promise<Uint8Array> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(Math.max(0, noteRequest(patience, false))) });
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
    throw new Error(`The file was answered with ${response.status}`);
  } catch (error) {
    throw new PaymentProviderUnavailable('The payment provider does not give the file', { cause: error });
  }
}

/** All invoices of a subscription with what became of their payments, with a request for a hundred of them. */
async function listInvoices(
  stripe: Stripe,
  { subscriptionId, customerId }: { subscriptionId: string; customerId: string },
): Promise<ListedInvoice[]> {
  const charges = new Map<string, Stripe.Charge>();
  for await (const charge of stripe.charges.list({ customer: customerId, limit: 100 })) {
    if (charge.paid && charge.payment_intent !== null) charges.set(idOf(charge.payment_intent), charge);
  }
  const listed: ListedInvoice[] = [];
  const invoices = stripe.invoices.list({ subscription: subscriptionId, limit: 100, expand: ['data.payments'] });
  for await (const held of invoices) {
    const invoice = readInvoice(held);
    const intentId = held.status === 'paid' ? intentIdOf(held) : null;
    const charge = intentId === null ? undefined : charges.get(intentId);
    const status = charge?.refunded ? 'REFUNDED' : invoice.status;
    listed.push({
      ...invoice,
      status,
      refundedAmount: charge?.amount_refunded ?? 0,
      wasDisputed: charge?.disputed === true,
    });
  }
  return listed;
}
