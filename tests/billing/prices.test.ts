import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { send } from '../rest/call.ts';
import { DocumentedVisitor } from '../support/documented.ts';
import {
  makeAdmin,
  makeEmployer,
  makeJobSeeker,
  makeReference,
  makeSubscription,
  testPassword,
} from '../support/factories.ts';
import { fixture, testApp, testCatalog, testDb, testProvider } from '../support/fixtures.ts';
import { mutateAs, readAs } from '../support/graph.ts';
import { afterChange, asAdmin, asEmployer, buy } from '../support/sandbox.ts';

/** Prices of subscriptions and of the pass: who sets them, who sees which, and what they apply to. */

const app = testApp();
const db = testDb(app);
const catalog = testCatalog(app);
const provider = testProvider(app);
let admin: User;
/** In a country that pays in yen. */
let tokyo: number;

beforeAll(async () => {
  admin = await makeAdmin(db);
  const currencies = { JPY: 'Japan', ISK: 'Iceland', KWD: 'Kuwait', IDR: 'Indonesia' };
  for (const [currencyCode, name] of Object.entries(currencies)) {
    const country = { name, currencyCode, currencySymbol: currencyCode, currencyName: currencyCode };
    const { id: countryId } = await db.country.create({ data: country });
    if (currencyCode !== 'JPY') continue;
    const city = { name: 'Tokyo', slug: 'tokyo', countryId, recommendedPrices: [1200] };
    tokyo = (await db.city.create({ data: city })).id;
  }
});
beforeEach(async () => {
  const { db, reference } = app.services;
  await db.pricingOption.deleteMany();
  await makeReference(db);
  await reference.refresh();
});

const ask = (viewer: Viewer, source: string, variables: Record<string, unknown> = {}) =>
  readAs(app, viewer, source, variables);

async function chatOf(employer: User, { id: jobSeekerId }: User) {
  const to = { jobSeeker: encodeGlobalId('JobSeeker', jobSeekerId) };
  await mutateAs(app, asEmployer(employer), 'contactJobSeeker', to);
  return db.chat.findFirstOrThrow({ where: { employerId: employer.id, jobSeekerId } });
}

const save = (input: object) =>
  mutateAs(app, asAdmin(admin), 'savePricingOption', input, 'pricingOption { id currency recurringMode amount price }');
const remove = (id: string) => mutateAs(app, asAdmin(admin), 'deletePricingOption', { id }, 'deletedId');

describe('a pass', () => {
  const pass = { currency: 'SGD', recurringMode: 'PASS', amount: 1900 };
  const employer = fixture(() => makeEmployer(db));

  /** The plans in every list of prices, with this argument. */
  async function listed(args: string): Promise<string[][]> {
    const jobSeeker = await makeJobSeeker(db, catalog);
    const chat = await chatOf(employer, jobSeeker);
    const ids = { id: encodeGlobalId('JobSeeker', jobSeeker.id), chat: { databaseId: chat.id } };
    const plans = `${args} { recurringMode }`;
    const found = await ask(
      asEmployer(employer),
      `query ($id: ID!, $chat: ChatReference!) { pricingOptions${plans} viewer { pricingOptions${plans} }
        node(id: $id) { ... on JobSeeker { subscriptionOptions${plans} } }
        chat(reference: $chat) { subscriptionOptions${plans} } }`,
      ids,
    );
    const { allPricingOptions } = await ask(asAdmin(admin), `{ allPricingOptions${plans} }`);
    const lists = [found.pricingOptions, found.viewer.pricingOptions, found.node.subscriptionOptions];
    lists.push(found.chat.subscriptionOptions, allPricingOptions);
    return lists.map((options) => options.map((option: { recurringMode: string }) => option.recurringMode));
  }

  const everywhere = (...modes: string[]) => [modes, modes, modes, modes, modes];

  it('is set, changed and removed by an admin, and is the last in the lists of those who ask for it', async () => {
    expect(await listed('(withPass: true)')).toEqual(everywhere('MONTHLY', 'YEARLY'));
    const { pricingOption } = await save({ ...pass, amount: 1500 });
    expect(await save({ ...pass, id: pricingOption.id })).toMatchObject({ pricingOption: { price: 19 } });
    expect(await listed('(withPass: true)')).toEqual(everywhere('MONTHLY', 'YEARLY', 'PASS'));
    expect(await listed('')).toEqual(everywhere('MONTHLY', 'YEARLY'));
    expect(await remove(pricingOption.id)).toMatchObject({ __typename: 'DeletePricingOptionPayload' });
    expect(await listed('(withPass: true)')).toEqual(everywhere('MONTHLY', 'YEARLY'));
  });

  it('does not keep a currency on offer by itself', async () => {
    await save(pass);
    expect(await save({ currency: 'JPY', recurringMode: 'PASS', amount: 2000 })).toHaveProperty('pricingOption');
    const source = 'query ($id: Int) { pricingOptions(cityId: $id, withPass: true) { currency } }';
    const { pricingOptions } = await ask({ kind: 'anonymous' }, source, { id: tokyo });
    expect(pricingOptions).toEqual(Array.from({ length: 3 }, () => ({ currency: 'SGD' })));

    const prices = await db.pricingOption.findMany({ where: { currency: 'SGD' }, orderBy: { recurringMode: 'asc' } });
    const [monthly = '', yearly = ''] = prices.map((price) => encodeGlobalId('PricingOption', price.id));
    expect(await remove(yearly)).toMatchObject({ __typename: 'DeletePricingOptionPayload' });
    expect(await remove(monthly)).toMatchObject({ __typename: 'Conflict' });
    const moved = { id: monthly, currency: 'SGD', recurringMode: 'PASS', amount: 4900 };
    expect(await save(moved)).toMatchObject({ __typename: 'InvalidInput' });
  });

  it('is named when another one was shown', async () => {
    await save(pass);
    const order = { recurringMode: 'PASS', amount: 1500, paymentMethodId: 'pm_12345678', returnPath: '/' };
    const input = { ...order, attemptKey: 'attempt-shown' };
    const changed = '... on PriceChanged { recurringMode amount }';
    expect(await mutateAs(app, asEmployer(employer), 'subscribe', input, '', changed)).toEqual({
      __typename: 'PriceChanged',
      message: 'The price is now SGD 19 for 7 days. Nothing was charged. Please check it and pay again.',
      recurringMode: 'PASS',
      amount: 1900,
    });
  });

  it('is no part of the run rate of the back office, and REST says that it is a pass', async () => {
    await save(pass);
    const source =
      '{ subscriptionTotals { count monthlyAmount } overview(days: 1) { revenue { days { subscriptions } } } }';
    const bought = async (mode: 'PASS' | 'MONTHLY') => {
      const holder = await makeEmployer(db);
      await provider.makeCustomer(holder.id);
      await buy(app, provider, holder, { mode });
      return holder;
    };
    const holder = await bought('PASS');
    expect(await ask(asAdmin(admin), source)).toMatchObject({ subscriptionTotals: [], overview: { revenue: [] } });
    await bought('MONTHLY');
    expect(await ask(asAdmin(admin), source)).toMatchObject({
      subscriptionTotals: [{ count: 1, monthlyAmount: 4900 }],
      overview: { revenue: [{ days: [{ subscriptions: 1 }] }] },
    });
    const visitor = await new DocumentedVisitor(app.url).signIn(holder.loginEmail ?? '', testPassword);
    const { body } = await send(visitor, 'GET /api/get-user-info');
    expect(body).toMatchObject({
      active_subscriptions: [{ recurring_mode: 'monthly', is_pass: true, price: 19, status: 'active' }],
    });
  });
});

const idOf = async (currency: string, recurringMode: 'MONTHLY' | 'YEARLY') =>
  encodeGlobalId('PricingOption', (await db.pricingOption.findFirstOrThrow({ where: { currency, recurringMode } })).id);

async function offered(cityId?: number) {
  const source = 'query ($cityId: Int) { pricingOptions(cityId: $cityId) { currency recurringMode amount price } }';
  return (await ask({ kind: 'anonymous' }, source, { cityId })).pricingOptions;
}

describe('a price', () => {
  const tooHigh = 'This price is too high. Please provide at most';

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
    const { allPricingOptions } = await ask(asAdmin(admin), '{ allPricingOptions { currency recurringMode } }');
    expect(allPricingOptions).toEqual([
      { currency: 'JPY', recurringMode: 'MONTHLY' },
      { currency: 'SGD', recurringMode: 'MONTHLY' },
      { currency: 'SGD', recurringMode: 'YEARLY' },
    ]);
  });

  it('in yen is charged and shown in yen', async () => {
    await save({ currency: 'JPY', recurringMode: 'MONTHLY', amount: 5500 });
    const employer = await makeEmployer(db);
    const { customerId } = await provider.makeCustomer(employer.id);
    await db.user.update({ where: { id: employer.id }, data: { cityId: tokyo } });
    await buy(app, provider, employer, { cityId: tokyo });
    const { data: charges } = await provider.stripe.charges.list({ customer: customerId });
    expect(charges).toMatchObject([{ amount: 5500, currency: 'jpy' }]);
    const source = `{ viewer {
      pricingOptions { amount price currency }
      subscriptions { edges { node { amount price currency latestInvoice { amount price currency } } } } } }`;
    const yen = { amount: 5500, price: 5500, currency: 'JPY' };
    expect((await ask(asEmployer(employer), source)).viewer).toEqual({
      pricingOptions: [yen],
      subscriptions: { edges: [{ node: { ...yen, latestInvoice: yen } }] },
    });
  });

  it.each([
    ['currency', { currency: 'dollar' }, 'Please provide a currency code of three letters.'],
    ['currency', { currency: 'XTS' }, 'No country uses this currency.'],
    ['amount', { amount: 0 }, 'Please provide a price.'],
    ['amount', { amount: -4900 }, 'Please provide a price.'],
    ['amount', { currency: 'SGD', amount: 100_000_000 }, `${tooHigh} SGD 999,999.99.`],
    ['amount', { amount: 1_500_000_001 }, `${tooHigh} IDR 15,000,000.`],
    ['amount', { currency: 'THB', amount: 1 }, 'This price is too low. Please provide at least THB 10.'],
    ['amount', { currency: 'JPY', amount: 49 }, 'This price is too low. Please provide at least JPY 50.'],
    ['amount', { currency: 'ISK', amount: 4950 }, 'This price has too many decimals for its currency.'],
    ['amount', { currency: 'KWD', amount: 15_005 }, 'This price has too many decimals for its currency.'],
    ['recurringMode', { currency: 'SGD' }, 'A price for this currency and period already exists.'],
  ])('is refused at %s: %o', async (field, wrong, message) => {
    const answer = await save({ currency: 'IDR', recurringMode: 'MONTHLY', amount: 4900, ...wrong });
    expect(answer).toMatchObject({ __typename: 'InvalidInput', fields: [{ field, message }] });
    expect(await db.pricingOption.count()).toBe(2);
  });

  it('that is changed applies to new subscriptions, and renewals keep the old price', async () => {
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

  it('that is the last one in SGD cannot be deleted or moved, even concurrently', async () => {
    const [monthly, yearly] = [await idOf('SGD', 'MONTHLY'), await idOf('SGD', 'YEARLY')];
    const answers = await Promise.all([remove(monthly), remove(yearly)]);
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['Conflict', 'DeletePricingOptionPayload']);
    const [left] = await db.pricingOption.findMany();
    expect(left).toMatchObject({ currency: 'SGD' });
    const id = encodeGlobalId('PricingOption', left?.id ?? 0);
    const moved = await save({ id, currency: 'IDR', recurringMode: 'MONTHLY', amount: 4900 });
    expect(moved).toMatchObject({ __typename: 'InvalidInput', fields: [{ field: 'currency' }] });
    expect(await offered()).toMatchObject([{ currency: 'SGD' }]);
  });
});

describe('the options of a chat or a profile', () => {
  let maria: User;
  let yuki: User;

  const asJobSeeker = ({ id }: User): Viewer => ({ kind: 'jobSeeker', id, sessionId: id });

  const shown = 'subscriptionOptions { recurringMode currency price }';
  const optionsOf = async (viewer: Viewer, chat: object) => {
    const source = `query ($chat: ChatReference!) { chat(reference: $chat) { ${shown} } }`;
    return (await ask(viewer, source, { chat })).chat.subscriptionOptions;
  };
  const optionsFor = async (viewer: Viewer, { id }: User) =>
    (await ask(viewer, `query ($id: Int!) { jobSeeker(databaseId: $id) { ${shown} } }`, { id })).jobSeeker
      .subscriptionOptions;

  const inDollars = [
    { recurringMode: 'MONTHLY', currency: 'SGD', price: 49 },
    { recurringMode: 'YEARLY', currency: 'SGD', price: 470 },
  ];
  const inYen = [{ recurringMode: 'MONTHLY', currency: 'JPY', price: 5500 }];

  beforeAll(async () => {
    maria = await makeJobSeeker(db, catalog);
    yuki = await makeJobSeeker(db, catalog, { cityId: tokyo });
  });
  beforeEach(async () => {
    const { db, reference } = app.services;
    await db.pricingOption.create({ data: { currency: 'JPY', recurringMode: 'MONTHLY', amount: 5500 } });
    await reference.refresh();
  });

  it('are none for subscribers, job seekers and admins, and in support chats', async () => {
    const { db, now } = app.services;
    const employer = await makeEmployer(db);
    const { id, jobSeekerHash } = await chatOf(employer, maria);
    expect(await optionsOf({ kind: 'anonymous' }, { sharedHash: jobSeekerHash })).toBeNull();
    await makeSubscription(db, employer.id, now());
    for (const viewer of [asJobSeeker(maria), asAdmin(admin), asEmployer(employer)]) {
      expect(await optionsOf(viewer, { databaseId: id })).toBeNull();
      expect(await optionsFor(viewer, maria)).toBeNull();
    }
    expect(await optionsFor(asJobSeeker(yuki), maria)).toBeNull();

    const other = await makeEmployer(db);
    await mutateAs(app, asEmployer(other), 'openSupportChat', {});
    const support = await db.chat.findFirstOrThrow({ where: { supportUserId: other.id } });
    expect(await optionsOf(asEmployer(other), { databaseId: support.id })).toBeNull();
  });

  it('are the prices of the job seeker’s city for visitors and employers, until the subscription starts', async () => {
    const { db, now } = app.services;
    const employer = await makeEmployer(db);
    const { id, employerHash } = await chatOf(employer, maria);
    const abroad = await chatOf(employer, yuki);
    expect(await optionsOf(asEmployer(employer), { databaseId: id })).toEqual(inDollars);
    expect(await optionsOf({ kind: 'anonymous' }, { sharedHash: employerHash })).toEqual(inDollars);
    expect(await optionsOf(asEmployer(employer), { databaseId: abroad.id })).toEqual(inYen);
    for (const viewer of [{ kind: 'anonymous' } as const, asEmployer(employer)]) {
      expect(await optionsFor(viewer, maria)).toEqual(inDollars);
      expect(await optionsFor(viewer, yuki)).toEqual(inYen);
    }
    await makeSubscription(db, employer.id, now());
    expect(await optionsOf(asEmployer(employer), { databaseId: abroad.id })).toBeNull();
  });
});
