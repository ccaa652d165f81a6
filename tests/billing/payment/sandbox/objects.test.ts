import { afterAll, describe, expect, it } from 'vitest';
import { CARDS, startPayment, typeCard } from '../support.ts';

const { sandbox, stripe, close } = await startPayment();
afterAll(close);

describe('subscriptions', () => {
  async function customerWith(number: string) {
    const { id: customer } = await stripe.customers.create();
    const method = await typeCard(sandbox.url, number);
    await stripe.paymentMethods.attach(method, { customer });
    return { customer, method };
  }

  const monthly = async () => {
    const { id: product } = await stripe.products.create({ name: 'Access' });
    const recurring = { interval: 'month' as const };
    return stripe.prices.create({ product, currency: 'sgd', unit_amount: 4900, recurring });
  };

  it('starts at once with a valid card, and is not created otherwise with error_if_incomplete', async () => {
    const { id: price } = await monthly();
    const payer = await customerWith(CARDS.pays);
    const paid = await stripe.subscriptions.create({
      customer: payer.customer,
      default_payment_method: payer.method,
      items: [{ price }],
    });
    expect(paid.status).toBe('active');
    for (const [number, code] of [
      ['4000000000000341', 'card_declined'],
      [CARDS.asks, 'subscription_payment_intent_requires_action'],
    ] as const) {
      const { customer, method } = await customerWith(number);
      const refused = stripe.subscriptions.create({
        customer,
        default_payment_method: method,
        items: [{ price }],
        payment_behavior: 'error_if_incomplete',
      });
      await expect(refused).rejects.toMatchObject({ statusCode: 402, code });
      expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([]);
    }
  });

  it('remains incomplete after a decline, with the failed payment, until another card pays', async () => {
    const { id: price } = await monthly();
    const { customer, method } = await customerWith('4000000000000341');
    const created = await stripe.subscriptions.create({
      customer,
      default_payment_method: method,
      items: [{ price }],
      expand: ['latest_invoice.payments'],
    });
    expect(created.status).toBe('incomplete');
    const invoice = created.latest_invoice;
    if (invoice === null || typeof invoice === 'string') throw new Error('not expanded');
    expect(invoice).toMatchObject({ status: 'open', attempt_count: 1 });
    const [payment] = (
      await stripe.invoicePayments.list({ invoice: invoice.id, expand: ['data.payment.payment_intent'] })
    ).data;
    const intent = payment?.payment.payment_intent;
    if (!intent || typeof intent === 'string') throw new Error('not expanded');
    expect(intent).toMatchObject({ status: 'requires_payment_method', last_payment_error: { code: 'card_declined' } });
    const other = await typeCard(sandbox.url, CARDS.pays);
    await stripe.paymentIntents.confirm(intent.id, { payment_method: other });
    expect(await stripe.subscriptions.retrieve(created.id)).toMatchObject({ status: 'active' });
    expect(await stripe.invoices.retrieve(invoice.id)).toMatchObject({ status: 'paid', amount_paid: 4900 });
  });

  it('requires a card of the customer', async () => {
    const { id: price } = await monthly();
    const { id: customer } = await stripe.customers.create();
    await expect(stripe.subscriptions.create({ customer, items: [{ price }] })).rejects.toMatchObject({
      statusCode: 400,
    });
    const theirs = await customerWith(CARDS.pays);
    await expect(
      stripe.subscriptions.create({ customer, default_payment_method: theirs.method, items: [{ price }] }),
    ).rejects.toMatchObject({ param: 'default_payment_method' });
  });

  it('is active at once if it is free', async () => {
    const { id: product } = await stripe.products.create({ name: 'Free' });
    const { id: customer } = await stripe.customers.create();
    const free = await stripe.subscriptions.create({
      customer,
      items: [{ price_data: { currency: 'sgd', product, recurring: { interval: 'year' }, unit_amount: 0 } }],
    });
    expect(free.status).toBe('active');
  });
});

describe('lists, expansion and metadata', () => {
  it('pages through a list, newest first, in both directions', async () => {
    const email = 'pages@example.com';
    const made: string[] = [];
    for (let index = 0; index < 5; index += 1) made.unshift((await stripe.customers.create({ email })).id);
    const first = await stripe.customers.list({ email, limit: 2 });
    expect(first).toMatchObject({ has_more: true, url: '/v1/customers' });
    expect(first.data.map(({ id }) => id)).toEqual(made.slice(0, 2));
    const second = await stripe.customers.list({ email, limit: 2, starting_after: made[1] });
    expect(second.data.map(({ id }) => id)).toEqual(made.slice(2, 4));
    const back = await stripe.customers.list({ email, limit: 2, ending_before: made[3] });
    expect(back.data.map(({ id }) => id)).toEqual(made.slice(1, 3));
    const all = await stripe.customers.list({ email, limit: 2 }).autoPagingToArray({ limit: 100 });
    expect(all.map(({ id }) => id)).toEqual(made);
    await expect(stripe.customers.list({ starting_after: 'cus_none' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
    await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
  });

  it('expands references, at most four levels deep', async () => {
    const { id: product } = await stripe.products.create({ name: 'Access' });
    const price = await stripe.prices.create({ product, currency: 'sgd', unit_amount: 1, expand: ['product'] });
    expect(price.product).toMatchObject({ object: 'product', name: 'Access' });
    const expand = (path: string) => stripe.prices.retrieve(price.id, { expand: [path] });
    await expect(expand('currency')).rejects.toMatchObject({ message: 'This property cannot be expanded (currency).' });
    await expect(expand('nothing')).rejects.toMatchObject({ statusCode: 400 });
    await expect(expand('a.b.c.d.e')).rejects.toMatchObject({
      message: 'You cannot expand more than 4 levels of a property.',
    });
  });

  it('merges metadata, and removes empty values', async () => {
    const { id } = await stripe.customers.create({ metadata: { 1: 'one', keep: 'yes', drop: 'x' } });
    const updated = await stripe.customers.update(id, { metadata: { drop: '', more: 'new' }, name: 'Ana' });
    expect(updated).toMatchObject({ name: 'Ana', metadata: { 1: 'one', keep: 'yes', more: 'new' } });
    expect(updated.metadata).not.toHaveProperty('drop');
    expect((await stripe.customers.update(id, { metadata: '', name: '' })).metadata).toEqual({});
    expect((await stripe.customers.retrieve(id)).lastResponse.statusCode).toBe(200);
  });

  it('finds prices by lookup key, and moves a key on request only', async () => {
    const { id: product } = await stripe.products.create({ name: 'Access' });
    const make = (over = {}) =>
      stripe.prices.create({ product, currency: 'sgd', unit_amount: 1, lookup_key: 'monthly_sgd', ...over });
    await make();
    await expect(make()).rejects.toMatchObject({ param: 'lookup_key' });
    const moved = await make({ transfer_lookup_key: true });
    const found = await stripe.prices.list({ lookup_keys: ['monthly_sgd'] });
    expect(found.data.map(({ id }) => id)).toEqual([moved.id]);
  });
});

describe('a deleted customer', () => {
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
});
