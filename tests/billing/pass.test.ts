import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendReceipts } from '../../server/domain/billing/mail/receipt.ts';
import { sendDueSubscriptionMails } from '../../server/domain/billing/mail/send.ts';
import { reconcile } from '../../server/domain/billing/reconciliation/reconcile.ts';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { makeEmployer } from '../support/factories.ts';
import { mutateAs } from '../support/graph.ts';
import { mailsTo } from '../support/outbox.ts';
import { asEmployer, buy, ownAddress, payOnPage } from '../support/sandbox.ts';
import { testSubscribers } from '../support/subscribers.ts';

/** A pass lasts seven days, ends by itself and is never renewed. */

const { subscribers } = testSubscribers();
const database = () => subscribers.app.services.db;
const began = new Date('2026-06-01T12:00:00Z');

beforeAll(async () => {
  await database().pricingOption.create({ data: { currency: 'SGD', recurringMode: 'PASS', amount: 1900 } });
});
beforeEach(async () => {
  subscribers.app.clock.now = began;
  await subscribers.provider.forgetCustomers();
});

async function makeCustomer() {
  const employer = await makeEmployer(database());
  const { customerId, moveTo } = await subscribers.provider.makeCustomer(employer.id);
  return { employer, viewer: asEmployer(employer), customerId, moveTo: (text: string) => moveTo(new Date(text)) };
}

async function makeHolder() {
  const customer = await makeCustomer();
  const bought = await buy(subscribers.app, subscribers.provider, customer.employer, { mode: 'PASS' });
  return { ...customer, bought };
}

const ask = (viewer: Viewer, mutation: string, input: object, selected = '') =>
  mutateAs(subscribers.app, viewer, mutation, input, selected);

const start = (viewer: Viewer) =>
  ask(viewer, 'startCheckout', { recurringMode: 'PASS', returnPath: '/chat/' }, 'redirectUrl');

/** Pays on the provider's page, as if our process had died at that moment: nothing of it is heard. */
async function payUnheard({ viewer, customerId }: Awaited<ReturnType<typeof makeCustomer>>) {
  const { redirectUrl } = await start(viewer);
  const session = await payOnPage(ownAddress(subscribers.app, redirectUrl));
  const [held] = (await subscribers.provider.stripe.subscriptions.list({ customer: customerId })).data;
  return { session: session ?? '', id: held?.id ?? '' };
}

const atProvider = (id: string) => subscribers.provider.stripe.subscriptions.retrieve(id);
const paidBy = async (customer: string) =>
  (await subscribers.provider.stripe.charges.list({ customer })).data.map((charge) => [charge.amount, charge.refunded]);
const rowOf = (stripeSubscriptionId: string) =>
  database().subscription.findUniqueOrThrow({ where: { stripeSubscriptionId } });

describe('a pass', () => {
  it('is paid once and ends seven days later to the second, without a renewal', async () => {
    const { bought, employer, customerId, moveTo } = await makeHolder();
    expect(await subscribers.rowOf(bought)).toMatchObject({
      recurringMode: 'PASS',
      amount: 1900,
      status: 'ACTIVE',
      cancelAtPeriodEnd: true,
      currentPeriodEnd: new Date('2026-06-08T12:00:00Z'),
    });
    await moveTo('2026-06-08T11:59:59Z');
    await subscribers.provider.deliverAll(bought.providerId);
    expect(await subscribers.isPremium(employer)).toBe(true);
    await moveTo('2026-06-08T12:00:00Z');
    expect(await subscribers.isPremium(employer)).toBe(false);
    await moveTo('2026-06-20T12:00:00Z');
    await subscribers.provider.deliverAll(bought.providerId);
    expect(await subscribers.rowOf(bought)).toMatchObject({ status: 'CANCELED' });
    expect(await paidBy(customerId)).toEqual([[1900, false]]);
  });

  it('is mailed about twice: the receipt, and one mail with one button when it ends', async () => {
    const { bought, employer, moveTo } = await makeHolder();
    const send = async () => {
      await subscribers.provider.deliverAll(bought.providerId);
      await sendReceipts(subscribers.app.services);
      await sendDueSubscriptionMails(subscribers.app.services);
    };
    await send();
    await moveTo('2026-06-07T12:00:00Z');
    await send();
    const [receipt, ...early] = await mailsTo(subscribers.app, employer.email);
    expect(early).toEqual([]);
    expect(receipt?.subject).toBe('Your Hourhand receipt: SGD 19');
    expect(receipt?.text).toContain('for your pass from 1 Jun 2026 to 8 Jun 2026.');
    expect(receipt?.text).toContain('SGD 19 for 7 days, ends by itself.');
    expect(receipt?.text).not.toContain('renews');
    await moveTo('2026-06-09T12:00:00Z');
    await send();
    await send();
    const mails = await mailsTo(subscribers.app, employer.email);
    expect(mails).toHaveLength(2);
    const ended = mails.find(({ subject }) => subject !== receipt?.subject);
    expect(ended?.subject).toBe('Your Hourhand pass has ended');
    expect(ended?.text).toContain('Your pass of 7 days has ended. It is not renewed');
    expect(ended?.html?.match(/href="[^"]*\/my-subscription"/g)).toHaveLength(1);
  });

  it('may be followed by another one, or by a subscription', async () => {
    const { employer, customerId, moveTo } = await makeHolder();
    // The provider has not told us that it ended.
    await moveTo('2026-06-08T12:00:01Z');
    const second = await buy(subscribers.app, subscribers.provider, employer, { mode: 'PASS' });
    expect(await subscribers.rowOf(second)).toMatchObject({ currentPeriodEnd: new Date('2026-06-15T12:00:01Z') });
    await moveTo('2026-06-15T12:00:01Z');
    await buy(subscribers.app, subscribers.provider, employer);
    expect(await paidBy(customerId)).toEqual([
      [4900, false],
      [1900, false],
      [1900, false],
    ]);
  });
});

describe('what cannot be done with a pass', () => {
  const buyMode = async (viewer: Viewer, recurringMode: string) =>
    ask(viewer, 'subscribe', {
      recurringMode,
      paymentMethodId: await subscribers.provider.takeCard('visa'),
      attemptKey: `pass-${recurringMode}-1`,
      returnPath: '/chat/',
    });

  it('is to buy it beside a subscription', async () => {
    const { viewer, customerId } = await subscribers.makeSubscriber();
    expect(await buyMode(viewer, 'PASS')).toMatchObject({
      __typename: 'Conflict',
      message: 'You already have the monthly subscription, so nothing was charged. You can change it in your account.',
    });
    expect(await start(viewer)).toMatchObject({ __typename: 'Conflict' });
    expect(await paidBy(customerId)).toEqual([[4900, false]]);
  });

  it('is to buy something beside it', async () => {
    const { viewer, customerId } = await makeHolder();
    expect(await buyMode(viewer, 'YEARLY')).toMatchObject({
      __typename: 'Conflict',
      message: 'You already have a pass until 8 Jun 2026, so nothing was charged. You can subscribe when it has ended.',
    });
    // A second one at once is the first one.
    expect(await buyMode(viewer, 'PASS')).toMatchObject({ __typename: 'SubscribePayload' });
    expect(await paidBy(customerId)).toEqual([[1900, false]]);
  });

  it('is to change it, or to change a subscription into it', async () => {
    const { viewer, bought } = await makeHolder();
    // And so with each other change: docs/product/payment-states.md.
    expect(await ask(viewer, 'resumeSubscription', { subscription: bought.globalId })).toMatchObject({
      __typename: 'Conflict',
      message: 'A pass ends by itself and is not renewed, so there is nothing to change.',
    });
    expect(await atProvider(bought.providerId)).toMatchObject({ status: 'active', cancel_at_period_end: true });
    const monthly = await subscribers.makeSubscriber();
    const change = { subscription: monthly.bought.globalId, recurringMode: 'PASS', returnPath: '/' };
    expect(await ask(monthly.viewer, 'changePlan', change)).toMatchObject({
      __typename: 'InvalidInput',
      message: 'A pass can be bought when your subscription has ended.',
    });
  });
});

/** The provider's page cannot sell what ends by itself: that is said afterwards, and our process may die before. */
describe('a pass that was bought on the page of the provider', () => {
  it.each<[string, (bought: { session: string; id: string }, viewer: Viewer) => Promise<unknown>]>([
    ['by the return of the browser', ({ session }, viewer) => ask(viewer, 'confirmPayment', { sessionId: session })],
    ['by a message', ({ id }) => subscribers.provider.deliverAll(id)],
    ['by the hourly comparison', () => reconcile(subscribers.app.services)],
    ['by another attempt to pay', (_bought, viewer) => start(viewer)],
  ])('ends by itself when it is heard of %s', async (_how, hear) => {
    const customer = await makeCustomer();
    const bought = await payUnheard(customer);
    await hear(bought, customer.viewer);
    expect(await atProvider(bought.id)).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect(await rowOf(bought.id)).toMatchObject({ recurringMode: 'PASS', cancelAtPeriodEnd: true });
    await customer.moveTo('2026-06-20T12:00:00Z');
    expect(await atProvider(bought.id)).toMatchObject({ status: 'canceled' });
    expect(await paidBy(customer.customerId)).toEqual([[1900, false]]);
  });

  it.each([
    ['charged', '2026-06-09T12:00:00Z'],
    ['begun', '2026-06-08T12:10:00Z'],
  ])('is ended, and refunded, if its renewal was %s before we heard of it', async (_how, heardAt) => {
    const customer = await makeCustomer();
    const { id } = await payUnheard(customer);
    await customer.moveTo(heardAt);
    const charges = (await paidBy(customer.customerId)).length;
    await reconcile(subscribers.app.services);
    expect(await atProvider(id)).toMatchObject({ status: 'canceled' });
    expect(await rowOf(id)).toMatchObject({ status: 'CANCELED' });
    expect(await subscribers.isPremium(customer.employer)).toBe(false);
    await customer.moveTo('2026-06-30T12:00:00Z');
    const first = [1900, false];
    expect(await paidBy(customer.customerId)).toEqual(charges === 2 ? [[1900, true], first] : [first]);
  });
});

it('a pass that was resumed in the dashboard ends by itself again', async () => {
  const { bought } = await makeHolder();
  await subscribers.provider.stripe.subscriptions.update(bought.providerId, { cancel_at_period_end: false });
  await subscribers.provider.deliverAll(bought.providerId);
  expect(await atProvider(bought.providerId)).toMatchObject({ cancel_at_period_end: true });
});
