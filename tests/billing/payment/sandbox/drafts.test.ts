import { afterAll, describe, expect, it } from 'vitest';
import { openAnyProvider } from '../anyProvider.ts';

/** The draft of a renewal, with the official client. */

const { stripe, makeCustomer, close } = await openAnyProvider();
afterAll(close);

/** A subscription of 10 January whose renewal was drafted half an hour ago. */
async function drafted() {
  const { customerId: customer, moveTo } = await makeCustomer(new Date('2026-01-10T09:00:00Z'));
  const { id: default_payment_method } = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  const { id: product } = await stripe.products.create({ name: 'Access' });
  const { id: subscription } = await stripe.subscriptions.create({
    customer,
    default_payment_method,
    items: [{ price_data: { currency: 'sgd', product, recurring: { interval: 'month' }, unit_amount: 4900 } }],
  });
  await moveTo(new Date('2026-02-10T09:30:00Z'));
  const [draft] = (await stripe.invoices.list({ subscription, status: 'draft' })).data;
  if (!draft) throw new Error('There is no draft.');
  const charges = async () => (await stripe.charges.list({ customer })).data.length;
  return { id: draft.id, subscription, moveTo, charges };
}

describe('the draft of a renewal', () => {
  it('is finalised once, and then charged an hour later', async () => {
    const { id, moveTo, charges } = await drafted();
    expect(await stripe.invoices.finalizeInvoice(id)).toMatchObject({
      status: 'open',
      number: expect.stringMatching(/^\w+-0002$/),
      attempted: false,
    });
    await expect(stripe.invoices.finalizeInvoice(id)).rejects.toMatchObject({
      statusCode: 400,
      code: 'invoice_not_editable',
    });
    expect(await charges()).toBe(1);
    await moveTo(new Date('2026-02-10T10:31:00Z'));
    expect(await charges()).toBe(2);
    expect(await stripe.invoices.retrieve(id)).toMatchObject({ status: 'paid' });
    await expect(stripe.invoices.finalizeInvoice(id)).rejects.toMatchObject({ code: 'invoice_not_editable' });
  });

  it('is not charged without a request when it is finalised so', async () => {
    const { id, moveTo, charges } = await drafted();
    await stripe.invoices.finalizeInvoice(id, { auto_advance: false });
    await moveTo(new Date('2026-02-20T09:00:00Z'));
    expect(await charges()).toBe(1);
    expect(await stripe.invoices.retrieve(id)).toMatchObject({ status: 'open', attempted: false });
  });

  it.each([
    ['deleted', (id: string) => stripe.invoices.del(id)],
    ['paid', (id: string) => stripe.invoices.pay(id)],
    ['voided', (id: string) => stripe.invoices.voidInvoice(id)],
  ])('cannot be %s', async (_how, act) => {
    const { id, charges } = await drafted();
    await expect(act(id)).rejects.toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' });
    expect(await stripe.invoices.retrieve(id)).toMatchObject({ status: 'draft', number: null });
    expect(await charges()).toBe(1);
  });
});
