import { beforeAll, describe, expect, it } from 'vitest';
import { banUser } from '../../../server/domain/lifecycle/ban/ban.ts';
import { cancelBannedSubscriptions } from '../../../server/domain/lifecycle/ban/banSubscription.ts';
import { deleteUser } from '../../../server/domain/lifecycle/deletion/deletion.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { makeAdmin, makeEmployer } from '../../support/factories.ts';
import { testApp, testCatalog, testProvider } from '../../support/fixtures.ts';
import { askAs, contextFor } from '../../support/graph.ts';
import { asAdmin, asEmployer, buy, payOnPage } from '../../support/sandbox.ts';

/** Payments that were under way when their employer was banned or deleted. */

const app = testApp({ environment: { PAYMENT_FORM: 'checkout' } });
testCatalog(app);
const provider = testProvider(app);

beforeAll(async () => {
  app.clock.now = new Date();
  await app.services.reference.refresh();
  await provider.holdMessages();
});

const person = ({ id }: User) => ({ id, role: 'ROLE_EMPLOYER' as const });
const asClara = async () => contextFor(app, asAdmin(await makeAdmin(app.services.db)));
const ban = async (employer: User) => banUser(await asClara(), person(employer), { reason: 'Fraud' });
const ownAddress = (address: string) => address.replace(app.services.publicUrl, app.url);

async function openPage(employer: User): Promise<string> {
  const { data } = await askAs(
    app,
    asEmployer(employer),
    `mutation { startCheckout(input: { recurringMode: MONTHLY, returnPath: "/chat" }) {
      __typename ... on StartCheckoutPayload { redirectUrl }
    } }`,
    {},
  );
  const { redirectUrl } = JSON.parse(JSON.stringify(data)).startCheckout;
  return ownAddress(redirectUrl);
}

/** What the provider has of the employer: subscriptions, and what is left of each payment. */
async function atProvider(employer: User) {
  const { data } = await provider.stripe.customers.list({ limit: 100 });
  const own = data.filter(({ metadata }) => metadata.employerId === String(employer.id));
  const found = { subscriptions: [] as string[], payments: [] as number[] };
  for (const { id: customer } of own) {
    const subscriptions = await provider.stripe.subscriptions.list({ customer, status: 'all' });
    found.subscriptions.push(...subscriptions.data.map(({ status }) => status));
    const charges = await provider.stripe.charges.list({ customer });
    found.payments.push(...charges.data.map(({ amount, amount_refunded }) => amount - amount_refunded));
  }
  return found;
}

/** Delivers everything that the provider has to say about the employer's subscriptions, the newest first. */
async function deliverAll(employer: User): Promise<void> {
  const events = await provider.everything();
  const about = events.filter((event) => JSON.stringify(event).includes(`"employerId":"${employer.id}"`));
  for (const event of about.toReversed()) expect(await provider.deliver(event)).toBe(200);
}

const rowsOf = ({ id }: User) =>
  app.services.db.subscription.findMany({
    where: { employerId: id },
    select: { status: true, cancelAtPeriodEnd: true, invoices: { select: { status: true } } },
  });

describe('a payment page that was opened before a ban', () => {
  it('is closed by it, and another one cannot be opened', async () => {
    const employer = await makeEmployer(app.services.db);
    const page = await openPage(employer);
    await ban(employer);
    await cancelBannedSubscriptions(app.services);
    await payOnPage(page);
    expect(await atProvider(employer)).toEqual({ subscriptions: [], payments: [] });
    const again = await askAs(
      app,
      asEmployer(employer),
      'mutation { startCheckout(input: { recurringMode: MONTHLY, returnPath: "/chat" }) { __typename } }',
      {},
    );
    expect(JSON.stringify(again)).not.toContain('StartCheckoutPayload');
  });

  it.each(['a webhook', 'the way back', 'the job'])(
    'is refunded and ended when it was paid first, and the product hears it by %s',
    async (how) => {
      const employer = await makeEmployer(app.services.db);
      const page = await openPage(employer);
      // The clock of the provider counts seconds.
      app.clock.now = new Date(Date.now() - 5_000);
      await ban(employer);
      const session = await payOnPage(page);
      expect(await atProvider(employer)).toEqual({ subscriptions: ['active'], payments: [4900] });
      if (how === 'a webhook') await deliverAll(employer);
      else if (how === 'the job') await cancelBannedSubscriptions(app.services);
      else {
        const { data } = await askAs(
          app,
          { kind: 'anonymous' },
          'mutation ($id: String!) { confirmPayment(input: { sessionId: $id }) { ... on Failure { message } } }',
          { id: session },
        );
        expect(JSON.stringify(data)).toContain('What you paid is refunded.');
      }
      expect(await atProvider(employer)).toEqual({ subscriptions: ['canceled'], payments: [0] });
      await cancelBannedSubscriptions(app.services);
      await deliverAll(employer);
      expect(await rowsOf(employer)).toMatchObject([{ status: 'CANCELED', invoices: [{ status: 'REFUNDED' }] }]);
      expect(await atProvider(employer)).toEqual({ subscriptions: ['canceled'], payments: [0] });
    },
  );
});

it('a payment that waits for the bank is given up by a ban', async () => {
  const employer = await makeEmployer(app.services.db);
  app.clock.now = new Date();
  const { redirectUrl } = await buy(app, provider, employer, { card: 'asks' });
  await ban(employer);
  await cancelBannedSubscriptions(app.services);
  const answer = { method: 'POST', body: new URLSearchParams({ answer: 'complete' }), redirect: 'manual' } as const;
  await fetch(ownAddress(redirectUrl ?? ''), answer);
  expect(await atProvider(employer)).toEqual({ subscriptions: ['incomplete_expired'], payments: [] });
});

it('what is paid before a ban lasts until the end of its period', async () => {
  const employer = await makeEmployer(app.services.db);
  await payOnPage(await openPage(employer));
  app.clock.now = new Date(Date.now() + 5_000);
  await ban(employer);
  await deliverAll(employer);
  expect(await atProvider(employer)).toEqual({ subscriptions: ['active'], payments: [4900] });
  expect(await rowsOf(employer)).toMatchObject([{ status: 'ACTIVE', cancelAtPeriodEnd: true }]);
});

describe('a payment that arrives for an account which is gone', () => {
  it.each(['deleted', 'unknown'])('%s is refunded and ended', async (how) => {
    const { db } = app.services;
    const employer = await makeEmployer(db);
    app.clock.now = new Date(Date.now() - 5_000);
    const page = await openPage(employer);
    // As if the provider had not closed the page.
    await db.user.update({ where: { id: employer.id }, data: { stripeCustomerId: null } });
    if (how === 'deleted') await deleteUser(await asClara(), person(employer));
    else await db.user.delete({ where: { id: employer.id } });
    await payOnPage(page);
    await deliverAll(employer);
    expect(await atProvider(employer)).toEqual({ subscriptions: ['canceled'], payments: [0] });
  });
});
