import { afterAll, describe, expect, it } from 'vitest';
import { startPayment } from '../support.ts';

/** Payments that cardholders dispute, in the sandbox with the official client. */

const { stripe, pool, close } = await startPayment();
afterAll(close);

/** Pays with one of Stripe's cards whose payments are disputed. */
async function pay(card: string) {
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
    const { charge, dispute, invoice } = await pay('pm_card_createDispute');
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
    const { charge, dispute } = await pay('pm_card_createDisputeProductNotReceived');
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

  it('is lost when it is accepted, and a closed dispute stays closed', async () => {
    const { charge, dispute } = await pay('pm_card_createDispute');
    expect(await stripe.disputes.close(dispute.id)).toMatchObject({ status: 'lost' });
    expect((await told(dispute.id)).at(-1)).toBe('charge.dispute.closed');
    await expect(stripe.disputes.close(dispute.id)).rejects.toMatchObject({ statusCode: 400 });
    await expect(
      stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: 'winning_evidence' } }),
    ).rejects.toMatchObject({ statusCode: 400 });
    await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({ code: 'charge_disputed' });
  });
});

describe('an inquiry', () => {
  it('takes no money, and a full refund settles it', async () => {
    const { charge, dispute } = await pay('pm_card_createDisputeInquiry');
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

it('a dispute or evidence that does not exist is refused by its name', async () => {
  await expect(stripe.disputes.retrieve('du_000000000000000000000000')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  const { dispute } = await pay('pm_card_createDispute');
  const unknown = { evidence: { weather: 'rain' } } as object;
  await expect(stripe.disputes.update(dispute.id, unknown)).rejects.toMatchObject({
    code: 'parameter_unknown',
    param: 'evidence[weather]',
  });
});
