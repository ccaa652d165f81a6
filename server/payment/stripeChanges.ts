import { Stripe } from 'stripe';
import { noteRequest } from './exchange.ts';
import {
  type CardChange,
  type PaymentProvider,
  PaymentProviderUnavailable,
  type ProviderInvoice,
  type SubscriptionState,
} from './payment.ts';
import type { createSessions } from './session.ts';
import { attachTo, chargeCard, confirmOverdue } from './stripeCard.ts';
import { nullIfMissing, translating } from './stripeErrors.ts';
import { idOf, intentIdOf, isTaken, readInvoice } from './stripeReading.ts';
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
    const card = cardOf(charge);
    if (charge.disputed && (await isDisputed(charge))) return { ...invoice, card, status: 'DISPUTED' };
    return charge.refunded ? { ...invoice, card, status: 'REFUNDED' } : { ...invoice, card };
  }

  /** A charge says that it was disputed even after the dispute was won. */
  async function isDisputed({ id: charge }: Stripe.Charge): Promise<boolean> {
    const { data } = await stripe.disputes.list({ charge, limit: 100 });
    return data.some(isTaken);
  }

  async function refund(invoiceId: string): Promise<ProviderInvoice | null> {
    const { intentId } = await findPaid(invoiceId);
    if (intentId === null) return null;
    await stripe.refunds.create({ payment_intent: intentId }).catch((error: unknown) => {
      const isDone =
        error instanceof Stripe.errors.StripeInvalidRequestError &&
        (error.code === 'charge_already_refunded' || error.code === 'charge_disputed');
      if (!isDone) throw error;
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
    findInvoice: (paymentId) =>
      translating(async () => {
        const payment = { type: 'payment_intent' as const, payment_intent: paymentId };
        const [paid] = (await stripe.invoicePayments.list({ payment, limit: 1 })).data;
        return paid ? idOf(paid.invoice) : null;
      }),
    refund: (invoiceId) => translating(() => nullIfMissing(() => refund(invoiceId))),
  };
}

function cardOf({ payment_method_details: details }: Stripe.Charge): ProviderInvoice['card'] {
  return details?.card ? { brand: details.card.brand, last4: details.card.last4 } : null;
}

/** Stripe's file addresses need no login, so we read the file here and do not pass the address on. */
async function fetchFile(address: string, patience: number): Promise<Uint8Array> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(Math.max(0, noteRequest(patience, false))) });
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
    throw new Error(`The file was answered with ${response.status}`);
  } catch (error) {
    throw new PaymentProviderUnavailable('The payment provider does not give the file', { cause: error });
  }
}
