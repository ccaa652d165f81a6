import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { Visitor } from '../support/browserless.ts';
import { makeEmployer, testPassword } from '../support/factories.ts';
import { testApp, testCatalog, testProvider } from '../support/fixtures.ts';
import { askAs } from '../support/graph.ts';
import { asEmployer, buy } from '../support/sandbox.ts';

/** Changes between the monthly and the yearly plan, and downloads of invoices. */

const app = testApp();
testCatalog(app);
const provider = testProvider(app);

/** An employer who subscribed on 1 June at noon; the clock then moves to 16 June. */
async function makeSubscriber(mode: 'MONTHLY' | 'YEARLY' = 'MONTHLY') {
  app.clock.now = new Date('2026-06-01T12:00:00Z');
  const employer = await makeEmployer(app.services.db);
  const { moveTo } = await provider.makeCustomer(employer.id);
  const bought = await buy(app, provider, employer, { mode });
  await moveTo(new Date('2026-06-16T12:00:00Z'));
  return { employer, viewer: asEmployer(employer), bought, moveTo: (text: string) => moveTo(new Date(text)) };
}
type Subscriber = Awaited<ReturnType<typeof makeSubscriber>>;

const preview = async ({ viewer, bought }: Subscriber, to: string) => {
  const { data } = await askAs(
    app,
    viewer,
    `query ($id: ID!, $to: RecurringMode!) { node(id: $id) { ... on EmployerSubscription {
      viewerCanChangePlan planChange(to: $to) {
        recurringMode amount price currency dueNow dueNowPrice credit creditPrice nextAt startsAt at
      }
    } } }`,
    { id: bought.globalId, to },
  );
  return JSON.parse(JSON.stringify(data)).node;
};
async function change(viewer: Viewer, { bought }: Subscriber, input: object) {
  const { data, errors } = await askAs(
    app,
    viewer,
    `mutation ($input: ChangePlanInput!) { changePlan(input: $input) {
      __typename
      ... on ChangePlanPayload { subscription { recurringMode amount status currentPeriodEnd cancelAtPeriodEnd } }
      ... on Failure { message }
      ... on PriceChanged { recurringMode amount currency price dueNow }
    } }`,
    { input: { subscription: bought.globalId, returnPath: '/my-subscription', ...input } },
  );
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data)).changePlan;
}
const charges = async ({ bought }: Subscriber) => {
  const { customer } = await provider.stripe.subscriptions.retrieve(bought.providerId);
  const { data } = await provider.stripe.charges.list({ customer: String(customer), limit: 100 });
  return data.filter(({ paid }) => paid).map(({ amount }) => amount);
};

describe('a change to yearly', () => {
  it('is charged at once at the price shown, less the rest of the month', async () => {
    const subscriber = await makeSubscriber();
    const { viewerCanChangePlan, planChange } = await preview(subscriber, 'YEARLY');
    expect(viewerCanChangePlan).toBe(true);
    expect(planChange).toEqual({
      recurringMode: 'YEARLY',
      amount: 47_000,
      price: 470,
      currency: 'SGD',
      dueNow: 47_000 - 2450,
      dueNowPrice: 445.5,
      credit: 2450,
      creditPrice: 24.5,
      nextAt: '2027-06-16T12:00:00.000Z',
      startsAt: '2026-06-16T12:00:00.000Z',
      at: '2026-06-16T12:00:00.000Z',
    });
    await subscriber.moveTo('2026-06-16T12:40:00Z');
    expect(await change(subscriber.viewer, subscriber, { recurringMode: 'YEARLY', at: planChange.at })).toMatchObject({
      subscription: {
        recurringMode: 'YEARLY',
        amount: 47_000,
        status: 'ACTIVE',
        currentPeriodEnd: '2027-06-16T12:40:00.000Z',
      },
    });
    expect(await charges(subscriber)).toEqual([47_000 - 2450, 4900]);
    // A second change charges nothing.
    await change(subscriber.viewer, subscriber, { recurringMode: 'YEARLY' });
    expect(await charges(subscriber)).toHaveLength(2);
    expect((await preview(subscriber, 'YEARLY')).planChange).toBeNull();
  });

  it('refuses a price that is too old or from the future', async () => {
    const subscriber = await makeSubscriber();
    for (const at of ['2026-06-16T10:59:00Z', '2026-06-16T12:00:01Z']) {
      expect(await change(subscriber.viewer, subscriber, { recurringMode: 'YEARLY', at })).toMatchObject({
        __typename: 'PriceChanged',
        dueNow: 47_000 - 2450,
      });
    }
    expect(await charges(subscriber)).toEqual([4900]);
  });

  it('waits for a renewal that is being charged', async () => {
    const subscriber = await makeSubscriber();
    await subscriber.moveTo('2026-07-01T11:50:00Z');
    const { planChange } = await preview(subscriber, 'YEARLY');
    const shown = { recurringMode: 'YEARLY', at: planChange.at, amount: planChange.amount };
    await subscriber.moveTo('2026-07-01T12:10:00Z');
    expect((await preview(subscriber, 'YEARLY')).planChange).toBeNull();
    for (const at of [planChange.at, '2026-07-01T12:10:00Z']) {
      expect(await change(subscriber.viewer, subscriber, { ...shown, at })).toMatchObject({
        __typename: 'Conflict',
        message: 'Your subscription is being renewed now. Please change it in about an hour.',
      });
    }
    expect(await charges(subscriber)).toEqual([4900]);
    await subscriber.moveTo('2026-07-01T13:10:00Z');
    expect(await charges(subscriber)).toEqual([4900, 4900]);
    expect(await change(subscriber.viewer, subscriber, { ...shown, at: '2026-07-01T13:10:00Z' })).toMatchObject({
      subscription: { recurringMode: 'YEARLY' },
    });
  });

  it('refuses a price shown before the period was renewed, or a different amount', async () => {
    const subscriber = await makeSubscriber();
    const { planChange } = await preview(subscriber, 'YEARLY');
    const shown = { recurringMode: 'YEARLY', at: planChange.at, amount: planChange.amount };
    await subscriber.moveTo('2026-07-01T13:10:00Z');
    expect(await change(subscriber.viewer, subscriber, shown)).toMatchObject({ __typename: 'PriceChanged' });
    const cheaper = { ...shown, at: '2026-07-01T13:10:00Z', amount: 46_900 };
    expect(await change(subscriber.viewer, subscriber, cheaper)).toMatchObject({ __typename: 'PriceChanged' });
    expect(await charges(subscriber)).toEqual([4900, 4900]);
  });
});

describe('a change to monthly', () => {
  it('takes effect at the end of the year and can be revoked until then', async () => {
    const subscriber = await makeSubscriber('YEARLY');
    expect((await preview(subscriber, 'MONTHLY')).planChange).toMatchObject({
      amount: 4900,
      dueNow: 0,
      credit: 0,
      startsAt: '2027-06-01T12:00:00.000Z',
      nextAt: '2027-06-01T12:00:00.000Z',
    });
    const waiting = { status: 'ACTIVE', currentPeriodEnd: '2027-06-01T12:00:00.000Z' };
    expect(await change(subscriber.viewer, subscriber, { recurringMode: 'MONTHLY' })).toMatchObject({
      subscription: { recurringMode: 'MONTHLY', amount: 4900, ...waiting },
    });
    expect(await change(subscriber.viewer, subscriber, { recurringMode: 'YEARLY' })).toMatchObject({
      subscription: { recurringMode: 'YEARLY', amount: 47_000, ...waiting },
    });
    await change(subscriber.viewer, subscriber, { recurringMode: 'MONTHLY' });
    expect(await charges(subscriber)).toEqual([47_000]);
    await subscriber.moveTo('2027-06-01T13:00:05Z');
    expect(await charges(subscriber)).toEqual([4900, 47_000]);
    await expect
      .poll(() => app.services.db.subscription.findUnique({ where: { id: subscriber.bought.id } }))
      .toMatchObject({ status: 'ACTIVE', currentPeriodEnd: new Date('2027-07-01T12:00:00Z') });
    // A change that costs nothing creates no invoice.
    const invoices = await app.services.db.invoice.findMany({ where: { subscriptionId: subscriber.bought.id } });
    expect(invoices.map(({ amount }) => amount).sort()).toEqual([47_000, 4900].sort());
  });
});

it('only its employer can download an invoice', async () => {
  const { employer, viewer, bought } = await makeSubscriber();
  const { data } = await askAs(
    app,
    viewer,
    'query ($id: ID!) { node(id: $id) { ... on EmployerSubscription { latestInvoice { number downloadUrl } } } }',
    { id: bought.globalId },
  );
  const { number, downloadUrl } = JSON.parse(JSON.stringify(data)).node.latestInvoice;
  const get = async (visitor: Visitor, path: string = downloadUrl) =>
    fetch(`${app.url}${path}`, { headers: { cookie: visitor.cookieHeader } });
  const stranger = await makeEmployer(app.services.db);
  app.clock.now = new Date();
  const theirs = await new Visitor(app.url).signIn(stranger.loginEmail ?? '', testPassword);
  for (const visitor of [new Visitor(app.url), theirs]) expect((await get(visitor)).status).toBe(404);
  const own = await new Visitor(app.url).signIn(employer.loginEmail ?? '', testPassword);
  for (const path of ['/invoices/999999/download', '/invoices/x/download']) {
    expect((await get(own, path)).status).toBe(404);
  }
  const file = await get(own);
  expect(file.status).toBe(200);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename="Invoice-${number}.pdf"`);
  expect(file.headers.get('cache-control')).toBe('no-store');
  expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).toContain(number);
});
