import { createServer, type RequestListener } from 'node:http';
import Fastify from 'fastify';
import { signPayload } from 'payment-sandbox/deliveries';
import { mountSandbox } from 'payment-sandbox/mount';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import {
  InvalidWebhook,
  PaymentConflict,
  PaymentPeriodEnded,
  PaymentProviderUnavailable,
} from '../../../server/payment/payment.ts';
import { createStripePayment } from '../../../server/payment/stripe.ts';
import { fixture } from '../../support/fixtures.ts';
import { listenLocally } from '../../support/listening.ts';
import { requestFor, testCards } from './anyProvider.ts';
import { startProxy } from './proxy.ts';
import { KEYS, startPayment } from './support.ts';

/** Our side of the payment provider, with the sandbox. */

const { provider, sandbox, stripe, pool, restart, close } = await startPayment();
afterAll(close);

describe('a purchase', () => {
  it('charges an existing customer, or a new one if the provider does not know the customer', async () => {
    const { customerId } = await provider.createCustomer(requestFor(null));
    const request = requestFor(customerId);
    expect((await provider.subscribe(request)).customerId).toBe(customerId);
    await expect(provider.subscribe({ ...request, amount: 1 })).rejects.toThrow(PaymentConflict);
    const stranger = requestFor('cus_ofAnotherAccount');
    const unknown = await provider.subscribe(stranger);
    expect(unknown).toMatchObject({ outcome: 'active' });
    expect(unknown.customerId).not.toBe('cus_ofAnotherAccount');
  });

  describe('a declined card', () => {
    it.each(['pm_0000000000000000', 'pm_card_unheardOf'])('includes a card with an unknown token: %s', async (id) => {
      await expect(provider.subscribe(requestFor(null, { paymentMethodId: id }))).rejects.toMatchObject({
        name: 'PaymentDeclined',
        code: 'resource_missing',
        told: 'Your card could not be used. Please enter it again.',
      });
    });
  });

  it('is not found by an invented session', async () => {
    const { subscriptionId } = await provider.subscribe(requestFor(null));
    for (const guess of ['', subscriptionId, `${subscriptionId}.${'0'.repeat(32)}`, 'x'.repeat(5000)])
      expect(await provider.findSession(guess)).toBeNull();
  });

  /** A server in place of the provider. */
  async function listen(answer: RequestListener) {
    const server = createServer(answer);
    return {
      url: `http://127.0.0.1:${await listenLocally(server)}`,
      [Symbol.asyncDispose]: async () => {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      },
    };
  }

  describe('an unreachable provider', () => {
    it('includes one that accepts a request and never answers: it is given up after the time limit, and not asked twice', async () => {
      const asked: string[] = [];
      await using hanging = await listen(({ method, url }) => void asked.push(`${method} ${url?.split('?')[0]}`));
      const waits = createStripePayment({ ...KEYS, sandboxAddress: hanging.url, timeout: 100 });
      const request = requestFor('cus_1', { paymentMethodId: 'pm_1' });
      await expect(waits.subscribe(request)).rejects.toThrow(PaymentProviderUnavailable);
      await expect(waits.readSubscription('sub_1')).rejects.toThrow(PaymentProviderUnavailable);
      expect(asked).toEqual(['POST /v1/payment_methods/pm_1/attach', 'GET /v1/subscriptions/sub_1']);
    });

    it('includes one that names a file and does not give it', async () => {
      await using hanging = await listen(({ url, headers }, response) => {
        const invoice = { id: 'in_1', object: 'invoice', invoice_pdf: `http://${headers.host}/file` };
        if (url?.startsWith('/v1/')) response.end(JSON.stringify(invoice));
      });
      const waits = createStripePayment({ ...KEYS, sandboxAddress: hanging.url, timeout: 1_000 });
      await expect(waits.readInvoiceFile('in_1')).rejects.toThrow(PaymentProviderUnavailable);
    });

    it('includes one that refuses the API key', async () => {
      const stranger = createStripePayment({ ...KEYS, secretKey: 'sk_test_wrong', sandboxAddress: sandbox.url });
      await expect(stranger.readSubscription('sub_1')).rejects.toThrow(PaymentProviderUnavailable);
    });
  });
});

describe('a webhook', () => {
  const now = () => Math.floor(Date.now() / 1000);
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'customer.created',
    created: 1_700_000_000,
    data: { object: { id: 'cus_1', object: 'customer' } },
  });

  it('with the signature of the provider is accepted', () => {
    const signature = signPayload(payload, KEYS.webhookSecret, now());
    expect(provider.parseWebhook(Buffer.from(payload), signature)).toEqual({
      id: 'evt_1',
      type: 'customer.created',
      createdAt: new Date(1_700_000_000_000),
      subscriptionId: null,
      invoiceId: null,
      paymentId: null,
      cardSessionId: null,
    });
  });

  it.each([
    ['made with another secret', signPayload(payload, 'whsec_guess', now()), payload],
    ['of another body', signPayload(payload, KEYS.webhookSecret, now()), payload.replace('cus_1', 'cus_2')],
    ['older than five minutes', signPayload(payload, KEYS.webhookSecret, now() - 301), payload],
    ['with its time moved', signPayload(payload, KEYS.webhookSecret, 1).replace('t=1,', `t=${now()},`), payload],
    ['that is malformed', 'nonsense', payload],
    ['that is missing', '', payload],
    ['of a body that is not JSON', signPayload('{', KEYS.webhookSecret, now()), '{'],
  ])('is refused with a signature %s', (_case, signature, body) => {
    expect(() => provider.parseWebhook(Buffer.from(body), signature)).toThrow(InvalidWebhook);
  });
});

it('without a test clock, a subscription renews in real time, also while the sandbox was stopped', async () => {
  const { subscriptionId } = await provider.subscribe(requestFor(null));
  const now = new Date();
  const firstOfMonth = (later: number) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + later);
  await restart(async () => {
    // As if it had been bought on the first of last month.
    await pool.query(
      `UPDATE payment_sandbox.object SET data = jsonb_set(
         jsonb_set(data, '{billing_cycle_anchor}', to_jsonb($2::bigint)),
         '{items,data,0,current_period_end}', to_jsonb($3::bigint))
       WHERE kind = 'subscription' AND id = $1`,
      [subscriptionId, firstOfMonth(-1) / 1000, firstOfMonth(0) / 1000],
    );
  });
  // Writes are sequential, so this one follows the renewal.
  await stripe.customers.create();
  const state = (await provider.readSubscription(subscriptionId)) ?? expect.fail('It is gone');
  expect(state).toMatchObject({ status: 'ACTIVE', paidUntil: new Date(firstOfMonth(1)) });
  expect((await stripe.charges.list({ customer: state.customerId })).data).toHaveLength(2);
});

describe('what happens between two requests', () => {
  const between = fixture(
    () => startProxy(sandbox.url),
    (proxy) => proxy.close(),
  );
  const provider = fixture(() => createStripePayment({ ...KEYS, sandboxAddress: between.url, maxNetworkRetries: 0 }));
  afterEach(() => between.before(/^$/, async () => {}));

  const confirmAt = (bank: string | undefined) =>
    fetch(bank ?? '', { method: 'POST', body: new URLSearchParams({ answer: 'complete' }), redirect: 'manual' });
  const paidBy = async (customer: string) =>
    (await stripe.charges.list({ customer })).data.filter(({ paid }) => paid).map(({ amount }) => amount);
  const returnUrl = 'http://localhost:4000/my-subscription';

  /** A customer whose renewal on 10 February was declined. */
  async function makeOverdue() {
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: Date.UTC(2026, 0, 10) / 1000 });
    const { id: customerId } = await stripe.customers.create({ test_clock: clock.id });
    const { subscriptionId } = await provider.subscribe(requestFor(customerId));
    await provider.changeCard({ subscriptionId, paymentMethodId: 'pm_card_chargeCustomerFail', returnUrl });
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: Date.UTC(2026, 1, 11) / 1000 });
    const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(subscriptionId);
    const good = await stripe.paymentMethods.attach('pm_card_visa', { customer: customerId });
    return {
      customerId,
      subscriptionId,
      collect: () => stripe.invoices.pay(String(invoice), { payment_method: good.id }),
    };
  }

  it.each([
    ['is checked', /^GET \/v1\/invoices\?subscription=/],
    ['is voided', /^POST \/v1\/invoices\/\w+\/void/],
  ])('an attempt that the bank confirms just before it %s becomes the subscription', async (_when, request) => {
    const { id: customerId } = await stripe.customers.create({ name: 'Ana Lima' });
    const first = await provider.subscribe(requestFor(customerId, { paymentMethodId: testCards.asks }));
    between.before(request, () => confirmAt(first.redirectUrl));
    const second = await provider.subscribe(requestFor(customerId));
    expect(between.happened()).toBe(true);
    expect(second).toMatchObject({ outcome: 'active', subscriptionId: first.subscriptionId });
    expect(await paidBy(customerId)).toEqual([4900]);
    expect((await stripe.subscriptions.list({ customer: customerId, status: 'active' })).data).toHaveLength(1);
  });

  it('an overdue invoice that is collected just before another card pays it is paid once, and that card becomes the default', async () => {
    const { customerId, subscriptionId, collect } = await makeOverdue();
    between.before(/^POST \/v1\/payment_intents\/\w+\/confirm/, collect);
    const changed = await provider.changeCard({
      subscriptionId,
      paymentMethodId: testCards.other,
      returnUrl,
    });
    expect(between.happened()).toBe(true);
    expect(changed).toMatchObject({ redirectUrl: null, state: { status: 'ACTIVE', cardLast4: '4444' } });
    expect(await paidBy(customerId)).toEqual([4900, 4900]);
  });

  it('an overdue subscription whose invoice is collected just before it is voided continues', async () => {
    const { customerId, subscriptionId, collect } = await makeOverdue();
    between.before(/^POST \/v1\/invoices\/\w+\/void/, collect);
    expect(await provider.endUnpaid(subscriptionId)).toMatchObject({ status: 'ACTIVE' });
    expect(between.happened()).toBe(true);
    expect(await paidBy(customerId)).toEqual([4900, 4900]);
  });

  it('a change of plan that is confirmed just before it is voided is paid once', async () => {
    const { id: customerId } = await stripe.customers.create({ name: 'Ana Lima' });
    const { subscriptionId } = await provider.subscribe(requestFor(customerId));
    const asking = await stripe.paymentMethods.attach('pm_card_threeDSecure2Required', { customer: customerId });
    await stripe.subscriptions.update(subscriptionId, { default_payment_method: asking.id });
    const change = { subscriptionId, recurringMode: 'YEARLY' as const, amount: 47_000, at: new Date(), returnUrl };
    const first = await provider.changePlan(change);
    between.before(/^POST \/v1\/invoices\/\w+\/void/, () => confirmAt(first?.redirectUrl ?? undefined));
    expect(await provider.changePlan(change)).toMatchObject({
      redirectUrl: null,
      state: { recurringMode: 'YEARLY', status: 'ACTIVE' },
    });
    expect(between.happened()).toBe(true);
    expect(await paidBy(customerId)).toHaveLength(2);
  });

  describe('a renewal just before', () => {
    const january = new Date(Date.UTC(2026, 0, 10));
    const request = /^POST \/v1\/(subscriptions\/\w+|invoices\/create_preview)$/;
    const changes = { 'a longer plan': ['MONTHLY', 'YEARLY'], 'a shorter plan': ['YEARLY', 'MONTHLY'] } as const;

    /** A subscription whose renewal happens just before the next request that changes or previews it. */
    async function makeDue(recurringMode: 'MONTHLY' | 'YEARLY') {
      const clock = await stripe.testHelpers.testClocks.create({ frozen_time: january.getTime() / 1000 });
      const { id: customerId } = await stripe.customers.create({ test_clock: clock.id });
      const bought = { ...requestFor(customerId), recurringMode };
      const { subscriptionId } = await provider.subscribe(bought);
      const renewed = Date.UTC(2027, 0, 11) / 1000;
      between.before(request, () => stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: renewed }));
      return { customerId, subscriptionId };
    }

    it.each(Object.entries(changes))('%s changes and charges nothing', async (_name, [from, recurringMode]) => {
      const { customerId, subscriptionId } = await makeDue(from);
      const change = { subscriptionId, recurringMode, amount: 47_000, at: january, returnUrl };
      await expect(provider.changePlan(change)).rejects.toThrow(PaymentPeriodEnded);
      expect(between.happened()).toBe(true);
      expect(await provider.readSubscription(subscriptionId)).toMatchObject({ recurringMode: from, status: 'ACTIVE' });
      expect(new Set(await paidBy(customerId))).toEqual(new Set([4900]));
    });
  });
});

describe('the sandbox under the application', () => {
  const mounted = fixture(
    async () => {
      const app = Fastify();
      app.register(mountSandbox, { prefix: '/payment-sandbox', sandboxUrl: sandbox.url });
      return { app, base: `${await app.listen({ host: '127.0.0.1', port: 0 })}/payment-sandbox` };
    },
    ({ app }) => app.close(),
  );

  it.each([
    ['POST', '/v1/customers'],
    ['GET', '/v1/events'],
    ['GET', '/v1/payment_methods'],
    ['GET', '/v1/payment_methods/pm_card_visa'],
    ['POST', '/v1/payment_methods/../customers'],
    ['POST', '/challenges/..%2Fv1%2Fcustomers'],
  ])('exposes nothing else: %s %s', async (method, path) => {
    const before = (await stripe.customers.list()).data.length;
    const response = await fetch(`${mounted.base}${path}`, {
      method,
      headers: { authorization: `Bearer ${KEYS.secretKey}` },
    });
    expect(response.status).toBe(404);
    expect((await stripe.customers.list()).data).toHaveLength(before);
  });
});
