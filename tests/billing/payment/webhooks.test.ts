import { signPayload } from 'payment-sandbox/deliveries';
import { afterAll, describe, expect, it } from 'vitest';
import { InvalidWebhook } from '../../../server/payment/failures.ts';
import { CARDS, KEYS, startPayment, subscribeRequest, typeCard } from './support.ts';

const { provider, sandbox, stripe, receiver, pool, restart, close } = await startPayment();
afterAll(close);

const now = () => Math.floor(Date.now() / 1000);
const payload = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'customer.created',
  created: 1_700_000_000,
  data: { object: { id: 'cus_1', object: 'customer' } },
});

describe('a signature', () => {
  it('of the provider is accepted', () => {
    const signature = signPayload(payload, KEYS.webhookSecret, now());
    expect(provider.parseWebhook(Buffer.from(payload), signature)).toEqual({
      id: 'evt_1',
      type: 'customer.created',
      createdAt: new Date(1_700_000_000_000),
      subscriptionId: null,
      invoiceId: null,
      paymentId: null,
      cardSessionId: null,
    });
  });

  it.each([
    ['made with another secret', signPayload(payload, 'whsec_guess', now()), payload],
    ['of another body', signPayload(payload, KEYS.webhookSecret, now()), payload.replace('cus_1', 'cus_2')],
    ['older than five minutes', signPayload(payload, KEYS.webhookSecret, now() - 301), payload],
    ['with its time moved', signPayload(payload, KEYS.webhookSecret, 1).replace('t=1,', `t=${now()},`), payload],
    ['that is malformed', 'nonsense', payload],
    ['that is missing', '', payload],
    ['of a body that is not JSON', signPayload('{', KEYS.webhookSecret, now()), '{'],
  ])('refuses one %s', (_case, signature, body) => {
    expect(() => provider.parseWebhook(Buffer.from(body), signature)).toThrow(InvalidWebhook);
  });
});

describe('delivery', () => {
  it('reports everything that happened, and nothing that was rolled back', async () => {
    const { customerId, subscriptionId } = await provider.subscribe(
      subscribeRequest(await typeCard(sandbox.url, CARDS.pays)),
    );
    await receiver.until(({ event }) => event.type === 'customer.subscription.updated');
    await expect(
      stripe.customers.update(customerId, { email: 'x', invoice_settings: { default_payment_method: 'pm_none' } }),
    ).rejects.toMatchObject({ code: 'resource_missing' });
    const marker = await stripe.customers.create();
    await receiver.until(({ body }) => body.includes(marker.id));
    const types = receiver.received.filter(({ body }) => body.includes(customerId)).map(({ event }) => event.type);
    expect(types).toEqual(
      expect.arrayContaining([
        'customer.created',
        'payment_method.attached',
        'customer.subscription.created',
        'invoice.created',
        'invoice.finalized',
        'payment_intent.created',
        'charge.succeeded',
        'payment_intent.succeeded',
        'invoice.paid',
        'invoice.payment_succeeded',
        'customer.subscription.updated',
      ]),
    );
    expect(types).not.toContain('customer.updated');
    const updated = receiver.received.find(({ event }) => event.type === 'customer.subscription.updated');
    expect(updated?.event.data).toMatchObject({
      object: { id: subscriptionId, status: 'active' },
      previous_attributes: { status: 'incomplete' },
    });
    const id = updated?.event.id ?? '';
    expect(await stripe.events.retrieve(id)).toMatchObject({ id, type: 'customer.subscription.updated' });
    const { data } = await stripe.events.list({ type: 'customer.subscription.updated' });
    expect(data.map((event) => event.id)).toContain(id);
  });

  it('tries again when the webhook fails, with a fresh signature', async () => {
    receiver.answers.push(500);
    const { id } = await stripe.customers.create();
    const about = () => receiver.received.filter(({ body }) => body.includes(id));
    await receiver.until(() => about().length === 2);
    const [first, second] = about();
    expect(second?.event).toEqual(first?.event);
    expect(second?.signature).not.toBe(first?.signature);
    expect(provider.parseWebhook(second?.body ?? Buffer.of(), second?.signature ?? '').id).toBe(first?.event.id);
  });

  it('continues after a restart, like everything else', async () => {
    const request = subscribeRequest(await typeCard(sandbox.url, CARDS.asks));
    const { subscriptionId, customerId, redirectUrl } = await provider.subscribe(request);
    let missed = '';
    await restart(async () => {
      // As if it had been killed between the commit and the delivery.
      const { rows } = await pool.query(
        `UPDATE payment_sandbox.delivery SET delivered_at = NULL, next_attempt_at = now() WHERE event_id =
           (SELECT id FROM payment_sandbox.object WHERE kind = 'event' ORDER BY seq DESC LIMIT 1) RETURNING event_id`,
      );
      missed = rows[0].event_id;
      receiver.received.length = 0;
    });
    const late = await receiver.until(({ event }) => event.id === missed);
    expect(provider.parseWebhook(late.body, late.signature).id).toBe(missed);

    expect(await provider.subscribe(request)).toMatchObject({ subscriptionId, customerId, redirectUrl });
    const challenge = new URL(redirectUrl ?? '');
    await fetch(challenge, { method: 'POST', body: new URLSearchParams({ answer: 'complete' }), redirect: 'manual' });
    expect(await provider.readSubscription(subscriptionId)).toMatchObject({ status: 'ACTIVE' });
  });
});
