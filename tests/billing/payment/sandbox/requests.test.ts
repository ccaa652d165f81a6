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

  it.each([
    [
      'an unknown parameter',
      { nmae: 'A' },
      { code: 'parameter_unknown', param: 'nmae', message: 'Received unknown parameter: nmae' },
    ],
    [
      'an unknown nested parameter',
      { 'invoice_settings[x]': '1' },
      { code: 'parameter_unknown', param: 'invoice_settings[x]' },
    ],
    [
      'text where an object belongs',
      { invoice_settings: 'x' },
      { param: 'invoice_settings', message: 'Invalid object' },
    ],
    ['an object where text belongs', { 'email[x]': 'y' }, { param: 'email', message: 'Invalid string' }],
    ['metadata that is too long', { 'metadata[a]': 'x'.repeat(501) }, { param: 'metadata[a]' }],
    ['brackets that do not close', { 'metadata[a': 'x' }, { message: 'Invalid parameter name: metadata[a' }],
    ['a reserved name of JavaScript', { '__proto__[a]': 'x' }, { code: 'parameter_unknown' }],
    ['an unknown payment method', { payment_method: 'pm_none' }, { code: 'resource_missing', param: 'payment_method' }],
  ])('refuses %s', async (_case, form, error) => {
    const { status, body } = await post('/v1/customers', form);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ type: 'invalid_request_error', ...error });
  });

  it('refuses a body that is not a form, and one that is too large', async () => {
    const json = { body: '{}', headers: { 'content-type': 'application/json' } };
    expect(await call('POST', '/v1/customers', json)).toMatchObject({ status: 400 });
    const large = new URLSearchParams({ description: 'x'.repeat(70_000) });
    const refused = await call('POST', '/v1/customers', { body: large });
    expect(refused).toMatchObject({ status: 413, body: { error: { type: 'invalid_request_error' } } });
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

describe('objects', () => {
  describe('subscriptions', () => {
    async function customerWith(number: string) {
      const { id: customer } = await stripe.customers.create();
      const method = await typeCard(sandbox.url, number);
      await stripe.paymentMethods.attach(method, { customer });
      return { customer, method };
    }

    const monthly = async () => {
      const { id: product } = await stripe.products.create({ name: 'Access' });
      const recurring = { interval: 'month' as const };
      return stripe.prices.create({ product, currency: 'sgd', unit_amount: 4900, recurring });
    };

    it('remains incomplete after a decline, with the failed payment, until another card pays', async () => {
      const { id: price } = await monthly();
      const { customer, method } = await customerWith('4000000000000341');
      const created = await stripe.subscriptions.create({
        customer,
        default_payment_method: method,
        items: [{ price }],
        expand: ['latest_invoice.payments'],
      });
      expect(created.status).toBe('incomplete');
      const invoice = created.latest_invoice;
      if (invoice === null || typeof invoice === 'string') throw new Error('not expanded');
      expect(invoice).toMatchObject({ status: 'open', attempt_count: 1 });
      const [payment] = (
        await stripe.invoicePayments.list({ invoice: invoice.id, expand: ['data.payment.payment_intent'] })
      ).data;
      const intent = payment?.payment.payment_intent;
      if (!intent || typeof intent === 'string') throw new Error('not expanded');
      expect(intent).toMatchObject({
        status: 'requires_payment_method',
        last_payment_error: { code: 'card_declined' },
      });
      const other = await typeCard(sandbox.url, CARDS.pays);
      await stripe.paymentIntents.confirm(intent.id, { payment_method: other });
      expect(await stripe.subscriptions.retrieve(created.id)).toMatchObject({ status: 'active' });
      expect(await stripe.invoices.retrieve(invoice.id)).toMatchObject({ status: 'paid', amount_paid: 4900 });
    });
  });

  describe('lists, expansion and metadata', () => {
    it('pages through a list, newest first, in both directions', async () => {
      const email = 'pages@example.com';
      const made: string[] = [];
      for (let index = 0; index < 5; index += 1) made.unshift((await stripe.customers.create({ email })).id);
      const first = await stripe.customers.list({ email, limit: 2 });
      expect(first).toMatchObject({ has_more: true, url: '/v1/customers' });
      expect(first.data.map(({ id }) => id)).toEqual(made.slice(0, 2));
      const second = await stripe.customers.list({ email, limit: 2, starting_after: made[1] });
      expect(second.data.map(({ id }) => id)).toEqual(made.slice(2, 4));
      const back = await stripe.customers.list({ email, limit: 2, ending_before: made[3] });
      expect(back.data.map(({ id }) => id)).toEqual(made.slice(1, 3));
      const all = await stripe.customers.list({ email, limit: 2 }).autoPagingToArray({ limit: 100 });
      expect(all.map(({ id }) => id)).toEqual(made);
      await expect(stripe.customers.list({ starting_after: 'cus_none' })).rejects.toMatchObject({
        code: 'resource_missing',
      });
      await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
    });
  });

  describe('a deleted customer', () => {
    it('leaves no name in events', async () => {
      const { id } = await stripe.customers.create({ name: 'Café Lorenz', email: 'cafe@example.test' });
      await stripe.customers.del(id);
      const { data } = await stripe.events.list({ limit: 100 });
      const about = data.filter(({ data: { object } }) => 'id' in object && object.id === id);
      expect(about.map(({ type }) => type)).toEqual(['customer.deleted', 'customer.created']);
      expect(JSON.stringify(about)).not.toMatch(/Lorenz|cafe@/);
    });
  });
});
