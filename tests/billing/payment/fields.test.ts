import type { Stripe } from 'stripe';
import { afterAll, describe, expect, it } from 'vitest';
import { CARDS, startPayment } from './support.ts';

/** Checkout sessions for fields on the merchant's page, which the sandbox takes as strictly as Stripe. */

const { stripe, sandbox, close } = await startPayment();
afterAll(close);

const line = {
  quantity: 1,
  price_data: { currency: 'sgd', unit_amount: 4900, recurring: { interval: 'month' as const }, product: '' },
};
const returnUrl = 'http://localhost:4000/chat?session_id={CHECKOUT_SESSION_ID}';

async function create(over: Stripe.Checkout.SessionCreateParams) {
  const { id: product } = await stripe.products.create({ name: 'Subscription' });
  const { id: customer } = await stripe.customers.create({ email: 'cafe@example.com' });
  const line_items = [{ ...line, price_data: { ...line.price_data, product } }];
  return stripe.checkout.sessions.create({ mode: 'subscription', customer, line_items, ...over });
}

describe('a session for fields', () => {
  it('has a client secret and no address', async () => {
    const session = await create({ ui_mode: 'elements', return_url: returnUrl });
    expect(session).toMatchObject({ ui_mode: 'elements', url: null, success_url: null, return_url: returnUrl });
    expect(session.client_secret).toMatch(new RegExp(`^${session.id}_secret_\\w{10,}$`));
    // Its address as a hosted page leads nowhere.
    expect((await fetch(`${sandbox.url}/checkout/${session.id}`)).status).toBe(404);
  });

  it.each<[string, Stripe.Checkout.SessionCreateParams]>([
    ['return_url', { ui_mode: 'elements' }],
    ['success_url', { ui_mode: 'elements', return_url: returnUrl, success_url: returnUrl }],
    ['cancel_url', { ui_mode: 'elements', return_url: returnUrl, cancel_url: 'http://localhost:4000/' }],
    ['return_url', { success_url: returnUrl, return_url: returnUrl }],
    ['success_url', { ui_mode: 'hosted_page' }],
    ['return_url', { ui_mode: 'elements', return_url: 'https://elsewhere.example/' }],
  ])('is refused with what is wrong with %s', async (param, given) => {
    await expect(create(given)).rejects.toMatchObject({ type: 'StripeInvalidRequestError', param });
  });

  it('is confirmed with its own secret alone', async () => {
    const session = await create({ ui_mode: 'elements', return_url: returnUrl });
    const other = await create({ ui_mode: 'elements', return_url: returnUrl });
    const hosted = await create({ success_url: returnUrl });
    const card = { number: CARDS.pays, exp_month: 12, exp_year: 2040, cvc: '123' };
    const { id: method } = await stripe.paymentMethods.create({ type: 'card', card });
    for (const [id, secret] of [
      [session.id, other.client_secret],
      [session.id, ''],
      [hosted.id, ''],
    ]) {
      await expect(
        stripe.rawRequest('POST', `/v1/payment_pages/${id}/confirm`, { client_secret: secret, payment_method: method }),
      ).rejects.toMatchObject({ statusCode: 400 });
    }
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
  });
});
