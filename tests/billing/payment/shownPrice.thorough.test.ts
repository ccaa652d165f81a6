import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCheckout } from '../../../server/domain/billing/purchase/checkout.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { makeEmployer, makeJobSeeker } from '../../support/factories.ts';
import { testApp, testCatalog, testProvider } from '../../support/fixtures.ts';
import { askAs, contextFor } from '../../support/graph.ts';
import { asEmployer, buy, payOnPage } from '../../support/sandbox.ts';

/** What was shown is what is charged. */

const app = testApp();
const catalog = testCatalog(app);
const provider = testProvider(app);
/** In a country that pays less. */
let cheapCity: number;

beforeAll(async () => {
  const { db, reference } = app.services;
  const { id: countryId } = await db.country.create({
    data: { name: 'Indonesia', currencyCode: 'IDR', currencySymbol: 'Rp', currencyName: 'Rupiah' },
  });
  const city = { name: 'Bandung', slug: 'bandung', countryId, recommendedPrices: [9] };
  cheapCity = (await db.city.create({ data: city })).id;
  await db.pricingOption.create({ data: { currency: 'IDR', recurringMode: 'MONTHLY', amount: 100_000_00 } });
  await reference.refresh();
});
beforeEach(() => priceIs(4900));

const priceIs = (amount: number) =>
  app.services.db.pricingOption.updateMany({ where: { currency: 'SGD', recurringMode: 'MONTHLY' }, data: { amount } });

let hashes = 0;
function chatOf(employer: User, jobSeeker: User) {
  hashes += 1;
  const links = { employerHash: `employer-${hashes}`, jobSeekerHash: `job-seeker-${hashes}` };
  return app.services.db.chat.create({
    data: { kind: 'CONTACT', employerId: employer.id, jobSeekerId: jobSeeker.id, ...links },
  });
}

let attempts = 0;
async function ask(employer: User, mutation: 'subscribe' | 'startCheckout', over: object): Promise<object> {
  attempts += 1;
  const name = mutation === 'subscribe' ? 'Subscribe' : 'StartCheckout';
  const card = { paymentMethodId: await provider.takeCard('visa'), attemptKey: `shown-price-${attempts}` };
  const input = { recurringMode: 'MONTHLY', returnPath: '/chat', ...(mutation === 'subscribe' && card), ...over };
  const { data, errors } = await askAs(
    app,
    asEmployer(employer),
    `mutation ($input: ${name}Input!) {
      ${mutation}(input: $input) {
        __typename ... on Failure { message code } ... on PriceChanged { recurringMode amount currency price }
      }
    }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data))[mutation];
}
const bought = ({ id }: User) => app.services.db.subscription.findMany({ where: { employerId: id } });

describe.each(['subscribe', 'startCheckout'] as const)('%s', (mutation) => {
  const success = { __typename: mutation === 'subscribe' ? 'SubscribePayload' : 'StartCheckoutPayload' };

  it('charges nothing when an admin changed the price meanwhile, and says the new one', async () => {
    const employer = await makeEmployer(app.services.db);
    await priceIs(14_700);
    expect(await ask(employer, mutation, { amount: 4900, currency: 'SGD' })).toEqual({
      __typename: 'PriceChanged',
      code: 409,
      message: 'The price is now SGD 147 per month. Nothing was charged. Please check it and pay again.',
      recurringMode: 'MONTHLY',
      amount: 14_700,
      currency: 'SGD',
      price: 147,
    });
    expect(await bought(employer)).toEqual([]);
    expect(await ask(employer, mutation, { amount: 14_700, currency: 'SGD' })).toEqual(success);
  });

  it('does not sell at the price of another city', async () => {
    const employer = await makeEmployer(app.services.db, { cityId: catalog.cityId });
    const changed = { __typename: 'PriceChanged', amount: 4900, currency: 'SGD' };
    expect(await ask(employer, mutation, { cityId: cheapCity })).toMatchObject(changed);
    expect(await ask(employer, mutation, { amount: 100_000_00, currency: 'IDR' })).toMatchObject(changed);
    const other = await makeEmployer(app.services.db);
    const jobSeeker = await makeJobSeeker(app.services.db, { ...catalog, cityId: cheapCity });
    const chat = await chatOf(other, jobSeeker);
    // The chat of another person.
    expect(await ask(employer, mutation, { chat: { databaseId: chat.id }, cityId: cheapCity })).toMatchObject(changed);
    expect(await bought(employer)).toEqual([]);
  });

  it('sells at the price of the job seeker who was contacted, or else of where the employer hires', async () => {
    const price = { amount: 100_000_00, currency: 'IDR' };
    const ownAddress = await makeEmployer(app.services.db, { cityId: cheapCity });
    expect(await ask(ownAddress, mutation, { ...price, cityId: cheapCity })).toEqual(success);
    const employer = await makeEmployer(app.services.db, { cityId: catalog.cityId });
    const jobSeeker = await makeJobSeeker(app.services.db, { ...catalog, cityId: cheapCity });
    const chat = await chatOf(employer, jobSeeker);
    expect(await ask(employer, mutation, { ...price, chat: { databaseId: chat.id } })).toEqual(success);
  });

  it('asks again when the employer has moved to a city with another currency meanwhile', async () => {
    const employer = await makeEmployer(app.services.db, { cityId: catalog.cityId });
    await app.services.db.user.update({ where: { id: employer.id }, data: { cityId: cheapCity } });
    expect(await ask(employer, mutation, { amount: 4900, currency: 'SGD' })).toMatchObject({
      __typename: 'PriceChanged',
      amount: 100_000_00,
      currency: 'IDR',
    });
    expect(await bought(employer)).toEqual([]);
  });

  it('tells a second tab which plan was bought in the first', async () => {
    const employer = await makeEmployer(app.services.db);
    await ask(employer, 'subscribe', { amount: 4900, currency: 'SGD' });
    expect(await ask(employer, mutation, { amount: 4900, currency: 'SGD' })).toEqual(success);
    expect(await ask(employer, mutation, { recurringMode: 'YEARLY' })).toEqual({
      __typename: 'Conflict',
      code: 409,
      message: 'You already have the monthly subscription, so nothing was charged. You can change it in your account.',
    });
    expect(await bought(employer)).toMatchObject([{ amount: 4900, recurringMode: 'MONTHLY' }]);
  });
});

describe('a change of plan', () => {
  const yearlyIs = (amount: number) =>
    app.services.db.pricingOption.updateMany({ where: { currency: 'SGD', recurringMode: 'YEARLY' }, data: { amount } });
  afterEach(() => yearlyIs(47_000));

  async function subscriber() {
    const employer = await makeEmployer(app.services.db);
    const { globalId, providerId } = await buy(app, provider, employer);
    const { customer } = await provider.stripe.subscriptions.retrieve(providerId);
    const shown = async () => {
      const { data } = await askAs(
        app,
        asEmployer(employer),
        `query ($id: ID!) { node(id: $id) { ... on EmployerSubscription {
          planChange(to: YEARLY) { recurringMode at amount currency dueNow }
        } } }`,
        { id: globalId },
      );
      return JSON.parse(JSON.stringify(data)).node.planChange;
    };
    const change = async (input: object) => {
      const { data, errors } = await askAs(
        app,
        asEmployer(employer),
        `mutation ($input: ChangePlanInput!) {
          changePlan(input: $input) {
            __typename ... on Failure { message code }
            ... on PriceChanged { recurringMode amount currency price dueNow }
          }
        }`,
        { input: { subscription: globalId, returnPath: '/my-subscription', ...input } },
      );
      expect(errors).toBeUndefined();
      return JSON.parse(JSON.stringify(data)).changePlan;
    };
    const charged = async () => {
      const { data } = await provider.stripe.charges.list({ customer: String(customer) });
      return data.map(({ amount }) => amount).toReversed();
    };
    return { shown, change, charged };
  }

  it('charges nothing when an admin changed the price meanwhile, and says the new one with what is due', async () => {
    const { shown, change, charged } = await subscriber();
    const first = await shown();
    await yearlyIs(60_000);
    const second = await shown();
    expect(await change(first)).toEqual({
      __typename: 'PriceChanged',
      code: 409,
      message:
        `The price is now SGD 600 per year, and SGD ${second.dueNow / 100} would be charged at once. ` +
        'Nothing was changed. Please check it and confirm again.',
      recurringMode: 'YEARLY',
      amount: 60_000,
      currency: 'SGD',
      price: 600,
      dueNow: second.dueNow,
    });
    expect(await charged()).toEqual([4900]);
    expect(await change(second)).toEqual({ __typename: 'ChangePlanPayload' });
    expect(await charged()).toEqual([4900, second.dueNow]);
  });

  it.each([
    { what: 'a higher amount', dueNow: 1, amount: 0 },
    { what: 'a lower amount', dueNow: -1, amount: 0 },
    { what: 'another price', dueNow: 0, amount: 1 },
  ])('charges nothing where $what was shown', async ({ dueNow, amount }) => {
    const { shown, change, charged } = await subscriber();
    const plan = await shown();
    const other = { ...plan, dueNow: plan.dueNow + dueNow, amount: plan.amount + amount };
    const changed = { __typename: 'PriceChanged', amount: plan.amount, dueNow: plan.dueNow };
    expect(await change(other)).toMatchObject(changed);
    expect(await charged()).toEqual([4900]);
  });
});

describe('a payment page', () => {
  const open = async (employer: User) => {
    const { amount } = await app.services.db.pricingOption.findFirstOrThrow({
      where: { currency: 'SGD', recurringMode: 'MONTHLY' },
    });
    const input = { recurringMode: 'MONTHLY', returnPath: '/chat', chat: null, cityId: null, amount } as const;
    const { redirectUrl } = await startCheckout(contextFor(app, asEmployer(employer)), input);
    return (redirectUrl ?? '').replace(app.services.publicUrl, app.url);
  };
  const chargesOf = async ({ id }: User) => {
    const { stripeCustomerId } = await app.services.db.user.findUniqueOrThrow({ where: { id } });
    const { data } = await provider.stripe.charges.list({ customer: stripeCustomerId ?? '' });
    return data.map(({ amount }) => amount);
  };

  it('charges what it shows, also when the price has changed', async () => {
    const employer = await makeEmployer(app.services.db);
    const page = await open(employer);
    await priceIs(14_700);
    expect(await (await fetch(page)).text()).toContain('49');
    await payOnPage(page);
    expect(await chargesOf(employer)).toEqual([4900]);
  });
});
