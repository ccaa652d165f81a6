import { signPayload } from 'payment-sandbox/deliveries';
import { afterAll, describe, expect, it } from 'vitest';
import { PaymentDeclined } from '../../../server/payment/failures.ts';
import { openAnyProvider, requestFor, testCards } from './anyProvider.ts';

const { name, stripe, provider, webhookSecret, makeCustomer, close } = await openAnyProvider();
afterAll(close);

/** The contract of the payment provider, tested with the sandbox or with Stripe (see CONTRIBUTING.md). */

const day = 86_400_000;
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

  it.each([
    ['JPY', 4900],
    ['KRW', 49_000],
    ['SGD', 4900],
    ['KWD', 4900],
  ])('is charged in the units of %s', async (currency, amount) => {
    const { read } = await makeSubscriber({ currency, amount });
    expect(await read()).toMatchObject({ amount, currency, latestInvoice: { amount, currency } });
  });

  it('does not start with a declined card', async () => {
    const { customerId } = await makeCustomer(new Date());
    for (const paymentMethodId of [testCards.declined, testCards.failsLater]) {
      await expect(provider.subscribe(requestFor(customerId, { paymentMethodId }))).rejects.toBeInstanceOf(
        PaymentDeclined,
      );
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
    const bad = await stripe.paymentMethods.attach(testCards.failsLater, { customer: customerId });
    await stripe.subscriptions.update(subscriptionId, { default_payment_method: bad.id });
    await moveTo(later(second));
    expect(await read()).toMatchObject({ status: 'PAST_DUE', paidUntil: second });
    const change = { subscriptionId, returnUrl: 'http://localhost:4000/my-subscription' };
    await expect(provider.changeCard({ ...change, paymentMethodId: testCards.declined })).rejects.toBeInstanceOf(
      PaymentDeclined,
    );
    const changed = await provider.changeCard({ ...change, paymentMethodId: testCards.other });
    expect(changed?.state).toMatchObject({ status: 'ACTIVE', cardBrand: 'mastercard' });
    expect(changed?.state.paidUntil.getTime()).toBeGreaterThan(second.getTime());
  });

  it('can be refunded once and ended at once', async () => {
    const { subscriptionId, read, customerId } = await makeSubscriber();
    const { latestInvoice } = await read();
    const invoiceId = latestInvoice?.id ?? '';
    expect(await provider.refund(invoiceId)).toMatchObject({ status: 'REFUNDED' });
    expect(await provider.refund(invoiceId)).toMatchObject({ status: 'REFUNDED' });
    expect((await stripe.charges.list({ customer: customerId })).data[0]).toMatchObject({ amount_refunded: 4900 });
    expect(await provider.endSubscription(subscriptionId)).toMatchObject({ status: 'CANCELED' });
    expect(await provider.endSubscription(subscriptionId)).toMatchObject({ status: 'CANCELED' });
  });
});

const returnUrl = 'http://localhost:4000/my-subscription';

describe(`a change of plan at ${name}`, () => {
  it('to yearly is charged at once as previewed', async () => {
    const { began, customerId, subscriptionId, moveTo } = await makeSubscriber();
    const at = new Date(began.getTime() + 15 * day);
    await moveTo(at);
    const change = { subscriptionId, recurringMode: 'YEARLY' as const, amount: 47_000, at };
    const preview = await provider.previewPlan(change);
    expect(preview?.dueNow).toBeGreaterThan(44_000);
    expect(preview?.dueNow).toBeLessThan(45_000);
    expect(await provider.changePlan({ ...change, returnUrl })).toMatchObject({
      redirectUrl: null,
      state: { recurringMode: 'YEARLY', status: 'ACTIVE', latestInvoice: { status: 'PAID', amount: preview?.dueNow } },
    });
    expect((await stripe.charges.list({ customer: customerId })).data[0]?.amount).toBe(preview?.dueNow);
  });

  it('to monthly takes effect at the end of the year', async () => {
    const { customerId, subscriptionId, read, began } = await makeSubscriber({
      recurringMode: 'YEARLY',
      amount: 47_000,
    });
    const { currentPeriodEnd } = await read();
    const change = { subscriptionId, recurringMode: 'MONTHLY' as const, amount: 4900, at: began };
    expect(await provider.previewPlan(change)).toMatchObject({ dueNow: 0, startsAt: currentPeriodEnd });
    expect(await provider.changePlan({ ...change, returnUrl })).toMatchObject({
      redirectUrl: null,
      state: { recurringMode: 'MONTHLY', status: 'ACTIVE', paidUntil: currentPeriodEnd },
    });
    expect((await stripe.charges.list({ customer: customerId })).data).toHaveLength(1);
  });

  it('back to yearly before that charges nothing', async () => {
    const { customerId, subscriptionId, read, began } = await makeSubscriber({
      recurringMode: 'YEARLY',
      amount: 47_000,
    });
    const { currentPeriodEnd } = await read();
    const change = { subscriptionId, at: began, returnUrl };
    await provider.changePlan({ ...change, recurringMode: 'MONTHLY', amount: 4900 });
    expect(await provider.changePlan({ ...change, recurringMode: 'YEARLY', amount: 47_000 })).toMatchObject({
      state: { recurringMode: 'YEARLY', status: 'ACTIVE', paidUntil: currentPeriodEnd },
    });
    expect((await stripe.charges.list({ customer: customerId })).data).toHaveLength(1);
  });

  it('with a card that is declined changes nothing', async () => {
    const { customerId, subscriptionId, read } = await makeSubscriber();
    const bad = await stripe.paymentMethods.attach(testCards.failsLater, { customer: customerId });
    await stripe.subscriptions.update(subscriptionId, { default_payment_method: bad.id });
    const { createdAt: at, paidUntil } = await read();
    const change = { subscriptionId, recurringMode: 'YEARLY' as const, amount: 47_000, at, returnUrl };
    await expect(provider.changePlan(change)).rejects.toBeInstanceOf(PaymentDeclined);
    expect(await read()).toMatchObject({ recurringMode: 'MONTHLY', amount: 4900, status: 'ACTIVE', paidUntil });
  });

  it('waits for a confirmation that the bank requires, and changes nothing until then', async () => {
    const { customerId, subscriptionId, read } = await makeSubscriber();
    const asking = await stripe.paymentMethods.attach(testCards.asks, { customer: customerId });
    await stripe.subscriptions.update(subscriptionId, { default_payment_method: asking.id });
    const before = await read();
    const change = {
      subscriptionId,
      recurringMode: 'YEARLY' as const,
      amount: 47_000,
      at: before.createdAt,
      returnUrl,
    };
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
    expect(open.data).toMatchObject([{ mode: 'subscription', amount_total: 47_000 }]);
    expect(await provider.findRunning(customerId)).toEqual([]);
    expect((await stripe.checkout.sessions.list({ customer: customerId, status: 'open' })).data).toEqual([]);
  });

  it('is not created for a subscriber, except to change the card', async () => {
    const { customerId, subscriptionId } = await makeSubscriber();
    const { paymentMethodId, ...request } = requestFor(customerId);
    expect(await provider.startCheckout(request)).toMatchObject({ url: null, running: { subscriptionId } });
    const returnUrl = 'http://localhost:4000/my-subscription';
    const page = await provider.startCardChange({ subscriptionId, returnUrl });
    expect(page?.url).toMatch(/^https?:/);
    const [session] = (await stripe.checkout.sessions.list({ customer: customerId, status: 'open' })).data;
    // Nothing was entered, so nothing changes.
    expect(await provider.finishCardChange(session?.id ?? '')).toMatchObject({ state: { cardLast4: '4242' } });
    expect(await provider.findSession(session?.id ?? '')).toMatchObject({
      kind: 'card',
      subscription: { subscriptionId },
    });
    expect(await provider.findSession('cs_test_0000000000000000000000')).toBeNull();
  });
});

describe(`what is compared with ${name}`, () => {
  /** Those about this subscription. */
  async function eventsAbout(subscriptionId: string, since: Date) {
    const found = [];
    for await (const event of provider.readEvents(since))
      if (event.subscriptionId === subscriptionId) found.push(event);
    return found;
  }

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
    const ofCustomer = async () => {
      const found = [];
      for await (const made of provider.readPayments(since)) if (made.customerId === customerId) found.push(made);
      return found;
    };
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
    const facts = async () =>
      (await provider.listInvoices({ subscriptionId, customerId })).map(({ id, status, amount, wasDisputed }) => [
        id,
        status,
        amount,
        wasDisputed,
      ]);
    expect(await facts()).toEqual([
      [second.latestInvoice?.id, 'PAID', 4900, false],
      [first.latestInvoice?.id, 'REFUNDED', 4900, false],
    ]);
  });

  it('is the name of the customer', async () => {
    const { customerId } = await makeCustomer(new Date());
    await provider.updateCustomer({ customerId, name: 'Tan & Sons', email: 'office@tan.test' });
    expect(await stripe.customers.retrieve(customerId)).toMatchObject({ name: 'Tan & Sons', email: 'office@tan.test' });
  });
});

describe(`${name}`, () => {
  it('returns an invoice as a file', async () => {
    const { read } = await makeSubscriber();
    const pdf = await provider.readInvoiceFile((await read()).latestInvoice?.id ?? '');
    expect(Buffer.from(pdf ?? []).toString('latin1')).toMatch(/^%PDF-/);
    expect(await provider.readInvoiceFile('in_0000000000000000')).toBeNull();
  });

  it('sends webhooks, which are accepted only with a signature', async () => {
    const { subscriptionId } = await makeSubscriber();
    const { data } = await stripe.events.list({ type: 'customer.subscription.created', limit: 20 });
    const event = data.find((one) => 'id' in one.data.object && one.data.object.id === subscriptionId);
    const body = JSON.stringify(event);
    const now = Math.floor(Date.now() / 1000);
    expect(provider.parseWebhook(Buffer.from(body), signPayload(body, webhookSecret, now))).toMatchObject({
      id: event?.id,
      type: 'customer.subscription.created',
      subscriptionId,
    });
    expect(() => provider.parseWebhook(Buffer.from(body), signPayload(body, 'whsec_guess', now))).toThrow();
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
    expect(
      await provider.startCardChange({ subscriptionId: 'sub_0000000000000000', returnUrl: 'http://localhost/' }),
    ).toBeNull();
  });
});
