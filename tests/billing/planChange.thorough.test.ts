import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCheckout } from '../../server/domain/billing/purchase/checkout.ts';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { makeAdmin, makeEmployer, makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog, testProvider } from '../support/fixtures.ts';
import { contextFor, mutateAs, readAs } from '../support/graph.ts';
import {
  afterChange,
  answerBank,
  asAdmin,
  asEmployer,
  makeSubscriber,
  ownAddress,
  payOnPage,
} from '../support/sandbox.ts';

/** Changes between the monthly and the yearly plan: what is shown is what is charged. */

const app = testApp();
const catalog = testCatalog(app);
const provider = testProvider(app);

/** An employer who subscribed on 1 June; the clock then moves to 16 June. */
async function subscribed(mode: 'MONTHLY' | 'YEARLY' = 'MONTHLY') {
  const subscriber = await makeSubscriber(app, provider, { mode });
  await subscriber.moveTo('2026-06-16T12:00:00Z');
  return subscriber;
}
type Subscriber = Awaited<ReturnType<typeof subscribed>>;

const preview = async ({ viewer, bought }: Subscriber, to: string) => {
  const source = `query ($id: ID!, $to: RecurringMode!) { node(id: $id) { ... on EmployerSubscription {
    viewerCanChangePlan planChange(to: $to) {
      recurringMode amount price currency dueNow dueNowPrice credit creditPrice nextAt startsAt at
    }
  } } }`;
  return (await readAs(app, viewer, source, { id: bought.globalId, to })).node;
};
const change = async (viewer: Viewer, { bought }: Subscriber, input: object) => {
  const source = `mutation ($input: ChangePlanInput!) { changePlan(input: $input) {
    __typename
    ... on ChangePlanPayload { subscription { recurringMode amount status currentPeriodEnd cancelAtPeriodEnd } }
    ... on Failure { message }
    ... on PriceChanged { recurringMode amount currency price dueNow }
  } }`;
  const plan = { subscription: bought.globalId, returnPath: '/my-subscription', ...input };
  return (await readAs(app, viewer, source, { input: plan })).changePlan;
};
const charges = ({ customerId }: Subscriber) => provider.paidBy(customerId);

describe('a change to yearly', () => {
  it('is charged at once at the price shown, less the rest of the month', async () => {
    const subscriber = await subscribed();
    const { viewerCanChangePlan, planChange } = await preview(subscriber, 'YEARLY');
    expect(viewerCanChangePlan).toBe(true);
    const now = '2026-06-16T12:00:00.000Z';
    expect(planChange).toEqual({
      ...{ recurringMode: 'YEARLY', amount: 47_000, price: 470, currency: 'SGD' },
      ...{ dueNow: 47_000 - 2450, dueNowPrice: 445.5, credit: 2450, creditPrice: 24.5 },
      ...{ nextAt: '2027-06-16T12:00:00.000Z', startsAt: now, at: now },
    });
    await subscriber.moveTo('2026-06-16T12:40:00Z');
    const year = { recurringMode: 'YEARLY', amount: 47_000, currentPeriodEnd: '2027-06-16T12:40:00.000Z' };
    expect(await change(subscriber.viewer, subscriber, { recurringMode: 'YEARLY', at: now })).toMatchObject({
      subscription: { ...year, status: 'ACTIVE' },
    });
    expect(await charges(subscriber)).toEqual([47_000 - 2450, 4900]);
    // A second change charges nothing.
    await change(subscriber.viewer, subscriber, { recurringMode: 'YEARLY' });
    expect(await charges(subscriber)).toHaveLength(2);
    expect((await preview(subscriber, 'YEARLY')).planChange).toBeNull();
  });

  it('refuses a price that is too old, from the future or from before a renewal, or a different amount', async () => {
    const subscriber = await subscribed();
    for (const at of ['2026-06-16T10:59:00Z', '2026-06-16T12:00:01Z']) {
      const answered = await change(subscriber.viewer, subscriber, { recurringMode: 'YEARLY', at });
      expect(answered).toMatchObject({ __typename: 'PriceChanged', dueNow: 47_000 - 2450 });
    }
    const { planChange } = await preview(subscriber, 'YEARLY');
    const shown = { recurringMode: 'YEARLY', at: planChange.at, amount: planChange.amount };
    await subscriber.moveTo('2026-07-01T13:10:00Z');
    expect(await change(subscriber.viewer, subscriber, shown)).toMatchObject({ __typename: 'PriceChanged' });
    const cheaper = { ...shown, at: '2026-07-01T13:10:00Z', amount: 46_900 };
    expect(await change(subscriber.viewer, subscriber, cheaper)).toMatchObject({ __typename: 'PriceChanged' });
    expect(await charges(subscriber)).toEqual([4900, 4900]);
  });
});

it('a change to monthly leaves the paid year as the plan of now, in the revenue too, until the end; the other one is what follows', async () => {
  const subscriber = await subscribed('YEARLY');
  const { viewer, bought, moveTo } = subscriber;
  const plans = async () => {
    const source = `query ($id: ID!) { node(id: $id) { ... on EmployerSubscription {
      recurringMode price nextPlan { recurringMode price } invoices(first: 5) { edges { node { recurringMode periodEnd } } }
    } } }`;
    return (await readAs(app, viewer, source, { id: bought.globalId })).node;
  };
  const paidYear = { node: { recurringMode: 'YEARLY', periodEnd: '2027-06-01T12:00:00.000Z' } };
  const year = { recurringMode: 'YEARLY', price: 470 };
  const month = { recurringMode: 'MONTHLY', price: 49 };
  const admin = asAdmin(await makeAdmin(app.services.db));
  const revenue = async () =>
    (await readAs(app, admin, '{ subscriptionTotals { monthlyAmount } }')).subscriptionTotals[0].monthlyAmount;
  const before = await revenue();
  await change(viewer, subscriber, { recurringMode: 'MONTHLY' });
  await provider.deliverAll(bought.providerId);
  expect(await plans()).toEqual({ ...year, nextPlan: month, invoices: { edges: [paidYear] } });
  expect(await revenue()).toBe(before);
  // The plan that follows anyway is no change, and the one of now is.
  expect((await preview(subscriber, 'MONTHLY')).planChange).toBeNull();
  expect((await preview(subscriber, 'YEARLY')).planChange).toMatchObject({ dueNow: 0 });
  // The invoice of a renewal is a draft for an hour, and has no number.
  await moveTo('2027-06-01T12:30:00Z');
  await provider.deliverAll(bought.providerId);
  expect((await plans()).invoices.edges).toEqual([paidYear]);
  await moveTo('2027-06-01T13:30:00Z');
  await provider.deliverAll(bought.providerId);
  const paidMonth = { node: { recurringMode: 'MONTHLY', periodEnd: '2027-07-01T12:00:00.000Z' } };
  expect(await plans()).toEqual({ ...month, nextPlan: null, invoices: { edges: [paidMonth, paidYear] } });
});

/** The same, and now their card requires confirmation by the bank (3-D Secure). */
async function makeAsked() {
  const { employer, viewer, bought, customerId, moveTo } = await subscribed();
  await provider.delivered();
  await afterChange(app, employer, () => provider.putCard(customerId, bought.providerId, 'asks'));
  const own = { subscription: bought.globalId, returnPath: '/my-subscription' };
  const ask = (mutation: string, input: object, selected: string) =>
    mutateAs(app, viewer, mutation, input, selected, '... on PaymentFailed { reason }');
  const after = 'redirectUrl subscription { recurringMode status cancelAtPeriodEnd currentPeriodEnd }';
  return {
    bought,
    moveTo,
    change: (recurringMode = 'YEARLY') => ask('changePlan', { ...own, recurringMode }, after),
    cancel: () => mutateAs(app, viewer, 'cancelSubscription', { subscription: bought.globalId }),
    confirm: (sessionId: string) => ask('confirmPayment', { sessionId }, 'status outcome redirectUrl'),
    row: () => app.services.db.subscription.findUniqueOrThrow({ where: { id: bought.id } }),
    paid: () => provider.paidBy(customerId),
  };
}

/** Answers the bank's question. Returns the session id in the address that it redirects to. */
async function answer(redirectUrl: string, how: 'complete' | 'fail'): Promise<string> {
  const back = await answerBank(app, redirectUrl, how);
  expect(back.pathname).toBe('/my-subscription');
  return back.searchParams.get('session_id') ?? '';
}

const monthly = { recurringMode: 'MONTHLY', status: 'ACTIVE', amount: 4900 } as const;
const yearly = { recurringMode: 'YEARLY', status: 'ACTIVE', amount: 47_000 } as const;
const due = 47_000 - 2450;

describe('a change of plan that requires confirmation by the bank', () => {
  it('takes effect, and revokes a cancellation, only after the confirmation', async () => {
    const { change, cancel, confirm, row, paid } = await makeAsked();
    await cancel();
    const asked = await change();
    const redirectUrl = expect.stringContaining('/challenges/');
    expect(asked).toMatchObject({ redirectUrl, subscription: { status: 'ACTIVE' } });
    const unchanged = { ...monthly, cancelAtPeriodEnd: true, currentPeriodEnd: new Date('2026-07-01T12:00:00Z') };
    expect(await row()).toMatchObject(unchanged);
    expect(await paid()).toEqual([4900]);
    const session = await answer(asked.redirectUrl, 'complete');
    for (const _time of [1, 2]) {
      expect(await confirm(session)).toMatchObject({ status: 'ACTIVE', outcome: 'PLAN_CHANGED', redirectUrl: null });
    }
    const changed = { ...yearly, cancelAtPeriodEnd: false, currentPeriodEnd: new Date('2027-06-16T12:00:00Z') };
    expect(await row()).toMatchObject(changed);
    expect(await paid()).toEqual([due, 4900]);
  });

  it('does not take effect if it is declined, and can be requested again', async () => {
    const { change, confirm, row, paid, bought } = await makeAsked();
    const { redirectUrl } = await change();
    const session = await answer(redirectUrl, 'fail');
    for (const _time of [1, 2]) expect(await confirm(session)).toMatchObject({ __typename: 'PaymentFailed' });
    expect(await row()).toMatchObject(monthly);
    const open = await provider.stripe.invoices.list({ subscription: bought.providerId, status: 'open' });
    expect(open.data).toEqual([]);
    // The invoice has a number, so it is listed.
    for (const event of await provider.eventsOf(bought.providerId)) expect(await provider.deliver(event)).toBe(200);
    const invoices = await app.services.db.invoice.findMany({ where: { subscriptionId: bought.id } });
    expect(invoices).toMatchObject([
      { status: 'PAID', amount: 4900 },
      { status: 'FAILED', amount: due, number: expect.any(String) },
    ]);
    const again = await change();
    await confirm(await answer(again.redirectUrl, 'complete'));
    expect(await row()).toMatchObject(yearly);
    expect(await paid()).toEqual([due, 4900]);
  });

  it('can be confirmed for a day, but not beyond the period', async () => {
    for (const [from, until] of [
      ['2026-06-16T13:00:00Z', '2026-06-17T12:00:00Z'],
      ['2026-07-01T11:30:00Z', '2026-07-01T12:00:00Z'],
    ] as const) {
      const { change, moveTo, paid, confirm, bought } = await makeAsked();
      await moveTo(from);
      const { redirectUrl } = await change();
      await moveTo(until);
      const held = await provider.stripe.subscriptions.retrieve(bought.providerId);
      expect(held.pending_update).toBeNull();
      const session = await answer(redirectUrl, 'complete');
      expect(await confirm(session)).toMatchObject({ __typename: 'PaymentFailed' });
      expect(held.items.data[0]?.price.recurring?.interval).toBe('month');
      expect((await paid()).every((amount) => amount === 4900)).toBe(true);
    }
  });
});

describe('what was shown', () => {
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

  const priceIs = (amount: number, recurringMode: 'MONTHLY' | 'YEARLY' = 'MONTHLY') =>
    app.services.db.pricingOption.updateMany({ where: { currency: 'SGD', recurringMode }, data: { amount } });

  let hashes = 0;
  function chatOf(employer: User, jobSeeker: User) {
    hashes += 1;
    const links = { employerHash: `employer-${hashes}`, jobSeekerHash: `job-seeker-${hashes}` };
    return app.services.db.chat.create({
      data: { kind: 'CONTACT', employerId: employer.id, jobSeekerId: jobSeeker.id, ...links },
    });
  }

  let attempts = 0;
  async function ask(employer: User, mutation: 'subscribe' | 'startCheckout', over: object) {
    attempts += 1;
    const card = { paymentMethodId: await provider.takeCard('visa'), attemptKey: `shown-price-${attempts}` };
    const input = { recurringMode: 'MONTHLY', returnPath: '/chat', ...(mutation === 'subscribe' && card), ...over };
    const changed = '... on PriceChanged { recurringMode amount currency price }';
    return mutateAs(app, asEmployer(employer), mutation, input, '', changed);
  }
  const bought = ({ id }: User) => app.services.db.subscription.findMany({ where: { employerId: id } });

  describe.each(['subscribe', 'startCheckout'] as const)('%s', (mutation) => {
    const success = { __typename: mutation === 'subscribe' ? 'SubscribePayload' : 'StartCheckoutPayload' };

    it('charges nothing when an admin changed the price meanwhile, and says the new one', async () => {
      const employer = await makeEmployer(app.services.db);
      await priceIs(14_700);
      expect(await ask(employer, mutation, { amount: 4900, currency: 'SGD' })).toEqual({
        __typename: 'PriceChanged',
        message: 'The price is now SGD 147 per month. Nothing was charged. Please check it and pay again.',
        recurringMode: 'MONTHLY',
        amount: 14_700,
        currency: 'SGD',
        price: 147,
      });
      expect(await bought(employer)).toEqual([]);
      expect(await ask(employer, mutation, { amount: 14_700, currency: 'SGD' })).toEqual(success);
    });

    it('charges what was shown, or nothing, when the price changes at the same moment', async () => {
      const employer = await makeEmployer(app.services.db);
      await Promise.all([priceIs(14_700), ask(employer, mutation, { amount: 4900, currency: 'SGD' })]);
      expect([[], [4900]]).toContainEqual((await bought(employer)).map(({ amount }) => amount));
    });

    it('does not sell at the price of another city', async () => {
      const employer = await makeEmployer(app.services.db, { cityId: catalog.cityId });
      const changed = { __typename: 'PriceChanged', amount: 4900, currency: 'SGD' };
      expect(await ask(employer, mutation, { cityId: cheapCity })).toMatchObject(changed);
      expect(await ask(employer, mutation, { amount: 100_000_00, currency: 'IDR' })).toMatchObject(changed);
      const other = await makeEmployer(app.services.db);
      const jobSeeker = await makeJobSeeker(app.services.db, { ...catalog, cityId: cheapCity });
      const chat = await chatOf(other, jobSeeker);
      const ofAnother = { chat: { databaseId: chat.id }, cityId: cheapCity };
      expect(await ask(employer, mutation, ofAnother)).toMatchObject(changed);
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
  });

  describe('a change of plan', () => {
    afterEach(() => priceIs(47_000, 'YEARLY'));

    const shownTo = async (subscriber: Subscriber) => {
      const { recurringMode, at, amount, currency, dueNow } = (await preview(subscriber, 'YEARLY')).planChange;
      return { recurringMode, at, amount, currency, dueNow };
    };

    it('charges nothing when an admin changed the price meanwhile, and says the new one with what is due', async () => {
      const subscriber = await subscribed();
      const first = await shownTo(subscriber);
      await priceIs(60_000, 'YEARLY');
      const second = await shownTo(subscriber);
      expect(await change(subscriber.viewer, subscriber, first)).toEqual({
        __typename: 'PriceChanged',
        message:
          'The price is now SGD 600 per year, and SGD 575.50 would be charged at once. ' +
          'Nothing was changed. Please check it and confirm again.',
        recurringMode: 'YEARLY',
        amount: 60_000,
        currency: 'SGD',
        price: 600,
        dueNow: 60_000 - 2450,
      });
      expect(await charges(subscriber)).toEqual([4900]);
      expect(await change(subscriber.viewer, subscriber, second)).toMatchObject({ __typename: 'ChangePlanPayload' });
      expect(await charges(subscriber)).toEqual([second.dueNow, 4900]);
    });

    it('charges nothing where a higher or lower amount, another price or another currency was shown', async () => {
      const subscriber = await subscribed();
      const plan = await shownTo(subscriber);
      const { dueNow, amount } = plan;
      for (const wrong of [
        { dueNow: dueNow + 1 },
        { dueNow: dueNow - 1 },
        { amount: amount + 1 },
        { currency: 'IDR' },
      ]) {
        const changed = { __typename: 'PriceChanged', amount, dueNow, currency: 'SGD' };
        expect(await change(subscriber.viewer, subscriber, { ...plan, ...wrong })).toMatchObject(changed);
      }
      expect(await charges(subscriber)).toEqual([4900]);
    });
  });

  it('a payment page charges what it shows, also when the price has changed', async () => {
    const employer = await makeEmployer(app.services.db);
    const { customerId } = await provider.makeCustomer(employer.id);
    const input = { recurringMode: 'MONTHLY', returnPath: '/chat', chat: null, cityId: null, amount: 4900 } as const;
    const { redirectUrl } = await startCheckout(contextFor(app, asEmployer(employer)), input);
    await priceIs(14_700);
    const page = ownAddress(app, redirectUrl);
    expect(await (await fetch(page)).text()).toContain('49');
    await payOnPage(page);
    expect(await provider.paidBy(customerId)).toEqual([4900]);
  });
});
