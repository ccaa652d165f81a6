import { createServer } from 'node:net';
import pg from 'pg';
import { Stripe } from 'stripe';
import { describe, expect, it, vi } from 'vitest';
import { startOwnSandbox } from '../../../server/start/paymentSandbox.ts';
import { makeAdmin, makeEmployer } from '../../support/factories.ts';
import { fixture, testApp, testCatalog, testDatabase } from '../../support/fixtures.ts';
import { askAs } from '../../support/graph.ts';
import { asAdmin, asEmployer } from '../../support/sandbox.ts';

/** The payment sandbox as a server of its own, at an address and with keys that are settings, as a staging system has it. */

const keys = { secretKey: 'sk_test_rehearsal', publishableKey: 'pk_test_rehearsal', webhookSecret: 'whsec_rehearsal' };

const place = fixture(async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return { port: address.port, url: `http://127.0.0.1:${address.port}` };
});
const app = testApp(() => ({
  environment: {
    STRIPE_API_ADDRESS: place.url,
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
  },
}));
testCatalog(app);
const database = testDatabase();
const quiet = () => {};
const sandbox = fixture(
  async () => {
    const pool = new pg.Pool({ connectionString: database.url, max: 3 });
    const started = await startOwnSandbox(
      { address: place.url, keys, publicUrl: app.url, host: '0.0.0.0', port: 0 },
      { pool, log: { warn: quiet, error: quiet } },
    );
    return { started, pool };
  },
  async ({ started, pool }) => {
    await started.close();
    await pool.end();
  },
);

const clientWith = (key: string) =>
  new Stripe(key, { host: '127.0.0.1', port: place.port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });

const ask = async (viewer: Parameters<typeof askAs>[1], mutation: string, fields: string, input: object) => {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}`;
  const query = `mutation ($input: ${type}Input!) { ${mutation}(input: $input) { __typename ... on ${type}Payload { ${fields} } } }`;
  const { data, errors } = await askAs(app, viewer, query, { input });
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data))[mutation];
};

describe('the product', () => {
  it('takes a card in its own form, pays, renews and refunds there, and is told what happens', async () => {
    const { db } = app.services;
    const stripe = clientWith(keys.secretKey);
    expect(sandbox.started.url).toBe(place.url);
    const employer = await makeEmployer(db);
    const seconds = Math.floor(app.clock.now.getTime() / 1_000);
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: seconds });
    const { id: stripeCustomerId } = await stripe.customers.create({ test_clock: clock.id });
    await db.user.update({ where: { id: employer.id }, data: { stripeCustomerId } });

    // As the form in the browser does, through the product.
    const card = { number: '4242424242424242', exp_month: '12', exp_year: '2040', cvc: '123' };
    const body = new URLSearchParams({ type: 'card', key: keys.publishableKey });
    for (const [name, value] of Object.entries(card)) body.set(`card[${name}]`, value);
    const taken = await fetch(`${app.url}/payment-sandbox/v1/payment_methods`, { method: 'POST', body });
    expect(taken.status).toBe(200);
    const { id: paymentMethodId } = await taken.json();
    const bought = await ask(asEmployer(employer), 'subscribe', 'subscription { databaseId }', {
      recurringMode: 'MONTHLY',
      paymentMethodId,
      attemptKey: 'rehearsal',
      returnPath: '/my-subscription',
    });
    expect(bought.__typename).toBe('SubscribePayload');
    const where = { id: bought.subscription.databaseId };
    const first = await db.subscription.findUniqueOrThrow({ where });
    expect(first.status).toBe('ACTIVE');

    // The period of the renewal, and its invoice, are only told by messages.
    app.clock.now = new Date(first.currentPeriodEnd.getTime() + 2 * 3_600_000);
    await stripe.testHelpers.testClocks.advance(clock.id, {
      frozen_time: Math.floor(app.clock.now.getTime() / 1_000),
    });
    await vi.waitFor(
      async () => {
        const renewed = await db.subscription.findUniqueOrThrow({ where });
        expect(renewed.currentPeriodEnd.getTime()).toBeGreaterThan(first.currentPeriodEnd.getTime());
        expect(await db.invoice.count({ where: { subscriptionId: where.id, status: 'PAID' } })).toBe(2);
      },
      { timeout: 30_000, interval: 100 },
    );

    const { id: invoiceId, stripeInvoiceId } = await db.invoice.findFirstOrThrow({
      where: { subscriptionId: where.id },
      orderBy: { id: 'desc' },
    });
    const refunded = await ask(asAdmin(await makeAdmin(db)), 'refundInvoice', '__typename', {
      invoice: Buffer.from(`Invoice:${invoiceId}`).toString('base64url'),
    });
    expect(refunded.__typename).toBe('RefundInvoicePayload');
    const { data: charges } = await stripe.charges.list({ customer: stripeCustomerId });
    expect(charges.map(({ refunded: isRefunded }) => isRefunded).sort()).toEqual([false, true]);
    await vi.waitFor(
      async () => {
        const invoice = await db.invoice.findFirstOrThrow({ where: { stripeInvoiceId } });
        expect(invoice.status).toBe('REFUNDED');
      },
      { timeout: 30_000, interval: 100 },
    );
  }, 90_000);
});
