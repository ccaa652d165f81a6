import { Stripe } from 'stripe';
import type { CardChange, PaymentProvider, ProviderInvoice, SubscriptionState } from './payment.ts';
import { PaymentDeclined } from './payment.ts';
import type { createSessions } from './session.ts';
import { isMissing, nullIfMissing, refusingMethod, translating } from './stripeErrors.ts';
import { idOf, intentIdOf, readInvoice, readRefusal, readState, redirectOf, STATE_EXPANSION } from './stripeReading.ts';

type Changes = Pick<
  PaymentProvider,
  | 'setCancelAtPeriodEnd'
  | 'endSubscription'
  | 'abandonAttempts'
  | 'changeCard'
  | 'readInvoice'
  | 'findInvoice'
  | 'refund'
>;

/** Charges an unpaid payment to this card. Throws PaymentDeclined; the intent may ask for the cardholder. */
export async function payWithCard(
  stripe: Stripe,
  intentId: string,
  { paymentMethodId, returnUrl }: Pick<CardChange, 'paymentMethodId' | 'returnUrl'>,
  idempotencyKey?: string,
): Promise<Stripe.PaymentIntent> {
  const params = { payment_method: paymentMethodId, return_url: returnUrl };
  const intent = await stripe.paymentIntents.confirm(intentId, params, idempotencyKey ? { idempotencyKey } : {});
  const refusal = readRefusal(intent);
  if (intent.status === 'requires_payment_method' && refusal) throw new PaymentDeclined(refusal);
  return intent;
}

/**
 * Ends the customer's subscriptions that wait for money, but for one: paid later, in a forgotten tab or by a new try, they
 * would be paid as well.
 */
export async function giveUpUnpaid(
  stripe: Stripe,
  customer: string,
  statuses: ('incomplete' | 'past_due' | 'unpaid')[],
  exceptId?: string,
): Promise<void> {
  for (const status of statuses) {
    const { data: unpaid } = await stripe.subscriptions.list({ customer, status, limit: 100 });
    for (const { id } of unpaid) if (id !== exceptId) await nullIfMissing(() => stripe.subscriptions.cancel(id));
  }
}

/** What becomes of a subscription and its invoices once they are there. */
export function stripeChanges(stripe: Stripe, sessions: ReturnType<typeof createSessions>): Changes {
  const read = async (subscriptionId: string): Promise<SubscriptionState> =>
    readState(await stripe.subscriptions.retrieve(subscriptionId, { expand: STATE_EXPANSION }));

  async function changeCard({ subscriptionId, returnUrl, ...given }: CardChange) {
    const expand = [...STATE_EXPANSION, 'latest_invoice.payments'];
    const held = await stripe.subscriptions.retrieve(subscriptionId, { expand });
    const attaching = stripe.paymentMethods.attach(given.paymentMethodId, { customer: idOf(held.customer) });
    const { id: paymentMethodId } = await attaching.catch((error: unknown) => {
      throw refusingMethod(error);
    });
    const { latest_invoice: invoice } = held;
    const isOverdue = held.status === 'past_due' || held.status === 'unpaid';
    const open = isOverdue && invoice !== null && typeof invoice === 'object' && invoice.status === 'open';
    const intentId = open ? intentIdOf(invoice) : null;
    if (intentId !== null) {
      const back = sessions.addTo(returnUrl, subscriptionId);
      const intent = await payWithCard(stripe, intentId, { paymentMethodId, returnUrl: back });
      const redirectUrl = redirectOf(intent);
      // Once the cardholder has answered, the card that has paid is the one to charge.
      if (redirectUrl !== null) return { state: await read(subscriptionId), redirectUrl };
    }
    const expanded = { default_payment_method: paymentMethodId, expand: STATE_EXPANSION };
    return { state: readState(await stripe.subscriptions.update(subscriptionId, expanded)), redirectUrl: null };
  }

  /** The invoice, and the intent that paid it. */
  async function findPaid(invoiceId: string): Promise<{ invoice: ProviderInvoice; intentId: string | null }> {
    const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
    return { invoice: readInvoice(invoice), intentId: invoice.status === 'paid' ? intentIdOf(invoice) : null };
  }

  async function readExactly(invoiceId: string): Promise<ProviderInvoice> {
    const { invoice, intentId } = await findPaid(invoiceId);
    if (intentId === null) return invoice;
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
    const isRefunded = charge !== null && typeof charge === 'object' && charge.refunded;
    return isRefunded ? { ...invoice, status: 'REFUNDED' } : invoice;
  }

  async function refund(invoiceId: string): Promise<ProviderInvoice | null> {
    const { intentId } = await findPaid(invoiceId);
    if (intentId === null) return null;
    await stripe.refunds.create({ payment_intent: intentId }).catch((error: unknown) => {
      const isDone =
        error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_already_refunded';
      if (!isDone) throw error;
    });
    return readExactly(invoiceId);
  }

  async function end(subscriptionId: string): Promise<SubscriptionState> {
    await stripe.subscriptions.cancel(subscriptionId).catch((error: unknown) => {
      // One that has ended is not there to be ended.
      if (!isMissing(error)) throw error;
    });
    return read(subscriptionId);
  }

  return {
    setCancelAtPeriodEnd: ({ subscriptionId, cancel }) =>
      translating(() =>
        nullIfMissing(async () => {
          const params = { cancel_at_period_end: cancel, expand: STATE_EXPANSION };
          return readState(await stripe.subscriptions.update(subscriptionId, params));
        }),
      ),
    endSubscription: (subscriptionId) => translating(() => nullIfMissing(() => end(subscriptionId))),
    abandonAttempts: (customerId) => translating(() => giveUpUnpaid(stripe, customerId, ['incomplete'])),
    changeCard: (change) => translating(() => nullIfMissing(() => changeCard(change))),
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
