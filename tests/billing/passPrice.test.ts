import { beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { send } from '../rest/call.ts';
import { DocumentedVisitor } from '../support/documented.ts';
import { makeAdmin, makeEmployer, makeJobSeeker, testPassword } from '../support/factories.ts';
import { testApp, testCatalog, testProvider } from '../support/fixtures.ts';
import { askAs } from '../support/graph.ts';
import { asAdmin, asEmployer, buy } from '../support/sandbox.ts';

/** Price lists include the pass only on request, and only if an admin has set its price. */

const app = testApp();
const catalog = testCatalog(app);
const provider = testProvider(app);
let admin: User;
let employer: User;

beforeAll(async () => {
  const { db } = app.services;
  admin = await makeAdmin(db);
  employer = await makeEmployer(db);
});

async function ask(viewer: Viewer, source: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await askAs(app, viewer, source, variables);
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data));
}

async function save(input: object) {
  const answer = await ask(
    asAdmin(admin),
    `mutation ($input: SavePricingOptionInput!) {
      savePricingOption(input: $input) {
        __typename ... on SavePricingOptionPayload { pricingOption { id price } } ... on InvalidInput { fields { field } }
      }
    }`,
    { input },
  );
  return answer.savePricingOption;
}
const remove = async (id: string) => {
  const source =
    'mutation ($id: ID!) { deletePricingOption(input: { id: $id }) { __typename ... on Failure { message } } }';
  return (await ask(asAdmin(admin), source, { id })).deletePricingOption;
};

/** The plans in every list of prices, with this argument. */
async function listed(args: string): Promise<string[][]> {
  const jobSeeker = await makeJobSeeker(app.services.db, catalog);
  const as = asEmployer(employer);
  const variables = { id: encodeGlobalId('JobSeeker', jobSeeker.id) };
  await ask(as, 'mutation ($id: ID!) { contactJobSeeker(input: { jobSeeker: $id }) { __typename } }', variables);
  const chat = await app.services.db.chat.findFirstOrThrow({ where: { jobSeekerId: jobSeeker.id } });
  const found = await ask(
    as,
    `query ($id: ID!, $chat: ChatReference!) {
      pricingOptions${args} { recurringMode }
      viewer { pricingOptions${args} { recurringMode } }
      node(id: $id) { ... on JobSeeker { subscriptionOptions${args} { recurringMode } } }
      chat(reference: $chat) { subscriptionOptions${args} { recurringMode } }
    }`,
    { ...variables, chat: { id: encodeGlobalId('Chat', chat.id) } },
  );
  const { allPricingOptions } = await ask(asAdmin(admin), `{ allPricingOptions${args} { recurringMode } }`);
  const lists = [
    found.pricingOptions,
    found.viewer.pricingOptions,
    found.node.subscriptionOptions,
    found.chat.subscriptionOptions,
    allPricingOptions,
  ];
  return lists.map((options) => options.map((option: { recurringMode: string }) => option.recurringMode));
}

const everywhere = (...modes: string[]) => [modes, modes, modes, modes, modes];

describe('the price of a pass', () => {
  it('is set, changed and removed by an admin, and is the last in the lists of those who ask for it', async () => {
    expect(await listed('(withPass: true)')).toEqual(everywhere('MONTHLY', 'YEARLY'));
    const pass = { currency: 'SGD', recurringMode: 'PASS' };
    const { pricingOption } = await save({ ...pass, amount: 1500 });
    expect(await save({ ...pass, id: pricingOption.id, amount: 1900 })).toMatchObject({
      pricingOption: { price: 19 },
    });
    expect(await listed('(withPass: true)')).toEqual(everywhere('MONTHLY', 'YEARLY', 'PASS'));
    expect(await listed('')).toEqual(everywhere('MONTHLY', 'YEARLY'));
    expect(await remove(pricingOption.id)).toEqual({ __typename: 'DeletePricingOptionPayload' });
    expect(await listed('(withPass: true)')).toEqual(everywhere('MONTHLY', 'YEARLY'));
    await save({ ...pass, amount: 1900 });
  });

  it('does not keep a currency on offer by itself', async () => {
    const { db, reference } = app.services;
    const japan = await db.country.create({
      data: { name: 'Japan', currencyCode: 'JPY', currencySymbol: '¥', currencyName: 'Japanese yen' },
    });
    const tokyo = { name: 'Tokyo', slug: 'tokyo', countryId: japan.id, recommendedPrices: [1200] };
    const { id } = await db.city.create({ data: tokyo });
    await reference.refresh();
    expect(await save({ currency: 'JPY', recurringMode: 'PASS', amount: 2000 })).toHaveProperty('pricingOption');
    const source = 'query ($id: Int) { pricingOptions(cityId: $id, withPass: true) { currency } }';
    const { pricingOptions } = await ask({ kind: 'anonymous' }, source, { id });
    expect(pricingOptions).toEqual(Array.from({ length: 3 }, () => ({ currency: 'SGD' })));

    const prices = await db.pricingOption.findMany({ where: { currency: 'SGD' }, orderBy: { recurringMode: 'asc' } });
    const [monthly = '', yearly = ''] = prices.map((price) => encodeGlobalId('PricingOption', price.id));
    expect(await remove(yearly)).toEqual({ __typename: 'DeletePricingOptionPayload' });
    expect(await remove(monthly)).toMatchObject({ __typename: 'Conflict' });
    const moved = { id: monthly, currency: 'SGD', recurringMode: 'PASS', amount: 4900 };
    expect(await save(moved)).toMatchObject({ __typename: 'InvalidInput' });
    await save({ currency: 'SGD', recurringMode: 'YEARLY', amount: 47_000 });
  });

  it('is named when another one was shown', async () => {
    const { subscribe } = await ask(
      asEmployer(employer),
      `mutation ($input: SubscribeInput!) {
        subscribe(input: $input) { ... on PriceChanged { message recurringMode amount } }
      }`,
      {
        input: {
          recurringMode: 'PASS',
          amount: 1500,
          paymentMethodId: 'pm_12345678',
          attemptKey: 'attempt-shown',
          returnPath: '/',
        },
      },
    );
    expect(subscribe).toEqual({
      message: 'The price is now SGD 19 for 7 days. Nothing was charged. Please check it and pay again.',
      recurringMode: 'PASS',
      amount: 1900,
    });
  });
});

it('the run rate of the back office counts no pass', async () => {
  const { db } = app.services;
  const count = async () =>
    ask(
      asAdmin(admin),
      '{ subscriptionTotals { count monthlyAmount } overview(days: 1) { revenue { days { subscriptions } } } }',
    );
  const holder = await makeEmployer(db);
  await provider.makeCustomer(holder.id);
  await buy(app, provider, holder, { mode: 'PASS' });
  expect(await count()).toMatchObject({ subscriptionTotals: [], overview: { revenue: [] } });
  const subscriber = await makeEmployer(db);
  await provider.makeCustomer(subscriber.id);
  await buy(app, provider, subscriber);
  expect(await count()).toMatchObject({
    subscriptionTotals: [{ count: 1, monthlyAmount: 4900 }],
    overview: { revenue: [{ days: [{ subscriptions: 1 }] }] },
  });
});

describe('REST', () => {
  it('says of a subscription that it is a pass', async () => {
    const holder = await makeEmployer(app.services.db);
    await provider.makeCustomer(holder.id);
    await buy(app, provider, holder, { mode: 'PASS' });
    const visitor = await new DocumentedVisitor(app.url).signIn(holder.loginEmail ?? '', testPassword);
    const { body } = await send(visitor, 'GET /api/get-user-info');
    expect(body).toMatchObject({
      active_subscriptions: [{ recurring_mode: 'monthly', is_pass: true, price: 19, status: 'active' }],
    });
  });
});
