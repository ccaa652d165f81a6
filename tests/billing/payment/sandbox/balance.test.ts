import { startSandbox } from 'payment-sandbox/sandbox';
import { afterAll, describe, expect, it } from 'vitest';
import { KEYS, startPayment } from '../support.ts';

/** What payments, refunds, disputes and payouts do to the balance of the sandbox, with the official client. */

const { stripe, pool, close } = await startPayment();
afterAll(close);

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

  it('has nothing of a payment that was declined', async () => {
    const charge = await pay('pm_card_chargeCustomerFail');
    expect(charge).toMatchObject({ status: 'failed', balance_transaction: null });
    expect(await about(charge.id)).toEqual([]);
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

  it('is listed by type, currency and time, in pages', async () => {
    const all = await stripe.balanceTransactions.list({ limit: 100 });
    const types = new Set(all.data.map(({ type }) => type));
    expect(types).toEqual(new Set(['charge', 'refund', 'refund_failure', 'adjustment']));
    const refunds = await stripe.balanceTransactions.list({ type: 'refund' });
    expect(refunds.data.map(({ type }) => type)).toEqual(['refund', 'refund']);
    const yen = await stripe.balanceTransactions.list({ currency: 'jpy' });
    expect(yen.data.map(({ currency }) => currency)).toEqual(['jpy']);
    const first = await stripe.balanceTransactions.list({ limit: 2 });
    const next = await stripe.balanceTransactions.list({ limit: 2, starting_after: first.data[1]?.id ?? '' });
    expect([first.has_more, ...first.data, ...next.data]).toEqual([true, ...all.data.slice(0, 4)]);
    const later = await stripe.balanceTransactions.list({ created: { gte: Math.floor(Date.now() / 1000) + 60 } });
    expect(later.data).toEqual([]);
    const [one] = all.data;
    expect(await stripe.balanceTransactions.retrieve(one?.id ?? '')).toEqual(one);
    await expect(stripe.balanceTransactions.retrieve('txn_unknown')).rejects.toMatchObject({ statusCode: 404 });
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

it('money of today is pending', async () => {
  const { id: customer } = await stripe.customers.create();
  const { id: payment_method } = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  const { id: product } = await stripe.products.create({ name: 'Access' });
  await stripe.subscriptions.create({
    customer,
    default_payment_method: payment_method,
    items: [{ price_data: { currency: 'eur', product, recurring: { interval: 'month' as const }, unit_amount: 4900 } }],
  });
  expect(await inBalance('eur')).toEqual({ available: 0, pending: 4683 });
});

it('what an older version has stored gets its transactions at the next start, once', async () => {
  const before = await stripe.balance.retrieve();
  const count = (await pool.query(`SELECT FROM payment_sandbox.object WHERE kind = 'balance_transaction'`)).rowCount;
  await pool.query(
    `DELETE FROM payment_sandbox.object WHERE kind = 'balance_transaction' AND data->>'type' <> 'payout'`,
  );
  await pool.query(`UPDATE payment_sandbox.object SET data = data - 'balance_transaction' WHERE kind = 'charge'`);
  await pool.query(
    `UPDATE payment_sandbox.object SET data = (data - 'failure_balance_transaction') || '{"balance_transaction": null}'
     WHERE kind = 'refund'`,
  );
  expect(await stripe.balance.retrieve()).not.toEqual(before);
  for (let start = 0; start < 2; start += 1) {
    const quiet = () => {};
    const log = { warn: quiet, error: quiet };
    const again = await startSandbox({ ...KEYS, pool, webhookUrl: () => 'http://127.0.0.1:1/', log });
    await again.close();
  }
  expect(await stripe.balance.retrieve()).toEqual(before);
  const after = await pool.query(`SELECT FROM payment_sandbox.object WHERE kind = 'balance_transaction'`);
  expect(after.rowCount).toBe(count);
});
