import { afterAll, describe, expect, it } from 'vitest';
import { CARDS, callerOf, clientFor, KEYS, startPayment, typeCard } from '../support.ts';

const { sandbox, stripe, close } = await startPayment();
afterAll(close);

const { call } = callerOf(sandbox.url);

describe('keys', () => {
  it.each([
    ['none', null, 'You did not provide an API key'],
    ['an unknown key', 'sk_test_somebodyElses', 'Invalid API Key provided: sk_test_****Elses'.slice(0, 24)],
    ['the publishable key', KEYS.publishableKey, 'This API call cannot be made with a publishable API key'],
  ])('refuses requests with %s', async (_case, key, message) => {
    const { status, body, headers } = await call('POST', '/v1/customers', { key, body: new URLSearchParams() });
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toContain('Basic');
    expect(body.error).toMatchObject({ type: 'invalid_request_error', message: expect.stringContaining(message) });
  });

  it('accepts the secret key as Bearer and as Basic', async () => {
    const basic = `Basic ${Buffer.from(`${KEYS.secretKey}:`).toString('base64')}`;
    expect((await call('GET', '/v1/customers', { key: null, headers: { authorization: basic } })).status).toBe(200);
    expect((await call('GET', '/v1/customers')).status).toBe(200);
  });

  it('allows the publishable key only to create payment methods and tokens', async () => {
    const browser = clientFor(sandbox.url, KEYS.publishableKey);
    const card = { number: CARDS.pays, exp_month: '12', exp_year: '2040', cvc: '123' };
    const { id: token } = await browser.tokens.create({ card });
    const method = await browser.paymentMethods.create({ type: 'card', card: { token } });
    expect(method.card).toMatchObject({ brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 });
    await expect(browser.paymentMethods.create({ type: 'card', card: { token } })).rejects.toMatchObject({
      code: 'token_already_used',
    });
    const { id: customer } = await stripe.customers.create({ email: 'a@example.com' });
    const forbidden = { statusCode: 401, code: 'secret_key_required' };
    await expect(browser.paymentMethods.attach(method.id, { customer })).rejects.toMatchObject(forbidden);
    await expect(browser.paymentMethods.retrieve(method.id)).rejects.toMatchObject(forbidden);
    await expect(browser.customers.retrieve(customer)).rejects.toMatchObject(forbidden);
    await expect(browser.events.list()).rejects.toMatchObject(forbidden);
  });

  it('allows the publishable key to use a payment intent only with its client secret', async () => {
    const { id: customer } = await stripe.customers.create();
    const { id: product } = await stripe.products.create({ name: 'Access' });
    const subscription = await stripe.subscriptions.create({
      customer,
      items: [{ price_data: { currency: 'sgd', product, recurring: { interval: 'month' }, unit_amount: 4900 } }],
      payment_behavior: 'default_incomplete',
      expand: ['latest_invoice.confirmation_secret'],
    });
    const invoice = subscription.latest_invoice;
    const secret = invoice !== null && typeof invoice === 'object' ? invoice.confirmation_secret?.client_secret : '';
    const [id = ''] = secret?.split('_secret_') ?? [];
    const browser = clientFor(sandbox.url, KEYS.publishableKey);
    const open = { client_secret: secret };
    await expect(browser.paymentIntents.retrieve(id)).rejects.toMatchObject({ code: 'parameter_missing' });
    await expect(browser.paymentIntents.retrieve(id, { client_secret: `${id}_secret_guess` })).rejects.toMatchObject({
      statusCode: 404,
    });
    expect(await browser.paymentIntents.retrieve(id, open)).not.toHaveProperty('customer');
    const method = await typeCard(sandbox.url, CARDS.pays);
    const confirm = () =>
      call('POST', `/v1/payment_intents/${id}/confirm`, {
        key: null,
        body: new URLSearchParams({ key: KEYS.publishableKey, client_secret: secret ?? '', payment_method: method }),
      });
    expect((await confirm()).body.status).toBe('succeeded');
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' });
    expect((await confirm()).body.error).toMatchObject({ code: 'payment_intent_unexpected_state' });
  });
});
