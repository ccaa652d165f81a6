import { describe, expect, it } from 'vitest';
import type { User } from '../../../server/generated/prisma/client.ts';
import { makeEmployer } from '../../support/factories.ts';
import { fixture } from '../../support/fixtures.ts';
import { mutateAs } from '../../support/graph.ts';
import { asEmployer, buy, openProviderSide, type ProviderSide, type Purchase } from '../../support/sandbox.ts';
import { testSubscribers } from '../../support/subscribers.ts';

/** Nothing is charged for what has ended, and nothing is given for what is not paid. */

const { subscribers, app, db, provider } = testSubscribers();
const keeper = (state: 'unpaid' | 'past_due') =>
  fixture(
    () => openProviderSide(app, { retries: { days: [3, 5, 7], finally: state } }),
    (side) => side.close(),
  );
/** Accounts at the provider that keep unpaid subscriptions, by the state that these have after the last try. */
const keeping = { unpaid: keeper('unpaid'), past_due: keeper('past_due') };

/** Invoices that could still be paid, from an old mail or in a forgotten tab, although nothing is given for it any more. */
describe('an unpaid invoice', () => {
  type Overdue = {
    employer: User;
    bought: Purchase;
    customerId: string;
    moveTo: (text: string) => Promise<void>;
  };

  /** An employer whose renewal of 1 July was declined. */
  async function overdueAt({ makeCustomer, putCard }: ProviderSide): Promise<Overdue> {
    app.clock.now = new Date('2026-06-01T12:00:00Z');
    const employer = await makeEmployer(db);
    const { moveTo, customerId } = await makeCustomer(employer.id);
    const bought = await buy(app, provider, employer);
    await putCard(customerId, bought.providerId, 'failsLater');
    const overdue = { employer, bought, customerId, moveTo: (text: string) => moveTo(new Date(text)) };
    await overdue.moveTo('2026-07-05T12:00:00Z');
    await deliverAll(overdue);
    expect(await payable(overdue)).toHaveLength(1);
    return overdue;
  }

  const deliverAll = ({ bought }: Overdue) => provider.deliverAll(bought.providerId);

  /** The invoices that the provider would still let someone pay. */
  async function payable({ bought }: Overdue): Promise<string[]> {
    const { data } = await provider.stripe.invoices.list({ subscription: bought.providerId });
    return data.flatMap(({ id, status }) => (status === 'open' || status === 'draft' ? [id] : []));
  }

  it('that is older can no longer be paid once the newest is paid with another card', async () => {
    const overdue = await overdueAt(keeping.unpaid);
    await overdue.moveTo('2026-09-02T12:00:00Z');
    await deliverAll(overdue);
    expect(await payable(overdue)).toHaveLength(3);
    const paymentMethodId = await keeping.unpaid.takeCard('mastercard');
    const card = { paymentMethodId, returnPath: '/my-subscription' };
    expect(await subscribers.change(asEmployer(overdue.employer), 'changeCard', overdue.bought, card)).toMatchObject({
      subscription: { status: 'ACTIVE', isActive: true },
    });
    expect(await payable(overdue)).toEqual([]);
    await deliverAll(overdue);
    const invoices = await db.invoice.findMany({
      where: { subscriptionId: overdue.bought.id },
      orderBy: { createdAt: 'asc' },
      select: { status: true },
    });
    expect(invoices.map(({ status }) => status)).toEqual(['PAID', 'FAILED', 'FAILED', 'PAID']);
  });

  it('that is older can no longer be paid once the newest is paid at the bank', async () => {
    const overdue = await overdueAt(keeping.unpaid);
    await overdue.moveTo('2026-08-02T12:00:00Z');
    const [newest = ''] = await payable(overdue);
    const { stripe, takeCard } = keeping.unpaid;
    await stripe.invoices.finalizeInvoice(newest, { auto_advance: false });
    const card = await stripe.paymentMethods.attach(await takeCard('mastercard'), { customer: overdue.customerId });
    await stripe.invoices.pay(newest, { payment_method: card.id });
    expect(await payable(overdue)).toHaveLength(1);
    await deliverAll(overdue);
    expect(await payable(overdue)).toEqual([]);
  });
});

/** What the provider has decides about access and about what can be bought, whatever its status alone says. */
describe('the state at the provider', () => {
  const deliverAll = ({ providerId }: Purchase) => provider.deliverAll(providerId);
  const paidBy = async (customer: string) => (await provider.paidBy(customer)).length;

  /** Opens the way to a payment page. Returns the address, or null for an employer who has a subscription. */
  const openPage = async (employer: User): Promise<string | null> => {
    const input = { recurringMode: 'MONTHLY', returnPath: '/chat' };
    return (await mutateAs(app, asEmployer(employer), 'startCheckout', input, 'redirectUrl')).redirectUrl;
  };

  it('one that is over, and that the provider has not ended yet, is not sold as active', async () => {
    const { employer, viewer, bought, customerId } = await subscribers.makeSubscriber();
    await subscribers.cancel(viewer, bought);
    app.clock.now = new Date('2026-07-01T12:05:00Z');
    expect((await provider.stripe.subscriptions.retrieve(bought.providerId)).status).toBe('active');
    expect(await subscribers.isPremium(employer)).toBe(false);
    expect(await openPage(employer)).toContain('http');
    const next = await buy(app, provider, employer);
    expect(next.id).not.toBe(bought.id);
    expect(await paidBy(customerId)).toBe(2);
    expect(await subscribers.resume(viewer, bought)).toMatchObject({
      __typename: 'Conflict',
      message: 'This subscription has ended.',
    });
    const { data } = await provider.stripe.subscriptions.list({ customer: customerId });
    expect(data.map(({ id }) => id)).toEqual([next.providerId]);
  });

  it.each(['unpaid', 'past_due'] as const)('one that stays %s opens nothing at any new cycle', async (state) => {
    const held = keeping[state];
    app.clock.now = new Date('2026-06-01T12:00:00Z');
    const employer = await makeEmployer(db);
    const { moveTo, customerId } = await held.makeCustomer(employer.id);
    const bought = await buy(app, held, employer);
    await subscribers.changeCard(asEmployer(employer), bought, 'failsLater');
    await moveTo(new Date('2026-07-20T12:00:00Z'));
    await deliverAll(bought);
    expect((await held.stripe.subscriptions.retrieve(bought.providerId)).status).toBe(state);
    const cycles = ['2026-07-20T12:00:01Z', '2026-08-01T12:00:01Z', '2026-08-01T13:30:00Z', '2026-09-01T12:30:00Z'];
    for (const time of cycles) {
      await moveTo(new Date(time));
      await deliverAll(bought);
      expect(await subscribers.isPremium(employer), time).toBe(false);
    }
    expect(await subscribers.rowOf(bought)).toMatchObject({
      status: 'PAST_DUE',
      currentPeriodEnd: new Date('2026-07-01T12:00:00Z'),
    });
    // Another purchase ends it.
    const next = await buy(app, held, employer);
    expect(next.id).not.toBe(bought.id);
    const { data } = await held.stripe.subscriptions.list({ customer: customerId });
    expect(data.map(({ id }) => id)).toEqual([next.providerId]);
  });
});
