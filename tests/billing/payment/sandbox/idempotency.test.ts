import { afterAll, describe, expect, it } from 'vitest';
import { CARDS, callerOf, cardForm, startPayment, typeCard } from '../support.ts';

const { sandbox, stripe, close } = await startPayment();
afterAll(close);

const { call, post } = callerOf(sandbox.url);

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

  it('refuses a key with a different request', async () => {
    await post('/v1/customers', { email: 'a@example.com' }, { 'idempotency-key': 'other' });
    const otherBody = await post('/v1/customers', { email: 'b@example.com' }, { 'idempotency-key': 'other' });
    expect(otherBody.status).toBe(400);
    expect(otherBody.body.error).toMatchObject({
      type: 'idempotency_error',
      message: expect.stringContaining('can only be used with the same parameters'),
    });
    const otherPath = await post('/v1/products', { name: 'b' }, { 'idempotency-key': 'other' });
    expect(otherPath.body.error).toMatchObject({
      type: 'idempotency_error',
      message: expect.stringContaining(
        "for the same endpoint they were first used for ('/v1/products' vs '/v1/customers')",
      ),
    });
  });

  it('separates the keys of browsers from those of the server', async () => {
    const headers = { 'idempotency-key': 'shared' };
    const mine = await post('/v1/payment_methods', { type: 'card', 'card[token]': 'x' }, headers);
    expect(mine.status).toBe(400);
    const made = await call('POST', '/v1/payment_methods', { headers, body: cardForm(CARDS.pays) });
    const theirs = await call('POST', '/v1/payment_methods', { key: null, headers, body: cardForm(CARDS.pays) });
    expect(theirs.headers.get('idempotent-replayed')).toBeNull();
    expect(theirs.body.id).not.toBe(made.body.id);
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
