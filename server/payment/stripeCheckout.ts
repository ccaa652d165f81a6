import { Stripe } from 'stripe';
import { PaymentDeclined, type SubscriptionState } from './payment.ts';
import type { PaymentProvider } from './provider.ts';
import type { Checkout, CheckoutRequest, NewCustomer } from './purchases.ts';
import type { createSessions } from './session.ts';
import { cardChangesOf, chargeCard, forgetCard } from './stripeCard.ts';
import { companyOf } from './stripeDocuments.ts';
import { isMissing, nullIfMissing, translating } from './stripeErrors.ts';
import type { Product } from './stripeProduct.ts';
import { idOf } from './stripeReading.ts';
import { readState, readStateById, STATE_EXPANSION } from './stripeState.ts';
import { giveUpAttempts, giveUpOthers, giveUpPlanChanges, readBegun } from './stripeUnpaid.ts';

type Visits = Pick<
  PaymentProvider,
  'readBegun' | 'findRunning' | 'startCheckout' | 'startCardChange' | 'finishCardChange' | 'abandonAttempts'
>;

const none = { url: null, clientSecret: null, asksAddress: false } as const;

type PageMode = 'subscription' | 'setup';

/** A page that expires within this many seconds is not reused. */
const minimumLifetimeSeconds = 600;

/** Stripe replaces this placeholder with the session's id; it must not be URL-encoded. */
const returnAddress = (returnUrl: string): string => {
  const url = new URL(returnUrl);
  url.searchParams.set('session_id', 'SESSION');
  return url.href.replace('session_id=SESSION', 'session_id={CHECKOUT_SESSION_ID}');
};

/** Where the page's back link leads. */
const withoutSession = (address: string): string => {
  const url = new URL(address.replace('{CHECKOUT_SESSION_ID}', ''));
  url.searchParams.delete('session_id');
  return url.href;
};

/** Stripe's hosted payment pages, and their like in fields on our page. */
export function stripeCheckout(
  stripe: Stripe,
  parts: {
    product: Product;
    sessions: ReturnType<typeof createSessions>;
    createCustomer: (customer: NewCustomer) => Promise<string>;
    automaticTax: boolean;
  },
): Visits {
  /** The customer's open pages of one kind. */
  const openPages = async (customer: string, mode: PageMode) => {
    const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
    return data.filter((session) => session.mode === mode);
  };

  async function close({ id }: Stripe.Checkout.Session): Promise<void> {
    // A page that was just paid on is no longer open; its subscription is found instead.
    await stripe.checkout.sessions.expire(id).catch((error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    });
  }

  async function customerOf(request: CheckoutRequest): Promise<{ id: string; hasAddress: boolean }> {
    const { customerId } = request;
    const held = customerId === null ? null : await nullIfMissing(() => stripe.customers.retrieve(customerId));
    if (held && !held.deleted) return { id: held.id, hasAddress: Boolean(held.address?.country) };
    return { id: await parts.createCustomer(request), hasAddress: false };
  }

  async function startCheckout(request: CheckoutRequest): Promise<Checkout> {
    const { employerId, amount, currency, recurringMode, returnUrl, embedded = false } = request;
    const { id: customerId, hasAddress } = await customerOf(request);
    const collection = parts.automaticTax && !hasAddress ? ('required' as const) : ('auto' as const);
    const address = returnAddress(returnUrl);
    const asksAddress = embedded && collection === 'required';
    const wanted = { employerId: String(employerId), recurringMode, price: `${amount} ${currency}` };
    const isSame = (session: Stripe.Checkout.Session) =>
      (embedded ? session.return_url : session.success_url) === address &&
      (session.billing_address_collection ?? 'auto') === collection &&
      session.expires_at - minimumLifetimeSeconds > Date.now() / 1000 &&
      Object.entries(wanted).every(([name, value]) => session.metadata?.[name] === value);
    let held: Stripe.Checkout.Session | undefined;
    for (const session of await openPages(customerId, 'subscription')) {
      if (!held && isSame(session)) held = session;
      else await close(session);
    }
    // After the other pages are closed, so that everything paid on them is found.
    const running = (await readBegun(stripe, customerId)).find(request.isActive);
    if (running) {
      if (held) await close(held);
      return { ...none, customerId, running };
    }
    if (held) {
      const { url, client_secret: clientSecret } = await stripe.checkout.sessions.retrieve(held.id);
      return { customerId, url, clientSecret, asksAddress, running: null };
    }
    const activeId = await giveUpOthers(stripe, customerId, request.isActive);
    if (activeId !== null) {
      return { ...none, customerId, running: await readStateById(stripe, activeId) };
    }
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customerId,
      // The page or the fields then ask for the address that decides the tax, and keep it.
      billing_address_collection: collection,
      ...(parts.automaticTax && { automatic_tax: { enabled: true }, customer_update: { address: 'auto' as const } }),
      ...(embedded
        ? { ui_mode: 'elements', return_url: address }
        : { success_url: address, cancel_url: withoutSession(address) }),
      line_items: [{ price_data: await parts.product.priceData(request), quantity: 1 }],
      metadata: wanted,
      // Wallets such as Apple Pay and Google Pay are cards. Link has no card that we could show or say the end of.
      allowed_payment_method_types: ['card'],
      // Whatever the account's dashboard says, people pay in the currency that they were shown.
      adaptive_pricing: { enabled: false },
      subscription_data: { metadata: { employerId, recurringMode } },
    });
    return { customerId, url: session.url, clientSecret: session.client_secret, asksAddress, running: null };
  }

  async function startCardChange(subscriptionId: string, returnUrl: string): Promise<{ url: string }> {
    const held = await stripe.subscriptions.retrieve(subscriptionId);
    const customer = idOf(held.customer);
    for (const session of await openPages(customer, 'setup')) await close(session);
    const success_url = returnAddress(returnUrl);
    const metadata = { subscriptionId, cardChange: String(cardChangesOf(held) + 1) };
    const { url } = await stripe.checkout.sessions.create({
      mode: 'setup',
      customer,
      currency: held.currency,
      success_url,
      cancel_url: withoutSession(success_url),
      metadata,
      allowed_payment_method_types: ['card'],
    });
    if (url === null) throw new Error('The payment provider has made a page without an address.');
    return { url };
  }

  async function finishCardChange(sessionId: string) {
    const session = await stripe.checkout.sessions.retrieve(sessionId, { expand: ['setup_intent'] });
    const { subscriptionId, cardChange } = session.metadata ?? {};
    if (session.mode !== 'setup' || !subscriptionId) return null;
    const held = await stripe.subscriptions.retrieve(subscriptionId, { expand: STATE_EXPANSION });
    const { setup_intent: intent, success_url: address } = session;
    const method = intent !== null && typeof intent === 'object' ? intent.payment_method : null;
    const isOver = held.status === 'canceled' || held.status === 'incomplete_expired';
    const isDone = Number(cardChange) <= cardChangesOf(held);
    if (session.status !== 'complete' || method === null || address === null || isOver || isDone) {
      return { state: await readState(stripe, held), redirectUrl: null };
    }
    try {
      const given = { paymentMethodId: idOf(method), returnUrl: withoutSession(address) };
      return await chargeCard(stripe, parts.sessions, held, given);
    } catch (error) {
      if (error instanceof PaymentDeclined || error instanceof Stripe.errors.StripeCardError) {
        await forgetCard(stripe, held);
      }
      throw error;
    }
  }

  async function closeAndRead(customerId: string, modes: PageMode[]): Promise<SubscriptionState[]> {
    for (const mode of modes) for (const session of await openPages(customerId, mode)) await close(session);
    return readBegun(stripe, customerId);
  }

  async function abandonAttempts(customerId: string): Promise<SubscriptionState[]> {
    await giveUpAttempts(stripe, customerId);
    await giveUpPlanChanges(stripe, customerId);
    return closeAndRead(customerId, ['subscription', 'setup']);
  }

  /** Empty for a customer of another account or of a deleted sandbox database. */
  const ofCustomer = (read: () => Promise<SubscriptionState[]>) =>
    translating(() =>
      read().catch((error: unknown) => {
        if (isMissing(error, 'customer')) return [];
        throw error;
      }),
    );

  return {
    startCheckout: (request) => translating(() => startCheckout(request)),
    startCardChange: ({ subscriptionId, returnUrl }) =>
      translating(() => nullIfMissing(() => startCardChange(subscriptionId, returnUrl))),
    finishCardChange: (sessionId) => translating(() => nullIfMissing(() => finishCardChange(sessionId))),
    readBegun: (customerId) => ofCustomer(() => readBegun(stripe, customerId)),
    findRunning: (customerId) => ofCustomer(() => closeAndRead(customerId, ['subscription'])),
    abandonAttempts: (customerId) => ofCustomer(() => abandonAttempts(customerId)),
  };
}

const noDetails = { name: '', email: '', phone: '', address: '' } as const;

/** Keeps the customer's name and email as they are here. A company that was given for invoices stays their name. */
export async function updateCustomer(
  stripe: Stripe,
  { customerId, name, email }: { customerId: string; name: string; email: string | null },
): Promise<void> {
  await nullIfMissing(async () => {
    const held = await stripe.customers.retrieve(customerId);
    if (held.deleted) return;
    const wanted = companyOf(held) ?? name;
    if (held.name === wanted && held.email === email) return;
    await stripe.customers.update(customerId, { name: wanted, email: email ?? '' });
  });
}

/**
 * A detached card keeps the name on it, and the provider may keep what a deleted customer was last, so both are emptied first. Each step
 * can be repeated: a card that is already detached is not listed any more.
 */
export async function removeCustomer(stripe: Stripe, customer: string): Promise<void> {
  await nullIfMissing(async () => {
    const found = await stripe.customers.retrieve(customer);
    if (found.deleted) return;
    for (const { id } of await stripe.paymentMethods
      .list({ customer, limit: 100 })
      .autoPagingToArray({ limit: 1000 })) {
      await stripe.paymentMethods.update(id, { billing_details: noDetails });
      await stripe.paymentMethods.detach(id);
    }
    for (const { id } of await stripe.customers
      .listTaxIds(customer, { limit: 100 })
      .autoPagingToArray({ limit: 1000 })) {
      await nullIfMissing(() => stripe.customers.deleteTaxId(customer, id));
    }
    await stripe.customers.update(customer, { ...noDetails, metadata: '' });
    await stripe.customers.del(customer);
  });
}
