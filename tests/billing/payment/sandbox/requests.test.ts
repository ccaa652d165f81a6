import { afterAll, describe, expect, it } from 'vitest';
import { CARDS, callerOf, cardForm, clientFor, KEYS, startPayment, typeCard } from '../support.ts';

/** Whose requests the sandbox accepts, how it refuses, and what becomes of one that is repeated. */

const { sandbox, stripe, close } = await startPayment();
afterAll(close);
const { call, post } = callerOf(sandbox.url);

/** Whose requests are accepted, and what becomes of one that is repeated. */

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

describe('idempotency', () => {
  it('repeats the first response for the same key', async () => {
    const form = { email: 'once@example.com' };
    const first = await post('/v1/customers', form, { 'idempotency-key': 'once' });
    const second = await post('/v1/customers', form, { 'idempotency-key': 'once' });
    expect(second.body).toEqual(first.body);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(second.headers.get('original-request')).toBe(first.headers.get('request-id'));
    expect((await stripe.customers.list(form)).data).toHaveLength(1);
  });

  it('runs ten concurrent requests once', async () => {
    const email = 'together@example.com';
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => stripe.customers.create({ email }, { idempotencyKey: 'together' })),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await stripe.customers.list({ email })).data).toHaveLength(1);
  });

  it('distinguishes two cards without storing them', async () => {
    const headers = { 'idempotency-key': 'card' };
    const send = (number: string) =>
      call('POST', '/v1/payment_methods', { key: null, headers, body: cardForm(number) });
    const first = await send(CARDS.pays);
    expect((await send(CARDS.pays)).body.id).toBe(first.body.id);
    expect((await send(CARDS.declined)).body.error).toMatchObject({ type: 'idempotency_error' });
  });

  it('repeats a decline, but allows an invalid request to be corrected', async () => {
    const { id: customer } = await stripe.customers.create();
    const declined = await typeCard(sandbox.url, CARDS.declined);
    const attach = () => post(`/v1/payment_methods/${declined}/attach`, { customer }, { 'idempotency-key': 'decline' });
    expect((await attach()).status).toBe(402);
    expect((await attach()).headers.get('idempotent-replayed')).toBe('true');
    const headers = { 'idempotency-key': 'put-right' };
    expect((await post('/v1/products', { name: '' }, headers)).status).toBe(400);
    expect((await post('/v1/products', { name: 'Access' }, headers)).status).toBe(200);
  });
});

describe('errors', () => {
  it.each([
    ['GET', '/v1/unheard_of', 404, 'Unrecognized request URL (GET: /v1/unheard_of).'],
    ['DELETE', '/v1/customers', 404, 'Unrecognized request URL (DELETE: /v1/customers).'],
    ['PUT', '/v1/customers', 404, 'Unrecognized request URL (PUT: /v1/customers).'],
    ['GET', '/', 404, 'Unrecognized request URL (GET: /).'],
    ['GET', '/v1/customers/cus_none', 404, "No such customer: 'cus_none'"],
    ['GET', '/v1/payment_methods/pm_none', 404, "No such PaymentMethod: 'pm_none'"],
    ['GET', `/v1/customers/${'x'.repeat(300)}`, 404, undefined],
    ['GET', '/v1/customers/%E0%A4%A', 400, undefined],
  ])('%s %s is a %i in the format of Stripe', async (method, path, status, message) => {
    const answer = await call(method, path);
    expect(answer.status).toBe(status);
    expect(answer.body.error).toMatchObject({
      type: 'invalid_request_error',
      message: message ?? expect.any(String),
    });
    expect(answer.headers.get('request-id')).toMatch(/^req_\w{24}$/);
  });
});

describe('cards', () => {
  const year = new Date().getUTCFullYear();

  it.each([
    ['a wrong check digit', '4242424242424241', {}, { code: 'incorrect_number', param: 'number' }],
    ['an invalid number', 'four two', {}, { code: 'invalid_number', param: 'number' }],
    ['a name that the sandbox uses internally', 'visa', {}, { code: 'invalid_number', param: 'number' }],
    ['an invalid month', CARDS.pays, { 'card[exp_month]': '13' }, { code: 'invalid_expiry_month', param: 'exp_month' }],
    [
      'a past year',
      CARDS.pays,
      { 'card[exp_year]': String(year - 1) },
      { code: 'invalid_expiry_year', param: 'exp_year' },
    ],
    ['a short security code', CARDS.pays, { 'card[cvc]': '12' }, { code: 'invalid_cvc', param: 'cvc' }],
    ['an invalid security code', CARDS.pays, { 'card[cvc]': 'abc' }, { code: 'invalid_cvc', param: 'cvc' }],
    [
      'a security code of four digits on a card with three',
      CARDS.pays,
      { 'card[cvc]': '1234' },
      { code: 'invalid_cvc', param: 'cvc' },
    ],
    ['a real card', '4111111111111111', {}, { code: 'card_declined', decline_code: 'test_mode_live_card' }],
  ])('refuses %s', async (_case, number, over, error) => {
    const body = cardForm(number, over);
    const answer = await call('POST', '/v1/payment_methods', { key: null, body });
    expect(answer.status).toBe(402);
    expect(answer.body.error).toMatchObject({ type: 'card_error', message: expect.any(String), ...error });
  });
});
