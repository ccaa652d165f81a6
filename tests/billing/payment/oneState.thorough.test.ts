import { beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../../server/generated/prisma/client.ts';
import { makeEmployer } from '../../support/factories.ts';
import { fixture } from '../../support/fixtures.ts';
import { askAs } from '../../support/graph.ts';
import { asEmployer, buy, openProviderSide, type Purchase } from '../../support/sandbox.ts';
import { testSubscribers } from '../../support/subscribers.ts';

/** What the provider has decides about access and about what can be bought, whatever its status alone says. */

const subscribers = testSubscribers();
const app = fixture(() => subscribers.app);
const provider = fixture(() => subscribers.provider);
/** Accounts at the provider that keep unpaid subscriptions, by the state that these have after the last try. */
const keepers = (['unpaid', 'past_due'] as const).map((state) => ({
  state,
  keeping: fixture(
    () => openProviderSide(app, { retries: { days: [3, 5, 7], finally: state } }),
    (keeping) => keeping.close(),
  ),
}));

beforeAll(async () => {
  await provider.holdMessages();
});

const deliverAll = async ({ providerId }: Purchase) => {
  for (const event of await provider.eventsOf(providerId)) expect(await provider.deliver(event)).toBe(200);
};

const paidBy = async (customer: string) =>
  (await provider.stripe.charges.list({ customer, limit: 100 })).data.filter(({ paid }) => paid).length;

/** Opens the way to a payment page. Returns the address, or null for an employer who has a subscription. */
async function openPage(employer: User): Promise<string | null> {
  const { data } = await askAs(
    app,
    asEmployer(employer),
    `mutation { startCheckout(input: { recurringMode: MONTHLY, returnPath: "/chat" }) {
      __typename ... on StartCheckoutPayload { redirectUrl } ... on Failure { message }
    } }`,
    {},
  );
  return JSON.parse(JSON.stringify(data)).startCheckout.redirectUrl;
}

it('a cancellation in the first hour of a renewal takes no access away and sells no second subscription', async () => {
  const { employer, viewer, bought, customerId, moveTo } = await subscribers.makeSubscriber();
  await moveTo('2026-07-01T12:30:00Z');
  await deliverAll(bought);
  expect(await subscribers.cancel(viewer, bought)).toMatchObject({
    subscription: { isActive: true, cancelAtPeriodEnd: true, currentPeriodEnd: '2026-08-01T12:00:00.000Z' },
  });
  expect(await subscribers.isPremium(employer)).toBe(true);
  expect((await buy(app, provider, employer)).id).toBe(bought.id);
  expect(await openPage(employer)).toBeNull();
  await moveTo('2026-07-01T13:01:00Z');
  await deliverAll(bought);
  expect(await subscribers.isPremium(employer)).toBe(true);
  expect(await paidBy(customerId)).toBe(2);
  await moveTo('2026-08-01T14:00:00Z');
  await deliverAll(bought);
  expect(await subscribers.isPremium(employer)).toBe(false);
  expect(await paidBy(customerId)).toBe(2);
});

describe('one that is over, and that the provider has not ended yet', () => {
  async function over() {
    const subscriber = await subscribers.makeSubscriber();
    await subscribers.cancel(subscriber.viewer, subscriber.bought);
    app.clock.now = new Date('2026-07-01T12:05:00Z');
    const { status } = await provider.stripe.subscriptions.retrieve(subscriber.bought.providerId);
    expect(status).toBe('active');
    return subscriber;
  }

  it('is not sold as active', async () => {
    const { employer, bought, customerId } = await over();
    expect(await subscribers.isPremium(employer)).toBe(false);
    const next = await buy(app, provider, employer);
    expect(next.id).not.toBe(bought.id);
    expect(await paidBy(customerId)).toBe(2);
    const { data } = await provider.stripe.subscriptions.list({ customer: customerId });
    expect(data.map(({ id }) => id)).toEqual([next.providerId]);
  });

  it('leads to a payment page', async () => {
    const { employer } = await over();
    expect(await openPage(employer)).toContain('http');
  });
});

it.each(keepers)('one that stays $state opens nothing at any new cycle', async ({ state, keeping }) => {
  app.clock.now = new Date('2026-06-01T12:00:00Z');
  const employer = await makeEmployer(app.services.db);
  const { moveTo, customerId } = await keeping.makeCustomer(employer.id);
  const bought = await buy(app, keeping, employer);
  await subscribers.changeCard(asEmployer(employer), bought, 'failsLater');
  await moveTo(new Date('2026-07-20T12:00:00Z'));
  await deliverAll(bought);
  expect((await keeping.stripe.subscriptions.retrieve(bought.providerId)).status).toBe(state);
  const cycles = ['2026-07-20T12:00:01Z', '2026-08-01T12:00:01Z', '2026-08-01T13:30:00Z', '2026-09-01T12:30:00Z'];
  for (const time of cycles) {
    await moveTo(new Date(time));
    await deliverAll(bought);
    expect(await subscribers.isPremium(employer), time).toBe(false);
  }
  expect(await subscribers.rowOf(bought)).toMatchObject({
    status: 'PAST_DUE',
    currentPeriodEnd: new Date('2026-07-01T12:00:00Z'),
  });
  // Another purchase ends it.
  const next = await buy(app, keeping, employer);
  expect(next.id).not.toBe(bought.id);
  const { data } = await keeping.stripe.subscriptions.list({ customer: customerId });
  expect(data.map(({ id }) => id)).toEqual([next.providerId]);
});
