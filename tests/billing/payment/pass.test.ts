import { afterAll, expect, it } from 'vitest';
import { openAnyProvider, requestFor } from './anyProvider.ts';

/** What the provider makes of a pass. */

const { name, provider, stripe, makeCustomer, close } = await openAnyProvider();
afterAll(close);

const product = async () => (await stripe.products.create({ name: 'Three years' })).id;

it(`a pass at ${name} ends after seven days of 24 hours, without a second invoice`, async () => {
  // The clocks of many countries change meanwhile.
  const customer = await makeCustomer(new Date('2027-03-26T22:30:00Z'));
  const request = requestFor(customer.customerId, { amount: 1900, recurringMode: 'PASS' });
  const { subscriptionId } = await provider.subscribe(request);
  const end = new Date('2027-04-02T22:30:00Z');
  const begun = { recurringMode: 'PASS', amount: 1900, currentPeriodEnd: end, paidUntil: end, cancelAtPeriodEnd: true };
  expect(await provider.readSubscription(subscriptionId)).toMatchObject({
    ...begun,
    status: 'ACTIVE',
    isRenewed: false,
  });
  await customer.moveTo(new Date('2027-04-04T22:30:00Z'));
  expect(await provider.readSubscription(subscriptionId)).toMatchObject({
    ...begun,
    status: 'CANCELED',
    isRenewed: false,
  });
  const { data: invoices } = await stripe.invoices.list({ subscription: subscriptionId });
  expect(invoices.map(({ status, total }) => [status, total])).toEqual([['paid', 1900]]);
}, 120_000);

it.each([
  ['day', 1095],
  ['week', 156],
  ['month', 36],
  ['year', 3],
] as const)(`${name} takes a price for three years at most, counted in %ss`, async (interval, most) => {
  const price = { currency: 'sgd', unit_amount: 1900, product: await product() };
  const made = await stripe.prices.create({ ...price, recurring: { interval, interval_count: most } });
  expect(made.recurring).toMatchObject({ interval, interval_count: most });
  const longer = stripe.prices.create({ ...price, recurring: { interval, interval_count: most + 1 } });
  await expect(longer).rejects.toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400 });
  const none = stripe.prices.create({ ...price, recurring: { interval, interval_count: 0 } });
  await expect(none).rejects.toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400 });
});
