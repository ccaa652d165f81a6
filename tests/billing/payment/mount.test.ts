import Fastify from 'fastify';
import { mountSandbox } from 'payment-sandbox/mount';
import { afterAll, describe, expect, it } from 'vitest';
import { CARDS, cardForm, KEYS, startPayment, subscribeRequest } from './support.ts';

const { sandbox, provider, stripe, close } = await startPayment();

const lines: string[] = [];
const app = Fastify({ logger: { level: 'trace', stream: { write: (line: string) => lines.push(line) } } });
app.register(mountSandbox, { prefix: '/payment-sandbox', sandboxUrl: sandbox.url });
app.post('/own', async (request) => request.body);
const base = `${await app.listen({ host: '127.0.0.1', port: 0 })}/payment-sandbox`;
afterAll(async () => {
  await app.close();
  await close();
});

const typed = (form: URLSearchParams) => fetch(`${base}/v1/payment_methods`, { method: 'POST', body: form });

describe('the sandbox under the application', () => {
  it('accepts a card from a browser, at the browser URL of the provider', async () => {
    expect(provider.browserBase).toBe('/payment-sandbox');
    const response = await typed(cardForm(CARDS.pays));
    expect(response.status).toBe(200);
    expect(response.headers.get('request-id')).toMatch(/^req_/);
    const { id } = (await response.json()) as { id: string };
    expect(await provider.subscribe(subscribeRequest(id))).toMatchObject({ outcome: 'active' });
  });

  it('passes refusals on unchanged', async () => {
    const response = await typed(cardForm('4242424242424241'));
    expect(response.status).toBe(402);
    expect(await response.json()).toMatchObject({ error: { code: 'incorrect_number' } });
  });

  it('does not log card data', () => {
    expect(lines.join('\n')).not.toContain('4242');
  });

  it('shows the bank’s page, and redirects back', async () => {
    const card = (await (await typed(cardForm(CARDS.asks))).json()) as { id: string };
    const { redirectUrl, subscriptionId } = await provider.subscribe(subscribeRequest(card.id));
    const page = `${base}${new URL(redirectUrl ?? '').pathname}`;
    const shown = await fetch(page);
    expect(shown.headers.get('content-type')).toContain('text/html');
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    const unclear = await fetch(page, { method: 'POST', body: new URLSearchParams({ answer: 'perhaps' }) });
    expect(unclear.status).toBe(400);
    const body = new URLSearchParams({ answer: 'complete' });
    const back = await fetch(page, { method: 'POST', body, redirect: 'manual' });
    expect(back.status).toBe(303);
    expect(back.headers.get('location')).toMatch(/^http:\/\/localhost:4000\/chat\?/);
    expect(await provider.readSubscription(subscriptionId)).toMatchObject({ status: 'ACTIVE' });
    const unknown = await fetch(`${base}/challenges/chl_unknown`);
    expect(unknown.status).toBe(404);
  });

  it.each([
    ['POST', '/v1/customers'],
    ['GET', '/v1/events'],
    ['GET', '/v1/payment_methods'],
    ['GET', '/v1/payment_methods/pm_card_visa'],
    ['POST', '/v1/payment_methods/../customers'],
    ['POST', '/challenges/..%2Fv1%2Fcustomers'],
  ])('exposes nothing else: %s %s', async (method, path) => {
    const before = (await stripe.customers.list()).data.length;
    const response = await fetch(`${base}${path}`, { method, headers: { authorization: `Bearer ${KEYS.secretKey}` } });
    expect(response.status).toBe(404);
    expect((await stripe.customers.list()).data).toHaveLength(before);
  });

  it('does not affect other requests of the application', async () => {
    const headers = { 'content-type': 'application/json' };
    const own = await fetch(new URL('/own', base), { method: 'POST', headers, body: '{"a":1}' });
    expect(await own.json()).toEqual({ a: 1 });
  });

  it('refuses a body that is too large', async () => {
    const response = await typed(cardForm(CARDS.pays, { 'metadata[a]': 'x'.repeat(100_000) }));
    expect(response.status).toBe(413);
  });

  it('responds with 503 if the sandbox is down', async () => {
    const lonely = Fastify();
    lonely.register(mountSandbox, { prefix: '/payment-sandbox', sandboxUrl: 'http://127.0.0.1:1' });
    const url = await lonely.listen({ host: '127.0.0.1', port: 0 });
    const response = await fetch(`${url}/payment-sandbox/v1/payment_methods`, { method: 'POST', body: cardForm('1') });
    expect(response.status).toBe(503);
    await lonely.close();
  });
});
