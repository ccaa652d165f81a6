import { expect, it } from 'vitest';
import { graceMs } from '../../server/domain/accounts/access/premium.policy.ts';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { makeAdmin, makeEmployer, makeReference } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';
import { askAs } from '../support/graph.ts';
import { asAdmin, asEmployer } from '../support/sandbox.ts';

/** The data of an employer's subscription page. */

const app = testApp();

async function ownPage(viewer: Viewer) {
  const { data, errors } = await askAs(
    app,
    viewer,
    `{ viewer {
      pricingOptions { currency recurringMode price }
      subscriptions(first: 5) { edges { node { status currentPeriodEnd accessEndsAt } } }
      invoices(first: 5) { totalCount edges { node { number status } } }
    } }`,
  );
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data)).viewer;
}

it('shows only the viewer’s invoices, without those of subscriptions that were never paid', async () => {
  const { db } = app.services;
  const [boss, other, admin] = [await makeEmployer(db), await makeEmployer(db), await makeAdmin(db)];
  const bill = async (employerId: number, name: string, statuses: readonly ('PAID' | 'FAILED')[]) => {
    const price = { recurringMode: 'MONTHLY', currency: 'SGD', amount: 4900 } as const;
    const subscription = await db.subscription.create({
      data: { employerId, ...price, status: 'CANCELED', stripeSubscriptionId: name, currentPeriodEnd: app.clock.now },
    });
    for (const [at, status] of statuses.entries()) {
      const createdAt = new Date(app.clock.now.getTime() + at * 1000);
      const number = `${name}-${at}`;
      const invoice = { subscriptionId: subscription.id, stripeInvoiceId: number, number, status, createdAt };
      await db.invoice.create({ data: { ...invoice, currency: 'SGD', amount: 4900 } });
    }
  };
  await bill(boss.id, 'sub_own', ['PAID', 'FAILED']);
  await bill(boss.id, 'sub_tried', ['FAILED']);
  await bill(other.id, 'sub_other', ['PAID']);

  const numbers = async (viewer: Viewer) =>
    (await ownPage(viewer)).invoices.edges.map(({ node }: { node: { number: string } }) => node.number);
  expect(await numbers({ kind: 'anonymous' })).toEqual([]);
  expect(await numbers(asAdmin(admin))).toEqual([]);
  expect(await numbers(asEmployer(other))).toEqual(['sub_other-0']);
  expect(await numbers(asEmployer(boss))).toEqual(['sub_own-1', 'sub_own-0']);
});

it('shows when the access ends, including the grace period of an overdue subscription', async () => {
  const { db } = app.services;
  const boss = await makeEmployer(db);
  const admin = await makeAdmin(db);
  const end = new Date(app.clock.now.getTime() - 3_600_000);
  const price = { recurringMode: 'MONTHLY', currency: 'SGD', amount: 4900 } as const;
  const given = { grantedById: admin.id, grantReason: 'For a test' };
  const { id } = await db.subscription.create({
    data: { employerId: boss.id, ...price, ...given, status: 'ACTIVE', currentPeriodEnd: end },
  });
  const shown = async () => (await ownPage(asEmployer(boss))).subscriptions.edges[0].node;
  expect(await shown()).toMatchObject({ accessEndsAt: end.toISOString() });
  await db.subscription.update({ where: { id }, data: { status: 'PAST_DUE' } });
  expect(await shown()).toMatchObject({
    currentPeriodEnd: end.toISOString(),
    accessEndsAt: new Date(end.getTime() + graceMs).toISOString(),
  });
});

it('shows prices in the currency of the viewer’s city', async () => {
  const { db, reference } = app.services;
  await makeReference(db);
  const country = await db.country.create({
    data: { name: 'Japan', currencyCode: 'JPY', currencySymbol: '¥', currencyName: 'Japanese yen' },
  });
  const city = await db.city.create({
    data: { name: 'Tokyo', slug: 'tokyo', countryId: country.id, recommendedPrices: [1200] },
  });
  await db.pricingOption.create({ data: { currency: 'JPY', recurringMode: 'MONTHLY', amount: 5500 } });
  await reference.refresh();
  const prices = async (viewer: Viewer) => (await ownPage(viewer)).pricingOptions;
  const inSingapore = [
    { currency: 'SGD', recurringMode: 'MONTHLY', price: 49 },
    { currency: 'SGD', recurringMode: 'YEARLY', price: 470 },
  ];
  expect(await prices({ kind: 'anonymous' })).toEqual(inSingapore);
  expect(await prices(asEmployer(await makeEmployer(db)))).toEqual(inSingapore);
  const inTokyo = [{ currency: 'JPY', recurringMode: 'MONTHLY', price: 5500 }];
  expect(await prices(asEmployer(await makeEmployer(db, { cityId: city.id })))).toEqual(inTokyo);
});
