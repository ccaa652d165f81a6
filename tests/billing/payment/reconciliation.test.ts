import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { domainContext } from '../../../server/domain/accounts/context.ts';
import { compareSums, ledger } from '../../../server/domain/billing/ledger/ledger.ts';
import { askAboutUnheard } from '../../../server/domain/billing/provider/atProvider.ts';
import { learnOutcomes } from '../../../server/domain/billing/purchase/outcome.ts';
import { closePaymentDifference, reconcile } from '../../../server/domain/billing/reconciliation/reconcile.ts';
import { InvalidInput } from '../../../server/domain/core/failures/errors.ts';
import { PaymentProviderUnavailable } from '../../../server/payment/payment.ts';
import { makeAdmin, makeEmployer } from '../../support/factories.ts';
import { askAs, contextFor } from '../../support/graph.ts';
import { asAdmin, asEmployer, buy, payOnPage } from '../../support/sandbox.ts';
import { testSubscribers } from '../../support/subscribers.ts';

/** Our records and the ledger are compared with the provider's: what differs is repaired, or listed. */

const subscribers = testSubscribers();
const database = () => subscribers.app.services.db;

beforeAll(async () => {
  await subscribers.provider.holdMessages();
});
beforeEach(async () => {
  await subscribers.provider.forgetCustomers();
});

const chargeOf = async (customer: string) =>
  (await subscribers.provider.stripe.charges.list({ customer, limit: 1 })).data[0]?.id ?? '';

/** Our records are compared with the provider's: what differs is repaired, or listed. */

/** Without the pause between two runs. */
async function compare() {
  await reconcile(subscribers.app.services);
  const run = await database().reconciliation.findFirstOrThrow({ orderBy: { id: 'desc' } });
  await database().reconciliation.deleteMany();
  return run;
}

/** What is different about this employer, by kind, and of payments and events without one. */
async function openAbout(employerId: number | null, subjects: string[] = []) {
  const rows = await database().paymentDifference.findMany({
    where: { settledAt: null, OR: [...(employerId === null ? [] : [{ employerId }]), { subject: { in: subjects } }] },
    orderBy: { kind: 'asc' },
  });
  return rows.map(({ kind }) => kind);
}

/** A subscription that was made at the provider itself. */
async function makeAtProvider(customer: string) {
  const { stripe, takeCard } = subscribers.provider;
  const { id: method } = await stripe.paymentMethods.attach(await takeCard('visa'), { customer });
  const { id: product } = await stripe.products.create({ name: 'By hand' });
  const made = await stripe.subscriptions.create({
    customer,
    default_payment_method: method,
    items: [{ price_data: { currency: 'sgd', product, recurring: { interval: 'month' }, unit_amount: 4200 } }],
    expand: ['latest_invoice'],
  });
  const [charge] = (await stripe.charges.list({ customer, limit: 1 })).data;
  return { id: made.id, charge: charge?.id ?? '' };
}

describe('what is repaired', () => {
  it('is a renewal and a refund of an earlier invoice of which no event arrived', async () => {
    const { bought, moveTo, customerId } = await subscribers.makeSubscriber();
    const charge = await chargeOf(customerId);
    await moveTo('2026-07-01T15:00:00Z');
    await subscribers.provider.stripe.refunds.create({ charge });
    expect((await compare()).repaired).toBeGreaterThan(0);
    expect(await subscribers.rowOf(bought)).toMatchObject({ currentPeriodEnd: new Date('2026-08-01T12:00:00Z') });
    const invoices = await database().invoice.findMany({
      where: { subscriptionId: bought.id },
      orderBy: { createdAt: 'asc' },
    });
    expect(invoices.map(({ status }) => status)).toEqual(['REFUNDED', 'PAID']);
  });

  it('is an edited row, also of a subscription about which nothing has happened', async () => {
    const { bought, moveTo, employer } = await subscribers.makeSubscriber();
    await compare();
    await database().subscription.update({
      where: { id: bought.id },
      data: { status: 'CANCELED', currentPeriodEnd: new Date('2026-06-02T12:00:00Z'), amount: 1 },
    });
    await moveTo('2026-06-20T12:00:00Z');
    expect(await subscribers.isPremium(employer)).toBe(false);
    await compare();
    expect(await subscribers.isPremium(employer)).toBe(true);
    expect((await subscribers.rowOf(bought)).amount).toBeGreaterThan(1);
  });

  it('are rows that were lost', async () => {
    const { bought, employer } = await subscribers.makeSubscriber();
    await database().invoice.deleteMany({ where: { subscriptionId: bought.id } });
    await database().subscriptionMail.deleteMany({ where: { subscriptionId: bought.id } });
    await database().subscription.delete({ where: { id: bought.id } });
    await compare();
    const row = await database().subscription.findUniqueOrThrow({
      where: { stripeSubscriptionId: bought.providerId },
      include: { invoices: true },
    });
    expect([row.employerId, row.status, row.invoices.length]).toEqual([employer.id, 'ACTIVE', 1]);
  });

  it.each([
    ['the amount and a refund that was not made', { amount: 1, status: 'REFUNDED' as const }],
    ['all of it', null],
  ])('is an older invoice of which %s was edited', async (_, data) => {
    const { bought, moveTo } = await subscribers.makeSubscriber();
    await moveTo('2026-08-01T15:00:00Z');
    await compare();
    const rows = () =>
      database().invoice.findMany({
        where: { subscriptionId: bought.id },
        orderBy: { createdAt: 'asc' },
        select: { stripeInvoiceId: true, status: true, amount: true, paidAt: true },
      });
    const before = await rows();
    expect(before).toHaveLength(3);
    const where = { stripeInvoiceId: before[0]?.stripeInvoiceId ?? '' };
    await (data ? database().invoice.update({ where, data }) : database().invoice.delete({ where }));
    await moveTo('2026-08-20T12:00:00Z');
    expect((await compare()).repaired).toBeGreaterThan(0);
    expect(await rows()).toEqual(before);
    await moveTo('2026-08-20T14:00:00Z');
    expect((await compare()).repaired).toBe(0);
  });

  it('is a subscription that was made at the provider for one of our customers', async () => {
    const { app, provider, isPremium } = subscribers;
    app.clock.now = new Date('2026-06-01T12:00:00Z');
    const employer = await makeEmployer(database());
    const { customerId } = await provider.makeCustomer(employer.id);
    const { charge } = await makeAtProvider(customerId);
    await compare();
    expect(await isPremium(employer)).toBe(true);
    expect(await openAbout(employer.id, [charge])).toEqual([]);
  });
});

describe("the provider's customer", () => {
  const customerOf = async (customerId: string) => {
    const customer = await subscribers.provider.stripe.customers.retrieve(customerId);
    return customer.deleted ? null : [customer.name, customer.email];
  };

  it('gets the name, the company and the email that the employer has now', async () => {
    const { employer, customerId } = await subscribers.makeSubscriber();
    const change = (data: object) => database().user.update({ where: { id: employer.id }, data });
    await change({ name: 'Ana Tan', company: null, email: 'ana@tan.test', loginEmail: 'ana@tan.test' });
    await compare();
    expect(await customerOf(customerId)).toEqual(['Ana Tan', 'ana@tan.test']);
    await change({ company: 'Tan & Sons', email: 'office@tan.test', loginEmail: 'office@tan.test' });
    await compare();
    expect(await customerOf(customerId)).toEqual(['Tan & Sons', 'office@tan.test']);
  });

  it('stays removed', async () => {
    const { employer, customerId } = await subscribers.makeSubscriber();
    await subscribers.app.services.payment.removeCustomer(customerId);
    await database().user.update({ where: { id: employer.id }, data: { name: 'Back again' } });
    await compare();
    expect(await customerOf(customerId)).toBeNull();
  });
});

describe('what is listed', () => {
  it('are payments and events of an unknown customer, until the customer is known', async () => {
    const { app, provider } = subscribers;
    app.clock.now = new Date();
    const stranger = await provider.stripe.customers.create({ name: 'Somebody' });
    const { id, charge } = await makeAtProvider(stranger.id);
    const events = (await provider.eventsOf(id)).filter(({ type }) => type.startsWith('customer.subscription.'));
    const subjects = [charge, ...events.map((event) => event.id)];
    await compare();
    expect(new Set(await openAbout(null, subjects))).toEqual(
      new Set(['PAYMENT_WITHOUT_OWNER', 'EVENT_WITHOUT_RECORD']),
    );
    const kept = { id: { in: events.map((event) => event.id) }, processedAt: null };
    expect(await database().webhookEvent.count({ where: kept })).toBe(events.length);

    const employer = await makeEmployer(database());
    await database().user.update({ where: { id: employer.id }, data: { stripeCustomerId: stranger.id } });
    await compare();
    expect(await openAbout(employer.id, subjects)).toEqual([]);
    expect(await database().webhookEvent.count({ where: kept })).toBe(0);
    expect(await subscribers.isPremium(employer)).toBe(true);
  });

  it('is a payment without a subscription, until it is refunded', async () => {
    const { app, provider } = subscribers;
    app.clock.now = new Date();
    const stranger = await provider.stripe.customers.create({ name: 'Somebody' });
    const { charge } = await makeAtProvider(stranger.id);
    await compare();
    expect(await openAbout(null, [charge])).toEqual(['PAYMENT_WITHOUT_OWNER']);
    await provider.stripe.refunds.create({ charge });
    await compare();
    expect(await openAbout(null, [charge])).toEqual([]);
  });

  it('is a second subscription of an employer, until one has ended', async () => {
    const { employer, customerId } = await subscribers.makeSubscriber();
    const { id } = await makeAtProvider(customerId);
    await compare();
    expect(await openAbout(employer.id)).toEqual(['SECOND_SUBSCRIPTION']);
    await subscribers.provider.stripe.subscriptions.cancel(id);
    await compare();
    expect(await openAbout(employer.id)).toEqual([]);
  });

  it('is access for a subscription that the provider does not know', async () => {
    const { app } = subscribers;
    app.clock.now = new Date();
    const employer = await makeEmployer(database());
    const { id } = await database().subscription.create({
      data: {
        employerId: employer.id,
        recurringMode: 'MONTHLY',
        currency: 'SGD',
        amount: 4900,
        status: 'ACTIVE',
        stripeSubscriptionId: 'sub_nobodyKnows',
        currentPeriodEnd: new Date(Date.now() + 86_400_000),
      },
    });
    await compare();
    expect(await openAbout(employer.id)).toEqual(['ACCESS_WITHOUT_PAYMENT']);
    await database().subscription.update({ where: { id }, data: { status: 'CANCELED' } });
    await compare();
    expect(await openAbout(employer.id)).toEqual([]);
  });

  it('is a paid period that was ended at the provider, until it is refunded', async () => {
    const { employer, bought, customerId } = await subscribers.makeSubscriber();
    await subscribers.provider.stripe.subscriptions.cancel(bought.providerId);
    await compare();
    expect(await subscribers.isPremium(employer)).toBe(false);
    expect(await openAbout(employer.id)).toEqual(['PAYMENT_WITHOUT_ACCESS']);
    await subscribers.provider.stripe.refunds.create({ charge: await chargeOf(customerId) });
    await compare();
    expect(await openAbout(employer.id)).toEqual([]);
  });

  it('is nothing of employers who pay, are overdue, or have cancelled', async () => {
    const paying = await subscribers.makeSubscriber();
    const overdue = await subscribers.makeSubscriber();
    await subscribers.changeCard(overdue.viewer, overdue.bought, 'failsLater');
    await overdue.moveTo('2026-07-01T15:00:00Z');
    const cancelled = await subscribers.makeSubscriber();
    await subscribers.cancel(cancelled.viewer, cancelled.bought);
    await compare();
    expect(await subscribers.rowOf(overdue.bought)).toMatchObject({ status: 'PAST_DUE' });
    for (const { employer } of [paying, overdue, cancelled]) expect(await openAbout(employer.id)).toEqual([]);
  });
});

describe('what an admin has decided about', () => {
  const close = async (subject: string, reason: string) => {
    const { id } = await database().paymentDifference.findFirstOrThrow({ where: { subject, settledAt: null } });
    const admin = await makeAdmin(database());
    await closePaymentDifference(contextFor(subscribers.app, asAdmin(admin)), id, { reason });
    return { id, admin };
  };

  it('is closed with a reason, which the audit log notes, and stays closed', async () => {
    const { app, provider } = subscribers;
    app.clock.now = new Date();
    const stranger = await provider.stripe.customers.create({ name: 'Somebody' });
    const { charge } = await makeAtProvider(stranger.id);
    await compare();
    const { id, admin } = await close(charge, 'Paid for another product');
    const closed = { closedById: admin.id, closedReason: 'Paid for another product', closedAt: app.clock.now };
    expect(await database().paymentDifference.findUnique({ where: { id } })).toMatchObject(closed);
    const { action, recordType, recordId, recordLabel } = await database().auditEntry.findFirstOrThrow({
      where: { adminId: admin.id },
    });
    expect([action, recordType, recordId, recordLabel]).toEqual([
      'paymentDifference.close',
      'PAYMENT_DIFFERENCE',
      id,
      charge,
    ]);
    await compare();
    expect(await openAbout(null, [charge])).toEqual([]);
    await expect(close(charge, 'Again')).rejects.toThrow();
    const again = closePaymentDifference(contextFor(app, asAdmin(admin)), id, { reason: 'Again' });
    await expect(again).rejects.toThrow('has already closed this');
    const silent = closePaymentDifference(contextFor(app, asAdmin(admin)), id, { reason: ' ' });
    await expect(silent).rejects.toThrow(InvalidInput);
  });

  it('opens again when it changes', async () => {
    const { employer, customerId } = await subscribers.makeSubscriber();
    const { id: second } = await makeAtProvider(customerId);
    await compare();
    await close(second, 'They want two');
    await compare();
    expect(await openAbout(employer.id)).toEqual([]);
    const { stripe } = subscribers.provider;
    const [item] = (await stripe.subscriptions.retrieve(second)).items.data;
    await stripe.subscriptions.update(second, {
      items: [{ id: item?.id ?? '', quantity: 2 }],
      proration_behavior: 'none',
    });
    await compare();
    expect(await openAbout(employer.id)).toEqual(['SECOND_SUBSCRIPTION']);
    const row = await database().paymentDifference.findFirstOrThrow({ where: { subject: second } });
    expect([row.closedAt, row.closedById, row.closedReason]).toEqual([null, null, null]);
  });

  it('need not be a message that the provider has forgotten', async () => {
    const subject = 'evt_forgotten';
    await database().paymentDifference.create({
      data: { kind: 'EVENT_WITHOUT_RECORD', subject, foundAt: new Date('2026-04-01') },
    });
    await compare();
    expect(await openAbout(null, [subject])).toEqual([]);
  });
});

describe('a comparison', () => {
  it('that takes longer than an hour keeps its place, and one that was killed does not', async () => {
    const { app } = subscribers;
    const { services } = app;
    await subscribers.makeSubscriber();
    let minutes = 0;
    async function* slowly(since: Date) {
      for await (const event of services.payment.readEvents(since)) {
        if (minutes < 90) {
          minutes += 9;
          app.clock.now = new Date(app.clock.now.getTime() + 9 * 60_000);
          await reconcile(services);
        }
        yield event;
      }
    }
    await reconcile({ ...services, payment: { ...services.payment, readEvents: slowly } });
    expect(minutes).toBe(90);
    expect(await database().reconciliation.count()).toBe(1);

    const later = (ms: number) => new Date(app.clock.now.getTime() + ms);
    await database().reconciliation.updateMany({ data: { endedAt: null, aliveAt: later(-9 * 60_000) } });
    await reconcile(services);
    expect(await database().reconciliation.count()).toBe(1);
    app.clock.now = later(2 * 60_000);
    await reconcile(services);
    expect(await database().reconciliation.count()).toBe(2);
  });

  it('is made by one process an hour', async () => {
    const { services } = subscribers.app;
    await Promise.all([reconcile(services), reconcile(services), reconcile(services)]);
    await reconcile(services);
    expect(await database().reconciliation.count()).toBe(1);
  });

  it('that the provider did not answer begins at the same time again', async () => {
    const { app } = subscribers;
    const { bought, moveTo } = await subscribers.makeSubscriber();
    await reconcile(app.services);
    await moveTo('2026-07-01T15:00:00Z');
    const silent = {
      ...app.services.payment,
      readEvents: () => {
        throw new PaymentProviderUnavailable('The provider does not answer');
      },
    };
    await expect(reconcile({ ...app.services, payment: silent })).rejects.toThrow(PaymentProviderUnavailable);
    expect(await database().reconciliation.count({ where: { endedAt: null } })).toBe(1);
    await moveTo('2026-07-01T17:00:00Z');
    await reconcile(app.services);
    expect(await database().reconciliation.count({ where: { endedAt: { not: null } } })).toBe(2);
    expect(await subscribers.rowOf(bought)).toMatchObject({ currentPeriodEnd: new Date('2026-08-01T12:00:00Z') });
  });
});

/** Messages of the provider that never arrive: the product asks by itself. */
describe('messages that never arrive', () => {
  /** An hour passes, in which nothing arrives. */
  async function anHourLater(): Promise<void> {
    const { services } = subscribers.app;
    await askAboutUnheard(services);
    await services.db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE name = 'payment-outcome'`;
    await learnOutcomes(services);
  }

  it('a declined renewal is found, and so is its payment', async () => {
    const { provider, rowOf } = subscribers;
    const { bought, customerId, moveTo } = await subscribers.makeSubscriber();
    const replaceCard = async (card: 'failsLater' | 'mastercard') => {
      const { id } = await provider.stripe.paymentMethods.attach(await provider.takeCard(card), {
        customer: customerId,
      });
      await provider.stripe.subscriptions.update(bought.providerId, { default_payment_method: id });
    };
    await replaceCard('failsLater');
    await moveTo('2026-07-01T15:00:00Z');
    await anHourLater();
    expect(await rowOf(bought)).toMatchObject({ status: 'PAST_DUE' });
    await replaceCard('mastercard');
    await moveTo('2026-07-10T12:00:00Z');
    await anHourLater();
    expect(await rowOf(bought)).toMatchObject({
      status: 'ACTIVE',
      currentPeriodEnd: new Date('2026-08-01T12:00:00Z'),
    });
  });

  it("a payment on the bank's page is found", async () => {
    const { app, provider } = subscribers;
    app.clock.now = new Date();
    const employer = await makeEmployer(app.services.db);
    const bought = await buy(app, provider, employer, { card: 'asks' });
    const page = (bought.redirectUrl ?? '').replace(app.services.publicUrl, app.url);
    await fetch(page, { method: 'POST', body: new URLSearchParams({ answer: 'complete' }), redirect: 'manual' });
    app.clock.now = new Date(Date.now() + 2 * 3_600_000);
    await anHourLater();
    expect(await subscribers.rowOf(bought)).toMatchObject({ status: 'ACTIVE' });
  });

  it("a payment on the provider's page is found, without a visit to us", async () => {
    const { app } = subscribers;
    app.clock.now = new Date();
    const employer = await makeEmployer(app.services.db);
    const { data } = await askAs(
      app,
      asEmployer(employer),
      `mutation { startCheckout(input: { recurringMode: MONTHLY, returnPath: "/chat" }) {
      ... on StartCheckoutPayload { redirectUrl } } }`,
    );
    const { redirectUrl } = JSON.parse(JSON.stringify(data)).startCheckout;
    await payOnPage(redirectUrl.replace(app.services.publicUrl, app.url));
    await anHourLater();
    expect(await subscribers.isPremium(employer)).toBe(true);
  });

  it('what is up to date is not asked about', async () => {
    const { app } = subscribers;
    const { employer } = await subscribers.makeSubscriber();
    await askAboutUnheard(app.services);
    const waiting = await app.services.db.$queryRaw`
    SELECT FROM pgboss.job
    WHERE name = 'payment-outcome' AND state < 'active' AND data->>'employerId' = ${String(employer.id)}`;
    expect(waiting).toEqual([]);
  });
});

/** The provider's balance is read into rows that never change, and every difference to it is noted. */
describe('the ledger', () => {
  async function compare(services = subscribers.app.services) {
    await reconcile(services);
    await database().reconciliation.deleteMany();
  }

  const open = () =>
    database().paymentDifference.findMany({
      where: { kind: 'LEDGER_DIFFERS', settledAt: null },
      orderBy: { id: 'asc' },
    });

  const isEqual = async () =>
    (await compareSums(subscribers.app.services)).every(({ ours, theirs }) => ours === theirs);

  describe('the hourly comparison', () => {
    it('stores a payment and its refund, with the invoice, once', async () => {
      const { customerId, bought } = await subscribers.makeSubscriber();
      const charge = await chargeOf(customerId);
      await compare();
      const { id: refund } = await subscribers.provider.stripe.refunds.create({ charge, amount: 1000 });
      await compare();
      await compare();
      const { stripeInvoiceId, amount } = await database().invoice.findFirstOrThrow({
        where: { subscriptionId: bought.id },
      });
      const rows = await database().ledgerEntry.findMany({
        where: { sourceId: { in: [charge, refund] } },
        orderBy: { id: 'asc' },
      });
      expect(rows).toMatchObject([
        { kind: 'PAYMENT', type: 'charge', sourceId: charge, stripeInvoiceId, amount: BigInt(amount), currency: 'SGD' },
        { kind: 'REFUND', type: 'refund', sourceId: refund, stripeInvoiceId, amount: -1000n, fee: 0n },
      ]);
      expect(await isEqual()).toBe(true);
      expect(await open()).toEqual([]);
    });

    it('stores disputes and payouts', async () => {
      const { customerId } = await subscribers.makeSubscriber('disputes');
      const charge = await chargeOf(customerId);
      const { stripe } = subscribers.provider;
      const [dispute] = (await stripe.disputes.list({ charge })).data;
      await subscribers.makeSubscriber();
      await subscribers.makeSubscriber();
      const { id: payout } = await stripe.payouts.create({ amount: 1000, currency: 'sgd' });
      await compare();
      const rows = await database().ledgerEntry.findMany({ where: { sourceId: { in: [dispute?.id ?? '', payout] } } });
      expect(rows.map(({ kind, amount, fee }) => [kind, amount, fee]).toSorted()).toEqual([
        ['DISPUTE', -4900n, 1500n],
        ['PAYOUT', -1000n, 0n],
      ]);
      expect(await isEqual()).toBe(true);
    });

    it('finds an entry that appears long after its time', async () => {
      await compare();
      subscribers.app.clock.now = new Date('2026-09-01T12:00:00Z');
      await reconcile(subscribers.app.services);
      const { customerId } = await subscribers.makeSubscriber();
      const charge = await chargeOf(customerId);
      subscribers.app.clock.now = new Date('2026-09-01T13:00:00Z');
      await compare();
      expect(await database().ledgerEntry.count({ where: { sourceId: charge } })).toBe(1);
      expect(await isEqual()).toBe(true);
    });

    it('notes a sum that differs, for its currency, until it is the same', async () => {
      await compare();
      const { payment } = subscribers.app.services;
      const sums = await payment.readBalanceSums();
      const theirs = (sums.get('SGD') ?? 0n) + 250n;
      const wrong = { ...payment, readBalanceSums: async () => new Map([...sums, ['SGD', theirs]]) };
      await compare({ ...subscribers.app.services, payment: wrong });
      expect(await open()).toMatchObject([
        { subject: 'balance:SGD', currency: 'SGD', amount: Number(theirs), ourAmount: Number(theirs) - 250 },
      ]);
      await compare();
      expect(await open()).toEqual([]);
    });

    it('notes nothing while the provider does not answer, and stores it the next time', async () => {
      const { customerId } = await subscribers.makeSubscriber();
      const { payment } = subscribers.app.services;
      const silent = {
        ...payment,
        readBalance: () => {
          throw new PaymentProviderUnavailable('no answer');
        },
      };
      await expect(reconcile({ ...subscribers.app.services, payment: silent })).rejects.toThrow('no answer');
      expect(await open()).toEqual([]);
      await database().reconciliation.deleteMany();
      await compare();
      expect(await database().ledgerEntry.count({ where: { sourceId: await chargeOf(customerId) } })).toBe(1);
    });
  });

  describe('a month', () => {
    const at = (time: string) => new Date(time);
    const entry = (providerId: string, currency: string, facts: object) => ({
      providerId,
      kind: 'PAYMENT' as const,
      type: 'charge',
      currency,
      amount: 0n,
      fee: 0n,
      createdAt: at('2031-05-10T12:00:00Z'),
      availableAt: at('2031-05-12T12:00:00Z'),
      ...facts,
    });

    it('has the sums of its days in UTC by currency, and they make the closing balance', async () => {
      await database().ledgerEntry.createMany({
        data: [
          entry('m1', 'KWD', { amount: 15_500n, fee: 1030n, createdAt: at('2031-04-30T23:59:59.999Z') }),
          entry('m2', 'KWD', { amount: 9_007_199_254_740_993_000n, createdAt: at('2031-05-01T00:00:00Z') }),
          entry('m3', 'KWD', { kind: 'REFUND', amount: -15_500n, createdAt: at('2031-05-31T23:59:59.999Z') }),
          entry('m4', 'KWD', { kind: 'DISPUTE', amount: -500n, fee: 1500n, createdAt: at('2031-05-31T00:00:00Z') }),
          entry('m5', 'KWD', { kind: 'FEE', amount: -20n, createdAt: at('2031-05-31T00:00:00Z') }),
          entry('m6', 'KWD', { kind: 'OTHER', amount: 7n, createdAt: at('2031-05-31T00:00:00Z') }),
          entry('m7', 'KWD', { kind: 'PAYOUT', amount: -1000n, fee: 10n, createdAt: at('2031-05-31T00:00:00Z') }),
          entry('m8', 'KWD', { amount: 1n, createdAt: at('2031-06-01T00:00:00Z') }),
          entry('m9', 'JPY', { amount: 5280n, fee: 181n }),
        ],
      });
      subscribers.app.clock.now = at('2031-06-15T12:00:00Z');
      const ctx = domainContext(subscribers.app.services, asAdmin(await makeAdmin(database())));
      const { months, currencies } = await ledger(ctx, '2031-05');
      expect(months.slice(0, 3)).toEqual(['2031-06', '2031-05', '2031-04']);
      const kuwait = currencies.find(({ currency }) => currency === 'KWD');
      expect(kuwait).toMatchObject({
        opening: 14_470n,
        closing: 9_007_199_254_740_993_000n + 14_470n - 15_500n - 500n - 1500n - 20n + 7n - 1000n - 10n,
        total: {
          received: 9_007_199_254_740_993_000n,
          refunded: -15_500n,
          disputed: -500n,
          fees: -1530n,
          other: 7n,
          paidOut: -1000n,
        },
      });
      expect(kuwait?.days.map(({ period, net, paidOut }) => [period, net, paidOut])).toEqual([
        ['2031-05-01', 9_007_199_254_740_993_000n, 0n],
        ['2031-05-31', -15_500n - 500n - 1500n - 20n + 7n - 10n, -1000n],
      ]);
      expect(kuwait?.months.map(({ period }) => period)).toEqual(['2031-05', '2031-04']);
      expect(currencies.find(({ currency }) => currency === 'JPY')).toMatchObject({ opening: 0n, closing: 5099n });
      expect(await ledger(ctx, null)).toMatchObject({ month: '2031-06' });
      const employer = domainContext(subscribers.app.services, asEmployer(await makeEmployer(database())));
      await expect(ledger(employer, '2031-05')).rejects.toMatchObject({ name: 'Forbidden' });
      for (const wrong of ['2031-13', '2031-5', 'May', '']) {
        await expect(ledger(ctx, wrong)).rejects.toThrow('month');
      }
    });
  });
});
