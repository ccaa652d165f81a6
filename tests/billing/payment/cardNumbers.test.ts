import { afterAll, expect, it } from 'vitest';
import { databaseText, digitsOf } from './databaseText.ts';
import { CARDS, cardForm, KEYS, startPayment, subscribeRequest, typeCard } from './support.ts';

const { provider, sandbox, stripe, receiver, pool, logged, close } = await startPayment();
afterAll(close);

it('no card number or security code is stored or logged, in whichever field it was sent', async () => {
  const planted = '5105105105105100';
  const numbers = [...Object.values(CARDS), '4242424242424241', '4111111111111111', '378282246310005', planted];
  const cvc = '9317';
  for (const number of numbers) {
    const send = (form: URLSearchParams, key = `key-of-${number.slice(-4)}`) =>
      fetch(`${sandbox.url}/v1/payment_methods`, { method: 'POST', body: form, headers: { 'idempotency-key': key } });
    await send(cardForm(number));
    await send(cardForm(number, { 'card[cvc]': cvc }), `cvc-${number.slice(-4)}`);
    await send(cardForm(CARDS.pays, { 'billing_details[name]': number }), 'name');
    await send(cardForm(CARDS.pays, { 'billing_details[name]': number.replace(/(\d{4})/g, '$1 ') }), 'spaced');
    await send(cardForm(CARDS.pays, { 'metadata[note]': `my card is ${number}.` }), 'metadata');
    await send(cardForm(CARDS.pays, { [`metadata[${number}]`]: 'x' }), 'metadata name');
    await send(cardForm(CARDS.pays, { 'card[exp_year]': number }), 'year');
    await send(cardForm(CARDS.pays), number);
    await fetch(`${sandbox.url}/v1/customers/${number}`, { headers: { authorization: `Bearer ${KEYS.secretKey}` } });
    await fetch(`${sandbox.url}/v1/tokens`, { method: 'POST', body: cardForm(number) });
    await stripe.customers.create({ description: number }).catch(() => {});
  }
  for (const number of Object.values(CARDS)) {
    await provider.subscribe(subscribeRequest(await typeCard(sandbox.url, number))).catch(() => {});
  }
  await receiver.until(({ event }) => event.type === 'invoice.paid');

  const held = digitsOf(await databaseText(pool));
  const delivered = digitsOf(receiver.received.map(({ body }) => body.toString()).join('\n'));
  expect(held.includes('"last4": "4242"')).toBe(true);
  // The number with a wrong check digit is not a card number, and may occur in a note.
  for (const number of numbers.filter((typed) => typed !== '4242424242424241')) {
    expect(held.includes(number), `${number} in the database`).toBe(false);
    expect(delivered.includes(number), `${number} in a webhook`).toBe(false);
    expect(digitsOf(JSON.stringify(logged)).includes(number), `${number} in the log`).toBe(false);
  }
  expect(held.includes(`"${cvc}"`)).toBe(false);
});

it('the check finds a stored card number', async () => {
  await pool.query(`INSERT INTO payment_sandbox.secret VALUES ('planted', 'x 4242 4242 4242 4242')`);
  expect(digitsOf(await databaseText(pool)).includes(CARDS.pays)).toBe(true);
});
