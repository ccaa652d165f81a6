import type { CheckoutPage, CheckoutSession } from './objects/checkout.ts';
import type { SetupIntent } from './objects/intents.ts';
import type { Subscription } from './objects/subscriptions.ts';
import type { Store } from './store.ts';

// Completes Checkout sessions when their payment or setup succeeds, however that happens.

async function complete(store: Store, session: CheckoutSession, over: Partial<CheckoutSession>): Promise<void> {
  const completed: CheckoutSession = { ...session, ...over, status: 'complete', url: null };
  await store.put('checkout_session', completed);
  await store.announce('checkout.session.completed', completed);
}

/** The session in which this subscription was bought, if any. */
export async function subscriptionBegan(store: Store, subscription: Subscription): Promise<void> {
  const [page] = await store.all('checkout_page', { subscription: subscription.id });
  if (!page) return;
  const session = await store.get('checkout_session', page.id);
  if (session.status !== 'open') return;
  await complete(store, session, {
    payment_status: 'paid',
    subscription: subscription.id,
    invoice: subscription.latest_invoice,
    customer: subscription.customer,
  });
}

/** The session for which this card was collected, if any. */
export async function cardKept(store: Store, intent: SetupIntent): Promise<void> {
  const [session] = await store.all('checkout_session', { setup_intent: intent.id, status: 'open' });
  if (session) await complete(store, session, { payment_status: 'no_payment_required' });
}

/** Expires a session. */
export async function expireSession(store: Store, session: CheckoutSession): Promise<CheckoutSession> {
  const expired: CheckoutSession = { ...session, status: 'expired', url: null };
  await store.put('checkout_session', expired);
  await store.announce('checkout.session.expired', expired);
  return expired;
}

export const pageOf = (store: Store, session: CheckoutSession): Promise<CheckoutPage> =>
  store.get('checkout_page', session.id);
