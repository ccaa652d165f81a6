import { afterAll, describe, expect, it } from 'vitest';
import { CARDS, callerOf, cardForm, startPayment } from '../support.ts';

const { sandbox, close } = await startPayment();
afterAll(close);

const { call, post } = callerOf(sandbox.url);

const price = {
  'items[0][price_data][product]': 'prod_x',
  'items[0][price_data][currency]': 'sgd',
  'items[0][price_data][recurring][interval]': 'month',
};

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

  it.each([
    ['the customer', { customer: '' }, { code: 'parameter_invalid_empty', param: 'customer' }],
    ['the items', { customer: 'cus_x' }, { code: 'parameter_missing', param: 'items' }],
    [
      'an integer',
      { customer: 'cus_x', 'items[0][quantity]': 'two' },
      { code: 'parameter_invalid_integer', param: 'items[0][quantity]' },
    ],
    [
      'a boolean',
      { customer: 'cus_x', 'items[0][price]': 'p', cancel_at_period_end: 'yes' },
      { param: 'cancel_at_period_end' },
    ],
    [
      'a choice',
      { customer: 'cus_x', 'items[0][price]': 'p', payment_behavior: 'maybe' },
      { param: 'payment_behavior' },
    ],
    [
      'a currency',
      { customer: 'c', ...price, 'items[0][price_data][currency]': 'xyz' },
      { param: 'items[0][price_data][currency]' },
    ],
    [
      'an amount',
      { customer: 'c', ...price, 'items[0][price_data][unit_amount]': '-1' },
      { param: 'items[0][price_data][unit_amount]' },
    ],
    [
      'an unknown customer',
      { customer: 'cus_x', 'items[0][price]': 'p' },
      { code: 'resource_missing', param: 'customer' },
    ],
  ])('reports the invalid parameter of a subscription: %s', async (_case, form, error) => {
    const { status, body } = await post('/v1/subscriptions', form);
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

  it.each([
    ['4242 4242 4242 4242', 'visa', '4242', '123'],
    ['5555555555554444', 'mastercard', '4444', '123'],
    ['378282246310005', 'amex', '0005', '1234'],
  ])('recognizes %s as %s', async (number, brand, last4, cvc) => {
    const body = cardForm(number, { 'card[cvc]': cvc, 'card[exp_year]': '40' });
    const answer = await call('POST', '/v1/payment_methods', { key: null, body });
    expect(answer.body).toMatchObject({
      object: 'payment_method',
      type: 'card',
      card: { brand, last4, exp_year: 2040 },
    });
  });

  it('reports a missing field of a card', async () => {
    const answer = await post('/v1/payment_methods', { type: 'card', 'card[number]': CARDS.pays });
    expect(answer.body.error).toMatchObject({ code: 'parameter_missing', param: 'card[exp_month]' });
  });
});
