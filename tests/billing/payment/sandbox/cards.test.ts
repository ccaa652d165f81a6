import { afterAll, describe, expect, it } from 'vitest';
import { clientFor, KEYS, startPayment } from '../support.ts';

/** Storing, detaching and charging cards, and invoices as files, tested in the sandbox with the official client. */

const { stripe, sandbox, receiver, restart, close } = await startPayment();
afterAll(close);

const browser = clientFor(sandbox.url, KEYS.publishableKey);
const customer = async () => (await stripe.customers.create({ name: 'Café Łódź (North)' })).id;

describe('a card', () => {
  it('can be attached, changed and detached, and then no longer be used', async () => {
    const id = await customer();
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: id });
    await stripe.customers.update(id, { invoice_settings: { default_payment_method: method.id } });
    const changed = await stripe.paymentMethods.update(method.id, {
      billing_details: { name: 'Ana' },
      card: { exp_month: 1, exp_year: 2045 },
    });
    expect(changed).toMatchObject({ billing_details: { name: 'Ana' }, card: { exp_month: 1, exp_year: 2045 } });
    await expect(
      stripe.paymentMethods.update(method.id, { card: { exp_month: 1, exp_year: 2020 } }),
    ).rejects.toMatchObject({ code: 'invalid_expiry_year' });
    expect(await stripe.paymentMethods.detach(method.id)).toMatchObject({ customer: null });
    expect(await stripe.customers.retrieve(id)).toMatchObject({ invoice_settings: { default_payment_method: null } });
    await expect(stripe.paymentMethods.attach(method.id, { customer: id })).rejects.toMatchObject({ statusCode: 400 });
    await expect(stripe.paymentMethods.detach(method.id)).rejects.toMatchObject({
      code: 'payment_method_unexpected_state',
    });
    await receiver.until(({ event }) => event.type === 'payment_method.detached');
  });
});

describe('a setup intent', () => {
  it('stores a card for its customer', async () => {
    const id = await customer();
    const intent = await stripe.setupIntents.create({ customer: id, payment_method: 'pm_card_visa', confirm: true });
    expect(intent.status).toBe('succeeded');
    expect(await stripe.paymentMethods.retrieve(String(intent.payment_method))).toMatchObject({ customer: id });
    await expect(stripe.setupIntents.confirm(intent.id)).rejects.toMatchObject({
      code: 'setup_intent_unexpected_state',
    });
    await expect(stripe.setupIntents.cancel(intent.id)).rejects.toMatchObject({
      code: 'setup_intent_unexpected_state',
    });
  });

  it('reports why a card is declined, and accepts another', async () => {
    const id = await customer();
    const intent = await stripe.setupIntents.create({ customer: id });
    await expect(
      stripe.setupIntents.confirm(intent.id, { payment_method: 'pm_card_visa_chargeDeclined' }),
    ).rejects.toMatchObject({ code: 'card_declined' });
    expect(await stripe.setupIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      last_setup_error: { code: 'card_declined' },
    });
    const again = await stripe.setupIntents.confirm(intent.id, { payment_method: 'pm_card_mastercard' });
    expect(again.status).toBe('succeeded');
  });

  it.each([
    ['complete', 'succeeded'],
    ['fail', 'requires_payment_method'],
  ])('asks the bank for confirmation if the card requires it: %s', async (answer, status) => {
    const intent = await stripe.setupIntents.create({ customer: await customer() });
    const asked = await stripe.setupIntents.confirm(intent.id, {
      payment_method: 'pm_card_threeDSecure2Required',
      return_url: 'http://localhost/back',
    });
    const url = asked.next_action?.redirect_to_url?.url ?? '';
    expect(await (await fetch(url)).text()).toContain('Confirm your card');
    const back = await fetch(url, { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' });
    expect(back.headers.get('location')).toContain(`setup_intent=${intent.id}`);
    expect((await stripe.setupIntents.retrieve(intent.id)).status).toBe(status);
  });

  it('is accessible to a browser only with its secret', async () => {
    const intent = await stripe.setupIntents.create({ customer: await customer() });
    await expect(browser.setupIntents.retrieve(intent.id)).rejects.toMatchObject({ code: 'parameter_missing' });
    await expect(
      browser.setupIntents.retrieve(intent.id, { client_secret: `${intent.id}_secret_guess` }),
    ).rejects.toMatchObject({ code: 'resource_missing' });
    const seen = await browser.setupIntents.retrieve(intent.id, { client_secret: intent.client_secret ?? '' });
    expect(seen).not.toHaveProperty('customer');
    await expect(browser.setupIntents.create({})).rejects.toMatchObject({ code: 'secret_key_required' });
  });
});

describe('a single payment', () => {
  it('is created and paid at once', async () => {
    const id = await customer();
    const { id: method } = await stripe.paymentMethods.attach('pm_card_visa', { customer: id });
    const paid = await stripe.paymentIntents.create({
      amount: 1000,
      currency: 'jpy',
      customer: id,
      payment_method: method,
      confirm: true,
      off_session: true,
    });
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 1000, currency: 'jpy' });
    await expect(stripe.paymentIntents.cancel(paid.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  it('cannot be paid after it is canceled', async () => {
    const intent = await stripe.paymentIntents.create({ amount: 1000, currency: 'sgd' });
    expect(await stripe.paymentIntents.cancel(intent.id)).toMatchObject({ status: 'canceled' });
    await expect(stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  it.each([
    ['of amount 0', { amount: 0, currency: 'sgd' }, 'amount'],
    ['in an unknown currency', { amount: 100, currency: 'xyz' }, 'currency'],
    ['of an unknown customer', { amount: 100, currency: 'sgd', customer: 'cus_none' }, 'customer'],
    ['off session without confirmation', { amount: 100, currency: 'sgd', off_session: true }, 'off_session'],
  ])('%s is refused', async (_what, params, param) => {
    await expect(stripe.paymentIntents.create(params)).rejects.toMatchObject({ statusCode: 400, param });
  });
});

describe('an invoice', () => {
  it('is a PDF at an unguessable URL, also after a restart', async () => {
    const id = await customer();
    const { id: method } = await stripe.paymentMethods.attach('pm_card_visa', { customer: id });
    const { id: product } = await stripe.products.create({ name: 'Subscription' });
    await stripe.subscriptions.create({
      customer: id,
      default_payment_method: method,
      items: [{ price_data: { currency: 'jpy', product, recurring: { interval: 'month' }, unit_amount: 4900 } }],
    });
    await restart();
    const [invoice] = (await stripe.invoices.list({ customer: id })).data;
    const { invoice_pdf: pdf, hosted_invoice_url: page } = invoice ?? {};
    const file = await fetch(pdf ?? '');
    expect(file.headers.get('content-type')).toBe('application/pdf');
    const text = Buffer.from(await file.arrayBuffer()).toString('latin1');
    expect(text.startsWith('%PDF-') && text.trimEnd().endsWith('%%EOF')).toBe(true);
    expect(await (await fetch(page ?? '')).text()).toContain('¥4,900');
    expect((await fetch(`${sandbox.url}/invoices/${invoice?.id}/pdf`)).status).toBe(404);
  });

  it('that is open can be paid with another card, or voided', async () => {
    const id = await customer();
    const { id: product } = await stripe.products.create({ name: 'Subscription' });
    const items = [
      { price_data: { currency: 'sgd', product, recurring: { interval: 'month' as const }, unit_amount: 4900 } },
    ];
    const begin = () =>
      stripe.subscriptions.create({
        customer: id,
        items,
        payment_behavior: 'default_incomplete',
        expand: ['latest_invoice'],
      });
    const first = await begin();
    const { id: method } = await stripe.paymentMethods.attach('pm_card_visa', { customer: id });
    const invoiceOf = ({ latest_invoice: invoice }: typeof first) =>
      (invoice !== null && typeof invoice === 'object' ? invoice.id : invoice) ?? '';
    expect(await stripe.invoices.pay(invoiceOf(first), { payment_method: method })).toMatchObject({ status: 'paid' });
    await expect(stripe.invoices.pay(invoiceOf(first))).rejects.toMatchObject({ message: 'Invoice is already paid' });
    const second = await begin();
    expect(await stripe.invoices.voidInvoice(invoiceOf(second))).toMatchObject({ status: 'void' });
    await expect(stripe.invoices.pay(invoiceOf(second))).rejects.toMatchObject({ code: 'invoice_not_editable' });
  });
});
