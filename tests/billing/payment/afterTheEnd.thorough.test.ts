import { beforeAll, describe, expect, it } from 'vitest';
import { cancelSubscription, confirmRenewal } from '../../../server/domain/billing/purchase/change.ts';
import { startCardChange, startCheckout } from '../../../server/domain/billing/purchase/checkout.ts';
import { grantSubscription } from '../../../server/domain/billing/purchase/gift.ts';
import { refundInvoice } from '../../../server/domain/billing/purchase/invoice.ts';
import { changePlan } from '../../../server/domain/billing/purchase/plan.ts';
import { Conflict } from '../../../server/domain/core/failures/errors.ts';
import { banUser, cancelBannedSubscriptions } from '../../../server/domain/lifecycle/ban/ban.ts';
import { deleteUser } from '../../../server/domain/lifecycle/deletion/deletion.ts';
import { confirmSignUp } from '../../../server/domain/lifecycle/signUp/signUp.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { openMoney } from '../../rivals/provider.ts';
import { Visitor } from '../../support/browserless.ts';
import { makeAdmin, makeEmployer, makeGuest } from '../../support/factories.ts';
import { fixture } from '../../support/fixtures.ts';
import { contextFor, mutateAs } from '../../support/graph.ts';
import {
  answerBank,
  asAdmin,
  asEmployer,
  buy,
  type Card,
  openProviderSide,
  ownAddress,
  type ProviderSide,
  type Purchase,
  payOnPage,
} from '../../support/sandbox.ts';
import { beginSignUp, mailedCode } from '../../support/signUp.ts';
import { testSubscribers } from '../../support/subscribers.ts';

/** Nothing is charged for what has ended, and nothing is given for what is not paid. */

const subscribers = testSubscribers();
const app = fixture(() => subscribers.app);
const provider = fixture(() => subscribers.provider);
const keeper = (state: 'unpaid' | 'past_due') =>
  fixture(
    () => openProviderSide(app, { retries: { days: [3, 5, 7], finally: state } }),
    (side) => side.close(),
  );
/** Accounts at the provider that keep unpaid subscriptions, by the state that these have after the last try. */
const keeping = { unpaid: keeper('unpaid'), past_due: keeper('past_due') };

beforeAll(async () => {
  await provider.holdMessages();
});

const asClara = async () => contextFor(app, asAdmin(await makeAdmin(app.services.db)));

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
    const employer = await makeEmployer(app.services.db);
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

  const change = ({ employer, bought }: Overdue, mutation: string, input: object = {}) =>
    mutateAs(
      app,
      asEmployer(employer),
      mutation,
      { subscription: bought.globalId, ...input },
      'subscription { status isActive }',
    );

  it.each<[string, (overdue: Overdue) => Promise<unknown>]>([
    ['the employer cancels', (overdue) => change(overdue, 'cancelSubscription')],
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
  ])('of a renewal can no longer be paid after %s', async (_how, end) => {
    const overdue = await overdueAt(provider);
    await end(overdue);
    expect(await payable(overdue)).toEqual([]);
    const { status } = await app.services.db.subscription.findUniqueOrThrow({ where: { id: overdue.bought.id } });
    expect(status).toBe('CANCELED');
  });

  it('that is paid after the subscription has ended is refunded', async () => {
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

  it('that is older can no longer be paid once the newest is paid with another card', async () => {
    const overdue = await overdueAt(keeping.unpaid);
    await overdue.moveTo('2026-09-02T12:00:00Z');
    await deliverAll(overdue);
    expect(await payable(overdue)).toHaveLength(3);
    const paymentMethodId = await keeping.unpaid.takeCard('mastercard');
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

/** Everything that may be paid when an account or its subscription ends, and is paid after that: it charges for nothing. */
describe('what was under way', () => {
  const money = fixture(
    () => openMoney(app.databaseUrl),
    (opened) => opened.close(),
  );

  const returnPath = '/my-subscription';
  const as = (employer: User) => contextFor(app, asEmployer(employer));

  let people = 0;

  /** A guest, because only guests are merged. */
  async function makePayer(
    email: string,
  ): Promise<{ employer: User; moveTo: (time: Date) => Promise<void>; customerId: string }> {
    const { id } = await makeGuest(app.services.db);
    const employer = await app.services.db.user.update({ where: { id }, data: { email } });
    return { employer, ...(await provider.makeCustomer(id)) };
  }
  type Payer = Awaited<ReturnType<typeof makePayer>>;

  const atBank = (address: string | null) => () => answerBank(app, address);
  const onPage = (address: string | null) => () => payOnPage(ownAddress(app, address));

  /** A subscription whose default card is this one. */
  async function subscribed({ employer, customerId }: Payer, card: Card) {
    const { id, providerId } = await buy(app, provider, employer);
    await provider.putCard(customerId, providerId, card);
    return { id, providerId };
  }
  /** The same a month later, when the card was not charged. */
  async function unpaid(payer: Payer, card: Card): Promise<number> {
    const { id, providerId } = await subscribed(payer, card);
    await payer.moveTo(new Date(app.clock.now.getTime() + 32 * 86_400_000));
    await provider.deliverAll(providerId);
    return id;
  }
  async function changesPlan({ employer }: Payer, id: number) {
    const { redirectUrl } = await changePlan(as(employer), id, { recurringMode: 'YEARLY', returnPath });
    expect(redirectUrl).not.toBeNull();
    return atBank(redirectUrl);
  }

  /** Begins something. Returns what pays it. */
  const underWay: Record<string, (payer: Payer) => Promise<() => Promise<unknown>>> = {
    'a payment page': async ({ employer }) => {
      const { redirectUrl } = await startCheckout(as(employer), {
        recurringMode: 'MONTHLY',
        returnPath,
        chat: null,
        cityId: null,
      });
      return onPage(redirectUrl);
    },
    'a purchase that waits for the bank': async ({ employer }) => {
      const { redirectUrl } = await buy(app, provider, employer, { card: 'asks' });
      return atBank(redirectUrl);
    },
    'another plan that waits for the bank': async (payer) => changesPlan(payer, (await subscribed(payer, 'asks')).id),
    'another plan that waits for the bank, of a cancelled subscription': async (payer) => {
      const { id } = await subscribed(payer, 'asks');
      await cancelSubscription(as(payer.employer), id);
      return changesPlan(payer, id);
    },
    'a renewal that waits for the bank': async (payer) => {
      const id = await unpaid(payer, 'asks');
      return atBank((await confirmRenewal(as(payer.employer), id, { returnPath })).redirectUrl);
    },
    'a page for another card of an unpaid subscription': async (payer) => {
      const id = await unpaid(payer, 'failsLater');
      return onPage((await startCardChange(as(payer.employer), id, { returnPath })).redirectUrl);
    },
  };

  /** Ends what the payer has, or makes it part of something else. */
  const endings: Record<string, (payer: Payer) => Promise<unknown>> = {
    'a ban': async ({ employer }) => {
      await banUser(await asClara(), { id: employer.id, role: 'ROLE_EMPLOYER' }, { reason: 'For a test' });
      await cancelBannedSubscriptions(app.services);
    },
    'a deletion': async ({ employer }) => deleteUser(await asClara(), { id: employer.id, role: 'ROLE_EMPLOYER' }),
    'a gift': async ({ employer }) =>
      grantSubscription(await asClara(), { employerId: employer.id, months: 1, reason: 'For a test' }).catch(
        // Refused while a subscription is active.
        (error: unknown) => expect(error).toBeInstanceOf(Conflict),
      ),
    'a merge with a guest who pays for longer': async ({ employer }) => {
      const email = employer.email ?? '';
      const other = await makePayer(email);
      await buy(app, provider, other.employer, { mode: 'YEARLY' });
      const account = { name: 'Gus Gordon', email, password: 'a long password', role: 'ROLE_EMPLOYER' };
      const token = await beginSignUp(new Visitor(app.url), account);
      const code = await mailedCode(app, email);
      await confirmSignUp(app.services, { kind: 'anonymous' }, { token, code }, 'here');
    },
  };

  // Every other pair, so that each meets half of the others.
  const meetings = Object.entries(underWay).flatMap(([what, begin], turn) =>
    Object.entries(endings)
      .filter((_, index) => index % 2 === turn % 2)
      .map(([ending, end]) => [what, ending, begin, end] as const),
  );
  it.each(meetings)('%s charges for nothing after %s', async (_what, _ending, begin, end) => {
    people += 1;
    app.clock.now = new Date('2026-06-01T12:00:00Z');
    const payer = await makePayer(`under-way-${people}@visitors.test`);
    const pay = await begin(payer);
    await end(payer);
    await pay();
    for (const { id } of (await provider.stripe.subscriptions.list({ customer: payer.customerId, status: 'all' }))
      .data) {
      await provider.deliverAll(id);
    }
    expect(await money.faults()).toEqual([]);
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

  it('a cancellation in the first hour of a renewal takes no access away and sells no second subscription', async () => {
    const { employer, viewer, bought, customerId, moveTo } = await subscribers.makeSubscriber();
    await moveTo('2026-07-01T12:30:00Z');
    await deliverAll(bought);
    expect(await subscribers.cancel(viewer, bought)).toMatchObject({
      subscription: { isActive: true, cancelAtPeriodEnd: true, currentPeriodEnd: '2026-08-01T12:00:00.000Z' },
    });
    expect(await subscribers.isPremium(employer)).toBe(true);
    expect((await buy(app, provider, employer)).id).toBe(bought.id);
    expect(await openPage(employer)).toBeNull();
    await moveTo('2026-07-01T13:01:00Z');
    await deliverAll(bought);
    expect(await subscribers.isPremium(employer)).toBe(true);
    expect(await paidBy(customerId)).toBe(2);
    await moveTo('2026-08-01T14:00:00Z');
    await deliverAll(bought);
    expect(await subscribers.isPremium(employer)).toBe(false);
    expect(await paidBy(customerId)).toBe(2);
  });

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
    const { data } = await provider.stripe.subscriptions.list({ customer: customerId });
    expect(data.map(({ id }) => id)).toEqual([next.providerId]);
  });

  it.each(['unpaid', 'past_due'] as const)('one that stays %s opens nothing at any new cycle', async (state) => {
    const held = keeping[state];
    app.clock.now = new Date('2026-06-01T12:00:00Z');
    const employer = await makeEmployer(app.services.db);
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
