import { beforeAll, describe, expect, it } from 'vitest';
import { grantSubscription } from '../../../server/domain/billing/purchase/gift.ts';
import { refundInvoice } from '../../../server/domain/billing/purchase/invoice.ts';
import { banUser } from '../../../server/domain/lifecycle/ban/ban.ts';
import { cancelBannedSubscriptions } from '../../../server/domain/lifecycle/ban/banSubscription.ts';
import { deleteUser } from '../../../server/domain/lifecycle/deletion/deletion.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { makeAdmin, makeEmployer } from '../../support/factories.ts';
import { testApp, testCatalog, testProvider } from '../../support/fixtures.ts';
import { askAs, contextFor } from '../../support/graph.ts';
import { asAdmin, asEmployer, buy, type ProviderSide, type Purchase } from '../../support/sandbox.ts';

/** Invoices that could still be paid, from an old mail or in a forgotten tab, although nothing is given for it any more. */

const app = testApp();
testCatalog(app);
const provider = testProvider(app);
/** An account at the provider that keeps unpaid subscriptions. */
const keeping = testProvider(app, { retries: { days: [3, 5, 7], finally: 'unpaid' } });

beforeAll(async () => {
  await provider.holdMessages();
});

type Overdue = {
  employer: User;
  bought: Purchase;
  customerId: string;
  moveTo: (text: string) => Promise<void>;
};

/** An employer whose renewal of 1 July was declined. */
async function overdueAt({ stripe, makeCustomer, takeCard }: ProviderSide): Promise<Overdue> {
  app.clock.now = new Date('2026-06-01T12:00:00Z');
  const employer = await makeEmployer(app.services.db);
  const { moveTo, customerId } = await makeCustomer(employer.id);
  const bought = await buy(app, provider, employer);
  const { id } = await stripe.paymentMethods.attach(await takeCard('failsLater'), { customer: customerId });
  await stripe.subscriptions.update(bought.providerId, { default_payment_method: id });
  const overdue = { employer, bought, customerId, moveTo: (text: string) => moveTo(new Date(text)) };
  await overdue.moveTo('2026-07-05T12:00:00Z');
  await deliverAll(overdue);
  expect(await payable(overdue)).toHaveLength(1);
  return overdue;
}

const deliverAll = async ({ bought }: Overdue) => {
  for (const event of await provider.eventsOf(bought.providerId)) expect(await provider.deliver(event)).toBe(200);
};

/** The invoices that the provider would still let someone pay. */
async function payable({ bought }: Overdue): Promise<string[]> {
  const { data } = await provider.stripe.invoices.list({ subscription: bought.providerId });
  return data.flatMap(({ id, status }) => (status === 'open' || status === 'draft' ? [id] : []));
}

const asClara = async () => contextFor(app, asAdmin(await makeAdmin(app.services.db)));
const change = async ({ employer, bought }: Overdue, mutation: string, input: object = {}) => {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}`;
  const { data } = await askAs(
    app,
    asEmployer(employer),
    `mutation ($input: ${type}Input!) { ${mutation}(input: $input) {
      __typename ... on ${type}Payload { subscription { status isActive } } ... on Failure { message } } }`,
    { input: { subscription: bought.globalId, ...input } },
  );
  return JSON.parse(JSON.stringify(data))[mutation];
};
const person = ({ employer }: Overdue) => ({ id: employer.id, role: 'ROLE_EMPLOYER' as const });

describe('an unpaid renewal can no longer be paid', () => {
  it.each<[string, (overdue: Overdue) => Promise<unknown>]>([
    ['the employer cancels', (overdue) => change(overdue, 'cancelSubscription')],
    ['the account is deleted', async (overdue) => deleteUser(await asClara(), person(overdue))],
    [
      'the employer is banned',
      async (overdue) => {
        await banUser(await asClara(), person(overdue), { reason: 'Fraud' });
        await cancelBannedSubscriptions(app.services);
      },
    ],
    [
      'an admin gives a subscription',
      async ({ employer }) =>
        grantSubscription(await asClara(), { employerId: employer.id, months: 1, reason: 'A thank-you' }),
    ],
    [
      'an admin refunds an earlier payment',
      async ({ bought }) => {
        const where = { subscriptionId: bought.id, status: 'PAID' as const };
        const { id } = await app.services.db.invoice.findFirstOrThrow({ where });
        await refundInvoice(await asClara(), id, true);
      },
    ],
    [
      'the provider ends it after the last try',
      async (overdue) => {
        await overdue.moveTo('2026-07-30T12:00:00Z');
        expect(await payable(overdue)).toHaveLength(1);
        await deliverAll(overdue);
      },
    ],
    [
      'someone ends it at the provider',
      async (overdue) => {
        await provider.stripe.subscriptions.cancel(overdue.bought.providerId);
        await deliverAll(overdue);
      },
    ],
  ])('after %s', async (_how, end) => {
    const overdue = await overdueAt(provider);
    await end(overdue);
    expect(await payable(overdue)).toEqual([]);
    const { status } = await app.services.db.subscription.findUniqueOrThrow({ where: { id: overdue.bought.id } });
    expect(status).toBe('CANCELED');
  });
});

describe('a renewal that is paid after the subscription has ended', () => {
  it('is refunded', async () => {
    const overdue = await overdueAt(provider);
    await overdue.moveTo('2026-07-30T12:00:00Z');
    const [id = ''] = await payable(overdue);
    const { stripe, takeCard } = provider;
    const card = await stripe.paymentMethods.attach(await takeCard('mastercard'), { customer: overdue.customerId });
    await stripe.invoices.pay(id, { payment_method: card.id });
    await deliverAll(overdue);
    const { data } = await stripe.charges.list({ customer: overdue.customerId });
    const left = data.filter(({ paid }) => paid).map(({ amount, amount_refunded }) => amount - amount_refunded);
    expect(left).toEqual([0, 4900]);
    expect(await app.services.db.invoice.findUniqueOrThrow({ where: { stripeInvoiceId: id } })).toMatchObject({
      status: 'REFUNDED',
    });
  });
});

describe('an older unpaid renewal', () => {
  it('can no longer be paid once the newest is paid with another card', async () => {
    const overdue = await overdueAt(keeping);
    await overdue.moveTo('2026-09-02T12:00:00Z');
    await deliverAll(overdue);
    expect(await payable(overdue)).toHaveLength(3);
    const paymentMethodId = await keeping.takeCard('mastercard');
    expect(await change(overdue, 'changeCard', { paymentMethodId, returnPath: '/my-subscription' })).toMatchObject({
      subscription: { status: 'ACTIVE', isActive: true },
    });
    expect(await payable(overdue)).toEqual([]);
    await deliverAll(overdue);
    const invoices = await app.services.db.invoice.findMany({
      where: { subscriptionId: overdue.bought.id },
      orderBy: { createdAt: 'asc' },
      select: { status: true },
    });
    expect(invoices.map(({ status }) => status)).toEqual(['PAID', 'FAILED', 'FAILED', 'PAID']);
  });

  it('can no longer be paid once the newest is paid at the bank', async () => {
    const overdue = await overdueAt(keeping);
    await overdue.moveTo('2026-08-02T12:00:00Z');
    const [newest = ''] = await payable(overdue);
    const { stripe, takeCard } = keeping;
    await stripe.invoices.finalizeInvoice(newest, { auto_advance: false });
    const card = await stripe.paymentMethods.attach(await takeCard('mastercard'), { customer: overdue.customerId });
    await stripe.invoices.pay(newest, { payment_method: card.id });
    expect(await payable(overdue)).toHaveLength(1);
    await deliverAll(overdue);
    expect(await payable(overdue)).toEqual([]);
  });
});
