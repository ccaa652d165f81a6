import { afterAll, describe, expect, it } from 'vitest';
import type { Buyer } from '../../../server/payment/documents.ts';
import { PaymentDeclined, type ProviderReturns } from '../../../server/payment/payment.ts';
import { readTaxNumber, taxNumberCountries } from '../../../server/payment/taxNumber.ts';
import { listOf } from '../../support/listOf.ts';
import { openAnyProvider, requestFor, testCards } from './anyProvider.ts';

/** The contract of the payment provider, tested with the sandbox or with Stripe (see CONTRIBUTING.md). */

const { name, stripe, provider, makeCustomer, close } = await openAnyProvider();
afterAll(close);

const day = 86_400_000;
const returnUrl = 'http://localhost:4000/my-subscription';
const toYearly = { recurringMode: 'YEARLY', amount: 47_000, returnUrl } as const;
/** Stripe charges a renewal an hour after it is due. */
const later = (time: Date, milliseconds = 0): Date => new Date(time.getTime() + milliseconds + 2 * 3_600_000);

/** A new subscription whose clock can be moved. */
async function makeSubscriber(over: Parameters<typeof requestFor>[1] = {}) {
  const began = new Date(Math.floor(Date.now() / 1000) * 1000);
  const { customerId, moveTo } = await makeCustomer(began);
  const { subscriptionId } = await provider.subscribe(requestFor(customerId, over));
  const read = async () => {
    const state = await provider.readSubscription(subscriptionId);
    if (!state) throw new Error('There is no such subscription.');
    return state;
  };
  return { began, customerId, subscriptionId, moveTo, read };
}

/** Makes the card the default of a subscription. */
async function putCard(customer: string, subscriptionId: string, card: 'failsLater' | 'asks'): Promise<void> {
  const { id } = await stripe.paymentMethods.attach(testCards[card], { customer });
  await stripe.subscriptions.update(subscriptionId, { default_payment_method: id });
}

/** A customer with a payment. */
async function pay(over: Parameters<typeof requestFor>[1] = {}) {
  const customerId = over.customerId ?? (await makeCustomer(new Date())).customerId;
  const { subscriptionId } = await provider.subscribe(requestFor(customerId, { isActive: () => false, ...over }));
  const state = await provider.readSubscription(subscriptionId);
  const [charge] = (await stripe.charges.list({ customer: customerId })).data;
  return { customerId, invoiceId: state?.latestInvoice?.id ?? '', chargeId: charge?.id ?? '' };
}

describe(`a subscription at ${name}`, () => {
  it('is paid and active', async () => {
    const { customerId, read } = await makeSubscriber();
    const state = await read();
    expect(state).toMatchObject({
      customerId,
      employerId: 7,
      status: 'ACTIVE',
      recurringMode: 'MONTHLY',
      amount: 4900,
      currency: 'SGD',
      cancelAtPeriodEnd: false,
      cardBrand: 'visa',
      cardLast4: '4242',
      latestInvoice: { status: 'PAID', amount: 4900, currency: 'SGD' },
    });
    expect(state.paidUntil).toEqual(state.currentPeriodEnd);
    expect(state.cardExpiryYear).toBeGreaterThan(2025);
    expect((await provider.findRunning(customerId)).map(({ subscriptionId }) => subscriptionId)).toEqual([
      state.subscriptionId,
    ]);
  });

  it('counts as paid what is too little to be charged, which the next invoice adds', async () => {
    const { customerId, read } = await makeSubscriber({ amount: 40 });
    expect(await read()).toMatchObject({ status: 'ACTIVE', latestInvoice: { status: 'PAID' } });
    expect((await stripe.charges.list({ customer: customerId })).data).toEqual([]);
    expect(await stripe.customers.retrieve(customerId)).toMatchObject({ balance: 40 });
  });

  it('does not start with a declined card', async () => {
    const { customerId } = await makeCustomer(new Date());
    for (const paymentMethodId of [testCards.declined, testCards.failsLater]) {
      const declined = provider.subscribe(requestFor(customerId, { paymentMethodId }));
      await expect(declined).rejects.toBeInstanceOf(PaymentDeclined);
    }
    expect(await provider.findRunning(customerId)).toEqual([]);
  });

  it('waits for a confirmation that the bank requires', async () => {
    const { customerId } = await makeCustomer(new Date());
    const asked = await provider.subscribe(requestFor(customerId, { paymentMethodId: testCards.asks }));
    expect(asked).toMatchObject({ outcome: 'requiresAction', redirectUrl: expect.stringMatching(/^https?:/) });
    expect(await provider.readSubscription(asked.subscriptionId)).toMatchObject({ status: 'INCOMPLETE' });
    expect(await provider.abandonAttempts(customerId)).toEqual([]);
    expect(await provider.readSubscription(asked.subscriptionId)).toMatchObject({ status: 'CANCELED' });
  });

  it('is bought once with the same key', async () => {
    const { customerId } = await makeCustomer(new Date());
    const request = requestFor(customerId);
    const [one, two] = [await provider.subscribe(request), await provider.subscribe(request)];
    expect(two.subscriptionId).toBe(one.subscriptionId);
    expect((await stripe.charges.list({ customer: customerId })).data).toHaveLength(1);
  });

  it('ends with its period when it is cancelled, unless the cancellation is revoked', async () => {
    const { subscriptionId, moveTo, read } = await makeSubscriber();
    const set = (cancel: boolean) => provider.setCancelAtPeriodEnd({ subscriptionId, cancel });
    expect(await set(true)).toMatchObject({ cancelAtPeriodEnd: true, status: 'ACTIVE' });
    expect(await set(false)).toMatchObject({ cancelAtPeriodEnd: false });
    const { currentPeriodEnd } = (await set(true)) ?? (await read());
    await moveTo(later(currentPeriodEnd));
    expect(await read()).toMatchObject({ status: 'CANCELED', paidUntil: currentPeriodEnd });
  });

  it('is renewed, becomes overdue with a failing card, and is paid with another', async () => {
    const { customerId, subscriptionId, moveTo, read } = await makeSubscriber();
    const first = (await read()).currentPeriodEnd;
    await moveTo(later(first));
    const second = (await read()).currentPeriodEnd;
    expect(second.getTime() - first.getTime()).toBeGreaterThan(27 * day);
    await putCard(customerId, subscriptionId, 'failsLater');
    await moveTo(later(second));
    expect(await read()).toMatchObject({ status: 'PAST_DUE', paidUntil: second });
    const change = { subscriptionId, returnUrl };
    const declined = provider.changeCard({ ...change, paymentMethodId: testCards.declined });
    await expect(declined).rejects.toBeInstanceOf(PaymentDeclined);
    const changed = await provider.changeCard({ ...change, paymentMethodId: testCards.other });
    expect(changed?.state).toMatchObject({ status: 'ACTIVE', cardBrand: 'mastercard' });
    expect(changed?.state.paidUntil.getTime()).toBeGreaterThan(second.getTime());
  });
});

describe(`a change of plan at ${name}`, () => {
  it.each([
    ['SGD', 4900, 47_000],
    ['JPY', 4901, 47_003],
    ['KWD', 14_990, 149_990],
  ])('to yearly is charged at once as previewed, in %s', async (currency, monthly, amount) => {
    const { began, customerId, subscriptionId, moveTo } = await makeSubscriber({ currency, amount: monthly });
    const at = new Date(began.getTime() + 15 * day);
    await moveTo(at);
    const change = { subscriptionId, recurringMode: 'YEARLY' as const, amount, at };
    const preview = await provider.previewPlan(change);
    // About half of the month is used.
    expect(preview?.dueNow).toBeGreaterThan(amount - monthly * 0.55);
    expect(preview?.dueNow).toBeLessThan(amount - monthly * 0.45);
    expect(await provider.changePlan({ ...change, returnUrl })).toMatchObject({
      redirectUrl: null,
      state: { recurringMode: 'YEARLY', status: 'ACTIVE', latestInvoice: { status: 'PAID', amount: preview?.dueNow } },
    });
    expect((await stripe.charges.list({ customer: customerId })).data[0]?.amount).toBe(preview?.dueNow);
  });

  it('to monthly takes effect at the end of the year', async () => {
    const year = { recurringMode: 'YEARLY', amount: 47_000 } as const;
    const { customerId, subscriptionId, read, began } = await makeSubscriber(year);
    const { currentPeriodEnd } = await read();
    const change = { subscriptionId, recurringMode: 'MONTHLY' as const, amount: 4900, at: began };
    expect(await provider.previewPlan(change)).toMatchObject({ dueNow: 0, startsAt: currentPeriodEnd });
    const next = { recurringMode: 'MONTHLY', amount: 4900 };
    const state = { ...year, next, status: 'ACTIVE', paidUntil: currentPeriodEnd };
    expect(await provider.changePlan({ ...change, returnUrl })).toMatchObject({ redirectUrl: null, state });
    expect(await provider.changePlan({ ...change, ...toYearly })).toMatchObject({ state: { ...state, next: null } });
    await provider.changePlan({ ...change, returnUrl });
    expect((await stripe.charges.list({ customer: customerId })).data).toHaveLength(1);
  });

  it('with a card that is declined changes nothing', async () => {
    const { customerId, subscriptionId, read } = await makeSubscriber();
    await putCard(customerId, subscriptionId, 'failsLater');
    const { createdAt: at, paidUntil } = await read();
    await expect(provider.changePlan({ ...toYearly, subscriptionId, at })).rejects.toBeInstanceOf(PaymentDeclined);
    expect(await read()).toMatchObject({ recurringMode: 'MONTHLY', amount: 4900, status: 'ACTIVE', paidUntil });
  });

  it('waits for a confirmation that the bank requires, and changes nothing until then', async () => {
    const { customerId, subscriptionId, read } = await makeSubscriber();
    await putCard(customerId, subscriptionId, 'asks');
    const before = await read();
    const change = { ...toYearly, subscriptionId, at: before.createdAt };
    for (const _tab of [1, 2]) {
      expect(await provider.changePlan(change)).toMatchObject({ redirectUrl: expect.stringMatching(/^https?:/) });
      expect(await read()).toMatchObject({ recurringMode: 'MONTHLY', status: 'ACTIVE', paidUntil: before.paidUntil });
    }
    // Only the later one can still be paid.
    const { data: open } = await stripe.invoices.list({ subscription: subscriptionId, status: 'open' });
    expect(open).toHaveLength(1);
    expect(await provider.setCancelAtPeriodEnd({ subscriptionId, cancel: true })).toMatchObject({
      recurringMode: 'MONTHLY',
      cancelAtPeriodEnd: true,
      latestInvoice: { status: 'FAILED' },
    });
    expect((await stripe.charges.list({ customer: customerId })).data.filter(({ paid }) => paid)).toHaveLength(1);
  });
});

describe(`the page for cards at ${name}`, () => {
  it('is the same for a customer until another plan is requested', async () => {
    const { customerId } = await makeCustomer(new Date());
    const { paymentMethodId, ...request } = requestFor(customerId);
    const first = await provider.startCheckout(request);
    expect(first).toMatchObject({ customerId, running: null, url: expect.stringMatching(/^https?:/) });
    expect((await provider.startCheckout(request)).url).toBe(first.url);
    const other = await provider.startCheckout({ ...request, recurringMode: 'YEARLY', amount: 47_000 });
    expect(other.url).not.toBe(first.url);
    const open = await stripe.checkout.sessions.list({ customer: customerId, status: 'open' });
    expect(open.data).toMatchObject([
      { mode: 'subscription', amount_total: 47_000, adaptive_pricing: { enabled: false } },
    ]);
    expect(await provider.findRunning(customerId)).toEqual([]);
    expect((await stripe.checkout.sessions.list({ customer: customerId, status: 'open' })).data).toEqual([]);
  });

  it('is not created for a subscriber, except to change the card', async () => {
    const { customerId, subscriptionId } = await makeSubscriber();
    const { paymentMethodId, ...request } = requestFor(customerId);
    expect(await provider.startCheckout(request)).toMatchObject({ url: null, running: { subscriptionId } });
    const page = await provider.startCardChange({ subscriptionId, returnUrl });
    expect(page?.url).toMatch(/^https?:/);
    const [session] = (await stripe.checkout.sessions.list({ customer: customerId, status: 'open' })).data;
    // Nothing was entered, so nothing changes.
    expect(await provider.finishCardChange(session?.id ?? '')).toMatchObject({ state: { cardLast4: '4242' } });
    const found = { kind: 'card', subscription: { subscriptionId } };
    expect(await provider.findSession(session?.id ?? '')).toMatchObject(found);
    expect(await provider.findSession('cs_test_0000000000000000000000')).toBeNull();
  });
});

describe(`what is compared with ${name}`, () => {
  /** Those about this subscription. */
  const eventsAbout = async (subscriptionId: string, since: Date) =>
    (await listOf(provider.readEvents(since))).filter((event) => event.subscriptionId === subscriptionId);

  it('are its messages, newest first and each by its id', async () => {
    const since = new Date(Date.now() - 60_000);
    const { subscriptionId } = await makeSubscriber();
    await provider.setCancelAtPeriodEnd({ subscriptionId, cancel: true });
    const events = await eventsAbout(subscriptionId, since);
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['customer.subscription.created', 'invoice.paid', 'customer.subscription.updated']),
    );
    const times = events.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(await provider.findEvent(events[0]?.id ?? '')).toEqual(events[0]);
    expect(await provider.findEvent('evt_00000000000000')).toBeNull();
  });

  it('are its payments, refunded or not, without those that were declined', async () => {
    const since = new Date(Date.now() - 60_000);
    const { customerId, read } = await makeSubscriber();
    const declined = requestFor(customerId, { paymentMethodId: testCards.failsLater, isActive: () => false });
    await expect(provider.subscribe(declined)).rejects.toBeInstanceOf(PaymentDeclined);
    const ofCustomer = async () =>
      (await listOf(provider.readPayments(since))).filter((made) => made.customerId === customerId);
    const [made, ...others] = await ofCustomer();
    expect(others).toEqual([]);
    expect(made).toMatchObject({ amount: 4900, currency: 'SGD', isRefunded: false });
    const invoiceId = (await read()).latestInvoice?.id ?? '';
    expect(await provider.findInvoice(made?.paymentId ?? '')).toBe(invoiceId);
    await provider.refund(invoiceId);
    expect(await ofCustomer()).toEqual([{ ...made, isRefunded: true }]);
    expect(await provider.findPayment(made?.id ?? '')).toEqual({ ...made, isRefunded: true });
    expect(await provider.findPayment('ch_00000000000000')).toBeNull();
  });

  it('are all invoices of a subscription, with their refunds and disputes', async () => {
    const { customerId, subscriptionId, moveTo, read } = await makeSubscriber();
    const first = await read();
    await moveTo(later(first.currentPeriodEnd));
    const second = await read();
    await provider.refund(first.latestInvoice?.id ?? '');
    const paid = { amount: 4900, wasDisputed: false };
    expect(await provider.listInvoices({ subscriptionId, customerId })).toMatchObject([
      { id: second.latestInvoice?.id, status: 'PAID', ...paid },
      { id: first.latestInvoice?.id, status: 'REFUNDED', ...paid },
    ]);
  });
});

describe(`${name}`, () => {
  it('returns an invoice as a file', async () => {
    const { read } = await makeSubscriber();
    const pdf = await provider.readInvoiceFile((await read()).latestInvoice?.id ?? '');
    expect(Buffer.from(pdf ?? []).toString('latin1')).toMatch(/^%PDF-/);
    expect(await provider.readInvoiceFile('in_0000000000000000')).toBeNull();
  });

  it('removes a customer with the cards and the names on them, and keeps what was paid', async () => {
    const { customerId, subscriptionId, read } = await makeSubscriber();
    const invoiceId = (await read()).latestInvoice?.id ?? '';
    const [card] = (await stripe.paymentMethods.list({ customer: customerId })).data;
    const cardId = card?.id ?? '';
    await stripe.paymentMethods.update(cardId, { billing_details: { name: 'Lena Lorenz', address: { city: 'Linz' } } });
    await provider.removeCustomer(customerId);
    expect(await stripe.customers.retrieve(customerId)).toMatchObject({ id: customerId, deleted: true });
    expect(await stripe.paymentMethods.retrieve(cardId)).toMatchObject({
      customer: null,
      billing_details: { name: null, address: { city: null } },
    });
    expect(await provider.readSubscription(subscriptionId)).toMatchObject({ status: 'CANCELED' });
    expect(await provider.readInvoice(invoiceId)).toMatchObject({ status: 'PAID', amount: 4900 });
    expect(await provider.refund(invoiceId)).toMatchObject({ status: 'REFUNDED' });
    // Again, and a customer that never was.
    await provider.removeCustomer(customerId);
    await provider.removeCustomer('cus_00000000000000');
    expect(await provider.abandonAttempts(customerId)).toEqual([]);
  });

  it('returns null for unknown objects', async () => {
    expect(await provider.readSubscription('sub_0000000000000000')).toBeNull();
    expect(await provider.readInvoice('in_0000000000000000')).toBeNull();
    expect(await provider.endSubscription('sub_0000000000000000')).toBeNull();
    expect(await provider.startCardChange({ subscriptionId: 'sub_0000000000000000', returnUrl })).toBeNull();
  });
});

describe('money that goes back', () => {
  const returnsOf = async (invoiceId: string): Promise<ProviderReturns | null> =>
    (await provider.readInvoice(invoiceId))?.returns ?? null;

  it(`refunds of a part at ${name} are made once by their key, and never more than was paid`, async () => {
    const { invoiceId } = await pay();
    const part = { amount: 900, key: `${invoiceId}-first` };
    for (const _attempt of [1, 2]) await provider.refund(invoiceId, { part });
    expect(await returnsOf(invoiceId)).toMatchObject({
      paid: 4900,
      refunded: 900,
      refunds: [{ amount: 900, state: 'SUCCEEDED', key: `${invoiceId}-first` }],
    });
    await provider.refund(invoiceId, { part: { amount: 4001, key: `${invoiceId}-too-much` } });
    expect(await returnsOf(invoiceId)).toMatchObject({ refunded: 900 });
    expect(await provider.refund(invoiceId)).toMatchObject({ status: 'REFUNDED', returns: { refunded: 4900 } });
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
      await provider.refund(invoiceId, { part: { amount: 900, key: `${invoiceId}-disputed` } });
      expect(await returnsOf(invoiceId)).toMatchObject({ refunded: 0 });
      await stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: evidence }, submit: true });
      await expect.poll(async () => (await returnsOf(invoiceId))?.disputes[0]?.state, { timeout: 60_000 }).toBe(state);
      expect(await returnsOf(invoiceId)).toMatchObject({ disputed });
    });
  });

  it(`the balance at ${name} has a movement for each payment and refund, by which its invoice is found`, async () => {
    const since = new Date(Date.now() - 60_000);
    const { invoiceId, chargeId } = await pay();
    await provider.refund(invoiceId, { part: { amount: 900, key: `${invoiceId}-first` } });
    const refundId = (await returnsOf(invoiceId))?.refunds[0]?.id;
    const entries = await listOf(provider.readBalance(since));
    const moved = entries.filter(({ sourceId }) => sourceId === chargeId || sourceId === refundId);
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

describe('documents', () => {
  const address = { line1: '1 Raffles Place', line2: null, postalCode: '048616', city: 'Singapore', country: 'SG' };
  const buyer: Buyer = { company: 'Lorenz Gastronomie Pte Ltd', address, taxNumber: '201912345K' };

  const erin = { employerId: 7, name: 'Erin', email: 'erin@example.com' };
  const makeErin = async () =>
    (await provider.createCustomer({ ...erin, idempotencyKey: crypto.randomUUID() })).customerId;

  describe(`the buyer at ${name}`, () => {
    it('is kept and read back, and an invoice from then on names it', async () => {
      const customerId = await makeErin();
      const before = await pay({ customerId });
      expect(await provider.readBuyer(customerId)).toEqual({ company: null, address: null, taxNumber: null });
      expect(await provider.saveBuyer(customerId, buyer, 'Erin')).toEqual(buyer);
      expect(await provider.readBuyer(customerId)).toEqual(buyer);
      const after = await stripe.invoices.retrieve((await pay({ customerId })).invoiceId);
      expect(after).toMatchObject({
        customer_name: buyer.company,
        customer_address: { line1: '1 Raffles Place', postal_code: '048616', country: 'SG' },
        customer_tax_ids: [{ type: 'sg_uen', value: '201912345K' }],
      });
      const earlier = { customer_name: 'Erin', customer_tax_ids: [] };
      expect(await stripe.invoices.retrieve(before.invoiceId)).toMatchObject(earlier);
    });

    it('may have the tax number that is the example of any country', async () => {
      const customerId = await makeErin();
      for (const country of taxNumberCountries) {
        const { example = '' } = readTaxNumber('', country) ?? {};
        const one: Buyer = { ...buyer, address: { ...address, country }, taxNumber: example };
        expect((await provider.saveBuyer(customerId, one, 'Erin'))?.taxNumber).toBe(example);
      }
    });

    it.each([
      ['a number that is none', { ...buyer, taxNumber: 'NONSENSE' }, 'taxNumber'],
      ['a number of a country without them', { ...buyer, address: { ...address, country: 'AQ' } }, 'taxNumber'],
    ])('is not changed by %s', async (_what, wrong, field) => {
      const customerId = await makeErin();
      await provider.saveBuyer(customerId, buyer, 'Erin');
      const refused = provider.saveBuyer(customerId, { ...wrong, company: 'Another' }, 'Erin');
      await expect(refused).rejects.toMatchObject({ field });
      expect(await provider.readBuyer(customerId)).toEqual(buyer);
    });

    it('keeps the company for invoices when the name here changes, and follows it without one', async () => {
      const customerId = await makeErin();
      await provider.saveBuyer(customerId, buyer, 'Erin');
      await provider.updateCustomer({ customerId, name: 'Café Lorenz', email: 'new@example.com' });
      const changed = { name: buyer.company, email: 'new@example.com' };
      expect(await stripe.customers.retrieve(customerId)).toMatchObject(changed);
      await provider.saveBuyer(customerId, { ...buyer, company: null }, 'Café Lorenz');
      await provider.updateCustomer({ customerId, name: 'Café Nord', email: 'new@example.com' });
      expect(await stripe.customers.retrieve(customerId)).toMatchObject({ name: 'Café Nord' });
    });
  });

  it(`credit notes at ${name} are made for each refund, once`, async () => {
    const { invoiceId: invoice, chargeId: charge } = await pay();
    expect(await provider.completeCreditNotes(invoice)).toEqual([]);
    await stripe.refunds.create({ charge, amount: 900 });
    const [first] = (await provider.completeCreditNotes(invoice)) ?? [];
    expect(first).toMatchObject({ amount: 900 });
    await stripe.refunds.create({ charge });
    // At the same time, as by two processes.
    await Promise.all([provider.completeCreditNotes(invoice), provider.completeCreditNotes(invoice)]);
    const notes = (await provider.completeCreditNotes(invoice)) ?? [];
    expect(notes.map(({ amount }) => amount)).toEqual([900, 4000]);
    expect(new Set(notes.map(({ number }) => number)).size).toBe(2);
    const file = Buffer.from((await provider.readCreditNoteFile(notes[1]?.id ?? '')) ?? []);
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await provider.readInvoice(invoice)).toMatchObject({ status: 'REFUNDED', returns: { refunded: 4900 } });
  });
});

it(`passes a pass at ${name} ends after seven days of 24 hours, without a second invoice`, async () => {
  // The clocks of many countries change meanwhile.
  const customer = await makeCustomer(new Date('2027-03-26T22:30:00Z'));
  const request = requestFor(customer.customerId, { amount: 1900, recurringMode: 'PASS' });
  const { subscriptionId } = await provider.subscribe(request);
  const end = new Date('2027-04-02T22:30:00Z');
  const ends = { currentPeriodEnd: end, paidUntil: end, cancelAtPeriodEnd: true, isRenewed: false };
  const bought = { ...ends, recurringMode: 'PASS', amount: 1900 };
  expect(await provider.readSubscription(subscriptionId)).toMatchObject({ ...bought, status: 'ACTIVE' });
  await customer.moveTo(new Date('2027-04-04T22:30:00Z'));
  expect(await provider.readSubscription(subscriptionId)).toMatchObject({ ...bought, status: 'CANCELED' });
  const { data: invoices } = await stripe.invoices.list({ subscription: subscriptionId });
  expect(invoices.map(({ status, total }) => [status, total])).toEqual([['paid', 1900]]);
}, 120_000);
