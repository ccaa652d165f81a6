import { Stripe } from 'stripe';
import {
  InvalidWebhook,
  type NewCustomer,
  PaymentDeclined,
  type PaymentProvider,
  type Subscribed,
  type SubscribeRequest,
} from './payment.ts';
import { createSessions } from './session.ts';
import { giveUpUnpaid, payWithCard, stripeChanges } from './stripeChanges.ts';
import { isMissing, nullIfMissing, refusingMethod, translating } from './stripeErrors.ts';
import { intentIdOf, readEvent, readRefusal, readState, redirectOf, STATE_EXPANSION } from './stripeReading.ts';

const PRODUCT = { id: 'employer_subscription', name: 'Employer subscription' };

const WEBHOOK_TOLERANCE_SECONDS = 300;

const UNPAID: Parameters<typeof giveUpUnpaid>[2] = ['incomplete', 'past_due', 'unpaid'];

export interface StripeOptions {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** The sandbox's own address; without it, Stripe's. */
  sandboxAddress?: string;
  /** Where the application serves the sandbox to browsers. */
  sandboxPath?: string;
  /** Milliseconds for one request, and how often it is sent again. */
  timeout?: number;
  maxNetworkRetries?: number;
}

function createClient({ secretKey, sandboxAddress, timeout = 20_000, maxNetworkRetries = 2 }: StripeOptions): Stripe {
  const config = { maxNetworkRetries, timeout, telemetry: false };
  if (sandboxAddress === undefined) return new Stripe(secretKey, config);
  const { protocol, hostname: host, port } = new URL(sandboxAddress);
  return new Stripe(secretKey, { ...config, protocol: protocol === 'https:' ? 'https' : 'http', host, port });
}

/** Stripe, or the sandbox that speaks its language, as our payment provider. */
export function createStripePayment(options: StripeOptions): PaymentProvider {
  const { secretKey, publishableKey, webhookSecret, sandboxAddress, sandboxPath = '/payment-sandbox' } = options;
  const stripe = createClient(options);
  const sessions = createSessions(secretKey);
  let product: Promise<string> | undefined;

  /** Prices are ours and travel with each subscription; what they are prices of is made once, under a name of its own. */
  async function findOrMakeProduct(): Promise<string> {
    try {
      return (await stripe.products.retrieve(PRODUCT.id)).id;
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    try {
      return (await stripe.products.create(PRODUCT)).id;
    } catch (error) {
      const madeMeanwhile =
        error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_already_exists';
      if (!madeMeanwhile) throw error;
      return PRODUCT.id;
    }
  }

  function productId(): Promise<string> {
    product ??= findOrMakeProduct().catch((error: unknown) => {
      product = undefined;
      throw error;
    });
    return product;
  }

  async function createCustomer({ employerId, name, email, idempotencyKey }: NewCustomer): Promise<string> {
    const customer = await stripe.customers.create(
      { name, email: email ?? undefined, metadata: { employerId } },
      { idempotencyKey: `${idempotencyKey}:customer` },
    );
    return customer.id;
  }

  /** Keeps the card for the customer. Banks may decline it here already; a test card gets a name of its own here. */
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
      // Known to another account, or to a sandbox that is gone: the employer gets a new one.
      if (!isMissing(error, 'customer')) throw refusingMethod(error);
    }
    const customer = await createCustomer(request);
    return attach(customer).catch((error: unknown) => {
      throw refusingMethod(error);
    });
  }

  /** Starts it unpaid; the payment is confirmed apart, where the bank may ask for the cardholder. */
  async function openSubscription(request: SubscribeRequest, customer: string) {
    const subscription = await stripe.subscriptions.create(
      {
        customer,
        default_payment_method: request.paymentMethodId,
        expand: ['latest_invoice.payments'],
        items: [
          {
            price_data: {
              currency: request.currency.toLowerCase(),
              product: await productId(),
              recurring: { interval: request.recurringMode === 'YEARLY' ? 'year' : 'month' },
              unit_amount: request.amount,
            },
          },
        ],
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

  async function subscribe(request: SubscribeRequest): Promise<Subscribed> {
    const { customerId, paymentMethodId } = await attachCard(request);
    const { subscriptionId, intentId } = await openSubscription({ ...request, paymentMethodId }, customerId);
    if (customerId === request.customerId) await giveUpUnpaid(stripe, customerId, UNPAID, subscriptionId);
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
          // Tidiness only: left alone, an unpaid subscription expires after a day.
          await stripe.subscriptions.cancel(subscriptionId).catch(() => {});
        }
        throw error;
      }
    }
    const state = readState(await stripe.subscriptions.retrieve(subscriptionId, { expand: STATE_EXPANSION }));
    const { latestInvoice, currentPeriodEnd, cardBrand, cardLast4 } = state;
    const settled = paid || state.status === 'ACTIVE';
    return {
      outcome: settled ? 'active' : 'requiresAction',
      subscriptionId,
      customerId,
      currentPeriodEnd,
      cardBrand,
      cardLast4,
      ...(latestInvoice?.paidAt ? { invoice: { ...latestInvoice, paidAt: latestInvoice.paidAt } } : {}),
      ...(redirectUrl !== null && !settled ? { redirectUrl } : {}),
    };
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
    publishableKey,
    browserBase: sandboxAddress === undefined ? 'https://api.stripe.com' : sandboxPath,

    createCustomer: (customer) => translating(async () => ({ customerId: await createCustomer(customer) })),

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

    readSubscription: (subscriptionId) =>
      translating(() =>
        nullIfMissing(async () =>
          readState(await stripe.subscriptions.retrieve(subscriptionId, { expand: STATE_EXPANSION })),
        ),
      ),

    findSession: (sessionId) =>
      translating(async () => {
        const subscriptionId = sessions.open(sessionId);
        if (subscriptionId === null) return null;
        return nullIfMissing(async () => {
          const expand = [...STATE_EXPANSION, 'latest_invoice.payments'];
          const found = await stripe.subscriptions.retrieve(subscriptionId, { expand });
          const subscription = readState(found);
          const { latest_invoice: invoice } = found;
          const intentId = invoice !== null && typeof invoice === 'object' ? intentIdOf(invoice) : null;
          const waits = subscription.status === 'INCOMPLETE' || subscription.status === 'PAST_DUE';
          if (!waits || intentId === null) {
            return { subscription, refusal: null, redirectUrl: null };
          }
          const intent = await stripe.paymentIntents.retrieve(intentId);
          return { subscription, refusal: readRefusal(intent), redirectUrl: redirectOf(intent) };
        });
      }),

    ...stripeChanges(stripe, sessions),

    parseWebhook: (rawBody, signature) => readEvent(verified(rawBody, signature)),
  };
}
