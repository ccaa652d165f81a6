import pg from 'pg';
import { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { freePort } from '../../../server/database/embedded/freePort.ts';
import { refundInvoice } from '../../../server/domain/billing/purchase/refund.ts';
import { startOwnSandbox } from '../../../server/start/paymentSandbox.ts';
import { makeAdmin, makeEmployer } from '../../support/factories.ts';
import { fixture, testApp, testCatalog, testDatabase, testDb } from '../../support/fixtures.ts';
import { contextFor, mutateAs } from '../../support/graph.ts';
import { asAdmin, asEmployer } from '../../support/sandbox.ts';

/** The payment sandbox as a server of its own, at an address and with keys that are settings, as a staging system has it. */

const keys = { secretKey: 'sk_test_rehearsal', publishableKey: 'pk_test_rehearsal', webhookSecret: 'whsec_rehearsal' };

const place = fixture(async () => {
  const port = await freePort();
  return { port, url: `http://127.0.0.1:${port}` };
});
const app = testApp(() => ({
  environment: {
    STRIPE_API_ADDRESS: place.url,
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
  },
}));
const db = testDb(app);
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

it('the product takes a card in its own form, pays, renews and refunds there, and is told what happens', async () => {
  const stripe = clientWith(keys.secretKey);
  expect(sandbox.started.url).toBe(place.url);
  const employer = await makeEmployer(db);
  const seconds = () => Math.floor(app.clock.now.getTime() / 1_000);
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: seconds() });
  const { id: stripeCustomerId } = await stripe.customers.create({ test_clock: clock.id });
  await db.user.update({ where: { id: employer.id }, data: { stripeCustomerId } });

  // As the form in the browser does, through the product.
  const card = { number: '4242424242424242', exp_month: '12', exp_year: '2040', cvc: '123' };
  const body = new URLSearchParams({ type: 'card', key: keys.publishableKey });
  for (const [name, value] of Object.entries(card)) body.set(`card[${name}]`, value);
  const taken = await fetch(`${app.url}/payment-sandbox/v1/payment_methods`, { method: 'POST', body });
  expect(taken.status).toBe(200);
  const { id: paymentMethodId } = await taken.json();
  const order = { recurringMode: 'MONTHLY', paymentMethodId, attemptKey: 'rehearsal', returnPath: '/my-subscription' };
  const { subscription } = await mutateAs(app, asEmployer(employer), 'subscribe', order, 'subscription { databaseId }');
  const where = { id: subscription.databaseId };
  const first = await db.subscription.findUniqueOrThrow({ where });
  expect(first.status).toBe('ACTIVE');

  // The period of the renewal, and its invoice, are only told by messages.
  app.clock.now = new Date(first.currentPeriodEnd.getTime() + 2 * 3_600_000);
  await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: seconds() });
  const paid = { subscriptionId: where.id, status: 'PAID' } as const;
  await expect.poll(() => db.invoice.count({ where: paid })).toBe(2);
  const renewed = await db.subscription.findUniqueOrThrow({ where });
  expect(renewed.currentPeriodEnd.getTime()).toBeGreaterThan(first.currentPeriodEnd.getTime());

  const { id: invoiceId } = await db.invoice.findFirstOrThrow({ where: paid, orderBy: { id: 'desc' } });
  await refundInvoice(contextFor(app, asAdmin(await makeAdmin(db))), invoiceId, {
    reason: 'Not needed any more',
    endSubscription: true,
  });
  const { data: charges } = await stripe.charges.list({ customer: stripeCustomerId });
  expect(charges.map(({ refunded: isRefunded }) => isRefunded).sort()).toEqual([false, true]);
  await expect.poll(() => db.invoice.findUnique({ where: { id: invoiceId } })).toMatchObject({ status: 'REFUNDED' });
}, 90_000);
