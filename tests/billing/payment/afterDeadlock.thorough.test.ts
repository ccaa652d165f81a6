import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Stripe } from 'stripe';
import { beforeAll, describe, expect, it } from 'vitest';
import { cancelSubscription, changeCard } from '../../../server/domain/billing/purchase/change.ts';
import { startCardChange, startCheckout } from '../../../server/domain/billing/purchase/checkout.ts';
import { learnOutcomes } from '../../../server/domain/billing/purchase/outcome.ts';
import { budgets } from '../../../server/domain/core/limits/budgets.ts';
import { banUser } from '../../../server/domain/lifecycle/ban/ban.ts';
import { cancelBannedSubscriptions } from '../../../server/domain/lifecycle/ban/banSubscription.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import type { PaymentProvider } from '../../../server/payment/payment.ts';
import { withoutCase } from '../../rivals/cases.ts';
import { makeEmployer } from '../../support/factories.ts';
import { testApp, testCatalog, testProvider } from '../../support/fixtures.ts';
import { payOnPage } from '../../support/sandbox.ts';
import { paymentVerbs, type Verb } from './verbs.ts';

/**
 * PostgreSQL ends a transaction for a deadlock after the payment provider has done its part. It runs again, and what is asked of the
 * provider a second time has no second effect: afterwards everything is as it is without the deadlock.
 */

const app = testApp();
testCatalog(app);
const provider = testProvider(app);
/** Files of the server that were on the way to a request to the provider while a deadlock was due. */
const reached = new Set<string>();
let isWatched = false;

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
  await provider.holdMessages();
  app.services.payment = watched(app.services.payment);
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

/** The same provider, which notes what leads to it. */
function watched(payment: PaymentProvider): PaymentProvider {
  return new Proxy(payment, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        if (isWatched) for (const file of filesBelow()) reached.add(file);
        return Reflect.apply(value, target, given);
      };
    },
  });
}

function filesBelow(): string[] {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 100;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  return stack.match(/server\/domain\/[\w/]+\.ts/g) ?? [];
}

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

const { verbs, as, asClara, ownAddress, makeSubscriber } = paymentVerbs({ app: () => app, provider: () => provider });
const checkout = { recurringMode: 'MONTHLY', returnPath: '/my-subscription', chat: null, cityId: null } as const;
const later = (time: string) => new Date(time);

/** What the provider asks of the product, and what jobs do. */
const others: Record<string, Pick<Verb, 'prepare'>> = {
  'the message of a purchase on the page': {
    prepare: async () => {
      const employer = await makeEmployer(app.services.db);
      await payOnPage(ownAddress((await startCheckout(as(employer, app), checkout)).redirectUrl));
      return { employer, act: () => deliver(employer, 'customer.subscription.created') };
    },
  },
  'the message of a renewal': {
    prepare: async () => {
      const { employer, moveTo } = await makeSubscriber();
      await moveTo(later('2026-07-02T12:00:00Z'));
      return { employer, act: () => deliver(employer, 'invoice.paid') };
    },
  },
  'the message of a new card': {
    prepare: async () => {
      const { employer, bought } = await makeSubscriber('mastercard');
      const { redirectUrl } = await startCardChange(as(employer, app), bought.id, { returnPath: '/my-subscription' });
      await payOnPage(ownAddress(redirectUrl));
      return { employer, act: () => deliver(employer, 'checkout.session.completed') };
    },
  },
  'the message of a payment for someone banned': {
    prepare: async () => {
      app.clock.now = new Date();
      const employer = await makeEmployer(app.services.db);
      const page = ownAddress((await startCheckout(as(employer, app), checkout)).redirectUrl);
      app.clock.now = new Date(Date.now() - 5_000);
      await banUser(await asClara(app), { id: employer.id, role: 'ROLE_EMPLOYER' }, { reason: 'Fraud' });
      await payOnPage(page);
      return { employer, act: () => deliver(employer, 'customer.subscription.created') };
    },
  },
  'the job of a ban': {
    prepare: async () => {
      const { employer } = await makeSubscriber();
      await banUser(await asClara(app), { id: employer.id, role: 'ROLE_EMPLOYER' }, { reason: 'Fraud' });
      return { employer, act: (at) => cancelBannedSubscriptions(at.services) };
    },
  },
  'the job that asks about an attempt': {
    prepare: async () => {
      const { employer, moveTo } = await makeSubscriber();
      await moveTo(later('2026-07-02T12:00:00Z'));
      const question = { employerId: employer.id, charge: null, triedAt: app.clock.now.toISOString() };
      await app.services.db.$transaction((tx) => app.services.queue.add(tx, 'payment-outcome', question));
      return { employer, act: (at) => learnOutcomes(at.services) };
    },
  },
  'the job that asks about a page': {
    prepare: async () => {
      const employer = await makeEmployer(app.services.db);
      const sessionId = await payOnPage(ownAddress((await startCheckout(as(employer, app), checkout)).redirectUrl));
      const question = { sessionId, triedAt: app.clock.now.toISOString() };
      await app.services.db.$transaction((tx) => app.services.queue.add(tx, 'payment-outcome', question));
      return { employer, act: (at) => learnOutcomes(at.services) };
    },
  },
  'a new card for what is overdue': {
    prepare: async () => {
      const { employer, bought, moveTo } = await makeSubscriber();
      const input = async (card: 'failsLater' | 'mastercard') => ({
        paymentMethodId: await provider.takeCard(card),
        returnPath: '/my-subscription',
      });
      await changeCard(as(employer, app), bought.id, await input('failsLater'));
      await moveTo(later('2026-07-02T12:00:00Z'));
      await deliver(employer, 'customer.subscription.updated');
      return { employer, act: async (at) => changeCard(as(employer, at), bought.id, await input('mastercard')) };
    },
  },
  'a cancellation of what is overdue': {
    prepare: async () => {
      const { employer, bought, moveTo } = await makeSubscriber();
      const paymentMethodId = await provider.takeCard('failsLater');
      await changeCard(as(employer, app), bought.id, { paymentMethodId, returnPath: '/my-subscription' });
      await moveTo(later('2026-07-02T12:00:00Z'));
      await deliver(employer, 'customer.subscription.updated');
      return { employer, act: (at) => cancelSubscription(as(employer, at), bought.id) };
    },
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

const all: Record<string, Pick<Verb, 'prepare'>> = { ...verbs, ...others };

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

async function run({ prepare }: Pick<Verb, 'prepare'>, failing: Table | null) {
  app.clock.now = new Date(noon);
  const { employer, act } = await prepare();
  if (failing) await arm(failing);
  isWatched = failing !== null;
  const outcome = await act(app).then(kindOf, kindOf);
  isWatched = false;
  if (failing) expect(await hasFailed(failing)).toBe(true);
  return { outcome, ...(await stateOf(employer)) };
}

describe('after a deadlock, everything is as without it:', () => {
  it.each(Object.entries(all))('%s', async (name, verb) => {
    const undisturbed = await run(verb, null);
    expect(await run(verb, failsAt[name] ?? 'subscription')).toEqual(undisturbed);
  });
});

/** Files that ask the provider outside of a transaction, each with the reason why nothing is done twice. */
const outsideTransactions: Record<string, string> = {
  'server/domain/lifecycle/deletion/provider.ts': 'A job without a transaction. A customer who is gone is gone.',
  'server/domain/billing/purchase/card.ts': 'Hands card details over, and stores nothing.',
  'server/domain/billing/mail/receipt.ts': 'Reads a card for a mail.',
  'server/domain/billing/provider/customer.ts':
    'A job without a transaction. The same name and email again change nothing.',
  'server/domain/billing/reconciliation/reconcile.ts': 'A job that only reads, and asks what the files below do.',
  'server/domain/billing/reconciliation/examine.ts':
    'Records what it reads under the lock, as messages of the provider do.',
  'server/domain/billing/reconciliation/invoices.ts': 'Reads invoices under the lock, as the file above does.',
  'server/domain/billing/ledger/readLedger.ts':
    'A job that only reads. A row is stored once, by its id at the provider.',
  'server/domain/billing/documents/creditNotes.ts':
    'A job without a transaction. What was made is found, and made once for each refund.',
  'server/domain/billing/mail/send.ts': 'Reads a page for a mail.',
};

it('every file that asks the provider is on the way of a verb here', () => {
  const files = readdirSync('server/domain', { recursive: true, encoding: 'utf8' })
    .map((file) => join('server/domain', file))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const asking = files.filter((file) =>
    /\bpayment\.(?!mode\b|form\b|ts\b|md\b)[a-z]\w*/.test(readFileSync(file, 'utf8')),
  );
  expect(asking.length).toBeGreaterThan(10);
  expect(asking.filter((file) => !reached.has(file) && !(file in outsideTransactions))).toEqual([]);
});
