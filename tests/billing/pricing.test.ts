import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { makeAdmin, makeEmployer, makeReference } from '../support/factories.ts';
import { testApp, testProvider } from '../support/fixtures.ts';
import { askAs } from '../support/graph.ts';
import { afterChange, asAdmin, asEmployer, buy } from '../support/sandbox.ts';

/** Prices of subscriptions, and their management by admins. */

const app = testApp();
const provider = testProvider(app);
let admin: User;
/** In a country that pays in yen. */
let tokyo: number;

beforeAll(async () => {
  const { db, reference } = app.services;
  admin = await makeAdmin(db);
  const japan = await db.country.create({
    data: { name: 'Japan', currencyCode: 'JPY', currencySymbol: '¥', currencyName: 'Japanese yen' },
  });
  for (const [name, currencyCode] of [
    ['Iceland', 'ISK'],
    ['Kuwait', 'KWD'],
    ['Indonesia', 'IDR'],
  ] as const) {
    await db.country.create({ data: { name, currencyCode, currencySymbol: currencyCode, currencyName: currencyCode } });
  }
  const city = await db.city.create({
    data: { name: 'Tokyo', slug: 'tokyo', countryId: japan.id, recommendedPrices: [1200] },
  });
  tokyo = city.id;
  await reference.refresh();
});
beforeEach(async () => {
  const { db, reference } = app.services;
  await db.pricingOption.deleteMany();
  await makeReference(db);
  await reference.refresh();
});

type Answer = Record<string, unknown> & { __typename: string };

async function asked(mutation: string, type: string, input: object, payload: string): Promise<Answer> {
  const { data, errors } = await askAs(
    app,
    asAdmin(admin),
    `mutation ($input: ${type}Input!) {
      ${mutation}(input: $input) {
        __typename ... on ${type}Payload { ${payload} } ... on Failure { message } ${
          type.startsWith('Save') ? '... on InvalidInput { fields { field message } }' : ''
        }
      }
    }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data))[mutation];
}
const save = (input: object) =>
  asked('savePricingOption', 'SavePricingOption', input, 'pricingOption { id currency recurringMode amount price }');
const remove = (id: string) => asked('deletePricingOption', 'DeletePricingOption', { id }, 'deletedId');

const idOf = async (currency: string, recurringMode: 'MONTHLY' | 'YEARLY') =>
  encodeGlobalId(
    'PricingOption',
    (await app.services.db.pricingOption.findFirstOrThrow({ where: { currency, recurringMode } })).id,
  );

async function offered(cityId?: number) {
  const { data } = await askAs(
    app,
    { kind: 'anonymous' },
    'query ($cityId: Int) { pricingOptions(cityId: $cityId) { currency recurringMode amount price } }',
    { cityId },
  );
  return JSON.parse(JSON.stringify(data)).pricingOptions;
}

describe('a price', () => {
  it('can be created by an admin, even in a currency without decimals, and is offered where that currency is used', async () => {
    expect(await offered(tokyo)).toMatchObject([{ currency: 'SGD' }, { currency: 'SGD' }]);
    expect(await save({ currency: 'jpy', recurringMode: 'MONTHLY', amount: 5500 })).toMatchObject({
      pricingOption: { currency: 'JPY', recurringMode: 'MONTHLY', amount: 5500, price: 5500 },
    });
    expect(await offered(tokyo)).toEqual([{ currency: 'JPY', recurringMode: 'MONTHLY', amount: 5500, price: 5500 }]);
    expect(await offered()).toEqual([
      { currency: 'SGD', recurringMode: 'MONTHLY', amount: 4900, price: 49 },
      { currency: 'SGD', recurringMode: 'YEARLY', amount: 47000, price: 470 },
    ]);
    const { data } = await askAs(app, asAdmin(admin), '{ allPricingOptions { currency recurringMode } }');
    expect(data).toEqual({
      allPricingOptions: [
        { currency: 'JPY', recurringMode: 'MONTHLY' },
        { currency: 'SGD', recurringMode: 'MONTHLY' },
        { currency: 'SGD', recurringMode: 'YEARLY' },
      ],
    });
  });

  it('in yen is charged and shown in yen', async () => {
    await save({ currency: 'JPY', recurringMode: 'MONTHLY', amount: 5500 });
    const { db } = app.services;
    const employer = await makeEmployer(db);
    const { customerId } = await provider.makeCustomer(employer.id);
    await app.services.db.user.update({ where: { id: employer.id }, data: { cityId: tokyo } });
    await buy(app, provider, employer, { cityId: tokyo });
    const { data: charges } = await provider.stripe.charges.list({ customer: customerId });
    expect(charges).toMatchObject([{ amount: 5500, currency: 'jpy' }]);
    const { data } = await askAs(
      app,
      asEmployer(employer),
      '{ viewer { subscriptions { edges { node { amount price currency latestInvoice { amount price currency } } } } } }',
    );
    const yen = { amount: 5500, price: 5500, currency: 'JPY' };
    expect(data).toEqual({ viewer: { subscriptions: { edges: [{ node: { ...yen, latestInvoice: yen } }] } } });
  });

  it.each([
    ['currency', { currency: 'dollar' }, 'Please provide a currency code of three letters.'],
    ['currency', { currency: 'XTS' }, 'No country uses this currency.'],
    ['amount', { amount: 0 }, 'Please provide a price.'],
    ['amount', { amount: -4900 }, 'Please provide a price.'],
    ['amount', { amount: 100_000_000 }, 'This price is too high.'],
    ['amount', { currency: 'ISK', amount: 4950 }, 'This price has too many decimals for its currency.'],
    ['amount', { currency: 'KWD', amount: 15_005 }, 'This price has too many decimals for its currency.'],
    ['recurringMode', { currency: 'SGD' }, 'A price for this currency and period already exists.'],
  ])('is refused at %s: %o', async (field, wrong, message) => {
    const answer = await save({ currency: 'IDR', recurringMode: 'MONTHLY', amount: 4900, ...wrong });
    expect(answer).toMatchObject({ __typename: 'InvalidInput', fields: [{ field, message }] });
    expect(await app.services.db.pricingOption.count()).toBe(2);
  });

  it('that is changed applies to new subscriptions, and renewals keep the old price', async () => {
    const { db } = app.services;
    app.clock.now = new Date('2026-06-01T12:00:00Z');
    const employer = await makeEmployer(db);
    const { moveTo, customerId } = await provider.makeCustomer(employer.id);
    const bought = await buy(app, provider, employer);
    const id = await idOf('SGD', 'MONTHLY');
    expect(await save({ id, currency: 'SGD', recurringMode: 'MONTHLY', amount: 5900 })).toMatchObject({
      pricingOption: { id, amount: 5900, price: 59 },
    });
    await afterChange(app, employer, () => moveTo(new Date('2026-07-01T13:00:01Z')));
    const { data } = await provider.stripe.charges.list({ customer: customerId });
    expect(data.map(({ amount }) => amount)).toEqual([4900, 4900]);
    expect(await db.subscription.findUniqueOrThrow({ where: { id: bought.id } })).toMatchObject({ amount: 4900 });
    const newcomer = await makeEmployer(db);
    const later = await buy(app, provider, newcomer);
    expect(await db.subscription.findUniqueOrThrow({ where: { id: later.id } })).toMatchObject({ amount: 5900 });
  });

  it('can be deleted without an effect on existing subscriptions', async () => {
    const { db } = app.services;
    const employer = await makeEmployer(db);
    const bought = await buy(app, provider, employer, { mode: 'YEARLY' });
    const id = await idOf('SGD', 'YEARLY');
    expect(await remove(id)).toEqual({ __typename: 'DeletePricingOptionPayload', deletedId: id });
    expect(await remove(id)).toMatchObject({ __typename: 'NotFound' });
    expect(await db.subscription.findUniqueOrThrow({ where: { id: bought.id } })).toMatchObject({
      recurringMode: 'YEARLY',
      amount: 47000,
    });
    const { data } = await askAs(
      app,
      asEmployer(await makeEmployer(db)),
      `mutation {
        subscribe(input: { recurringMode: YEARLY, paymentMethodId: "pm_card_visa", attemptKey: "attempt-gone", returnPath: "/" }) {
          __typename ... on Failure { message }
        }
      }`,
    );
    expect(data).toEqual({ subscribe: { __typename: 'InvalidInput', message: 'This subscription is not available.' } });
  });

  it('that is the last one in SGD cannot be deleted or moved, even concurrently', async () => {
    const [monthly, yearly] = [await idOf('SGD', 'MONTHLY'), await idOf('SGD', 'YEARLY')];
    const answers = await Promise.all([remove(monthly), remove(yearly)]);
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['Conflict', 'DeletePricingOptionPayload']);
    const [left] = await app.services.db.pricingOption.findMany();
    expect(left).toMatchObject({ currency: 'SGD' });
    const id = encodeGlobalId('PricingOption', left?.id ?? 0);
    const moved = await save({ id, currency: 'IDR', recurringMode: 'MONTHLY', amount: 4900 });
    expect(moved).toMatchObject({ __typename: 'InvalidInput', fields: [{ field: 'currency' }] });
    expect(await offered()).toMatchObject([{ currency: 'SGD' }]);
  });
});
