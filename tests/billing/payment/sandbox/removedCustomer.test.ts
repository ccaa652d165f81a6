import { afterAll, expect, it } from 'vitest';
import { startPayment } from '../support.ts';

/** A deleted customer, as at Stripe. */

const { stripe, close } = await startPayment();
afterAll(close);

it('is shown as deleted, and can neither be changed nor deleted again', async () => {
  const { id } = await stripe.customers.create({ name: 'Café Lorenz' });
  expect(await stripe.customers.del(id)).toEqual(expect.objectContaining({ id, object: 'customer', deleted: true }));
  expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true });
  const missing = { code: 'resource_missing' };
  await expect(stripe.customers.update(id, { name: 'Again' })).rejects.toMatchObject(missing);
  await expect(stripe.customers.del(id)).rejects.toMatchObject(missing);
  await expect(stripe.paymentMethods.attach('pm_card_visa', { customer: id })).rejects.toMatchObject(missing);
});

it('leaves no name in events', async () => {
  const { id } = await stripe.customers.create({ name: 'Café Lorenz', email: 'cafe@example.test' });
  await stripe.customers.del(id);
  const { data } = await stripe.events.list({ limit: 100 });
  const about = data.filter(({ data: { object } }) => 'id' in object && object.id === id);
  expect(about.map(({ type }) => type)).toEqual(['customer.deleted', 'customer.created']);
  expect(JSON.stringify(about)).not.toMatch(/Lorenz|cafe@/);
});
