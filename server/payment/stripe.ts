import { Stripe } from 'stripe';
import type { SubscriptionState } from './payment.ts';
import { InvalidWebhook, PaymentDeclined, type Refusal } from './payment.ts';
import type { PaymentForm, PaymentProvider } from './provider.ts';
import type { NewCustomer, PaymentSession, Subscribed, SubscribeRequest } from './purchases.ts';
import { createSessions } from './session.ts';
import { payWithCard } from './stripeCard.ts';
import { stripeChanges } from './stripeChanges.ts';
import { removeCustomer, stripeCheckout, updateCustomer } from './stripeCheckout.ts';
import { stripeClient } from './stripeClient.ts';
import { stripeDocuments } from './stripeDocuments.ts';
import { isMissing, nullIfMissing, refusingMethod, translating } from './stripeErrors.ts';
import { stripeHistory } from './stripeHistory.ts';
import { stripePlan } from './stripePlan.ts';
import { stripeProduct } from './stripeProduct.ts';
import { idOf, intentIdOf, readEvent, readInvoice, readRefusal, redirectOf } from './stripeReading.ts';
import { readState, readStateById, STATE_EXPANSION } from './stripeState.ts';
import { endUnpaid, giveUpOthers } from './stripeUnpaid.ts';

/** The refusal when the payment can no longer be completed after the bank's page. */
const tooLate: Refusal = {
  code: 'payment_given_up',
  declineCode: null,
  message: 'Given up',
  told: 'The payment was not confirmed in time or was replaced by another one. You were not charged.',
};

/** The refusal after a visit to the bank's page that has not confirmed the payment. */
const unconfirmed: Refusal = {
  code: 'authentication_required',
  declineCode: null,
  message: 'The payment was not confirmed at the bank.',
};

const WEBHOOK_TOLERANCE_SECONDS = 300;

/** How long the provider is waited for in all, so that people wait 15 seconds at most. */
const PATIENCE_MS = 14_500;

export interface StripeOptions {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** The sandbox's address; Stripe is used without it. */
  sandboxAddress?: string;
  /** The path under which browsers reach the sandbox. */
  sandboxPath?: string;
  /**
   * The milliseconds for all requests of an exchange, or for one outside of any, and the number of retries. By default people wait 15
   * seconds at most for a provider that hangs; the client always repeats a request once whose connection was closed.
   */
  timeout?: number;
  maxNetworkRetries?: number;
  /** Where cards are entered; by default in Stripe's fields. */
  form?: PaymentForm;
  /** Whether the account accepts raw card details (PCI DSS). The sandbox always accepts its test cards. */
  rawCards?: boolean;
  /** Whether the provider calculates the tax that prices include. */
  automaticTax?: boolean;
  /** The last lines of invoices. */
  invoiceFooter?: string | null;
}

/** The payment provider on Stripe's API: Stripe itself or the sandbox. */
export function createStripePayment(options: StripeOptions): PaymentProvider {
  const { secretKey, publishableKey, webhookSecret, sandboxAddress, sandboxPath = '/payment-sandbox' } = options;
  const {
    timeout: patience = PATIENCE_MS,
    maxNetworkRetries = 0,
    automaticTax = false,
    invoiceFooter: footer = null,
  } = options;
  const stripe = stripeClient({ secretKey, sandboxAddress, patience, maxNetworkRetries });
  const sessions = createSessions(secretKey);
  const product = stripeProduct(stripe);

  async function createCustomer({ employerId, name, email, idempotencyKey }: NewCustomer): Promise<string> {
    const customer = await stripe.customers.create(
      {
        name,
        email: email ?? undefined,
        metadata: { employerId },
        ...(footer !== null && { invoice_settings: { footer } }),
      },
      { idempotencyKey: `${idempotencyKey}:customer` },
    );
    return customer.id;
  }

  /** Attaches the card to the customer. Banks may decline it here. Attaching a shared test card creates an id of its own. */
  async function attachCard(request: SubscribeRequest): Promise<{ customerId: string; paymentMethodId: string }> {
    const { paymentMethodId, idempotencyKey } = request;
    const attach = async (customer: string) => {
      const key = `${idempotencyKey}:attach:${customer}`;
      const method = await stripe.paymentMethods.attach(paymentMethodId, { customer }, { idempotencyKey: key });
      return { customerId: customer, paymentMethodId: method.id };
    };
    try {
      if (request.customerId !== null) return await attach(request.customerId);
    } catch (error) {
      // The id is from another account or a deleted sandbox database: create a new customer.
      if (!isMissing(error, 'customer')) throw refusingMethod(error);
    }
    const customer = await createCustomer(request);
    return attach(customer).catch((error: unknown) => {
      throw refusingMethod(error);
    });
  }

  /** Creates the subscription unpaid. Its payment is confirmed separately, where the bank may ask the cardholder. */
  async function openSubscription(request: SubscribeRequest, customer: string) {
    const subscription = await stripe.subscriptions.create(
      {
        ...(request.recurringMode === 'PASS' && { cancel_at_period_end: true }),
        ...(automaticTax && { automatic_tax: { enabled: true } }),
        customer,
        default_payment_method: request.paymentMethodId,
        expand: ['latest_invoice.payments'],
        items: [{ price_data: await product.priceData(request) }],
        metadata: { employerId: request.employerId, recurringMode: request.recurringMode },
        payment_behavior: 'default_incomplete',
        payment_settings: { payment_method_types: ['card'], save_default_payment_method: 'on_subscription' },
      },
      { idempotencyKey: `${request.idempotencyKey}:subscription` },
    );
    const { latest_invoice: invoice } = subscription;
    const intentId = invoice !== null && typeof invoice === 'object' ? intentIdOf(invoice) : null;
    return { subscriptionId: subscription.id, intentId };
  }

  /** The sandbox's pages are reached through this server. */
  async function readSubscription(subscriptionId: string): Promise<SubscriptionState> {
    const state = await readStateById(stripe, subscriptionId);
    const { latestInvoice } = state;
    if (sandboxAddress === undefined || !latestInvoice?.pageUrl) return state;
    const pageUrl = `${sandboxPath}${new URL(latestInvoice.pageUrl).pathname}`;
    return { ...state, latestInvoice: { ...latestInvoice, pageUrl } };
  }

  async function subscribe(request: SubscribeRequest): Promise<Subscribed> {
    const { customerId, paymentMethodId } = await attachCard(request);
    const { subscriptionId, intentId } = await openSubscription({ ...request, paymentMethodId }, customerId);
    if (customerId === request.customerId) {
      const activeId = await giveUpOthers(stripe, customerId, request.isActive, subscriptionId);
      // The cardholder has just confirmed an earlier attempt: use that one.
      if (activeId !== null) {
        await endUnpaid(stripe, subscriptionId);
        return readSubscribed(activeId, customerId);
      }
    }
    let redirectUrl: string | null = null;
    let paid = true;
    if (intentId !== null) {
      try {
        const returnUrl = sessions.addTo(request.returnUrl, subscriptionId);
        const { idempotencyKey } = request;
        const intent = await payWithCard(stripe, intentId, { paymentMethodId, returnUrl }, `${idempotencyKey}:confirm`);
        paid = intent.status === 'succeeded';
        redirectUrl = redirectOf(intent);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError || error instanceof PaymentDeclined) {
          // Optional cleanup: unpaid subscriptions expire after a day.
          await stripe.subscriptions.cancel(subscriptionId).catch(() => {});
        }
        throw error;
      }
    }
    const subscribed = await readSubscribed(subscriptionId, customerId);
    if (paid || subscribed.outcome === 'active') return { ...subscribed, outcome: 'active' };
    return { ...subscribed, ...(redirectUrl !== null && { redirectUrl }) };
  }

  async function readSubscribed(subscriptionId: string, customerId: string): Promise<Subscribed> {
    const state = await readStateById(stripe, subscriptionId);
    const { status, latestInvoice, currentPeriodEnd, cardBrand, cardLast4 } = state;
    return {
      outcome: status === 'ACTIVE' ? 'active' : 'requiresAction',
      subscriptionId,
      customerId,
      currentPeriodEnd,
      cardBrand,
      cardLast4,
      ...(latestInvoice?.paidAt && { invoice: { ...latestInvoice, paidAt: latestInvoice.paidAt } }),
    };
  }

  /** Our sessions are signed. Stripe's ids cannot be guessed, and ids of other products belong to no subscription of ours. */
  async function findSession(sessionId: string): Promise<PaymentSession | null> {
    if (!/^cs_\w{10,200}$/.test(sessionId)) {
      const id = sessions.open(sessionId);
      if (id?.startsWith('in_')) return readPlanSession(id);
      return id === null ? null : readSession('payment', id);
    }
    const { mode, metadata, status, subscription, ui_mode } = await stripe.checkout.sessions.retrieve(sessionId);
    if (mode === 'setup') return metadata?.subscriptionId ? readSession('card', metadata.subscriptionId) : null;
    // With our own payment form, the bank redirects to the same page after a refusal, too.
    if (ui_mode === 'elements' && status === 'open' && metadata?.employerId) throw new PaymentDeclined(unconfirmed);
    return subscription === null ? null : readSession('payment', idOf(subscription));
  }

  async function readSession(kind: PaymentSession['kind'], subscriptionId: string): Promise<PaymentSession> {
    const found = await stripe.subscriptions.retrieve(subscriptionId, { expand: STATE_EXPANSION });
    const subscription = await readState(stripe, found);
    const { latest_invoice: invoice } = found;
    const intentId = invoice !== null && typeof invoice === 'object' ? intentIdOf(invoice) : null;
    const waits = subscription.status === 'INCOMPLETE' || subscription.status === 'PAST_DUE';
    if (kind === 'payment' && subscription.status === 'CANCELED' && subscription.latestInvoice?.status === 'FAILED') {
      return { kind, subscription, isOpen: false, refusal: tooLate, redirectUrl: null };
    }
    if (!waits || intentId === null) return { kind, subscription, isOpen: waits, refusal: null, redirectUrl: null };
    return { kind, subscription, ...(await readAnswer(intentId)) };
  }

  /** The bank's response to a payment so far. */
  async function readAnswer(intentId: string): Promise<Pick<PaymentSession, 'isOpen' | 'refusal' | 'redirectUrl'>> {
    const intent = await stripe.paymentIntents.retrieve(intentId);
    const refusal = readRefusal(intent);
    return { isOpen: refusal === null, refusal, redirectUrl: redirectOf(intent) };
  }

  /** The session of a plan change, identified by the invoice that must be paid first. */
  async function readPlanSession(invoiceId: string): Promise<PaymentSession | null> {
    const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
    const { subscriptionId, status } = readInvoice(invoice);
    if (subscriptionId === null) return null;
    const subscription = await readStateById(stripe, subscriptionId);
    const session = { kind: 'plan' as const, subscription, isOpen: false, redirectUrl: null };
    if (status === 'PAID') return { ...session, refusal: null };
    const intentId = intentIdOf(invoice);
    if (invoice.status === 'open' && intentId !== null) return { ...session, ...(await readAnswer(intentId)) };
    return { ...session, refusal: tooLate };
  }

  function verified(rawBody: Buffer, signature: string): Stripe.Event {
    try {
      return stripe.webhooks.constructEvent(rawBody, signature, webhookSecret, WEBHOOK_TOLERANCE_SECONDS);
    } catch (error) {
      throw new InvalidWebhook(error instanceof Error ? error.message : 'The webhook cannot be read');
    }
  }

  return {
    mode: sandboxAddress === undefined ? 'stripe' : 'sandbox',
    form: options.form ?? 'elements',
    takesRawCards: options.rawCards ?? sandboxAddress !== undefined,
    publishableKey,
    browserBase: sandboxAddress === undefined ? 'https://api.stripe.com' : sandboxPath,

    createCustomer: (customer) => translating(async () => ({ customerId: await createCustomer(customer) })),

    updateCustomer: (customer) => translating(() => updateCustomer(stripe, customer)),

    removeCustomer: (customerId) => translating(() => removeCustomer(stripe, customerId)),

    createPaymentMethod: ({ number, expiryMonth, expiryYear, cvc, name }) =>
      translating(async () => {
        try {
          const method = await stripe.paymentMethods.create({
            type: 'card',
            card: { number, exp_month: expiryMonth, exp_year: expiryYear, cvc },
            billing_details: { name },
          });
          return { paymentMethodId: method.id };
        } catch (error) {
          throw refusingMethod(error);
        }
      }),

    subscribe: (request) => translating(() => subscribe(request)),

    readSubscription: (subscriptionId) => translating(() => nullIfMissing(() => readSubscription(subscriptionId))),

    findSession: (sessionId) => translating(() => nullIfMissing(() => findSession(sessionId))),

    ...stripeChanges(stripe, sessions, patience),
    ...stripeCheckout(stripe, { product, sessions, createCustomer, automaticTax }),
    ...stripeDocuments(stripe, { patience, footer }),
    ...stripePlan(stripe, product, sessions),
    ...stripeHistory(stripe),

    parseWebhook: (rawBody, signature) => readEvent(verified(rawBody, signature)),
  };
}
