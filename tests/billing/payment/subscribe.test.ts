import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { PaymentConflict, PaymentDeclined, PaymentProviderUnavailable } from '../../../server/payment/failures.ts';
import { createStripePayment } from '../../../server/payment/stripe.ts';
import { CARDS, KEYS, startPayment, subscribeRequest, typeCard } from './support.ts';

const { provider, sandbox, stripe, receiver, close } = await startPayment();
afterAll(close);

const card = (number: string) => typeCard(sandbox.url, number);

/** Answers the bank's page as a cardholder does, and returns the address of the redirect. */
async function answerBank(redirectUrl: string | undefined, answer: string): Promise<URL> {
  const response = await fetch(redirectUrl ?? '', {
    method: 'POST',
    body: new URLSearchParams({ answer }),
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}

describe('a card that pays', () => {
  it('starts the subscription at once, with its invoice and a month of access', async () => {
    const request = subscribeRequest(await card(CARDS.pays));
    const result = await provider.subscribe(request);
    expect(result).toMatchObject({
      outcome: 'active',
      cardBrand: 'visa',
      cardLast4: '4242',
      invoice: { amount: 4900, currency: 'SGD', status: 'PAID', number: expect.stringMatching(/^\w{8}-0001$/) },
    });
    expect(result).not.toHaveProperty('redirectUrl');
    const days = (result.currentPeriodEnd.getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(27.9);
    expect(days).toBeLessThan(31.1);

    const state = await provider.readSubscription(result.subscriptionId);
    expect(state).toMatchObject({
      status: 'ACTIVE',
      employerId: 7,
      recurringMode: 'MONTHLY',
      amount: 4900,
      currency: 'SGD',
      paidUntil: result.currentPeriodEnd,
      latestInvoice: { id: result.invoice?.id, status: 'PAID' },
    });
  });

  it('starts a yearly subscription in another currency, with a year of access', async () => {
    const request = subscribeRequest(await card('5555555555554444'), {
      recurringMode: 'YEARLY',
      currency: 'JPY',
      amount: 52000,
    });
    const result = await provider.subscribe(request);
    expect(result).toMatchObject({
      outcome: 'active',
      cardBrand: 'mastercard',
      invoice: { currency: 'JPY', amount: 52000 },
    });
    expect(result.currentPeriodEnd.getUTCFullYear()).toBe(new Date().getUTCFullYear() + 1);
    expect(await provider.readSubscription(result.subscriptionId)).toMatchObject({ recurringMode: 'YEARLY' });
  });

  it('is reported by a webhook, with the subscription and the paid invoice', async () => {
    const { subscriptionId, invoice } = await provider.subscribe(subscribeRequest(await card(CARDS.pays)));
    const delivery = await receiver.until(({ event, body }) => {
      return event.type === 'invoice.paid' && body.includes(subscriptionId);
    });
    expect(provider.parseWebhook(delivery.body, delivery.signature)).toMatchObject({
      type: 'invoice.paid',
      subscriptionId,
      invoiceId: invoice?.id,
    });
  });

  it('charges an existing customer, or a new one if the provider does not know the customer', async () => {
    const { customerId } = await provider.createCustomer(subscribeRequest(''));
    const known = await provider.subscribe(subscribeRequest(await card(CARDS.pays), { customerId }));
    expect(known.customerId).toBe(customerId);
    const unknown = await provider.subscribe(
      subscribeRequest(await card(CARDS.pays), { customerId: 'cus_ofAnotherAccount' }),
    );
    expect(unknown).toMatchObject({ outcome: 'active' });
    expect(unknown.customerId).not.toBe('cus_ofAnotherAccount');
  });
});

describe('a declined card', () => {
  it.each([
    ['declined by the bank', CARDS.declined, 'generic_decline', 'Your card was declined.'],
    ['without funds', CARDS.noFunds, 'insufficient_funds', 'Your card has insufficient funds.'],
    ['declined only when charged', '4000000000000341', 'generic_decline', 'Your card was declined.'],
  ])('is reported with its reason: %s', async (_case, number, declineCode, message) => {
    const { customerId } = await provider.createCustomer(subscribeRequest(''));
    const refused = provider.subscribe(subscribeRequest(await card(number), { customerId }));
    await expect(refused).rejects.toThrow(PaymentDeclined);
    await expect(refused).rejects.toMatchObject({ code: 'card_declined', declineCode, message });
    const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'all' });
    expect(data.filter(({ status }) => status !== 'incomplete_expired')).toEqual([]);
  });

  it('is declined again for the same attempt, and another attempt with another card succeeds', async () => {
    const request = subscribeRequest(await card('4000000000000341'));
    await expect(provider.subscribe(request)).rejects.toThrow(PaymentDeclined);
    await expect(provider.subscribe(request)).rejects.toThrow(PaymentDeclined);
    expect(await provider.subscribe(subscribeRequest(await card(CARDS.pays)))).toMatchObject({ outcome: 'active' });
  });

  it.each(['pm_0000000000000000', 'pm_card_unheardOf'])('includes a card with an unknown token: %s', async (id) => {
    await expect(provider.subscribe(subscribeRequest(id))).rejects.toMatchObject({
      name: 'PaymentDeclined',
      code: 'resource_missing',
      message: 'Your card could not be used. Please enter it again.',
    });
  });

  it('includes a card of another customer, which is not charged', async () => {
    const theirs = await card(CARDS.pays);
    await provider.subscribe(subscribeRequest(theirs));
    await expect(provider.subscribe(subscribeRequest(theirs))).rejects.toThrow(PaymentDeclined);
  });
});

describe('a repeated attempt', () => {
  it('is charged once, whether it is repeated sequentially or concurrently', async () => {
    const request = subscribeRequest(await card(CARDS.pays));
    const first = await provider.subscribe(request);
    const more = await Promise.all([provider.subscribe(request), provider.subscribe(request)]);
    expect(more).toEqual([first, first]);
    const { data } = await stripe.charges.list({ customer: first.customerId });
    expect(data).toHaveLength(1);

    const both = subscribeRequest(await card(CARDS.pays));
    const [one, other] = await Promise.all([provider.subscribe(both), provider.subscribe(both)]);
    expect(one).toEqual(other);
    expect((await stripe.charges.list({ customer: one.customerId })).data).toHaveLength(1);
  });

  it('is a conflict if its content differs', async () => {
    const { customerId } = await provider.createCustomer(subscribeRequest(''));
    const request = subscribeRequest(await card(CARDS.pays), { customerId });
    await provider.subscribe(request);
    await expect(provider.subscribe({ ...request, amount: 1 })).rejects.toThrow(PaymentConflict);
  });
});

describe('a card that requires confirmation', () => {
  it('pays after the challenge is completed', async () => {
    const result = await provider.subscribe(subscribeRequest(await card(CARDS.asks)));
    expect(result).toMatchObject({ outcome: 'requiresAction', redirectUrl: expect.any(String) });
    expect(result).not.toHaveProperty('invoice');
    expect(await provider.readSubscription(result.subscriptionId)).toMatchObject({ status: 'INCOMPLETE' });

    const page = await fetch(result.redirectUrl ?? '');
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(html).toContain('Complete authentication');
    expect(html).toContain('Fail authentication');
    expect(html).toContain('SGD');
    expect(html).toContain('49.00');

    const back = await answerBank(result.redirectUrl, 'complete');
    expect(back.origin + back.pathname).toBe('http://localhost:4000/chat');
    expect(back.searchParams.get('from')).toBe('payment');
    expect(back.searchParams.get('redirect_status')).toBe('succeeded');
    const session = await provider.findSession(back.searchParams.get('session_id') ?? '');
    expect(session).toMatchObject({
      subscription: { subscriptionId: result.subscriptionId, status: 'ACTIVE', latestInvoice: { status: 'PAID' } },
      refusal: null,
      redirectUrl: null,
    });
  });

  it('remains unpaid after the challenge failed, with a reason', async () => {
    const result = await provider.subscribe(subscribeRequest(await card(CARDS.asks)));
    const back = await answerBank(result.redirectUrl, 'fail');
    expect(back.searchParams.get('redirect_status')).toBe('failed');
    expect(await provider.findSession(back.searchParams.get('session_id') ?? '')).toMatchObject({
      subscription: { status: 'INCOMPLETE' },
      refusal: { code: 'payment_intent_authentication_failure' },
    });
  });

  it('accepts only the first answer to the challenge', async () => {
    const result = await provider.subscribe(subscribeRequest(await card(CARDS.asks)));
    await answerBank(result.redirectUrl, 'fail');
    const again = await answerBank(result.redirectUrl, 'complete');
    expect(again.searchParams.get('redirect_status')).toBe('failed');
    expect(await provider.readSubscription(result.subscriptionId)).toMatchObject({ status: 'INCOMPLETE' });
    expect((await stripe.charges.list({ customer: result.customerId })).data).toMatchObject([{ status: 'failed' }]);
  });

  it('is not charged for an attempt that was replaced by another one', async () => {
    const { customerId } = await provider.createCustomer(subscribeRequest(''));
    const first = await provider.subscribe(subscribeRequest(await card(CARDS.asks), { customerId }));
    const second = await provider.subscribe(subscribeRequest(await card(CARDS.pays), { customerId }));
    expect(second.outcome).toBe('active');
    const back = await answerBank(first.redirectUrl, 'complete');
    expect(back.searchParams.get('redirect_status')).toBe('failed');
    expect(await provider.readSubscription(first.subscriptionId)).toMatchObject({ status: 'CANCELED' });
    expect((await stripe.charges.list({ customer: customerId })).data).toMatchObject([{ status: 'succeeded' }]);
  });

  it('returns the pending challenge for the same attempt', async () => {
    const request = subscribeRequest(await card(CARDS.asks));
    const { redirectUrl, subscriptionId } = await provider.subscribe(request);
    expect(await provider.subscribe(request)).toMatchObject({ outcome: 'requiresAction', redirectUrl, subscriptionId });
  });

  it('never redirects to another origin', async () => {
    const request = subscribeRequest(await card(CARDS.asks), { returnUrl: 'https://evil.example/' });
    await expect(provider.subscribe(request)).rejects.toMatchObject({ name: 'PaymentProviderFault' });
  });
});

describe('a session id', () => {
  it('is not found if it is invented', async () => {
    const { subscriptionId } = await provider.subscribe(subscribeRequest(await card(CARDS.pays)));
    for (const guess of ['', subscriptionId, `${subscriptionId}.${'0'.repeat(32)}`, 'x'.repeat(5000)]) {
      expect(await provider.findSession(guess)).toBeNull();
    }
  });
});

describe('cancelling a subscription', () => {
  it('keeps the paid period, and can be revoked', async () => {
    const { subscriptionId, currentPeriodEnd } = await provider.subscribe(subscribeRequest(await card(CARDS.pays)));
    const change = (cancel: boolean) => provider.setCancelAtPeriodEnd({ subscriptionId, cancel });
    expect(await change(true)).toMatchObject({
      cancelAtPeriodEnd: true,
      status: 'ACTIVE',
      paidUntil: currentPeriodEnd,
    });
    expect(await change(false)).toMatchObject({ cancelAtPeriodEnd: false, status: 'ACTIVE' });
    await stripe.subscriptions.cancel(subscriptionId);
    const ended = await provider.readSubscription(subscriptionId);
    expect(ended?.status).toBe('CANCELED');
    expect(ended?.paidUntil.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('returns null for an unknown subscription', async () => {
    const subscriptionId = 'sub_000000000000000000000000';
    expect(await provider.readSubscription(subscriptionId)).toBeNull();
    expect(await provider.setCancelAtPeriodEnd({ subscriptionId, cancel: true })).toBeNull();
  });
});

describe('a card sent by an older client', () => {
  const typed = {
    number: CARDS.pays,
    expiryMonth: 12,
    expiryYear: new Date().getUTCFullYear() + 1,
    cvc: '123',
    name: 'A',
  };

  it('becomes a payment method', async () => {
    const { paymentMethodId } = await provider.createPaymentMethod(typed);
    expect(await provider.subscribe(subscribeRequest(paymentMethodId))).toMatchObject({ outcome: 'active' });
  });

  it('is refused with the name of the invalid field', async () => {
    await expect(provider.createPaymentMethod({ ...typed, number: '4242424242424241' })).rejects.toMatchObject({
      name: 'PaymentDeclined',
      code: 'incorrect_number',
      field: 'number',
    });
  });
});

/** A server in place of the provider. */
async function listen(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen');
  return {
    url: `http://127.0.0.1:${address.port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe('an unreachable provider', () => {
  it('is distinguished from a declined card', async () => {
    const unreachable = createStripePayment({ ...KEYS, sandboxAddress: 'http://127.0.0.1:1', maxNetworkRetries: 0 });
    await expect(unreachable.subscribe(subscribeRequest('pm_card_visa'))).rejects.toThrow(PaymentProviderUnavailable);
    await expect(unreachable.readSubscription('sub_1')).rejects.toThrow(PaymentProviderUnavailable);
  });

  it('includes one that accepts a request and never answers: it is given up after the time limit, and not asked twice', async () => {
    const asked: string[] = [];
    await using hanging = await listen(({ method, url }) => void asked.push(`${method} ${url?.split('?')[0]}`));
    const waits = createStripePayment({ ...KEYS, sandboxAddress: hanging.url, timeout: 100 });
    const request = subscribeRequest('pm_1', { customerId: 'cus_1' });
    await expect(waits.subscribe(request)).rejects.toThrow(PaymentProviderUnavailable);
    await expect(waits.readSubscription('sub_1')).rejects.toThrow(PaymentProviderUnavailable);
    expect(asked).toEqual(['POST /v1/payment_methods/pm_1/attach', 'GET /v1/subscriptions/sub_1']);
  });

  it('includes one that names a file and does not give it', async () => {
    await using hanging = await listen(({ url, headers }, response) => {
      const invoice = { id: 'in_1', object: 'invoice', invoice_pdf: `http://${headers.host}/file` };
      if (url?.startsWith('/v1/')) response.end(JSON.stringify(invoice));
    });
    const waits = createStripePayment({ ...KEYS, sandboxAddress: hanging.url, timeout: 1_000 });
    await expect(waits.readInvoiceFile('in_1')).rejects.toThrow(PaymentProviderUnavailable);
  });

  it('includes one that refuses the API key', async () => {
    const stranger = createStripePayment({ ...KEYS, secretKey: 'sk_test_wrong', sandboxAddress: sandbox.url });
    await expect(stranger.readSubscription('sub_1')).rejects.toThrow(PaymentProviderUnavailable);
  });
});
