import { beforeEach, describe, expect, it } from 'vitest';
import { sendReceipts } from '../../../server/domain/billing/mail/receipt.ts';
import { takeEmployerLock } from '../../../server/domain/billing/provider/lock.sql.ts';
import { learnOutcomes } from '../../../server/domain/billing/purchase/checkout.ts';
import { banUser, cancelBannedSubscriptions } from '../../../server/domain/lifecycle/ban/ban.ts';
import { deleteUser } from '../../../server/domain/lifecycle/deletion/deletion.ts';
import type { Prisma, User } from '../../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { noteRequest } from '../../../server/payment/exchange.ts';
import { noPayment } from '../../../server/payment/none.ts';
import { PaymentProviderUnavailable } from '../../../server/payment/payment.ts';
import type { PaymentProvider } from '../../../server/payment/provider.ts';
import type { TestApp } from '../../support/app.ts';
import { makeAdmin, makeEmployer, makeSubscription } from '../../support/factories.ts';
import { contextFor, mutateAs, readAs } from '../../support/graph.ts';
import { untilWaiting } from '../../support/lockWaits.ts';
import { mailsTo } from '../../support/outbox.ts';
import { afterChange, asAdmin, asEmployer, type Card, ownAddress, payOnPage } from '../../support/sandbox.ts';
import { testSubscribers } from '../../support/subscribers.ts';
import { logIn } from '../../support/visiting.ts';

/** What happens once, although it is asked for twice, answered late or not at all. */

const { subscribers, app, db, provider } = testSubscribers();

const gone = async (): Promise<never> => {
  noteRequest(1, true);
  throw new PaymentProviderUnavailable('No answer.');
};
const without = (payment: Partial<PaymentProvider>): TestApp => ({
  ...app,
  services: { ...app.services, payment: { ...app.services.payment, ...payment } },
});
type Call = 'subscribe' | 'changeCard' | 'changePlan' | 'readSubscription';
/** The provider hangs before it does anything. */
const hanging = (call: Call): TestApp => without({ [call]: gone });
/** The provider does everything, but its response is lost. */
const losing = (call: Call): TestApp => {
  const ask = app.services.payment[call] as (...asked: unknown[]) => Promise<unknown>;
  return without({ [call]: (...asked: unknown[]) => ask(...asked).then(gone) });
};

/** What the provider has of the employer: subscriptions, and what is left of each payment. */
async function atProvider(employer: User) {
  const { data } = await provider.stripe.customers.list({ limit: 100 });
  const own = data.filter(({ metadata }) => metadata.employerId === String(employer.id));
  const found = { subscriptions: [] as string[], payments: [] as number[] };
  for (const { id: customer } of own) {
    const subscriptions = await provider.stripe.subscriptions.list({ customer, status: 'all' });
    found.subscriptions.push(...subscriptions.data.map(({ status }) => status));
    const charges = (await provider.stripe.charges.list({ customer })).data.filter(({ paid }) => paid);
    found.payments.push(...charges.map(({ amount, amount_refunded: refunded }) => amount - refunded));
  }
  return found;
}

/** Double clicks, retries after a timeout and parallel tabs lead to one subscription and one charge. */
describe('a purchase', () => {
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `attempt-${keys}`;
  };

  async function subscribe(employer: User, paymentMethodId: string, attemptKey: string, at = app): Promise<string> {
    const input = { recurringMode: 'MONTHLY', paymentMethodId, attemptKey, returnPath: '/chat' };
    const { __typename, status } = await mutateAs(at, asEmployer(employer), 'subscribe', input, 'status');
    return status ?? __typename;
  }
  const card = { type: 'card', number: '4242424242424242', expiry_month: 12, expiry_year: 2040 };
  const cardDetails = { ...card, name: 'Ana', cvv: '123' };
  const order = { cardDetails, priceDetails: { recurring_mode: 'monthly' } };

  /** The number of subscriptions in the database and at the provider, and of charges. */
  async function outcome(employer: User) {
    const here = await db.subscription.count({ where: { employerId: employer.id, status: 'ACTIVE' } });
    const { subscriptions, payments } = await atProvider(employer);
    return { here, running: subscriptions.filter((status) => status === 'active').length, charges: payments.length };
  }
  const once = { here: 1, running: 1, charges: 1 };

  it('a double click is charged once', async () => {
    const employer = await makeEmployer(db);
    const [card, key] = [await provider.takeCard('visa'), newKey()];
    const answers = await Promise.all(Array.from({ length: 4 }, () => subscribe(employer, card, key)));
    expect(answers).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE', 'ACTIVE']);
    expect(await outcome(employer)).toEqual(once);
  });

  it('two tabs and the REST layer at the same time are charged once', async () => {
    const employer = await makeEmployer(db);
    const visitor = await logIn(app, employer);
    const overRest = async () => (await visitor.post('/api/payment/employer-subscription', order)).status;
    const [one, other] = [await provider.takeCard('visa'), await provider.takeCard('mastercard')];
    const answers = await Promise.all([
      subscribe(employer, one, newKey()),
      overRest(),
      subscribe(employer, other, newKey()),
      overRest(),
      overRest(),
    ]);
    expect(answers).toEqual(['ACTIVE', 200, 'ACTIVE', 200, 200]);
    expect(await outcome(employer)).toEqual(once);
  });

  it('waits for one of the same employer in another process', async () => {
    const employer = await makeEmployer(db);
    const card = await provider.takeCard('visa');
    const other = async (tx: Prisma.TransactionClient) => {
      await takeEmployerLock(tx, employer.id);
      const answer = subscribe(employer, card, newKey());
      await untilWaiting(app.services);
      return { answer };
    };
    const { answer } = await db.$transaction(other, { timeout: 60_000 });
    expect(await answer).toBe('ACTIVE');
  });

  it('has the same key for the provider when it is repeated, and another one has another', async () => {
    const employer = await makeEmployer(db);
    const seen: string[] = [];
    const at = without({
      subscribe: ({ idempotencyKey }) => {
        seen.push(idempotencyKey);
        return gone();
      },
    });
    const [card, key] = [await provider.takeCard('visa'), newKey()];
    for (const attempt of [key, key, newKey()]) await subscribe(employer, card, attempt, at);
    expect(seen).toEqual([seen[0], seen[0], expect.any(String)]);
    expect(new Set(seen).size).toBe(2);
  });

  it.each([
    ['with the same key', true],
    ['with another key and another card', false],
  ])('whose response is lost is charged once when it is repeated %s', async (_how, sameKey) => {
    for (const method of ['subscribe', 'readSubscription'] as const) {
      const employer = await makeEmployer(db);
      const [card, key] = [await provider.takeCard('visa'), newKey()];
      expect(await subscribe(employer, card, key, losing(method))).toBe('Unavailable');
      expect(await outcome(employer)).toEqual({ here: 0, running: 1, charges: 1 });
      const again = sameKey ? ([card, key] as const) : ([await provider.takeCard('mastercard'), newKey()] as const);
      expect(await subscribe(employer, ...again)).toBe('ACTIVE');
      expect(await outcome(employer)).toEqual(once);
    }
  });
});

/** A payment to which the provider does not respond: it is asked again, and the person learns the result. */
describe('a payment without an answer', () => {
  beforeEach(() => {
    app.clock.now = new Date();
  });

  async function subscribe(at: TestApp, employer: User, attemptKey = 'attempt-unknown', card: Card = 'visa') {
    const paymentMethodId = await provider.takeCard(card);
    const input = { recurringMode: 'MONTHLY', paymentMethodId, attemptKey, returnPath: '/' };
    return mutateAs(at, asEmployer(employer), 'subscribe', input);
  }

  const unknown = {
    __typename: 'Unavailable',
    message: expect.stringContaining('We will ask again in about two minutes.'),
  };

  /** The seconds from now until each waiting question. */
  async function waits({ id }: { id: number }): Promise<number[]> {
    const rows = await db.$queryRaw<{ seconds: number }[]>`
    SELECT extract(epoch FROM start_after - created_on)::int AS seconds FROM pgboss.job
    WHERE name = 'payment-outcome' AND state < 'active' AND data->>'employerId' = ${String(id)}`;
    return rows.map(({ seconds }) => seconds);
  }

  /** Two minutes pass. */
  async function ask(): Promise<void> {
    await db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE name = 'payment-outcome'`;
    await learnOutcomes(app.services);
    await sendReceipts(app.services);
  }

  const subjects = async ({ email }: { email: string | null }) =>
    (await mailsTo(app, email)).map(({ subject }) => subject);
  const notCompleted = 'Your Hourhand payment was not completed';

  describe('a purchase without an answer', () => {
    it('that was paid gives access two minutes later, and the receipt is mailed', async () => {
      const employer = await makeEmployer(db);
      expect(await subscribe(losing('subscribe'), employer)).toEqual(unknown);
      expect(await waits(employer)).toEqual([120]);
      await learnOutcomes(app.services);
      expect(await subscribers.isPremium(employer)).toBe(false);
      await afterChange(app, employer, ask);
      expect(await subscribers.isPremium(employer)).toBe(true);
      expect(await subjects(employer)).toEqual(['Your Hourhand receipt: SGD 49']);
      expect(await waits(employer)).toEqual([]);
    });

    it('that was not made is mailed as not charged, once for many attempts', async () => {
      const employer = await makeEmployer(db);
      for (const key of ['attempt-one', 'attempt-two', 'attempt-three']) {
        expect(await subscribe(hanging('subscribe'), employer, key)).toEqual(unknown);
      }
      expect(await waits(employer)).toEqual([120]);
      await ask();
      await ask();
      expect(await subjects(employer)).toEqual([notCompleted]);
      expect((await mailsTo(app, employer.email))[0]?.text).toContain('you were not charged');
      expect(await subscribers.isPremium(employer)).toBe(false);
    });

    it('is not mailed as not made while the provider still does not respond', async () => {
      const employer = await makeEmployer(db);
      await subscribe(losing('subscribe'), employer);
      const silent = without({ findRunning: gone });
      silent.services.log = Object.assign(Object.create(app.services.log), { error: () => {}, warn: () => {} });
      await db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE name = 'payment-outcome'`;
      await learnOutcomes(silent.services);
      expect(await subjects(employer)).toEqual([]);
      await ask();
      expect(await subjects(employer)).toEqual(['Your Hourhand receipt: SGD 49']);
    });

    it('is not mailed when another attempt has paid', async () => {
      const employer = await makeEmployer(db);
      await subscribe(hanging('subscribe'), employer, 'attempt-one');
      expect(await subscribe(app, employer, 'attempt-two')).toEqual({ __typename: 'SubscribePayload' });
      await ask();
      expect(await subjects(employer)).toEqual(['Your Hourhand receipt: SGD 49']);
    });

    it('leaves no question when the card was declined', async () => {
      const employer = await makeEmployer(db);
      const declined = await subscribe(app, employer, 'attempt-declined', 'failsLater');
      expect(declined).toMatchObject({ __typename: 'PaymentFailed' });
      expect(await waits(employer)).toEqual([]);
    });
  });

  describe('a change without an answer', () => {
    const returnPath = '/my-subscription';

    /** A subscriber whose renewal on 1 July was declined. */
    async function overdue() {
      const subscriber = await subscribers.makeSubscriber();
      const { viewer, bought, moveTo } = subscriber;
      await subscribers.changeCard(viewer, bought, 'failsLater');
      await moveTo('2026-07-02T12:00:00Z');
      await provider.deliverAll(bought.providerId);
      expect((await subscribers.rowOf(bought)).status).toBe('PAST_DUE');
      return subscriber;
    }
    async function inJune() {
      const subscriber = await subscribers.makeSubscriber();
      await subscriber.moveTo('2026-06-02T12:00:00Z');
      return subscriber;
    }

    it.each([
      ['changeCard', 'paid', overdue, losing, { status: 'ACTIVE', cardBrand: 'mastercard' }],
      ['changeCard', 'not made', overdue, hanging, { status: 'PAST_DUE' }],
      ['changePlan', 'paid', inJune, losing, { recurringMode: 'YEARLY' }],
      ['changePlan', 'not made', inJune, hanging, { recurringMode: 'MONTHLY' }],
    ] as const)(
      'by %s that was %s is learned, and mailed if it was not charged',
      async (...[change, , prepare, how, after]) => {
        const { employer, viewer, bought } = await prepare();
        const before = await subscribers.rowOf(bought);
        const card = { paymentMethodId: await provider.takeCard('mastercard') };
        const input = { ...(change === 'changeCard' ? card : { recurringMode: 'YEARLY' }), returnPath };
        const asked = { subscription: bought.globalId, ...input };
        expect(await mutateAs(how(change), viewer, change, asked)).toMatchObject({ __typename: 'Unavailable' });
        expect(await waits(employer)).toContain(120);
        expect(await subscribers.rowOf(bought)).toEqual(before);
        await ask();
        expect(await subscribers.rowOf(bought)).toMatchObject(after);
        expect((await subjects(employer)).includes(notCompleted)).toBe(how === hanging);
      },
    );
  });

  it('a payment provider that is not configured results in a message to the user', async () => {
    const { viewer, bought } = await subscribers.makeSubscriber();
    const brokenApp = without(noPayment);
    const message =
      'Payments are unavailable at the moment. Please contact the Hourhand team at support@hourhand.test.';
    const own = { subscription: bought.globalId };
    const card = { paymentMethodId: 'pm_card_visa', returnPath: '/' };
    for (const [mutation, input] of [
      ['cancelSubscription', own],
      ['resumeSubscription', own],
      ['changeCard', { ...own, ...card }],
      ['subscribe', { recurringMode: 'MONTHLY', attemptKey: 'attempt-none', ...card }],
      ['confirmPayment', { sessionId: 'sub_1.0' }],
    ] as const) {
      const by = mutation === 'subscribe' ? asEmployer(await makeEmployer(db)) : viewer;
      expect(await mutateAs(brokenApp, by, mutation, input)).toMatchObject({ __typename: 'Unavailable', message });
    }
    const rights = 'subscriptions { edges { node { viewerCanCancel viewerCanChangeCard } } }';
    const shown = `{ paymentSetup { mode } viewer { ${rights} } }`;
    expect(await readAs(brokenApp, viewer, shown)).toEqual({
      paymentSetup: { mode: 'NONE' },
      viewer: { subscriptions: { edges: [{ node: { viewerCanCancel: false, viewerCanChangeCard: false } }] } },
    });
  });
});

describe('a payment that arrives late', () => {
  beforeEach(() => {
    app.clock.now = new Date();
  });

  const person = ({ id }: User) => ({ id, role: 'ROLE_EMPLOYER' as const });
  const asClara = async () => contextFor(app, asAdmin(await makeAdmin(db)));
  const ban = async (employer: User) => banUser(await asClara(), person(employer), { reason: 'Fraud' });

  const openPage = async (employer: User): Promise<string> => {
    const input = { recurringMode: 'MONTHLY', returnPath: '/chat' };
    const { redirectUrl } = await mutateAs(app, asEmployer(employer), 'startCheckout', input, 'redirectUrl');
    return ownAddress(app, redirectUrl);
  };

  /** Delivers everything that the provider has to say about the employer's subscriptions, the newest first. */
  const deliverAll = ({ id }: User) => provider.deliverAll(`"employerId": "${id}"`, 'newest first');

  const rowsOf = ({ id }: User) =>
    db.subscription.findMany({
      where: { employerId: id },
      select: { status: true, cancelAtPeriodEnd: true, invoices: { select: { status: true } } },
    });

  it.each(['a webhook', 'the way back', 'the job'])(
    'on a page that was opened before a ban is refunded and ended when it was paid first, and the product hears it by %s',
    async (how) => {
      const employer = await makeEmployer(db);
      const page = await openPage(employer);
      // The clock of the provider counts seconds.
      app.clock.now = new Date(Date.now() - 5_000);
      await ban(employer);
      const session = await payOnPage(page);
      expect(await atProvider(employer)).toEqual({ subscriptions: ['active'], payments: [4900] });
      if (how === 'a webhook') await deliverAll(employer);
      else if (how === 'the job') await cancelBannedSubscriptions(app.services);
      else {
        const { message } = await mutateAs(app, { kind: 'anonymous' }, 'confirmPayment', { sessionId: session });
        expect(message).toContain('What you paid is refunded.');
      }
      expect(await atProvider(employer)).toEqual({ subscriptions: ['canceled'], payments: [0] });
      // The webhook may be first; the page says it too.
      const back = await mutateAs(app, { kind: 'anonymous' }, 'confirmPayment', { sessionId: session });
      expect(back).toMatchObject({ __typename: 'PaymentFailed' });
      await cancelBannedSubscriptions(app.services);
      await deliverAll(employer);
      expect(await rowsOf(employer)).toMatchObject([{ status: 'CANCELED', invoices: [{ status: 'REFUNDED' }] }]);
      expect(await atProvider(employer)).toEqual({ subscriptions: ['canceled'], payments: [0] });
    },
  );

  it.each(['deleted', 'unknown'])('for an account that is %s is refunded and ended', async (how) => {
    const employer = await makeEmployer(db);
    app.clock.now = new Date(Date.now() - 5_000);
    const page = await openPage(employer);
    // As if the provider had not closed the page.
    await db.user.update({ where: { id: employer.id }, data: { stripeCustomerId: null } });
    if (how === 'deleted') await deleteUser(await asClara(), person(employer));
    else await db.user.delete({ where: { id: employer.id } });
    await payOnPage(page);
    await deliverAll(employer);
    expect(await atProvider(employer)).toEqual({ subscriptions: ['canceled'], payments: [0] });
  });
});

it('a gift that meets another subscription at the database is refused as one that the verb has found', async () => {
  const admin = asAdmin(await makeAdmin(db));
  const give = (id: number) =>
    mutateAs(app, admin, 'grantSubscription', {
      ...{ employer: encodeGlobalId('Employer', id), months: 1, reason: 'Welcome' },
      clientKey: `key-of-gift-${id}`,
    });
  const known = await makeEmployer(db);
  await makeSubscription(db, known.id, app.clock.now);
  const refused = await give(known.id);
  expect(refused).toEqual({ __typename: 'Conflict', message: 'This employer already has a subscription.' });

  const { id } = await makeEmployer(db);
  const given = await db.$transaction(async (tx) => {
    const paid = { recurringMode: 'MONTHLY', currency: 'SGD', amount: 4900, stripeSubscriptionId: 'sub_z' } as const;
    const data = { employerId: id, ...paid, status: 'ACTIVE' as const, currentPeriodEnd: new Date('2100-01-01') };
    await tx.subscription.create({ data });
    const waiting = give(id);
    await untilWaiting(app.services);
    return [waiting];
  });
  expect(await given[0]).toEqual(refused);
  // One whose period is over does not count.
  await db.subscription.updateMany({ where: { employerId: id }, data: { currentPeriodEnd: new Date('2020-01-01') } });
  expect(await give(id)).toEqual({ __typename: 'GrantSubscriptionPayload' });
});
