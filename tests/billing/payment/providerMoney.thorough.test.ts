import { afterAll, describe, expect, it } from 'vitest';
import { BuyerRefused } from '../../../server/payment/failures.ts';
import type { BalanceEntry } from '../../../server/payment/payment.ts';
import type { ProviderReturns } from '../../../server/payment/returns.ts';
import { openAnyProvider, requestFor, testCards } from './anyProvider.ts';

const { name, stripe, provider, makeCustomer, close } = await openAnyProvider();
afterAll(close);

/** The contract of the payment provider about money that goes back, the balance and documents (see CONTRIBUTING.md). */

async function pay(over: Parameters<typeof requestFor>[1] = {}) {
  const { customerId } = await makeCustomer(new Date());
  const { subscriptionId } = await provider.subscribe(requestFor(customerId, over));
  const state = await provider.readSubscription(subscriptionId);
  const [charge] = (await stripe.charges.list({ customer: customerId })).data;
  return { customerId, invoiceId: state?.latestInvoice?.id ?? '', chargeId: charge?.id ?? '' };
}

const returnsOf = async (invoiceId: string): Promise<ProviderReturns | null> =>
  (await provider.readInvoice(invoiceId))?.returns ?? null;

describe(`refunds of a part at ${name}`, () => {
  it('are made once by their key, and never more than was paid', async () => {
    const { invoiceId } = await pay();
    for (const _attempt of [1, 2]) await provider.refund(invoiceId, { amount: 900, key: `${invoiceId}-first` });
    expect(await returnsOf(invoiceId)).toMatchObject({
      paid: 4900,
      refunded: 900,
      refunds: [{ amount: 900, state: 'SUCCEEDED', key: `${invoiceId}-first` }],
    });
    await provider.refund(invoiceId, { amount: 4001, key: `${invoiceId}-too-much` });
    expect(await returnsOf(invoiceId)).toMatchObject({ refunded: 900 });
    expect(await provider.refund(invoiceId)).toMatchObject({ status: 'REFUNDED', returns: { refunded: 4900 } });
  });

  it('each get one credit note, which is a file', async () => {
    const { invoiceId } = await pay();
    await provider.refund(invoiceId, { amount: 900, key: `${invoiceId}-first` });
    const [note, ...others] = (await provider.completeCreditNotes(invoiceId)) ?? [];
    expect(others).toEqual([]);
    expect(note).toMatchObject({ amount: 900 });
    await provider.refund(invoiceId);
    const notes = await provider.completeCreditNotes(invoiceId);
    expect(notes?.map(({ amount }) => amount)).toEqual([900, 4000]);
    expect(await provider.completeCreditNotes(invoiceId)).toEqual(notes);
    const pdf = await provider.readCreditNoteFile(note?.id ?? '');
    expect(Buffer.from(pdf ?? []).toString('latin1')).toMatch(/^%PDF-/);
  });
});

describe(`disputes at ${name}`, () => {
  // Stripe opens the dispute some seconds after the payment, and decides about it some seconds after the evidence.
  async function opened(invoiceId: string): Promise<ProviderReturns | null> {
    await expect.poll(async () => (await returnsOf(invoiceId))?.disputes, { timeout: 60_000 }).toHaveLength(1);
    return returnsOf(invoiceId);
  }

  it.each([
    ['winning_evidence', 'WON', 0],
    ['losing_evidence', 'LOST', 4900],
  ])('take the money until the bank has decided: %s', async (evidence, state, disputed) => {
    const { invoiceId } = await pay({ paymentMethodId: testCards.disputes });
    const before = await opened(invoiceId);
    expect(before).toMatchObject({
      disputed: 4900,
      disputes: [{ amount: 4900, currency: 'SGD', reason: 'fraudulent', state: 'NEEDS_RESPONSE', inquiry: false }],
    });
    const [dispute] = before?.disputes ?? [];
    expect(dispute?.evidenceDueAt?.getTime()).toBeGreaterThan(Date.now());
    await provider.refund(invoiceId, { amount: 900, key: `${invoiceId}-disputed` });
    expect(await returnsOf(invoiceId)).toMatchObject({ refunded: 0 });
    await stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: evidence }, submit: true });
    await expect.poll(async () => (await returnsOf(invoiceId))?.disputes[0]?.state, { timeout: 60_000 }).toBe(state);
    expect(await returnsOf(invoiceId)).toMatchObject({ disputed });
  });
});

describe(`the balance at ${name}`, () => {
  it('has a movement for each payment and refund, by which its invoice is found', async () => {
    const since = new Date(Date.now() - 60_000);
    const { invoiceId, chargeId } = await pay();
    await provider.refund(invoiceId, { amount: 900, key: `${invoiceId}-first` });
    const refundId = (await returnsOf(invoiceId))?.refunds[0]?.id;
    const moved: BalanceEntry[] = [];
    for await (const entry of provider.readBalance(since))
      if (entry.sourceId === chargeId || entry.sourceId === refundId) moved.push(entry);
    expect(moved.map(({ kind, sourceId }) => [kind, sourceId])).toEqual([
      ['REFUND', refundId],
      ['PAYMENT', chargeId],
    ]);
    for (const { paymentId } of moved) expect(await provider.findInvoice(paymentId ?? '')).toBe(invoiceId);
    const [refunded, paid] = moved;
    expect(refunded?.amount).toBeLessThan(0n);
    expect(paid?.fee).toBeGreaterThan(0n);
    expect((await provider.readBalanceSums()).has(paid?.currency ?? '')).toBe(true);
  });
});

describe(`the buyer at ${name}`, () => {
  const address = { line1: 'Karl-Marx-Allee 1', line2: null, postalCode: '10178', city: 'Berlin', country: 'DE' };
  const buyer = { company: 'Lorenz GmbH', address, taxNumber: 'DE123456789' };

  it('is kept, replaced, and refused whole', async () => {
    const { customerId } = await makeCustomer(new Date());
    expect(await provider.saveBuyer(customerId, buyer, 'Lena Lorenz')).toEqual(buyer);
    expect(await provider.readBuyer(customerId)).toEqual(buyer);
    const refused = { ...buyer, company: 'Another', taxNumber: 'NONSENSE' };
    await expect(provider.saveBuyer(customerId, refused, 'Lena Lorenz')).rejects.toBeInstanceOf(BuyerRefused);
    expect(await provider.readBuyer(customerId)).toEqual(buyer);
    const without = { company: null, address: null, taxNumber: null };
    expect(await provider.saveBuyer(customerId, without, 'Lena Lorenz')).toEqual(without);
    expect(await stripe.customers.listTaxIds(customerId)).toMatchObject({ data: [] });
    expect(await stripe.customers.retrieve(customerId)).toMatchObject({ name: 'Lena Lorenz' });
  });

  it('is unknown of a customer who was removed', async () => {
    const { customerId } = await makeCustomer(new Date());
    await provider.removeCustomer(customerId);
    expect(await provider.readBuyer(customerId)).toBeNull();
    expect(await provider.saveBuyer(customerId, buyer, 'Lena Lorenz')).toBeNull();
  });
});
