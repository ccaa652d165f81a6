import type { Stripe } from 'stripe';
import { afterAll, describe, expect, it } from 'vitest';
import { startPayment } from '../support.ts';

/** Changes of running subscriptions, tested in the sandbox with the official client. */

const { stripe, close } = await startPayment();
afterAll(close);

const day = 86_400;
const noon = Date.UTC(2026, 5, 1, 12) / 1000;
const { id: product } = await stripe.products.create({ name: 'Subscription' });

type Every = 'month' | 'year';
const priceData = (unit_amount: number, interval: Every, currency = 'sgd') => ({
  currency,
  product,
  recurring: { interval },
  unit_amount,
});

/** A subscription that started on 1 June. Now it is 16 June, and half of the month is left. */
async function runningFor15Days({ amount = 4900, currency = 'sgd', card = 'pm_card_visa' } = {}) {
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: noon });
  const customer = await stripe.customers.create({ test_clock: clock.id });
  const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    default_payment_method: method.id,
    items: [{ price_data: priceData(amount, 'month', currency) }],
  });
  const moveTo = (time: number) => stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: time });
  await moveTo(noon + 15 * day);
  const [item] = subscription.items.data;
  return { id: subscription.id, item: item?.id ?? '', customer: customer.id, moveTo };
}

const latestInvoice = async (id: string): Promise<Stripe.Invoice> => {
  const { latest_invoice } = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  if (latest_invoice === null || typeof latest_invoice === 'string') throw new Error('There is no invoice.');
  return latest_invoice;
};
const amountsOf = ({ lines }: Stripe.Invoice) => lines.data.map(({ amount }) => amount);

describe('another interval', () => {
  it('starts a new period now, less the rest of the old one', async () => {
    const { id, item } = await runningFor15Days();
    const changed = await stripe.subscriptions.update(id, {
      items: [{ id: item, price_data: priceData(49_000, 'year') }],
      proration_behavior: 'always_invoice',
    });
    expect(changed.items.data[0]).toMatchObject({
      id: item,
      current_period_start: noon + 15 * day,
      current_period_end: Date.UTC(2027, 5, 16, 12) / 1000,
    });
    const invoice = await latestInvoice(id);
    expect(invoice).toMatchObject({ status: 'paid', billing_reason: 'subscription_update', total: 49_000 - 2450 });
    expect(amountsOf(invoice)).toEqual([-2450, 49_000]);
  });

  it('costs as much as previewed for the same time', async () => {
    const { id, item, moveTo } = await runningFor15Days();
    const details = {
      items: [{ id: item, price_data: priceData(49_000, 'year') }],
      proration_behavior: 'always_invoice' as const,
      proration_date: noon + 15 * day,
    };
    const prices = async () => (await stripe.prices.list({ product, limit: 100 })).data.length;
    const before = await prices();
    const preview = await stripe.invoices.createPreview({ subscription: id, subscription_details: details });
    expect(preview.amount_due).toBe(46_550);
    expect(await prices()).toBe(before);
    await moveTo(noon + 15 * day + 1800);
    await stripe.subscriptions.update(id, details);
    expect((await latestInvoice(id)).amount_paid).toBe(46_550);
  });

  it('takes effect at the end of a trial, without charges until then', async () => {
    const { id, item, moveTo } = await runningFor15Days();
    const end = Date.UTC(2026, 6, 1, 12) / 1000;
    const changed = await stripe.subscriptions.update(id, {
      items: [{ id: item, price_data: priceData(49_000, 'year') }],
      proration_behavior: 'none',
      trial_end: end,
    });
    expect(changed).toMatchObject({ status: 'trialing', trial_end: end });
    expect(await latestInvoice(id)).toMatchObject({ total: 0, status: 'paid' });
    await moveTo(end + 3660);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
    expect(await latestInvoice(id)).toMatchObject({
      total: 49_000,
      status: 'paid',
      billing_reason: 'subscription_cycle',
    });
  });
});

describe('another price for the same interval', () => {
  it('is prorated for the rest of the period, at once', async () => {
    const { id, item } = await runningFor15Days();
    await stripe.subscriptions.update(id, {
      items: [{ id: item, price_data: priceData(9800, 'month') }],
      proration_behavior: 'always_invoice',
    });
    const invoice = await latestInvoice(id);
    expect(amountsOf(invoice)).toEqual([-2450, 4900]);
    expect(invoice).toMatchObject({ total: 2450, status: 'paid' });
  });

  it('leaves a credit if it is lower, which pays later invoices', async () => {
    const { id, item, customer, moveTo } = await runningFor15Days({ amount: 49_000 });
    await stripe.subscriptions.update(id, {
      items: [{ id: item, price_data: priceData(4900, 'month') }],
      proration_behavior: 'always_invoice',
    });
    expect(await latestInvoice(id)).toMatchObject({ status: 'paid', total: 2450 - 24_500, amount_due: 0 });
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: 2450 - 24_500 });
    await moveTo(noon + 46 * day);
    expect(await latestInvoice(id)).toMatchObject({ total: 4900, amount_due: 0, starting_balance: -22_050 });
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -17_150 });
  });

  it('is prorated with the next invoice by default', async () => {
    const { id, item, customer, moveTo } = await runningFor15Days();
    await stripe.subscriptions.update(id, { items: [{ id: item, price_data: priceData(9800, 'month') }] });
    expect((await latestInvoice(id)).total).toBe(4900);
    const { data: waiting } = await stripe.invoiceItems.list({ customer });
    expect(waiting.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([-2450, 4900]);
    await moveTo(noon + 31 * day);
    expect((await latestInvoice(id)).total).toBe(9800 + 2450);
  });

  it('is not prorated on request', async () => {
    const { id, item, moveTo } = await runningFor15Days();
    await stripe.subscriptions.update(id, {
      items: [{ id: item, price_data: priceData(9800, 'month') }],
      proration_behavior: 'none',
    });
    await moveTo(noon + 31 * day);
    expect((await latestInvoice(id)).total).toBe(9800);
  });
});

describe('amounts', () => {
  it.each([
    ['jpy', 4901, -2450],
    ['sgd', 4901, -2450],
    ['ugx', 490_100, -245_000],
    ['kwd', 4910, -2450],
  ])('in %s are rounded to the smallest chargeable unit', async (currency, amount, credit) => {
    const { id, item } = await runningFor15Days({ amount, currency });
    await stripe.subscriptions.update(id, {
      items: [{ id: item, price_data: priceData(amount * 10, 'year', currency) }],
      proration_behavior: 'always_invoice',
    });
    const [unused] = amountsOf(await latestInvoice(id));
    // An odd amount cannot be halved exactly.
    expect(Math.abs((unused ?? 0) - credit)).toBeLessThanOrEqual(
      currency === 'ugx' ? 100 : currency === 'kwd' ? 10 : 1,
    );
    expect(Math.abs(unused ?? 1) % (currency === 'ugx' ? 100 : currency === 'kwd' ? 10 : 1)).toBe(0);
  });
});

describe('a refused change', () => {
  it('due to a declined card changes nothing', async () => {
    const { id, item, customer } = await runningFor15Days();
    const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    await stripe.subscriptions.update(id, { default_payment_method: bad.id });
    await expect(
      stripe.subscriptions.update(id, {
        items: [{ id: item, price_data: priceData(49_000, 'year') }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
      }),
    ).rejects.toMatchObject({ code: 'card_declined', statusCode: 402 });
    const held = await stripe.subscriptions.retrieve(id);
    expect(held.items.data[0]?.price.unit_amount).toBe(4900);
    expect(held.status).toBe('active');
  });

  it.each([
    ['of an unknown item', { items: [{ id: 'si_none' }] }, 'items[0][id]'],
    ['to another currency', { items: [{ price_data: priceData(1, 'month', 'eur') }] }, 'items'],
    ['to two intervals', { items: [{ price_data: priceData(1, 'year') }] }, 'items'],
    ['with a trial in the past', { trial_end: noon }, 'trial_end'],
    ['calculated for another time', { proration_date: noon - day }, 'proration_date'],
  ])('%s names the parameter', async (_what, params, param) => {
    const { id } = await runningFor15Days();
    await expect(stripe.subscriptions.update(id, params)).rejects.toMatchObject({ statusCode: 400, param });
  });

  it('of its last item names the parameter', async () => {
    const { id, item } = await runningFor15Days();
    await expect(stripe.subscriptions.update(id, { items: [{ id: item, deleted: true }] })).rejects.toMatchObject({
      param: 'items',
    });
  });
});

it('a subscription that ends at once can return the rest as a credit', async () => {
  const { id, customer } = await runningFor15Days();
  await stripe.subscriptions.cancel(id, { prorate: true, invoice_now: true });
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -2450 });
});
