import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { PaymentPeriodEnded } from '../../../server/payment/failures.ts';
import { createStripePayment } from '../../../server/payment/stripe.ts';
import { startProxy } from './proxy.ts';
import { CARDS, KEYS, startPayment, subscribeRequest, typeCard } from './support.ts';

/** Changes at the bank or provider between two of our requests. */

const { sandbox, stripe, close } = await startPayment();
const between = await startProxy(sandbox.url);
const provider = createStripePayment({ ...KEYS, sandboxAddress: between.url, maxNetworkRetries: 0 });
afterAll(async () => {
  await between.close();
  await close();
});
afterEach(() => between.before(/^$/, async () => {}));

const card = (number: string) => typeCard(sandbox.url, number);
const confirmAt = (bank: string | undefined) =>
  fetch(bank ?? '', { method: 'POST', body: new URLSearchParams({ answer: 'complete' }), redirect: 'manual' });
const paidBy = async (customer: string) =>
  (await stripe.charges.list({ customer })).data.filter(({ paid }) => paid).map(({ amount }) => amount);
const returnUrl = 'http://localhost:4000/my-subscription';

/** A customer whose renewal on 10 February was declined. */
async function makeOverdue() {
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: Date.UTC(2026, 0, 10) / 1000 });
  const { id: customerId } = await stripe.customers.create({ test_clock: clock.id });
  const { subscriptionId } = await provider.subscribe(subscribeRequest(await card(CARDS.pays), { customerId }));
  await provider.changeCard({ subscriptionId, paymentMethodId: 'pm_card_chargeCustomerFail', returnUrl });
  await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: Date.UTC(2026, 1, 11) / 1000 });
  const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(subscriptionId);
  const good = await stripe.paymentMethods.attach('pm_card_visa', { customer: customerId });
  return {
    customerId,
    subscriptionId,
    collect: () => stripe.invoices.pay(String(invoice), { payment_method: good.id }),
  };
}

it.each([
  ['is checked', /^GET \/v1\/invoices\?subscription=/],
  ['is voided', /^POST \/v1\/invoices\/\w+\/void/],
])('an attempt that the bank confirms just before it %s becomes the subscription', async (_when, request) => {
  const { id: customerId } = await stripe.customers.create({ name: 'Ana Lima' });
  const first = await provider.subscribe(subscribeRequest(await card(CARDS.asks), { customerId }));
  between.before(request, () => confirmAt(first.redirectUrl));
  const second = await provider.subscribe(subscribeRequest(await card(CARDS.pays), { customerId }));
  expect(between.happened()).toBe(true);
  expect(second).toMatchObject({ outcome: 'active', subscriptionId: first.subscriptionId });
  expect(await paidBy(customerId)).toEqual([4900]);
  expect((await stripe.subscriptions.list({ customer: customerId, status: 'active' })).data).toHaveLength(1);
});

it('an attempt that the bank confirms just before another checkout becomes the subscription', async () => {
  const { id: customerId } = await stripe.customers.create({ name: 'Ana Lima' });
  const first = await provider.subscribe(subscribeRequest(await card(CARDS.asks), { customerId }));
  between.before(/^POST \/v1\/invoices\/\w+\/void/, () => confirmAt(first.redirectUrl));
  const { paymentMethodId, ...request } = subscribeRequest('', { customerId });
  expect(await provider.startCheckout(request)).toMatchObject({
    url: null,
    running: { subscriptionId: first.subscriptionId, status: 'ACTIVE' },
  });
});

it('an overdue invoice that is collected just before another card pays it is paid once, and that card becomes the default', async () => {
  const { customerId, subscriptionId, collect } = await makeOverdue();
  between.before(/^POST \/v1\/payment_intents\/\w+\/confirm/, collect);
  const changed = await provider.changeCard({
    subscriptionId,
    paymentMethodId: await card('5555555555554444'),
    returnUrl,
  });
  expect(between.happened()).toBe(true);
  expect(changed).toMatchObject({ redirectUrl: null, state: { status: 'ACTIVE', cardLast4: '4444' } });
  expect(await paidBy(customerId)).toEqual([4900, 4900]);
});

it('an overdue subscription whose invoice is collected just before it is voided continues', async () => {
  const { customerId, subscriptionId, collect } = await makeOverdue();
  between.before(/^POST \/v1\/invoices\/\w+\/void/, collect);
  expect(await provider.endUnpaid(subscriptionId)).toMatchObject({ status: 'ACTIVE' });
  expect(between.happened()).toBe(true);
  expect(await paidBy(customerId)).toEqual([4900, 4900]);
});

it('a change of plan that is confirmed just before it is voided is paid once', async () => {
  const { id: customerId } = await stripe.customers.create({ name: 'Ana Lima' });
  const { subscriptionId } = await provider.subscribe(subscribeRequest(await card(CARDS.pays), { customerId }));
  const asking = await stripe.paymentMethods.attach('pm_card_threeDSecure2Required', { customer: customerId });
  await stripe.subscriptions.update(subscriptionId, { default_payment_method: asking.id });
  const change = { subscriptionId, recurringMode: 'YEARLY' as const, amount: 47_000, at: new Date(), returnUrl };
  const first = await provider.changePlan(change);
  between.before(/^POST \/v1\/invoices\/\w+\/void/, () => confirmAt(first?.redirectUrl ?? undefined));
  expect(await provider.changePlan(change)).toMatchObject({
    redirectUrl: null,
    state: { recurringMode: 'YEARLY', status: 'ACTIVE' },
  });
  expect(between.happened()).toBe(true);
  expect(await paidBy(customerId)).toHaveLength(2);
});

describe('a renewal just before', () => {
  const january = new Date(Date.UTC(2026, 0, 10));
  const request = /^POST \/v1\/(subscriptions\/\w+|invoices\/create_preview)$/;
  const changes = { 'a longer plan': ['MONTHLY', 'YEARLY'], 'a shorter plan': ['YEARLY', 'MONTHLY'] } as const;

  /** A subscription whose renewal happens just before the next request that changes or previews it. */
  async function makeDue(recurringMode: 'MONTHLY' | 'YEARLY') {
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: january.getTime() / 1000 });
    const { id: customerId } = await stripe.customers.create({ test_clock: clock.id });
    const bought = { ...subscribeRequest(await card(CARDS.pays), { customerId }), recurringMode };
    const { subscriptionId } = await provider.subscribe(bought);
    const renewed = Date.UTC(2027, 0, 11) / 1000;
    between.before(request, () => stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: renewed }));
    return { customerId, subscriptionId };
  }

  it.each(Object.entries(changes))('%s changes and charges nothing', async (_name, [from, recurringMode]) => {
    const { customerId, subscriptionId } = await makeDue(from);
    const change = { subscriptionId, recurringMode, amount: 47_000, at: january, returnUrl };
    await expect(provider.changePlan(change)).rejects.toThrow(PaymentPeriodEnded);
    expect(between.happened()).toBe(true);
    expect(await provider.readSubscription(subscriptionId)).toMatchObject({ recurringMode: from, status: 'ACTIVE' });
    expect(new Set(await paidBy(customerId))).toEqual(new Set([4900]));
  });

  it('the preview of a longer plan is refused', async () => {
    const { subscriptionId } = await makeDue('MONTHLY');
    const change = { subscriptionId, recurringMode: 'YEARLY' as const, amount: 47_000, at: january };
    await expect(provider.previewPlan(change)).rejects.toThrow(PaymentPeriodEnded);
    expect(between.happened()).toBe(true);
  });
});
