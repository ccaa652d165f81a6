import type { Stripe } from 'stripe';
import { beforeAll, expect, it } from 'vitest';
import { makeEmployer } from '../../support/factories.ts';
import { testApp, testCatalog, testProvider } from '../../support/fixtures.ts';
import { askAs } from '../../support/graph.ts';
import { asEmployer, buy, type Card } from '../../support/sandbox.ts';

/** Events that arrive in another order, repeatedly, late, or never: the records follow what the provider has now. */

const app = testApp();
testCatalog(app);
const provider = testProvider(app);

beforeAll(async () => {
  await provider.holdMessages();
});

const deliveries: Record<string, (events: Stripe.Event[]) => Stripe.Event[]> = {
  'in order': (events) => events,
  'the newest first': (events) => events.toReversed(),
  'each twice': (events) => events.flatMap((event) => [event, event]),
  'all, and then all of them again': (events) => [...events, ...events.toReversed()],
  'only the newest of each payment': (events) => events.filter(({ type }) => type.startsWith('invoice.')).slice(-1),
  'all but those of the subscription': (events) => events.filter(({ type }) => !type.startsWith('customer.')),
};

/** Purchase, renewed, declined, paid with another card, and partly refunded. */
async function live() {
  app.clock.now = new Date('2026-06-01T12:00:00Z');
  const employer = await makeEmployer(app.services.db);
  const { customerId, moveTo } = await provider.makeCustomer(employer.id);
  const bought = await buy(app, provider, employer);
  const changeCard = async (card: Card) =>
    provider.stripe.subscriptions.update(bought.providerId, {
      default_payment_method: (
        await provider.stripe.paymentMethods.attach(await provider.takeCard(card), { customer: customerId })
      ).id,
    });
  await moveTo(new Date('2026-07-01T13:00:00Z'));
  await changeCard('failsLater');
  await moveTo(new Date('2026-08-01T13:00:00Z'));
  return { employer, bought, customerId, changeCard };
}

const recorded = async (id: number) =>
  app.services.db.subscription.findUniqueOrThrow({
    where: { id },
    select: {
      status: true,
      currentPeriodEnd: true,
      cardLast4: true,
      invoices: { select: { status: true, amount: true }, orderBy: { createdAt: 'asc' } },
    },
  });

it.each(Object.entries(deliveries))('a declined renewal and its payment are recorded: %s', async (_how, order) => {
  const { employer, bought } = await live();
  const sendAll = async () => {
    for (const event of order(await provider.eventsOf(bought.providerId))) {
      expect(await provider.deliver(event)).toBe(200);
    }
  };
  await sendAll();
  expect(await recorded(bought.id)).toMatchObject({
    status: 'PAST_DUE',
    currentPeriodEnd: new Date('2026-08-01T12:00:00Z'),
    cardLast4: '0341',
  });
  await askAs(
    app,
    asEmployer(employer),
    'mutation ($input: ChangeCardInput!) { changeCard(input: $input) { __typename } }',
    {
      input: {
        subscription: bought.globalId,
        paymentMethodId: await provider.takeCard('mastercard'),
        returnPath: '/',
      },
    },
  );
  await sendAll();
  const { invoices, ...subscription } = await recorded(bought.id);
  expect(subscription).toEqual({
    status: 'ACTIVE',
    currentPeriodEnd: new Date('2026-09-01T12:00:00Z'),
    cardLast4: '4444',
  });
  expect(invoices.at(-1)).toEqual({ status: 'PAID', amount: 4900 });
  expect(invoices.filter(({ status }) => status !== 'PAID')).toEqual([]);
});

it('an event that comes after the end of the subscription changes nothing', async () => {
  const { bought } = await live();
  const late = await provider.eventsOf(bought.providerId);
  await provider.stripe.subscriptions.cancel(bought.providerId);
  const [end] = (await provider.eventsOf(bought.providerId)).slice(-1);
  if (end) await provider.deliver(end);
  expect(await recorded(bought.id)).toMatchObject({ status: 'CANCELED' });
  for (const event of late) expect(await provider.deliver(event)).toBe(200);
  expect(await recorded(bought.id)).toMatchObject({ status: 'CANCELED' });
});

it('a part that is paid back leaves the invoice paid, and the rest marks it refunded, in any order', async () => {
  const { bought, customerId } = await live();
  const { data } = await provider.stripe.charges.list({ customer: customerId });
  const charge = data.find(({ status }) => status === 'succeeded')?.id ?? '';
  const about = async () => (await provider.everything()).filter((event) => JSON.stringify(event).includes(charge));
  const newest = async () => (await recorded(bought.id)).invoices.find((_, index) => index === 1)?.status;
  for (const event of await provider.eventsOf(bought.providerId)) await provider.deliver(event);
  await provider.stripe.refunds.create({ charge, amount: 900 });
  for (const event of await about()) await provider.deliver(event);
  expect(await newest()).toBe('PAID');
  await provider.stripe.refunds.create({ charge });
  for (const event of (await about()).toReversed()) await provider.deliver(event);
  expect(await newest()).toBe('REFUNDED');
});

it('a payment whose refund is heard of first has its receipt, as in any other order', async () => {
  app.clock.now = new Date('2026-06-01T12:00:00Z');
  const employer = await makeEmployer(app.services.db);
  const { customerId, moveTo } = await provider.makeCustomer(employer.id);
  const bought = await buy(app, provider, employer);
  await moveTo(new Date('2026-07-01T13:00:00Z'));
  await moveTo(new Date('2026-08-01T13:00:00Z'));
  const { data: charges } = await provider.stripe.charges.list({ customer: customerId });
  const [, ofJuly] = charges.toSorted((one, other) => one.created - other.created);
  await provider.stripe.refunds.create({ charge: ofJuly?.id ?? '' });
  const news = (await provider.everything()).filter(({ type }) => type === 'charge.refunded');
  for (const event of news.slice(-1)) expect(await provider.deliver(event)).toBe(200);
  expect((await recorded(bought.id)).invoices.map(({ status }) => status)).toEqual(['PAID', 'REFUNDED', 'PAID']);
  const receipts = await app.services.db.$queryRaw<{ status: string }[]>`
    SELECT status::text FROM invoice JOIN pgboss.job ON name = 'receipt-mail' AND data ->> 'invoiceId' = invoice.id::text
    WHERE subscription_id = ${bought.id}`;
  expect(receipts.map(({ status }) => status).toSorted()).toEqual(['PAID', 'PAID', 'REFUNDED']);
});
