import { once } from 'node:events';
import { signPayload } from 'payment-sandbox/deliveries';
import { type SandboxOptions, startSandbox } from 'payment-sandbox/sandbox';
import pg from 'pg';
import { Stripe } from 'stripe';
import { expect } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { guestEnd } from '../../server/domain/people/employer/guest.ts';
import type { RecurringMode, User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { TestApp } from './app.ts';
import { eventually } from './eventually.ts';
import { makeEmployer } from './factories.ts';
import { askAs } from './graph.ts';

const cards = {
  visa: '4242424242424242',
  mastercard: '5555555555554444',
  /** The bank asks the cardholder. */
  asks: '4000000000003220',
  /** Declined when charged, not when stored. */
  failsLater: '4000000000000341',
  noFunds: '4000000000009995',
  /** Pays, and the cardholder disputes the payment. */
  disputes: '4000000000000259',
  /** Pays, and the cardholder's bank only asks a question. */
  inquires: '4000000000001976',
  /** Pays, and its bank sends back what is refunded. */
  sendsRefundsBack: '4000000000005126',
};

export type Card = keyof typeof cards;

const seconds = (time: Date) => Math.floor(time.getTime() / 1000);

/** The test application's payment provider, from the provider's side. */
export type ProviderSide = Awaited<ReturnType<typeof openProviderSide>>;

/** Another process of the same sandbox, which shares the database. */
export async function openProviderSide(app: TestApp, settings: Pick<SandboxOptions, 'retries' | 'account'> = {}) {
  const { db } = app.services;
  const { value: secret } = await db.secret.findUniqueOrThrow({ where: { name: 'payment-sandbox' } });
  const keys = {
    secretKey: `sk_test_${secret}`,
    publishableKey: `pk_test_${secret.slice(0, 8)}`,
    webhookSecret: `whsec_${secret}`,
  };
  const pool = new pg.Pool({ connectionString: app.databaseUrl, max: 3 });
  const disconnected: Promise<unknown>[] = [];
  pool.on('connect', (client) => disconnected.push(once(client, 'end')));
  const webhookUrl = `${app.url}/api/stripe/webhook`;
  const quiet = () => {};
  const sandbox = await startSandbox({
    ...keys,
    pool,
    webhookUrl: () => webhookUrl,
    origins: () => [app.services.publicUrl],
    ...settings,
    log: { warn: quiet, error: quiet },
  });
  const { hostname: host, port } = new URL(sandbox.url);
  const options = { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false } as const;
  const stripe = new Stripe(keys.secretKey, options);

  const side = {
    stripe,
    /** The sandbox's address, and the keys that it accepts. */
    address: sandbox.url,
    keys,
    /** The payment method that the browser gets for a test card. */
    takeCard: async (card: Card): Promise<string> => {
      const details = { number: cards[card], exp_month: 12, exp_year: 2040, cvc: '123' };
      return (await stripe.paymentMethods.create({ type: 'card', card: details })).id;
    },
    /** The employer's customer at the provider, with a test clock at the application's time. `moveTo` advances both. */
    makeCustomer: async (employerId: number) => {
      const clock = await stripe.testHelpers.testClocks.create({ frozen_time: seconds(app.clock.now) });
      const { id } = await stripe.customers.create({ test_clock: clock.id });
      await db.user.update({ where: { id: employerId }, data: { stripeCustomerId: id } });
      const moveTo = async (time: Date): Promise<void> => {
        app.clock.now = time;
        await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: seconds(time) });
      };
      return { customerId: id, moveTo };
    },
    /** All events that name the text, such as the id of a subscription, in order. */
    eventsOf: async (text: string): Promise<Stripe.Event[]> => {
      const { rows } = await pool.query<{ data: Stripe.Event }>(
        `SELECT data FROM payment_sandbox.object WHERE kind = 'event' AND data::text LIKE '%' || $1 || '%' ORDER BY seq`,
        [text],
      );
      return rows.map(({ data }) => data);
    },
    /** Stops automatic webhooks. */
    holdMessages: async () => {
      await pool.query('ALTER TABLE payment_sandbox.delivery ALTER COLUMN delivered_at SET DEFAULT now()');
    },
    /**
     * Removes all customers and what they bought, at the provider and in the application, but not what moved the balance. A comparison
     * looks at everything of the last 30 days: without this, each test would compare the customers of all tests before it.
     */
    forgetCustomers: async () => {
      await pool.query(`DELETE FROM payment_sandbox.object WHERE kind NOT IN ('product', 'balance_transaction')`);
      await pool.query('TRUNCATE subscription, webhook_event, reconciliation, payment_difference CASCADE');
      await pool.query('UPDATE "user" SET stripe_customer_id = NULL WHERE stripe_customer_id IS NOT NULL');
    },
    /** Resolves when the application has received all automatic webhooks. */
    delivered: () =>
      eventually(async () => {
        const { rows } = await pool.query('SELECT FROM payment_sandbox.delivery WHERE delivered_at IS NULL LIMIT 1');
        expect(rows).toEqual([]);
      }),
    /** Sends a signed webhook to the application. Returns the response status. */
    deliver: async (event: Stripe.Event): Promise<number> => {
      const body = JSON.stringify(event);
      const signature = signPayload(body, keys.webhookSecret, seconds(new Date()));
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      return (await fetch(webhookUrl, { method: 'POST', headers, body })).status;
    },
    /** Delivers all events that name the text, in order or the newest first. Each is accepted. */
    deliverAll: async (text: string, order?: 'newest first'): Promise<void> => {
      const events = await side.eventsOf(text);
      for (const event of order ? events.toReversed() : events) expect(await side.deliver(event)).toBe(200);
    },
    /** Makes the card the default of a subscription, as in the dashboard. */
    putCard: async (customer: string, subscriptionId: string, card: Card): Promise<void> => {
      const { id } = await stripe.paymentMethods.attach(await side.takeCard(card), { customer });
      await stripe.subscriptions.update(subscriptionId, { default_payment_method: id });
    },
    /** A subscription that is made in the dashboard. */
    subscribeByHand: async (
      customer: string,
      more: Partial<Stripe.SubscriptionCreateParams> = {},
    ): Promise<Stripe.Subscription> => {
      const { id: method } = await stripe.paymentMethods.attach(await side.takeCard('visa'), { customer });
      const { id: product } = await stripe.products.create({ name: 'By hand' });
      const price = { currency: 'sgd', product, recurring: { interval: 'month' as const }, unit_amount: 4200 };
      const items = [{ price_data: price }];
      return stripe.subscriptions.create({ customer, default_payment_method: method, items, ...more });
    },
    /** The amounts that a customer has paid, the latest first. */
    paidBy: async (customer: string): Promise<number[]> => {
      const { data } = await stripe.charges.list({ customer, limit: 100 });
      return data.filter(({ paid }) => paid).map(({ amount }) => amount);
    },
    close: async () => {
      await sandbox.close();
      await pool.end();
      await Promise.all(disconnected);
    },
  };
  return side;
}

export const asEmployer = ({ id }: { id: number }): Viewer => ({ kind: 'employer', id, sessionId: id });
export const asGuest = ({ id }: { id: number }, { clock }: TestApp): Viewer => ({
  kind: 'guest',
  id,
  until: guestEnd(clock.now),
});
export const asAdmin = ({ id }: { id: number }): Viewer => ({ kind: 'admin', id, sessionId: id });

let attempts = 0;

export type Purchase = { id: number; globalId: string; providerId: string; redirectUrl: string | null };

/** Buys as this employer. */
export async function buy(
  app: TestApp,
  provider: ProviderSide,
  employer: User,
  { card = 'visa', mode = 'MONTHLY', cityId }: { card?: Card; mode?: RecurringMode; cityId?: number } = {},
): Promise<Purchase> {
  attempts += 1;
  const { data } = await askAs(
    app,
    asEmployer(employer),
    `mutation ($input: SubscribeInput!) {
      subscribe(input: $input) { __typename ... on SubscribePayload { redirectUrl subscription { id databaseId } } }
    }`,
    {
      input: {
        recurringMode: mode,
        cityId,
        paymentMethodId: await provider.takeCard(card),
        attemptKey: `attempt-${attempts}`,
        returnPath: '/my-subscription',
      },
    },
  );
  const answer = JSON.parse(JSON.stringify(data)).subscribe;
  if (answer.__typename !== 'SubscribePayload') throw new Error(`Buying ended in ${answer.__typename}`);
  const id: number = answer.subscription.databaseId;
  const row = await app.services.db.subscription.findUniqueOrThrow({ where: { id } });
  return {
    id,
    globalId: encodeGlobalId('EmployerSubscription', id),
    providerId: row.stripeSubscriptionId ?? '',
    redirectUrl: answer.redirectUrl,
  };
}

/** An employer who subscribed on 1 June at noon, the time of the provider's clock and the application's. */
export async function makeSubscriber(
  app: TestApp,
  provider: ProviderSide,
  { card = 'visa', mode = 'MONTHLY' }: { card?: Card; mode?: RecurringMode } = {},
) {
  app.clock.now = new Date('2026-06-01T12:00:00Z');
  const employer = await makeEmployer(app.services.db);
  const { customerId, moveTo } = await provider.makeCustomer(employer.id);
  const bought = await buy(app, provider, employer, { card, mode });
  const viewer = asEmployer(employer);
  return { employer, viewer, bought, customerId, moveTo: (text: string) => moveTo(new Date(text)) };
}

/** Resolves when the application has processed a change of one of this employer's subscriptions. */
export async function afterChange(app: TestApp, employer: { id: number }, act: () => Promise<unknown>): Promise<void> {
  const changes = app.services.events.subscribe('subscription', String(employer.id))[Symbol.asyncIterator]();
  const heard = changes.next();
  await act();
  await heard;
  await changes.return?.();
}

/** An address of the product, at the test application. */
export const ownAddress = ({ services, url }: TestApp, address: string | null | undefined): string =>
  (address ?? '').replace(services.publicUrl, url);

/** Answers the bank's page as a cardholder does. Returns the address that it leads back to. */
export async function answerBank(
  app: TestApp,
  page: string | null | undefined,
  answer: 'complete' | 'fail' = 'complete',
): Promise<URL> {
  const body = new URLSearchParams({ answer });
  const { headers } = await fetch(ownAddress(app, page), { method: 'POST', body, redirect: 'manual' });
  return new URL(headers.get('location') ?? 'http://none');
}

/** Pays on a page of the provider. Returns the session of the way back, if it was paid. */
export async function payOnPage(page: string): Promise<string | null> {
  const body = new URLSearchParams({ number: cards.visa, expiry: '12 / 40', cvc: '123', name: 'Ana Lima' });
  const { headers } = await fetch(page, { method: 'POST', body, redirect: 'manual' });
  return new URL(headers.get('location') ?? 'http://none').searchParams.get('session_id');
}
