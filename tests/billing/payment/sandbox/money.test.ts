import type { Stripe } from 'stripe';
import { afterAll, describe, expect, it } from 'vitest';
import { fixture } from '../../../support/fixtures.ts';
import { startPayment } from '../support.ts';

/** What the sandbox charges, prorates, pays back and keeps, with the official client. */

const { stripe, close } = await startPayment();
afterAll(close);

/** What payments, refunds, disputes and payouts do to the balance of the sandbox, with the official client. */

/** Pays a month ago, so that the money is available. */
async function pay(card: string, currency = 'sgd', amount = 4900) {
  const clock = await stripe.testHelpers.testClocks.create({
    frozen_time: Math.floor(Date.now() / 1000) - 30 * 86_400,
  });
  const { id: customer } = await stripe.customers.create({ test_clock: clock.id });
  const { id: payment_method } = await stripe.paymentMethods.attach(card, { customer });
  const { id: product } = await stripe.products.create({ name: 'Access' });
  await stripe.subscriptions.create({
    customer,
    default_payment_method: payment_method,
    items: [{ price_data: { currency, product, recurring: { interval: 'month' as const }, unit_amount: amount } }],
  });
  const [charge] = (await stripe.charges.list({ customer })).data;
  if (!charge) throw new Error('no payment');
  return charge;
}

const about = async (source: string) => (await stripe.balanceTransactions.list({ source })).data;

async function inBalance(currency: string): Promise<{ available: number; pending: number }> {
  const { available, pending } = await stripe.balance.retrieve();
  const of = (parts: typeof available) => parts.find((part) => part.currency === currency)?.amount ?? 0;
  return { available: of(available), pending: of(pending) };
}

describe('the balance', () => {
  it.each([
    ['sgd', 4900, 217],
    ['jpy', 5280, 181],
    ['kwd', 15_500, 1030],
  ])('has a payment in %s less the fee', async (currency, amount, fee) => {
    const charge = await pay('pm_card_visa', currency, amount);
    const [transaction] = await about(charge.id);
    expect(transaction).toMatchObject({
      object: 'balance_transaction',
      id: charge.balance_transaction,
      amount,
      fee,
      fee_details: [{ amount: fee, currency, type: 'stripe_fee' }],
      net: amount - fee,
      currency,
      reporting_category: 'charge',
      source: charge.id,
      status: 'available',
      type: 'charge',
    });
    expect(await inBalance(currency)).toEqual({ available: amount - fee, pending: 0 });
  });

  it('loses a refund and keeps the fee, and gets back what the bank refuses', async () => {
    const charge = await pay('pm_card_visa');
    const refund = await stripe.refunds.create({ charge: charge.id, amount: 1000 });
    expect(await about(refund.id)).toMatchObject([
      {
        id: refund.balance_transaction,
        amount: -1000,
        fee: 0,
        net: -1000,
        type: 'refund',
        reporting_category: 'refund',
      },
    ]);
    const { id: method } = await stripe.paymentMethods.create({
      type: 'card',
      card: { number: '4000000000005126', exp_month: 12, exp_year: 2040, cvc: '123' },
    });
    const other = await pay(method);
    const refused = await stripe.refunds.create({ charge: other.id });
    expect((await about(refused.id)).map(({ type, net }) => [type, net])).toEqual([
      ['refund_failure', 4900],
      ['refund', -4900],
    ]);
    const expanded = await stripe.refunds.retrieve(refused.id, { expand: ['balance_transaction'] });
    expect(expanded.balance_transaction).toMatchObject({ object: 'balance_transaction', type: 'refund' });
  });

  it('loses a dispute with its fee, and gets back one that is won', async () => {
    const charge = await pay('pm_card_createDispute');
    const [dispute] = (await stripe.disputes.list({ charge: charge.id })).data;
    const id = dispute?.id ?? '';
    await stripe.disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' } });
    expect((await about(id)).map(({ amount, fee, reporting_category: is }) => [is, amount, fee])).toEqual([
      ['dispute_reversal', 4900, 0],
      ['dispute', -4900, 1500],
    ]);
    const [, taken] = (await stripe.balanceTransactions.list({ source: id, expand: ['data.source'] })).data;
    expect(taken?.source).toMatchObject({ object: 'dispute', payment_intent: charge.payment_intent });
  });
});

describe('a payout', () => {
  it('takes no more than what is available, of that currency', async () => {
    const { available } = await inBalance('jpy');
    for (const [amount, currency] of [
      [available + 1, 'jpy'],
      [1, 'usd'],
    ] as const) {
      await expect(stripe.payouts.create({ amount, currency })).rejects.toMatchObject({
        statusCode: 400,
        code: 'balance_insufficient',
      });
    }
    expect((await stripe.payouts.list()).data).toEqual([]);
  });

  it('takes its money from the balance', async () => {
    const { available } = await inBalance('jpy');
    const payout = await stripe.payouts.create({ amount: available, currency: 'jpy' });
    expect(payout).toMatchObject({ object: 'payout', amount: available, currency: 'jpy', status: 'pending' });
    expect(await stripe.payouts.retrieve(payout.id)).toEqual({ ...payout, status: 'paid' });
    expect((await stripe.payouts.list({ status: 'paid' })).data.map(({ id }) => id)).toEqual([payout.id]);
    expect(await about(payout.id)).toMatchObject([
      { id: payout.balance_transaction, amount: -available, fee: 0, type: 'payout', reporting_category: 'payout' },
    ]);
    expect(await inBalance('jpy')).toEqual({ available: 0, pending: 0 });
    const { data } = await stripe.events.list({ limit: 2 });
    expect(data.map(({ type }) => type)).toEqual(['payout.paid', 'payout.created']);
    await expect(stripe.balanceTransactions.list({ payout: payout.id })).rejects.toMatchObject({ statusCode: 400 });
  });
});

/** Changes of running subscriptions, tested in the sandbox with the official client. */
describe('a change of a running subscription', () => {
  const day = 86_400;
  const noon = Date.UTC(2026, 5, 1, 12) / 1000;
  const subscriptionProduct = fixture(() => stripe.products.create({ name: 'Subscription' }));

  type Every = 'month' | 'year';
  const priceData = (unit_amount: number, interval: Every, currency = 'sgd') => ({
    currency,
    product: subscriptionProduct.id,
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
    it('costs as much as previewed for the same time', async () => {
      const { id, item, moveTo } = await runningFor15Days();
      const details = {
        items: [{ id: item, price_data: priceData(49_000, 'year') }],
        proration_behavior: 'always_invoice' as const,
        proration_date: noon + 15 * day,
      };
      const prices = async () =>
        (await stripe.prices.list({ product: subscriptionProduct.id, limit: 100 })).data.length;
      const before = await prices();
      const preview = await stripe.invoices.createPreview({ subscription: id, subscription_details: details });
      expect(preview.amount_due).toBe(46_550);
      expect(await prices()).toBe(before);
      await moveTo(noon + 15 * day + 1800);
      await stripe.subscriptions.update(id, details);
      expect((await latestInvoice(id)).amount_paid).toBe(46_550);
    });
  });

  describe('another price for the same interval', () => {
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
});
