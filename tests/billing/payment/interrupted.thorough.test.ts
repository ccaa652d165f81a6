import { sql } from 'kysely';
import type { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cancelSubscription, changeCard } from '../../../server/domain/billing/purchase/change.ts';
import {
  confirmPayment,
  learnOutcomes,
  startCardChange,
  startCheckout,
} from '../../../server/domain/billing/purchase/checkout.ts';
import { Unavailable } from '../../../server/domain/core/failures/errors.ts';
import { budgets } from '../../../server/domain/core/limits/budgets.ts';
import { banUser, cancelBannedSubscriptions } from '../../../server/domain/lifecycle/ban/ban.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { createStripePayment } from '../../../server/payment/stripe.ts';
import { withoutCase } from '../../rivals/cases.ts';
import type { TestApp } from '../../support/app.ts';
import { makeEmployer } from '../../support/factories.ts';
import { testApp, testCatalog, testProvider } from '../../support/fixtures.ts';
import { ownAddress, payOnPage } from '../../support/sandbox.ts';
import { type Between, startProxy } from './proxy.ts';
import { type Prepare, paymentVerbs } from './verbs.ts';

/** What becomes of each verb that asks the payment provider when it is interrupted. */

const app = testApp();
testCatalog(app);
const provider = testProvider(app);

beforeAll(() => provider.holdMessages());

const returnPath = '/my-subscription';
/** The address of a page on which the employer can pay. */
async function openPage(employer: User): Promise<string> {
  const plan = { recurringMode: 'MONTHLY', returnPath, chat: null, cityId: null } as const;
  return ownAddress(app, (await startCheckout(as(employer, app), plan)).redirectUrl);
}

const { verbs, as, asClara, onSubscription, subscribed } = paymentVerbs({
  app: () => app,
  provider: () => provider,
});

/** A provider that does what it is asked and does not respond, or is slow with each response: for every verb that asks it. */
describe('by a provider that does not respond', () => {
  /** For all requests of a verb. */
  const patienceMs = 300;

  let between: Between;
  /** The application with a provider that is asked through `between`, and with one that is given up soon. */
  let through: TestApp;
  let impatient: TestApp;

  beforeAll(async () => {
    between = await startProxy(provider.address);
    const log = Object.assign(Object.create(app.services.log), { error: () => {} });
    const connected = (timeout?: number): TestApp => {
      const options = { ...provider.keys, sandboxAddress: between.url, timeout, form: 'own' as const };
      return { ...app, services: { ...app.services, log, payment: createStripePayment(options) } };
    };
    through = connected();
    impatient = connected(patienceMs);
  });
  afterAll(async () => {
    await between.close();
  });
  beforeEach(() => {
    app.clock.now = new Date('2026-06-01T12:00:00Z');
  });
  afterEach(() => {
    between.lose(null);
    between.delay(0);
  });

  /** What is asked later: employers by id, and sessions. */
  async function questions(): Promise<string[]> {
    const rows = await app.services.db.$queryRaw<{ about: string }[]>`
    SELECT coalesce(data->>'employerId', 'a session') AS about FROM pgboss.job
    WHERE name = 'payment-outcome' AND state < 'active' AND start_after < now() + interval '3 minutes'`;
    return rows.map(({ about }) => about);
  }

  /** Two minutes pass. */
  async function ask(): Promise<void> {
    await app.services.db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE name = 'payment-outcome'`;
    await learnOutcomes(app.services);
  }

  /** What the provider has of the employer's subscriptions, in our words. */
  async function atProvider(employer: User) {
    const { stripeCustomerId: customer } = await app.services.db.user.findUniqueOrThrow({ where: { id: employer.id } });
    if (customer === null) return [];
    const { data } = await provider.stripe.subscriptions.list({
      customer,
      status: 'all',
      expand: ['data.default_payment_method'],
    });
    return data
      .filter(({ status }) => status !== 'incomplete_expired')
      .map(({ id, status, cancel_at_period_end, default_payment_method: method, items }) => ({
        stripeSubscriptionId: id,
        status: status.toUpperCase(),
        cancelAtPeriodEnd: cancel_at_period_end,
        cardLast4: method !== null && typeof method === 'object' ? (method.card?.last4 ?? null) : null,
        recurringMode: items.data[0]?.price.recurring?.interval === 'year' ? 'YEARLY' : 'MONTHLY',
      }));
  }

  const inOurRecord = ({ id }: User) =>
    app.services.db.subscription.findMany({
      where: {
        employerId: id,
        stripeSubscriptionId: { not: null },
        NOT: { status: 'CANCELED', invoices: { none: {} } },
      },
      select: {
        stripeSubscriptionId: true,
        status: true,
        cancelAtPeriodEnd: true,
        cardLast4: true,
        recurringMode: true,
      },
    });

  async function failureOf(act: Promise<unknown>): Promise<string> {
    const failure = await act.then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(Unavailable);
    return failure instanceof Error ? failure.message : '';
  }

  /** The request whose response is lost. By default it is about a subscription. */
  const losesAt: Record<string, RegExp> = {
    subscribe: /^POST .*\/confirm/,
    startCheckout: /^POST .*\/checkout\/sessions/,
    saveBillingDetails: /^POST .*\/tax_ids/,
    confirmRenewal: /^POST .*\/confirm/,
    startCardChange: /^POST .*\/checkout\/sessions/,
    refundInvoice: /^DELETE .*\/subscriptions/,
    grantSubscription: /^POST .*\/void/,
    deleteUser: /^DELETE .*\/subscriptions/,
    deleteMyAccount: /^DELETE .*\/subscriptions/,
  };

  it.each(Object.entries(verbs))(
    '%s without a response is not called unsuccessful, and the provider is asked later what became of it',
    async (name, prepare) => {
      const { employer, act } = await prepare();
      between.lose(losesAt[name] ?? /^POST .*\/subscriptions/);
      const message = await failureOf(act(through));
      between.lose(null);
      expect(message).not.toMatch(/unsuccessful|Nothing was changed|could not be/);
      expect(await questions()).toEqual(
        expect.arrayContaining([expect.stringMatching(`^(${employer.id}|a session)$`)]),
      );
      await ask();
      expect(await questions()).toEqual([]);
      expect(await inOurRecord(employer)).toEqual(await atProvider(employer));
    },
  );

  it('a verb is given up when all responses together take too long', async () => {
    const { act } = await onSubscription(cancelSubscription)();
    between.delay(patienceMs / 3);
    const before = between.asked.length;
    await failureOf(act(impatient));
    expect(between.asked.length - before).toBeLessThanOrEqual(4);
  });

  it('a verb whose first question is not answered has changed nothing, and leaves no question', async () => {
    const { act } = await onSubscription(cancelSubscription)();
    between.lose(/^GET/);
    expect(await failureOf(act(through))).toContain('Nothing was changed.');
    expect(await questions()).toEqual([]);
  });

  it('a payment on another page is asked about later, even if nothing could be asked about it', async () => {
    const employer = await makeEmployer(app.services.db);
    const session = await payOnPage(await openPage(employer));
    between.lose(/^GET/);
    expect(await failureOf(confirmPayment(as(employer, through), session ?? ''))).toContain('we do not know yet');
    expect(await questions()).toEqual(['a session']);
    between.lose(null);
    await ask();
    expect(await inOurRecord(employer)).toMatchObject([{ status: 'ACTIVE' }]);
  });

  it('asking without a time limit is a mistake in our code', async () => {
    const { askProvider } = await import('../../../server/domain/billing/provider/askProvider.ts');
    const ask = vi.fn();
    await expect(askProvider(app.services, ask)).rejects.toThrow('without a time limit');
    expect(ask).not.toHaveBeenCalled();
  });
});

/**
 * PostgreSQL ends a transaction for a deadlock after the payment provider has done its part. It runs again, and what is asked of the
 * provider a second time has no second effect: afterwards everything is as it is without the deadlock.
 */
describe('by a deadlock', () => {
  const noon = '2026-06-01T12:00:00Z';
  /** Tables whose writes can be made to fail, and the writes. */
  const tables = {
    account: 'INSERT',
    audit_entry: 'INSERT',
    invoice: 'INSERT OR UPDATE',
    subscription: 'INSERT OR UPDATE',
    user: 'UPDATE',
    // The other write of a message is a transaction of its own, before anything is asked.
    webhook_event: 'UPDATE',
  } as const;
  type Table = keyof typeof tables;

  beforeAll(async () => {
    const { sql: database } = app.services;
    // A sequence keeps its value when the transaction is rolled back.
    await sql`CREATE FUNCTION fail_first() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF nextval(('written_' || TG_TABLE_NAME)::regclass) = 1 THEN
      RAISE EXCEPTION 'deadlock detected' USING ERRCODE = '40P01';
    END IF;
    RETURN NULL; END $$`.execute(database);
    for (const [table, writes] of Object.entries(tables)) {
      await sql`CREATE SEQUENCE ${sql.table(`written_${table}`)} START 2`.execute(database);
      await sql`CREATE TRIGGER fail_first AFTER ${sql.raw(writes)} ON ${sql.table(table)}
      EXECUTE FUNCTION fail_first()`.execute(database);
    }
  });

  /** The next write to the table fails. */
  const arm = (table: Table) =>
    sql`ALTER SEQUENCE ${sql.table(`written_${table}`)} RESTART WITH 1`.execute(app.services.sql);

  async function hasFailed(table: Table): Promise<boolean> {
    const { rows } = await sql<{ last: number; called: boolean }>`
    SELECT last_value::int AS last, is_called AS called FROM ${sql.table(`written_${table}`)}`.execute(
      app.services.sql,
    );
    return rows[0]?.called === true && rows[0].last >= 1;
  }

  /** What the provider has to say about this employer. */
  async function eventsAbout({ id }: { id: number }): Promise<Stripe.Event[]> {
    const { stripeCustomerId: customer } = await app.services.db.user.findUniqueOrThrow({ where: { id } });
    const names = [`"employerId":"${id}"`, ...(customer === null ? [] : [`"${customer}"`])];
    const events = await provider.everything();
    return events.filter((event) => names.some((name) => JSON.stringify(event).includes(name)));
  }

  /** Tells the product. */
  async function deliver(employer: User, type: Stripe.Event['type']): Promise<void> {
    const events = (await eventsAbout(employer)).filter((event) => event.type === type);
    expect(events.length).toBeGreaterThan(0);
    for (const event of events) expect(await provider.deliver(event)).toBe(200);
  }

  /** The renewal on 1 July is over. */
  const inJuly = '2026-07-02T12:00:00Z';
  /** A subscriber whose renewal was declined. */
  async function makeOverdue() {
    const subscriber = await subscribed();
    const { employer, bought, moveTo } = subscriber;
    const paymentMethodId = await provider.takeCard('failsLater');
    await changeCard(as(employer, app), bought.id, { paymentMethodId, returnPath });
    await moveTo(inJuly);
    await deliver(employer, 'customer.subscription.updated');
    return subscriber;
  }

  /** What the provider asks of the product, and what jobs do. */
  const others: Record<string, Prepare> = {
    'the message of a purchase on the page': async () => {
      const employer = await makeEmployer(app.services.db);
      await payOnPage(await openPage(employer));
      return { employer, act: () => deliver(employer, 'customer.subscription.created') };
    },
    'the message of a renewal': async () => {
      const { employer, moveTo } = await subscribed();
      await moveTo(inJuly);
      return { employer, act: () => deliver(employer, 'invoice.paid') };
    },
    'the message of a new card': async () => {
      const { employer, bought } = await subscribed('mastercard');
      const { redirectUrl } = await startCardChange(as(employer, app), bought.id, { returnPath });
      await payOnPage(ownAddress(app, redirectUrl));
      return { employer, act: () => deliver(employer, 'checkout.session.completed') };
    },
    'the message of a payment for someone banned': async () => {
      app.clock.now = new Date();
      const employer = await makeEmployer(app.services.db);
      const page = await openPage(employer);
      app.clock.now = new Date(Date.now() - 5_000);
      await banUser(await asClara(app), { id: employer.id, role: 'ROLE_EMPLOYER' }, { reason: 'Fraud' });
      await payOnPage(page);
      return { employer, act: () => deliver(employer, 'customer.subscription.created') };
    },
    'the job of a ban': async () => {
      const { employer } = await subscribed();
      await banUser(await asClara(app), { id: employer.id, role: 'ROLE_EMPLOYER' }, { reason: 'Fraud' });
      return { employer, act: (at) => cancelBannedSubscriptions(at.services) };
    },
    'the job that asks about an attempt': async () => {
      const { employer, moveTo } = await subscribed();
      await moveTo(inJuly);
      const question = { employerId: employer.id, charge: null, triedAt: app.clock.now.toISOString() };
      await app.services.db.$transaction((tx) => app.services.queue.add(tx, 'payment-outcome', question));
      return { employer, act: (at) => learnOutcomes(at.services) };
    },
    'the job that asks about a page': async () => {
      const employer = await makeEmployer(app.services.db);
      const sessionId = await payOnPage(await openPage(employer));
      const question = { sessionId, triedAt: app.clock.now.toISOString() };
      await app.services.db.$transaction((tx) => app.services.queue.add(tx, 'payment-outcome', question));
      return { employer, act: (at) => learnOutcomes(at.services) };
    },
    'a new card for what is overdue': async () => {
      const { employer, bought } = await makeOverdue();
      const act = async (at: TestApp) => {
        const paymentMethodId = await provider.takeCard('mastercard');
        return changeCard(as(employer, at), bought.id, { paymentMethodId, returnPath });
      };
      return { employer, act };
    },
    'a cancellation of what is overdue': async () => {
      const { employer, bought } = await makeOverdue();
      return { employer, act: (at) => cancelSubscription(as(employer, at), bought.id) };
    },
  };

  /** Where the transaction fails: at the write that comes last, or after the provider has done most. By default a subscription's. */
  const failsAt: Record<string, Table> = {
    confirmRenewal: 'invoice',
    startCardChange: 'invoice',
    startCheckout: 'user',
    saveBillingDetails: 'user',
    refundInvoice: 'invoice',
    deleteUser: 'audit_entry',
    deleteMyAccount: 'user',
    'confirmSignUp, which joins two guests': 'account',
    'the message of a purchase on the page': 'webhook_event',
    'the message of a renewal': 'webhook_event',
    'the message of a new card': 'webhook_event',
    'the message of a payment for someone banned': 'webhook_event',
  };

  const all: Record<string, Prepare> = { ...verbs, ...others };

  it('every mutation that needs the provider is a verb here', () => {
    expect(Object.keys(withoutCase).filter((mutation) => !(mutation in all))).toEqual([]);
  });

  /** The outcome without its ids, texts and numbers: what kind of thing it is. */
  function kindOf(value: unknown): unknown {
    if (typeof value === 'string') return /^[A-Z_]+$/.test(value) ? value : 'text';
    if (typeof value === 'number' || value instanceof Date) return 'value';
    if (typeof value === 'function') return 'function';
    if (typeof value !== 'object' || value === null) return value;
    if (value instanceof Error) return `${value.name}: ${value.message}`;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, kindOf(one)]));
  }

  function counted(names: readonly string[]): Record<string, number> {
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    return Object.fromEntries(counts);
  }

  /** All that there is about an employer, here and at the provider. */
  async function stateOf({ id }: User) {
    const { db, counters } = app.services;
    const { stripe } = provider;
    const row = await db.user.findUniqueOrThrow({ where: { id } });
    const events = await eventsAbout({ id });
    const made = (await stripe.customers.list({ limit: 100 })).data.filter(
      ({ metadata, id: customer }) => metadata.employerId === String(id) || customer === row.stripeCustomerId,
    );
    const atProvider = [];
    for (const { id: customer } of made) {
      const subscriptions = (await stripe.subscriptions.list({ customer, status: 'all' })).data;
      const charges = (await stripe.charges.list({ customer, limit: 100 })).data;
      const pages = (await stripe.checkout.sessions.list({ customer, limit: 100 })).data;
      const cards = (await stripe.paymentMethods.list({ customer, limit: 100 })).data;
      atProvider.push({
        subscriptions: subscriptions.map(({ status, cancel_at_period_end: ends }) => ({ status, ends })),
        charges: charges.map(({ amount, amount_refunded: refunded, paid }) => ({ amount, refunded, paid })),
        pages: counted(pages.map(({ mode, status }) => `${mode} ${status}`)),
        cards: counted(cards.map(({ card }) => card?.last4 ?? '')),
      });
    }
    const { rows: jobs } = await sql<{ name: string }>`
    SELECT name FROM pgboss.job WHERE data->>'employerId' = ${String(id)} OR data->>'userId' = ${String(id)}`.execute(
      app.services.sql,
    );
    const [limit] = budgets.payments.limits;
    const spent = await counters.read(`budget:payments:account:${limit?.within}:account ${id}`);
    return {
      atProvider,
      events: counted(events.map(({ type }) => type)),
      subscriptions: await db.subscription.findMany({
        where: { employerId: id },
        select: {
          status: true,
          recurringMode: true,
          cancelAtPeriodEnd: true,
          cardLast4: true,
          awaitsConfirmation: true,
          invoices: { select: { status: true, amount: true }, orderBy: { id: 'asc' } },
          mails: { select: { kind: true } },
        },
        orderBy: { id: 'asc' },
      }),
      jobs: counted(jobs.map(({ name }) => name)),
      attemptsToPay: spent?.count ?? 0,
      isDeleted: row.deletedAt !== null,
      isCustomer: row.stripeCustomerId !== null,
    };
  }

  async function run(prepare: Prepare, failing: Table | null) {
    app.clock.now = new Date(noon);
    const { employer, act } = await prepare();
    if (failing) await arm(failing);
    const outcome = await act(app).then(kindOf, kindOf);
    if (failing) expect(await hasFailed(failing)).toBe(true);
    return { outcome, ...(await stateOf(employer)) };
  }

  it.each(Object.entries(all))('everything is as without one: %s', async (name, prepare) => {
    const undisturbed = await run(prepare, null);
    expect(await run(prepare, failsAt[name] ?? 'subscription')).toEqual(undisturbed);
  });
});
