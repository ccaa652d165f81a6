import { afterAll, describe, expect, it } from 'vitest';
import { PaymentDeclined } from '../../../server/payment/failures.ts';
import { CARDS, startPayment, subscribeRequest, typeCard } from './support.ts';

/** Renewals at the provider over time, simulated with test clocks. */

const { provider, sandbox, stripe, pool, restart, close } = await startPayment();
afterAll(close);

const FAILS_LATER = '4000000000000341';
const card = (number: string) => typeCard(sandbox.url, number);
const at = (text: string) => new Date(text).getTime() / 1000;

/** A customer with a test clock at `start` and a subscription with a valid card. */
async function subscribed(start: string, recurringMode: 'MONTHLY' | 'YEARLY' = 'MONTHLY') {
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: at(start) });
  const { id: customerId } = await stripe.customers.create({ test_clock: clock.id });
  const request = subscribeRequest(await card(CARDS.pays), { customerId, recurringMode });
  const { subscriptionId } = await provider.subscribe(request);
  const moveTo = (time: string) => stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: at(time) });
  const state = async () => (await provider.readSubscription(subscriptionId)) ?? expect.fail('It is gone');
  return { customerId, subscriptionId, moveTo, state };
}

const change = async (subscriptionId: string, number: string) =>
  provider.changeCard({ subscriptionId, paymentMethodId: await card(number), returnUrl: 'http://localhost:4000/' });

describe('a test clock', () => {
  it('stands still, can be advanced, and never goes back', async () => {
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: at('2026-01-01T00:00:00Z'), name: 'Ours' });
    expect(clock).toMatchObject({ object: 'test_helpers.test_clock', status: 'ready', name: 'Ours' });
    expect((await stripe.testHelpers.testClocks.retrieve(clock.id)).frozen_time).toBe(at('2026-01-01T00:00:00Z'));
    const later = { frozen_time: at('2026-02-01T00:00:00Z') };
    expect(await stripe.testHelpers.testClocks.advance(clock.id, later)).toMatchObject(later);
    await expect(stripe.testHelpers.testClocks.advance(clock.id, later)).rejects.toMatchObject({
      param: 'frozen_time',
    });
    const tooFar = { frozen_time: at('2036-01-01T00:00:00Z') };
    await expect(stripe.testHelpers.testClocks.advance(clock.id, tooFar)).rejects.toMatchObject({
      param: 'frozen_time',
    });
    await expect(stripe.customers.create({ test_clock: 'clock_none' })).rejects.toMatchObject({ param: 'test_clock' });
  });
});

describe('a subscription', () => {
  it('is renewed on its day of the month, or on the last day of a shorter month', async () => {
    const { moveTo, state, customerId } = await subscribed('2026-01-31T09:00:00Z');
    expect((await state()).paidUntil).toEqual(new Date('2026-02-28T09:00:00Z'));
    await moveTo('2026-02-28T10:00:00Z');
    expect((await state()).paidUntil).toEqual(new Date('2026-03-31T09:00:00Z'));
    await moveTo('2026-05-01T09:00:00Z');
    expect(await state()).toMatchObject({ status: 'ACTIVE', paidUntil: new Date('2026-05-31T09:00:00Z') });
    const { data } = await stripe.invoices.list({ customer: customerId });
    expect(data.map(({ billing_reason, status, created }) => [billing_reason, status, created])).toEqual([
      ['subscription_cycle', 'paid', at('2026-04-30T09:00:00Z')],
      ['subscription_cycle', 'paid', at('2026-03-31T09:00:00Z')],
      ['subscription_cycle', 'paid', at('2026-02-28T09:00:00Z')],
      ['subscription_create', 'paid', at('2026-01-31T09:00:00Z')],
    ]);
  });

  it('is renewed yearly, even from a leap day', async () => {
    const { moveTo, state } = await subscribed('2024-02-29T09:00:00Z', 'YEARLY');
    expect((await state()).paidUntil).toEqual(new Date('2025-02-28T09:00:00Z'));
    await moveTo('2025-03-01T09:00:00Z');
    expect((await state()).paidUntil).toEqual(new Date('2026-02-28T09:00:00Z'));
  });

  it('ends with its period after a cancellation, without further charges', async () => {
    const { moveTo, state, subscriptionId, customerId } = await subscribed('2026-01-10T09:00:00Z');
    await provider.setCancelAtPeriodEnd({ subscriptionId, cancel: true });
    await moveTo('2026-03-01T09:00:00Z');
    expect(await state()).toMatchObject({ status: 'CANCELED', paidUntil: new Date('2026-02-10T09:00:00Z') });
    expect((await stripe.charges.list({ customer: customerId })).data).toHaveLength(1);
  });

  it('without a test clock renews in real time, including time while the sandbox was stopped', async () => {
    const { subscriptionId } = await provider.subscribe(subscribeRequest(await card(CARDS.pays)));
    const now = new Date();
    const firstOfMonth = (later: number) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + later);
    await restart(async () => {
      // As if it had been bought on the first of last month.
      await pool.query(
        `UPDATE payment_sandbox.object SET data = jsonb_set(
           jsonb_set(data, '{billing_cycle_anchor}', to_jsonb($2::bigint)),
           '{items,data,0,current_period_end}', to_jsonb($3::bigint))
         WHERE kind = 'subscription' AND id = $1`,
        [subscriptionId, firstOfMonth(-1) / 1000, firstOfMonth(0) / 1000],
      );
    });
    // Writes are sequential, so this one follows the renewal.
    await stripe.customers.create();
    const state = (await provider.readSubscription(subscriptionId)) ?? expect.fail('It is gone');
    expect(state).toMatchObject({ status: 'ACTIVE', paidUntil: new Date(firstOfMonth(1)) });
    expect((await stripe.charges.list({ customer: state.customerId })).data).toHaveLength(2);
  });
});

describe('a declined renewal', () => {
  it('is retried after 3, 5 and 7 days, and then the subscription ends', async () => {
    const { moveTo, state, subscriptionId, customerId } = await subscribed('2026-01-10T09:00:00Z');
    await change(subscriptionId, FAILS_LATER);
    await moveTo('2026-02-10T10:00:00Z');
    expect(await state()).toMatchObject({
      status: 'PAST_DUE',
      paidUntil: new Date('2026-02-10T09:00:00Z'),
      latestInvoice: { status: 'FAILED' },
    });
    const tries = async () => (await stripe.charges.list({ customer: customerId })).data.length - 1;
    for (const [time, count] of [
      ['2026-02-13T09:59:59Z', 1],
      ['2026-02-13T10:00:00Z', 2],
      ['2026-02-18T10:00:00Z', 3],
      ['2026-02-25T09:59:59Z', 3],
    ] as const) {
      await moveTo(time);
      expect(await tries(), time).toBe(count);
      expect((await state()).status, time).toBe('PAST_DUE');
    }
    await moveTo('2026-02-25T10:00:00Z');
    expect(await tries()).toBe(4);
    expect(await state()).toMatchObject({ status: 'CANCELED', paidUntil: new Date('2026-02-10T09:00:00Z') });
    await moveTo('2026-05-01T09:00:00Z');
    expect(await tries()).toBe(4);
  });

  it('is paid at once by another card, which becomes the default', async () => {
    const { moveTo, state, subscriptionId, customerId } = await subscribed('2026-01-10T09:00:00Z');
    await change(subscriptionId, FAILS_LATER);
    await moveTo('2026-02-11T09:00:00Z');
    await expect(change(subscriptionId, FAILS_LATER)).rejects.toThrow(PaymentDeclined);
    await expect(change(subscriptionId, CARDS.noFunds)).rejects.toThrow(PaymentDeclined);
    expect(await change(subscriptionId, CARDS.pays)).toMatchObject({ redirectUrl: null, state: { status: 'ACTIVE' } });
    await moveTo('2026-03-11T09:00:00Z');
    expect(await state()).toMatchObject({ status: 'ACTIVE', paidUntil: new Date('2026-04-10T09:00:00Z') });
    const paid = (await stripe.charges.list({ customer: customerId })).data.filter(
      ({ status }) => status === 'succeeded',
    );
    expect(paid.map(({ created }) => created)).toEqual([
      at('2026-03-10T10:00:00Z'),
      at('2026-02-11T09:00:00Z'),
      at('2026-01-10T09:00:00Z'),
    ]);
  });

  it('cannot be paid after the subscription has ended', async () => {
    const { moveTo, state, subscriptionId } = await subscribed('2026-01-10T09:00:00Z');
    await change(subscriptionId, FAILS_LATER);
    await moveTo('2026-02-10T10:00:00Z');
    expect(await provider.endSubscription(subscriptionId)).toMatchObject({ status: 'CANCELED' });
    expect(await provider.endSubscription(subscriptionId)).toMatchObject({ status: 'CANCELED' });
    await moveTo('2026-06-01T09:00:00Z');
    expect(await state()).toMatchObject({ status: 'CANCELED', paidUntil: new Date('2026-02-10T09:00:00Z') });
  });
});

describe('a renewal that the bank wants confirmed', () => {
  const returnUrl = 'http://localhost:4000/my-subscription';
  const answerWith = (url: string | null, answer: 'complete' | 'fail') =>
    fetch(url ?? '', { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' });

  async function asked() {
    const made = await subscribed('2026-01-10T09:00:00Z');
    await change(made.subscriptionId, CARDS.asks);
    await made.moveTo('2026-02-10T10:00:00Z');
    expect(await made.state()).toMatchObject({
      status: 'PAST_DUE',
      awaitsConfirmation: true,
      paidUntil: new Date('2026-02-10T09:00:00Z'),
    });
    return made;
  }

  it('waits for the cardholder with the same card, and is not tried without one', async () => {
    const { moveTo, customerId, subscriptionId, state } = await asked();
    const { data: intents } = await stripe.paymentIntents.list({ customer: customerId });
    const waiting = intents.find(({ status }) => status === 'requires_action');
    expect(waiting).toMatchObject({ amount: 4900, next_action: { type: 'use_stripe_sdk' } });
    const types = (await stripe.events.list({ limit: 100 })).data
      .filter(({ data }) => JSON.stringify(data).includes(subscriptionId))
      .map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['invoice.payment_action_required', 'invoice.payment_failed']));
    await moveTo('2026-02-18T09:00:00Z');
    expect(await state()).toMatchObject({ status: 'PAST_DUE', awaitsConfirmation: true });
    expect((await stripe.charges.list({ customer: customerId })).data).toHaveLength(1);

    const { redirectUrl } = (await provider.confirmRenewal({ subscriptionId, returnUrl })) ?? expect.fail('It is gone');
    const { headers } = await answerWith(redirectUrl, 'complete');
    const session = new URL(headers.get('location') ?? '').searchParams.get('session_id') ?? '';
    expect(await provider.findSession(session)).toMatchObject({ kind: 'payment', isOpen: false, refusal: null });
    expect(await state()).toMatchObject({
      status: 'ACTIVE',
      awaitsConfirmation: false,
      cardLast4: '3220',
      paidUntil: new Date('2026-03-10T09:00:00Z'),
    });
    expect(await provider.confirmRenewal({ subscriptionId, returnUrl })).toMatchObject({ redirectUrl: null });
  });

  it('can be confirmed on the page of its invoice', async () => {
    const { state, subscriptionId } = await asked();
    const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(subscriptionId, {
      expand: ['latest_invoice'],
    });
    const page = invoice && typeof invoice === 'object' ? (invoice.hosted_invoice_url ?? '') : '';
    const html = await (await fetch(page)).text();
    const [, link = ''] = /href="([^"]+)">Confirm the payment/.exec(html) ?? [];
    await answerWith(new URL(link, page).href, 'complete');
    expect(await state()).toMatchObject({
      status: 'ACTIVE',
      awaitsConfirmation: false,
      latestInvoice: { pageUrl: null },
    });
    expect(await (await fetch(page)).text()).not.toContain('Confirm the payment');
  });

  it('does not wait any more when the cardholder fails to confirm, and takes another card', async () => {
    const { state, subscriptionId } = await asked();
    const made = await provider.confirmRenewal({ subscriptionId, returnUrl });
    await answerWith(made?.redirectUrl ?? null, 'fail');
    expect(await state()).toMatchObject({ status: 'PAST_DUE', awaitsConfirmation: false });
    expect(await change(subscriptionId, CARDS.pays)).toMatchObject({ state: { status: 'ACTIVE' } });
  });

  it('is null for an unknown subscription', async () => {
    const subscriptionId = 'sub_000000000000000000000000';
    expect(await provider.confirmRenewal({ subscriptionId, returnUrl })).toBeNull();
  });
});

describe('a first payment that is never confirmed', () => {
  it('can be confirmed for 23 hours', async () => {
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: at('2026-01-10T09:00:00Z') });
    const { id: customerId } = await stripe.customers.create({ test_clock: clock.id });
    const { subscriptionId, redirectUrl } = await provider.subscribe(
      subscribeRequest(await card(CARDS.asks), { customerId }),
    );
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: at('2026-01-11T07:59:00Z') });
    expect(await provider.readSubscription(subscriptionId)).toMatchObject({ status: 'INCOMPLETE' });
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: at('2026-01-11T08:00:00Z') });
    expect(await provider.readSubscription(subscriptionId)).toMatchObject({
      status: 'CANCELED',
      latestInvoice: { status: 'FAILED' },
    });
    const answer = new URLSearchParams({ answer: 'complete' });
    await fetch(redirectUrl ?? '', { method: 'POST', body: answer, redirect: 'manual' });
    expect((await stripe.charges.list({ customer: customerId })).data).toEqual([]);
  });
});

describe('a refund', () => {
  it('pays back the rest once, and marks the invoice as refunded', async () => {
    const { customerId, state } = await subscribed('2026-01-10T09:00:00Z');
    const { latestInvoice } = await state();
    const id = latestInvoice?.id ?? '';
    expect(await provider.readInvoice(id)).toMatchObject({ status: 'PAID', amount: 4900 });
    const [charge] = (await stripe.charges.list({ customer: customerId })).data;
    const part = await stripe.refunds.create({ charge: charge?.id ?? '', amount: 900 });
    expect(part).toMatchObject({ object: 'refund', amount: 900, currency: 'sgd', status: 'succeeded' });
    expect(await provider.readInvoice(id)).toMatchObject({ status: 'PAID' });
    await expect(stripe.refunds.create({ charge: charge?.id ?? '', amount: 4001 })).rejects.toMatchObject({
      param: 'amount',
    });
    expect(await provider.refund(id)).toMatchObject({ status: 'REFUNDED' });
    expect(await provider.refund(id)).toMatchObject({ status: 'REFUNDED' });
    expect((await stripe.refunds.list({ charge: charge?.id ?? '' })).data.map(({ amount }) => amount)).toEqual([
      4000, 900,
    ]);
    expect(await stripe.charges.retrieve(charge?.id ?? '')).toMatchObject({ amount_refunded: 4900, refunded: true });
    await expect(stripe.refunds.create({ charge: charge?.id ?? '' })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    expect(await provider.findInvoice(String(charge?.payment_intent))).toBe(id);
  });

  it('is null for unpaid and unknown invoices', async () => {
    const asked = await provider.subscribe(subscribeRequest(await card(CARDS.asks)));
    const state = await provider.readSubscription(asked.subscriptionId);
    expect(await provider.refund(state?.latestInvoice?.id ?? '')).toBeNull();
    expect(await provider.refund('in_000000000000000000000000')).toBeNull();
    expect(await provider.readInvoice('in_000000000000000000000000')).toBeNull();
    expect(await provider.findInvoice('pi_000000000000000000000000')).toBeNull();
  });
});

describe('another card', () => {
  it('is refused when it is unknown, and null for an unknown subscription', async () => {
    const { subscriptionId, state } = await subscribed('2026-01-10T09:00:00Z');
    const returnUrl = 'http://localhost:4000/';
    const unknown = { subscriptionId, paymentMethodId: 'pm_0000000000000000', returnUrl };
    await expect(provider.changeCard(unknown)).rejects.toThrow(PaymentDeclined);
    expect(await state()).toMatchObject({ cardLast4: '4242' });
    const lost = { ...unknown, subscriptionId: 'sub_000000000000000000000000' };
    expect(await provider.changeCard(lost)).toBeNull();
    expect(await provider.endSubscription('sub_000000000000000000000000')).toBeNull();
  });
});
