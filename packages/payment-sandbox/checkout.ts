import { invoicePaid } from './billing.ts';
import { pageOf } from './checkoutCompletion.ts';
import { ApiError } from './errors.ts';
import { newId } from './ids.ts';
import { openInvoice } from './invoicing.ts';
import type { CheckoutSession } from './objects/checkout.ts';
import type { CardFace, Customer } from './objects/people.ts';
import type { Subscription, SubscriptionItem } from './objects/subscriptions.ts';
import { confirm } from './payments.ts';
import { end } from './renewals.ts';
import { newCustomer } from './resources/customers.ts';
import { attach, newMethod } from './resources/paymentMethods.ts';
import { newSubscriptionItem } from './resources/subscriptionItems.ts';
import type { Call } from './route.ts';
import { confirmSetup } from './setups.ts';
import type { Store } from './store.ts';
import { newSubscription } from './subscriptionStart.ts';

// Applies a card that was entered on a Checkout page.

export interface GivenCard {
  face: CardFace;
  name: string;
  /** What the customer's address becomes where tax needs one. */
  address?: Customer['address'];
}

type Around = Pick<Call, 'store' | 'pageUrl'>;

/** The address with the session's id in place of the merchant's placeholder. */
export const withSession = (address: string, id: string): string =>
  address.replace(/\{CHECKOUT_SESSION_ID\}|%7BCHECKOUT_SESSION_ID%7D/g, id);

export const checkoutPath = (id: string): `/${string}` => `/checkout/${id}`;

/**
 * Processes the card, and returns the bank's page or null if it does not ask. Throws for a declined card, which rolls back
 * what was started with it.
 */
export async function giveCard(around: Around, session: CheckoutSession, card: GivenCard): Promise<string | null> {
  // From fields on the merchant's page the bank leads back there; from a hosted page, to that page.
  const returnUrl =
    session.return_url === null
      ? around.pageUrl(checkoutPath(session.id), session.success_url)
      : withSession(session.return_url, session.id);
  return session.mode === 'setup'
    ? keep(around, session, card, returnUrl)
    : subscribe(around, session, card, returnUrl);
}

async function customerOf(store: Store, session: CheckoutSession, { name }: GivenCard): Promise<Customer> {
  if (session.customer !== null) return store.get('customer', session.customer);
  const customer = newCustomer(store, { email: session.customer_email, name });
  await store.put('customer', customer);
  await store.announce('customer.created', customer);
  await store.put('checkout_session', { ...session, customer: customer.id });
  return customer;
}

/** The customer with the address that was given on the page, unless there is one. */
async function located(store: Store, customer: Customer, { address }: GivenCard): Promise<Customer> {
  if (customer.address?.country || !address?.country) return customer;
  const changed: Customer = { ...customer, address };
  await store.put('customer', changed);
  await store.announce('customer.updated', changed, { address: customer.address });
  return changed;
}

async function subscribe(around: Around, session: CheckoutSession, card: GivenCard, returnUrl: string) {
  const { store } = around;
  const page = await pageOf(store, session);
  // The pending confirmation is for a previous card.
  if (page.subscription !== null) await giveUp(store, page.subscription);
  let customer = await customerOf(store, session, card);
  await store.followClock(customer.id);
  if (page.automatic_tax) customer = await located(store, customer, card);
  const method = newMethod(store, card.face, { name: card.name });
  await store.put('payment_method', method);
  await attach(store, method.id, customer.id);
  const id = newId('sub');
  const { metadata, description } = page.subscription_data;
  const items: SubscriptionItem[] = [];
  for (const { price, quantity } of page.lines) {
    items.push(newSubscriptionItem(store, id, await store.get('price', price), quantity));
  }
  const held = newSubscription(store, customer, items, {
    id,
    automaticTax: page.automatic_tax,
    description,
    metadata,
    method: method.id,
    settings: { payment_method_types: ['card'] },
  });
  const { invoice, intent } = await openInvoice(store, held, 'subscription_create');
  const billed: Subscription = { ...held, latest_invoice: invoice.id };
  await store.put('subscription', billed);
  await store.put('checkout_page', { ...page, subscription: id });
  await store.announce('customer.subscription.created', billed);
  if (!intent) {
    await invoicePaid(store, invoice, method.id);
    return null;
  }
  const { intent: tried, refusal } = await confirm(store, intent, { methodId: method.id, returnUrl }, around.pageUrl);
  if (refusal) throw refusal;
  return redirectOf(tried.next_action);
}

async function keep(around: Around, session: CheckoutSession, card: GivenCard, returnUrl: string) {
  const { store } = around;
  await store.followClock(session.customer);
  const method = newMethod(store, card.face, { name: card.name });
  await store.put('payment_method', method);
  const held = await store.get('setup_intent', session.setup_intent ?? '');
  const { intent, refusal } = await confirmSetup(store, held, { methodId: method.id, returnUrl }, around.pageUrl);
  if (refusal) throw refusal;
  return redirectOf(intent.next_action);
}

function redirectOf(action: { type: string; redirect_to_url?: { url: string } } | null): string | null {
  return action?.redirect_to_url?.url ?? null;
}

/** Drops what a page has started. */
export async function giveUp(store: Store, subscriptionId: string): Promise<void> {
  const begun = await store.find('subscription', subscriptionId);
  if (begun?.status === 'incomplete') await end(store, begun, 'cancellation_requested');
}

/** Why the bank declined the last card, shown when the customer returns to the page. */
export async function lastRefusal(store: Store, session: CheckoutSession): Promise<string | null> {
  if (session.setup_intent !== null) {
    const { last_setup_error: error } = await store.get('setup_intent', session.setup_intent);
    return messageOf(error);
  }
  const { subscription: id } = await pageOf(store, session);
  const subscription = id === null ? undefined : await store.find('subscription', id);
  const [payment] = subscription?.latest_invoice
    ? await store.all('invoice_payment', { invoice: subscription.latest_invoice })
    : [];
  if (!payment) return null;
  return messageOf((await store.get('payment_intent', payment.payment.payment_intent)).last_payment_error);
}

const messageOf = (error: object | null): string | null =>
  error !== null && 'message' in error && typeof error.message === 'string' ? error.message : null;

export const isCardError = (error: unknown): error is ApiError => error instanceof ApiError && error.status < 500;
