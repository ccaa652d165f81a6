import { startSandbox } from 'payment-sandbox/sandbox';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createStripePayment } from '../../../../server/payment/stripe.ts';
import { fixture, testDatabase } from '../../../support/fixtures.ts';
import { listOf } from '../../../support/listOf.ts';
import { requestFor } from '../anyProvider.ts';
import { clientFor, KEYS } from '../support.ts';

/** What the settings of the account make of invoices: numbers, seller, tax. */

const seller = { name: 'Hourhand Pte Ltd', taxNumber: 'M2-1234567-8' };
const database = testDatabase();
const sandbox = fixture(
  async () => {
    const pool = new pg.Pool({ connectionString: database.url, max: 5 });
    const quiet = () => {};
    const started = await startSandbox({
      ...KEYS,
      pool,
      webhookUrl: () => 'http://127.0.0.1:9/none',
      account: { ...seller, address: ['8 Marina View'], numbering: 'account' },
      log: { warn: quiet, error: quiet },
    });
    const options = { sandboxAddress: started.url, automaticTax: true, invoiceFooter: 'Reg. no. 12' };
    const provider = createStripePayment({ ...KEYS, ...options });
    return {
      stripe: clientFor(started.url),
      provider,
      close: async () => {
        await started.close();
        await pool.end();
      },
    };
  },
  ({ close }) => close(),
);

const address = { line1: '1 Raffles Place', line2: null, postalCode: null, city: null, country: 'SG' };

const makeCustomer = async () => {
  const erin = { employerId: 7, name: 'Erin', email: null, idempotencyKey: crypto.randomUUID() };
  return (await sandbox.provider.createCustomer(erin)).customerId;
};
async function makeBuyer(): Promise<string> {
  const customerId = await makeCustomer();
  await sandbox.provider.saveBuyer(customerId, { company: null, address, taxNumber: null }, 'Erin');
  return customerId;
}

const buy = async (customerId: string, amount = 4900) => {
  const { invoice } = await sandbox.provider.subscribe(
    requestFor(customerId, { amount, returnUrl: 'http://127.0.0.1:9/' }),
  );
  return sandbox.stripe.invoices.retrieve(invoice?.id ?? '');
};

describe('automatic tax', () => {
  it.each([
    [4900, 405],
    [50, 4],
    [100, 8],
    [47_000, 3881],
  ])('is within the price: of %i it is %i', async (amount, tax) => {
    const invoice = await buy(await makeBuyer(), amount);
    expect(invoice).toMatchObject({
      total: amount,
      amount_paid: amount,
      total_excluding_tax: amount - tax,
      automatic_tax: { enabled: true, status: 'complete' },
      total_taxes: [{ amount: tax, tax_behavior: 'inclusive', taxable_amount: amount - tax }],
    });
    expect(invoice.lines.data.flatMap(({ taxes }) => taxes ?? []).reduce((sum, one) => sum + one.amount, 0)).toBe(tax);
  });

  it('needs an address, which the fields on our page ask for if the provider has none', async () => {
    const customerId = await makeCustomer();
    await expect(buy(customerId)).rejects.toMatchObject({ name: 'BuyerRefused', field: 'country' });
    const request = { ...requestFor(customerId), returnUrl: 'http://127.0.0.1:9/', embedded: true };
    const { clientSecret, asksAddress } = await sandbox.provider.startCheckout(request);
    expect(asksAddress).toBe(true);
    const [id] = (clientSecret ?? '').split('_secret_');
    const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' };
    const pay = async (billing_details?: { address: object }) => {
      const method = await sandbox.stripe.paymentMethods.create({ type: 'card', card, billing_details });
      const given = { client_secret: clientSecret ?? '', payment_method: method.id };
      return sandbox.stripe.rawRequest('POST', `/v1/payment_pages/${id}/confirm`, given);
    };
    await expect(pay()).rejects.toMatchObject({ code: 'payment_method_billing_details_address_missing' });
    await pay({ address: { country: 'SG', line1: '1 Raffles Place' } });
    expect(await sandbox.provider.readBuyer(customerId)).toMatchObject({ address });
    const { data } = await sandbox.stripe.invoices.list({ customer: customerId });
    expect(data).toMatchObject([{ status: 'paid', automatic_tax: { status: 'complete' } }]);
    const known = { ...requestFor(await makeBuyer()), returnUrl: 'http://127.0.0.1:9/', embedded: true };
    expect(await sandbox.provider.startCheckout(known)).toMatchObject({ asksAddress: false });
  });
});

it('the seller is that of the settings when the invoice was issued', async () => {
  const invoice = await buy(await makeBuyer());
  expect(invoice).toMatchObject({ account_name: seller.name, footer: 'Reg. no. 12' });
  const file = await sandbox.provider.readInvoiceFile(invoice.id);
  expect(Buffer.from(file ?? []).toString('latin1')).toMatch(/^%PDF-/);
});

it('a numbered document names its buyer, what is net and what is tax', async () => {
  const customerId = await makeBuyer();
  const { id } = await buy(customerId);
  await sandbox.provider.refund(id, { part: { amount: 1000, key: 'a-part-of-it' } });
  await sandbox.provider.completeCreditNotes(id);
  const soon = new Date(Date.now() + 10_000);
  const buyer = { buyer: 'Erin', country: 'SG', taxNumber: null, currency: 'SGD' };
  const invoice = (await listOf(sandbox.provider.readNumberedInvoices(soon))).find((one) => one.id === id);
  expect(invoice).toMatchObject({ ...buyer, state: 'PAID', net: 4495, tax: 405, gross: 4900, paid: 4900 });
  expect(invoice?.plan).toMatchObject({ recurringMode: 'MONTHLY', amount: 4900 });
  const numbers = { number: `${invoice?.number}-CN-01`, invoiceNumber: invoice?.number };
  const notes = await listOf(sandbox.provider.readNumberedCreditNotes(soon));
  expect(notes).toMatchObject([{ ...buyer, ...numbers, state: 'ISSUED', net: 917, tax: 83, gross: 1000 }]);
});
