import type { Stripe } from 'stripe';
import { afterAll, describe, expect, it } from 'vitest';
import { fixture } from '../../../support/fixtures.ts';
import { clientFor, KEYS, startPayment } from '../support.ts';

/** What the sandbox charges, prorates, pays back and keeps, with the official client. */

const { stripe, sandbox, pool, restart, close } = await startPayment();
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

/** Payments that cardholders dispute, in the sandbox with the official client. */

/** Pays with one of Stripe's cards whose payments are disputed. */
async function payDisputed(card: string) {
  const { id: customer } = await stripe.customers.create();
  const { id: payment_method } = await stripe.paymentMethods.attach(card, { customer });
  const { id: product } = await stripe.products.create({ name: 'Access' });
  const { latest_invoice } = await stripe.subscriptions.create({
    customer,
    default_payment_method: payment_method,
    items: [{ price_data: { currency: 'sgd', product, recurring: { interval: 'month' as const }, unit_amount: 4900 } }],
    expand: ['latest_invoice'],
  });
  const [charge] = (await stripe.charges.list({ customer })).data;
  const [dispute] = (await stripe.disputes.list({ charge: charge?.id ?? '' })).data;
  if (!charge || !dispute || latest_invoice === null || typeof latest_invoice === 'string')
    throw new Error('no payment');
  return { customer, charge, dispute, invoice: latest_invoice };
}

/** The types of the events about a dispute, in their order. */
async function told(id: string): Promise<string[]> {
  const { rows } = await pool.query<{ type: string }>(
    `SELECT data->>'type' AS type FROM payment_sandbox.object
     WHERE kind = 'event' AND data->'data'->'object'->>'id' = $1 ORDER BY seq`,
    [id],
  );
  return rows.map(({ type }) => type);
}

describe('a disputed payment', () => {
  it('stays paid, its money is taken, and it cannot be refunded', async () => {
    const { charge, dispute, invoice } = await payDisputed('pm_card_createDispute');
    expect(invoice).toMatchObject({ status: 'paid' });
    expect(charge).toMatchObject({ disputed: true, paid: true, refunded: false });
    expect(dispute).toMatchObject({
      object: 'dispute',
      amount: 4900,
      balance_transactions: [{ amount: -4900, fee: 1500, net: -6400, reporting_category: 'dispute' }],
      charge: charge.id,
      currency: 'sgd',
      evidence: { uncategorized_text: null },
      evidence_details: { has_evidence: false, past_due: false, submission_count: 0 },
      is_charge_refundable: false,
      payment_intent: charge.payment_intent,
      payment_method_details: { type: 'card', card: { brand: 'visa', case_type: 'chargeback' } },
      reason: 'fraudulent',
      status: 'needs_response',
    });
    expect(await told(dispute.id)).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn']);
    for (const amount of [undefined, 100]) {
      await expect(stripe.refunds.create({ charge: charge.id, amount })).rejects.toMatchObject({
        statusCode: 400,
        code: 'charge_disputed',
        message: `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      });
    }
    expect(await stripe.disputes.retrieve(dispute.id, { expand: ['charge'] })).toMatchObject({
      charge: { id: charge.id },
    });
  });

  it('comes back when the evidence wins, and can be refunded then', async () => {
    const { charge, dispute } = await payDisputed('pm_card_createDisputeProductNotReceived');
    expect(dispute).toMatchObject({ reason: 'product_not_received' });
    const text = 'They wrote to three cooks.';
    expect(
      await stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: text }, submit: false }),
    ).toMatchObject({ status: 'needs_response', evidence_details: { has_evidence: true, submission_count: 0 } });
    const won = await stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: 'winning_evidence' } });
    expect(won).toMatchObject({
      status: 'won',
      balance_transactions: [{ amount: -4900 }, { amount: 4900, reporting_category: 'dispute_reversal' }],
    });
    expect((await told(dispute.id)).slice(2)).toEqual([
      'charge.dispute.updated',
      'charge.dispute.updated',
      'charge.dispute.closed',
      'charge.dispute.funds_reinstated',
    ]);
    expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ disputed: true });
    expect(await stripe.refunds.create({ charge: charge.id })).toMatchObject({ amount: 4900, status: 'succeeded' });
  });
});

describe('an inquiry', () => {
  it('takes no money, and a full refund settles it', async () => {
    const { charge, dispute } = await payDisputed('pm_card_createDisputeInquiry');
    expect(dispute).toMatchObject({
      balance_transactions: [],
      is_charge_refundable: true,
      payment_method_details: { card: { case_type: 'inquiry' } },
      status: 'warning_needs_response',
    });
    expect(await told(dispute.id)).toEqual(['charge.dispute.created']);
    await stripe.refunds.create({ charge: charge.id, amount: 900 });
    expect(await stripe.disputes.retrieve(dispute.id)).toMatchObject({ status: 'warning_needs_response' });
    await stripe.refunds.create({ charge: charge.id });
    expect(await stripe.disputes.retrieve(dispute.id)).toMatchObject({ status: 'warning_closed' });
    expect((await told(dispute.id)).at(-1)).toBe('charge.dispute.closed');
  });
});

/** Storing, detaching and charging cards, and invoices as files, tested in the sandbox with the official client. */
describe('cards and files', () => {
  const browser = clientFor(sandbox.url, KEYS.publishableKey);
  const customer = async () => (await stripe.customers.create({ name: 'Café Łódź (North)' })).id;

  describe('a setup intent', () => {
    it('stores a card for its customer', async () => {
      const id = await customer();
      const intent = await stripe.setupIntents.create({ customer: id, payment_method: 'pm_card_visa', confirm: true });
      expect(intent.status).toBe('succeeded');
      expect(await stripe.paymentMethods.retrieve(String(intent.payment_method))).toMatchObject({ customer: id });
      await expect(stripe.setupIntents.confirm(intent.id)).rejects.toMatchObject({
        code: 'setup_intent_unexpected_state',
      });
      await expect(stripe.setupIntents.cancel(intent.id)).rejects.toMatchObject({
        code: 'setup_intent_unexpected_state',
      });
    });

    it('is accessible to a browser only with its secret', async () => {
      const intent = await stripe.setupIntents.create({ customer: await customer() });
      await expect(browser.setupIntents.retrieve(intent.id)).rejects.toMatchObject({ code: 'parameter_missing' });
      await expect(
        browser.setupIntents.retrieve(intent.id, { client_secret: `${intent.id}_secret_guess` }),
      ).rejects.toMatchObject({ code: 'resource_missing' });
      const seen = await browser.setupIntents.retrieve(intent.id, { client_secret: intent.client_secret ?? '' });
      expect(seen).not.toHaveProperty('customer');
      await expect(browser.setupIntents.create({})).rejects.toMatchObject({ code: 'secret_key_required' });
    });
  });

  describe('an invoice', () => {
    it('is a PDF at an unguessable URL, also after a restart', async () => {
      const id = await customer();
      const { id: method } = await stripe.paymentMethods.attach('pm_card_visa', { customer: id });
      const { id: product } = await stripe.products.create({ name: 'Subscription' });
      await stripe.subscriptions.create({
        customer: id,
        default_payment_method: method,
        items: [{ price_data: { currency: 'jpy', product, recurring: { interval: 'month' }, unit_amount: 4900 } }],
      });
      await restart();
      const [invoice] = (await stripe.invoices.list({ customer: id })).data;
      const { invoice_pdf: pdf, hosted_invoice_url: page } = invoice ?? {};
      const file = await fetch(pdf ?? '');
      expect(file.headers.get('content-type')).toBe('application/pdf');
      const text = Buffer.from(await file.arrayBuffer()).toString('latin1');
      expect(text.startsWith('%PDF-') && text.trimEnd().endsWith('%%EOF')).toBe(true);
      expect(await (await fetch(page ?? '')).text()).toContain('¥4,900');
      expect((await fetch(`${sandbox.url}/invoices/${invoice?.id}/pdf`)).status).toBe(404);
    });
  });
});
