import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closePaymentDifference } from '../../../server/domain/billing/reconciliation/close.ts';
import { reconcile } from '../../../server/domain/billing/reconciliation/reconcile.ts';
import { InvalidInput } from '../../../server/domain/core/failures/errors.ts';
import { PaymentProviderUnavailable } from '../../../server/payment/failures.ts';
import { makeAdmin, makeEmployer } from '../../support/factories.ts';
import { contextFor } from '../../support/graph.ts';
import { asAdmin } from '../../support/sandbox.ts';
import { testSubscribers } from '../../support/subscribers.ts';

/** Our records are compared with the provider's: what differs is repaired, or listed. */

const subscribers = testSubscribers();
const database = () => subscribers.app.services.db;

beforeAll(async () => {
  await subscribers.provider.holdMessages();
});
beforeEach(async () => {
  await subscribers.provider.forgetCustomers();
});

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

const chargeOf = async (customer: string) =>
  (await subscribers.provider.stripe.charges.list({ customer, limit: 1 })).data[0]?.id ?? '';

describe('what is repaired', () => {
  it('is a renewal of which no event arrived', async () => {
    const { bought, moveTo } = await subscribers.makeSubscriber();
    await moveTo('2026-07-01T15:00:00Z');
    expect((await compare()).repaired).toBeGreaterThan(0);
    expect(await subscribers.rowOf(bought)).toMatchObject({ currentPeriodEnd: new Date('2026-08-01T12:00:00Z') });
    expect(await database().invoice.count({ where: { subscriptionId: bought.id, status: 'PAID' } })).toBe(2);
  });

  it('is a refund of an earlier invoice of which no event arrived', async () => {
    const { bought, moveTo, customerId } = await subscribers.makeSubscriber();
    const charge = await chargeOf(customerId);
    await moveTo('2026-07-01T15:00:00Z');
    await subscribers.provider.stripe.refunds.create({ charge });
    await compare();
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
    ['the status', { status: 'FAILED' as const }],
    ['the amount', { amount: 1 }],
    ['a refund that was not made', { status: 'REFUNDED' as const }],
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
