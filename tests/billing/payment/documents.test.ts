import { afterAll, describe, expect, it } from 'vitest';
import type { Buyer } from '../../../server/payment/payment.ts';
import { openAnyProvider, requestFor } from './anyProvider.ts';

const { name, stripe, provider, close } = await openAnyProvider();
afterAll(close);

/** Whom documents name, and the documents of refunds, with the sandbox or with Stripe. */

const buyer: Buyer = {
  company: 'Lorenz Gastronomie Pte Ltd',
  address: { line1: '1 Raffles Place', line2: null, postalCode: '048616', city: 'Singapore', country: 'SG' },
  taxNumber: '201912345K',
};

const makeCustomer = async () =>
  (
    await provider.createCustomer({
      employerId: 7,
      name: 'Erin',
      email: 'erin@example.com',
      idempotencyKey: crypto.randomUUID(),
    })
  ).customerId;

async function pay(customerId: string) {
  const { invoice } = await provider.subscribe(requestFor(customerId, { isActive: () => false }));
  return invoice?.id ?? '';
}

const chargeOf = async (customer: string) => (await stripe.charges.list({ customer })).data[0]?.id ?? '';

describe(`the buyer at ${name}`, () => {
  it('is kept and read back, and an invoice from then on names it', async () => {
    const customerId = await makeCustomer();
    const before = await pay(customerId);
    expect(await provider.readBuyer(customerId)).toEqual({ company: null, address: null, taxNumber: null });
    expect(await provider.saveBuyer(customerId, buyer, 'Erin')).toEqual(buyer);
    expect(await provider.readBuyer(customerId)).toEqual(buyer);
    const after = await stripe.invoices.retrieve(await pay(customerId));
    expect(after).toMatchObject({
      customer_name: buyer.company,
      customer_address: { line1: '1 Raffles Place', postal_code: '048616', country: 'SG' },
      customer_tax_ids: [{ type: 'sg_uen', value: '201912345K' }],
    });
    expect(await stripe.invoices.retrieve(before)).toMatchObject({ customer_name: 'Erin', customer_tax_ids: [] });
  });

  it('has one tax number, and none after it was taken out', async () => {
    const customerId = await makeCustomer();
    await provider.saveBuyer(customerId, buyer, 'Erin');
    const german = {
      ...buyer,
      address: { ...buyer.address, country: 'DE' } as Buyer['address'],
      taxNumber: 'DE123456789',
    };
    await provider.saveBuyer(customerId, german, 'Erin');
    const numbers = async () =>
      (await stripe.customers.listTaxIds(customerId)).data.map(({ type, value }) => [type, value]);
    expect(await numbers()).toEqual([['eu_vat', 'DE123456789']]);
    await provider.saveBuyer(customerId, { ...german, taxNumber: null }, 'Erin');
    expect(await numbers()).toEqual([]);
  });

  it.each([
    ['a number that is none', { ...buyer, taxNumber: 'NONSENSE' }, 'taxNumber'],
    [
      'a number of a country without them',
      { ...buyer, address: { ...buyer.address, country: 'AQ' } as Buyer['address'] },
      'taxNumber',
    ],
  ])('is not changed by %s', async (_what, wrong, field) => {
    const customerId = await makeCustomer();
    await provider.saveBuyer(customerId, buyer, 'Erin');
    await expect(provider.saveBuyer(customerId, { ...wrong, company: 'Another' }, 'Erin')).rejects.toMatchObject({
      field,
    });
    expect(await provider.readBuyer(customerId)).toEqual(buyer);
  });

  it('keeps the company for invoices when the name here changes, and follows it without one', async () => {
    const customerId = await makeCustomer();
    await provider.saveBuyer(customerId, buyer, 'Erin');
    await provider.updateCustomer({ customerId, name: 'Café Lorenz', email: 'new@example.com' });
    expect(await stripe.customers.retrieve(customerId)).toMatchObject({
      name: buyer.company,
      email: 'new@example.com',
    });
    await provider.saveBuyer(customerId, { ...buyer, company: null }, 'Café Lorenz');
    await provider.updateCustomer({ customerId, name: 'Café Nord', email: 'new@example.com' });
    expect(await stripe.customers.retrieve(customerId)).toMatchObject({ name: 'Café Nord' });
  });

  it('is gone with the customer', async () => {
    const customerId = await makeCustomer();
    await provider.saveBuyer(customerId, buyer, 'Erin');
    await provider.removeCustomer(customerId);
    expect(await provider.readBuyer(customerId)).toBeNull();
    expect(await provider.saveBuyer(customerId, buyer, 'Erin')).toBeNull();
    const { data } = await stripe.events.list({ limit: 100 });
    const texts = data.map((event) => JSON.stringify(event)).filter((text) => text.includes(customerId));
    expect(texts.join()).not.toMatch(/Lorenz Gastronomie|Raffles|201912345K/);
  });
});

describe(`credit notes at ${name}`, () => {
  it('are made for each refund, once', async () => {
    const customerId = await makeCustomer();
    const invoice = await pay(customerId);
    expect(await provider.completeCreditNotes(invoice)).toEqual([]);
    const charge = await chargeOf(customerId);
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

  it('are found if they were made at the provider', async () => {
    const customerId = await makeCustomer();
    const invoice = await pay(customerId);
    const { id: refund } = await stripe.refunds.create({ charge: await chargeOf(customerId), amount: 900 });
    const made = await stripe.creditNotes.create({ invoice, amount: 900, refunds: [{ refund }] });
    expect(await provider.completeCreditNotes(invoice)).toMatchObject([
      { id: made.id, number: made.number, amount: 900 },
    ]);
  });

  it('are made after the customer was removed too', async () => {
    const customerId = await makeCustomer();
    const invoice = await pay(customerId);
    const charge = await chargeOf(customerId);
    await provider.removeCustomer(customerId);
    await stripe.refunds.create({ charge });
    expect(await provider.completeCreditNotes(invoice)).toMatchObject([{ amount: 4900 }]);
  });
});
