import { afterAll, describe, expect, it } from 'vitest';
import { startPayment, startReceiver } from '../support.ts';

/** Webhook endpoints besides the application's, and deletions, tested in the sandbox with the official client. */

const { stripe, receiver, pool, restart, close } = await startPayment();
const elsewhere = await startReceiver();
afterAll(async () => {
  await close();
  await elsewhere.close();
});

describe('a webhook endpoint', () => {
  it('receives the events it subscribes to, signed with its own secret, which is shown once', async () => {
    const made = await stripe.webhookEndpoints.create({
      url: elsewhere.url,
      enabled_events: ['customer.created', 'customer.deleted'],
    });
    expect(made.secret).toMatch(/^whsec_\w{32}$/);
    expect(await stripe.webhookEndpoints.retrieve(made.id)).not.toHaveProperty('secret');
    expect((await stripe.webhookEndpoints.list()).data[0]).not.toHaveProperty('secret');
    await stripe.products.create({ name: 'No endpoint' });
    const customer = await stripe.customers.create();
    const heard = await elsewhere.until(({ body }) => body.includes(customer.id));
    expect(stripe.webhooks.constructEvent(heard.body, heard.signature, made.secret ?? '').type).toBe(
      'customer.created',
    );
    // The application receives all events with its own signature.
    const own = await receiver.until(({ body }) => body.includes(customer.id));
    expect(() => stripe.webhooks.constructEvent(own.body, own.signature, made.secret ?? '')).toThrow();
    await expect.poll(async () => (await stripe.events.retrieve(heard.event.id)).pending_webhooks).toBe(0);

    await stripe.webhookEndpoints.update(made.id, { disabled: true });
    const unheard = await stripe.customers.create();
    await stripe.webhookEndpoints.update(made.id, { disabled: false, enabled_events: ['*'] });
    const product = await stripe.products.create({ name: 'Every endpoint' });
    await elsewhere.until(({ body }) => body.includes(product.id));
    expect(elsewhere.received.map(({ event }) => event.type)).toEqual(['customer.created', 'product.created']);
    expect(elsewhere.received.some(({ body }) => body.includes(unheard.id))).toBe(false);

    expect(await stripe.webhookEndpoints.del(made.id)).toMatchObject({ deleted: true });
    const last = await stripe.customers.create();
    await receiver.until(({ body }) => body.includes(last.id));
    expect(elsewhere.received.some(({ body }) => body.includes(last.id))).toBe(false);
  });

  it.each([
    ['without a scheme', { url: 'hourhand.example', enabled_events: ['*' as const] }, 'url'],
    ['of a file', { url: 'file:///etc/passwd', enabled_events: ['*' as const] }, 'url'],
    ['without events', { url: 'https://hourhand.example/hook', enabled_events: [] }, 'enabled_events'],
  ])('%s is refused', async (_what, params, param) => {
    await expect(stripe.webhookEndpoints.create(params)).rejects.toMatchObject({ statusCode: 400, param });
  });

  it('does not affect deliveries in a database that predates endpoints', async () => {
    await restart(async () => {
      await pool.query("DELETE FROM payment_sandbox.delivery WHERE endpoint <> 'application'");
      await pool.query(`ALTER TABLE payment_sandbox.delivery DROP CONSTRAINT delivery_pkey, DROP COLUMN endpoint`);
      await pool.query('ALTER TABLE payment_sandbox.delivery ADD PRIMARY KEY (event_id)');
    });
    const customer = await stripe.customers.create();
    await receiver.until(({ body }) => body.includes(customer.id));
  });
});

describe('a deletion', () => {
  it('of a customer ends the subscriptions and detaches the cards', async () => {
    const { id: customer } = await stripe.customers.create();
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    const { id: product } = await stripe.products.create({ name: 'Subscription' });
    const { id } = await stripe.subscriptions.create({
      customer,
      default_payment_method: method.id,
      items: [{ price_data: { currency: 'sgd', product, recurring: { interval: 'month' }, unit_amount: 4900 } }],
    });
    expect(await stripe.customers.del(customer)).toEqual(expect.objectContaining({ id: customer, deleted: true }));
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' });
    expect(await stripe.paymentMethods.retrieve(method.id)).toMatchObject({ customer: null });
    // A product with prices cannot be deleted.
    await expect(stripe.products.del(product)).rejects.toMatchObject({ statusCode: 400 });
    const { id: unused } = await stripe.products.create({ name: 'Unused' });
    expect(await stripe.products.del(unused)).toMatchObject({ deleted: true });
  });
});
