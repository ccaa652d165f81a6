import { beforeEach, describe, expect, it } from 'vitest';
import { compareSums, ledger } from '../../../server/domain/billing/ledger/ledger.ts';
import { askAboutUnheard } from '../../../server/domain/billing/provider/atProvider.ts';
import { learnOutcomes, startCheckout } from '../../../server/domain/billing/purchase/checkout.ts';
import { closePaymentDifference, reconcile } from '../../../server/domain/billing/reconciliation/reconcile.ts';
import { InvalidInput } from '../../../server/domain/core/failures/errors.ts';
import { PaymentProviderUnavailable } from '../../../server/payment/payment.ts';
import { makeAdmin, makeEmployer } from '../../support/factories.ts';
import { fixture } from '../../support/fixtures.ts';
import { contextFor } from '../../support/graph.ts';
import { answerBank, asAdmin, asEmployer, buy, ownAddress, payOnPage } from '../../support/sandbox.ts';
import { testSubscribers } from '../../support/subscribers.ts';

/** Our records and the ledger are compared with the provider's: what differs is repaired, or listed. */

const { subscribers, app, db, provider } = testSubscribers();

beforeEach(() => provider.forgetCustomers());

const chargeOf = async (customer: string) =>
  (await provider.stripe.charges.list({ customer, limit: 1 })).data[0]?.id ?? '';

/** Without the pause between two runs. */
async function compare(services = app.services) {
  await reconcile(services);
  const run = await db.reconciliation.findFirstOrThrow({ orderBy: { id: 'desc' } });
  await db.reconciliation.deleteMany();
  return run;
}

/** What is different about this employer, by kind, and of payments and events without one. */
async function openAbout(employerId: number | null, subjects: string[] = []) {
  const rows = await db.paymentDifference.findMany({
    where: { settledAt: null, OR: [...(employerId === null ? [] : [{ employerId }]), { subject: { in: subjects } }] },
    orderBy: { kind: 'asc' },
  });
  return rows.map(({ kind }) => kind);
}

/** A subscription that was made at the provider itself. */
async function makeAtProvider(customer: string) {
  const { id } = await provider.subscribeByHand(customer);
  return { id, charge: await chargeOf(customer) };
}

/** A paying customer of the provider who has no account here. */
async function makeStranger() {
  app.clock.now = new Date();
  const { id: customerId } = await provider.stripe.customers.create({ name: 'Somebody' });
  return { customerId, ...(await makeAtProvider(customerId)) };
}

const invoicesOf = (subscriptionId: number) =>
  db.invoice.findMany({
    where: { subscriptionId },
    orderBy: { createdAt: 'asc' },
    select: { stripeInvoiceId: true, status: true, amount: true, paidAt: true },
  });

describe('what is repaired', () => {
  it('is a renewal and a refund of an earlier invoice of which no event arrived', async () => {
    const { bought, moveTo, customerId } = await subscribers.makeSubscriber();
    const charge = await chargeOf(customerId);
    await moveTo('2026-07-01T15:00:00Z');
    await provider.stripe.refunds.create({ charge });
    expect((await compare()).repaired).toBeGreaterThan(0);
    expect(await subscribers.rowOf(bought)).toMatchObject({ currentPeriodEnd: new Date('2026-08-01T12:00:00Z') });
    expect(await invoicesOf(bought.id)).toMatchObject([{ status: 'REFUNDED' }, { status: 'PAID' }]);
  });

  it('is an edited row, also of a subscription about which nothing has happened', async () => {
    const { bought, moveTo, employer } = await subscribers.makeSubscriber();
    await compare();
    const currentPeriodEnd = new Date('2026-06-02T12:00:00Z');
    const data = { status: 'CANCELED', currentPeriodEnd, amount: 1 } as const;
    await db.subscription.update({ where: { id: bought.id }, data });
    await moveTo('2026-06-20T12:00:00Z');
    expect(await subscribers.isPremium(employer)).toBe(false);
    await compare();
    expect(await subscribers.isPremium(employer)).toBe(true);
    expect((await subscribers.rowOf(bought)).amount).toBeGreaterThan(1);
  });

  it('are rows that were lost', async () => {
    const { bought, employer } = await subscribers.makeSubscriber();
    await db.invoice.deleteMany({ where: { subscriptionId: bought.id } });
    await db.subscriptionMail.deleteMany({ where: { subscriptionId: bought.id } });
    await db.subscription.delete({ where: { id: bought.id } });
    await compare();
    const where = { stripeSubscriptionId: bought.providerId };
    const row = await db.subscription.findUniqueOrThrow({ where, include: { invoices: true } });
    expect([row.employerId, row.status, row.invoices.length]).toEqual([employer.id, 'ACTIVE', 1]);
  });

  it('are older invoices, of which one was edited and one was lost', async () => {
    const { bought, moveTo } = await subscribers.makeSubscriber();
    await moveTo('2026-08-01T15:00:00Z');
    await compare();
    const before = await invoicesOf(bought.id);
    expect(before).toHaveLength(3);
    const [first, second] = before.map(({ stripeInvoiceId }) => ({ stripeInvoiceId }));
    if (!first || !second) throw new Error('There are three invoices.');
    await db.invoice.update({ where: first, data: { amount: 1, status: 'REFUNDED' } });
    await db.invoice.delete({ where: second });
    await moveTo('2026-08-20T12:00:00Z');
    expect((await compare()).repaired).toBeGreaterThan(0);
    expect(await invoicesOf(bought.id)).toEqual(before);
    await moveTo('2026-08-20T14:00:00Z');
    expect((await compare()).repaired).toBe(0);
  });

  it('is a subscription that was made at the provider for one of our customers', async () => {
    app.clock.now = new Date('2026-06-01T12:00:00Z');
    const employer = await makeEmployer(db);
    const { customerId } = await provider.makeCustomer(employer.id);
    const { charge } = await makeAtProvider(customerId);
    await compare();
    expect(await subscribers.isPremium(employer)).toBe(true);
    expect(await openAbout(employer.id, [charge])).toEqual([]);
  });

  it("are the name, the company and the email of the provider's customer, who stays removed", async () => {
    const { employer, customerId } = await subscribers.makeSubscriber();
    const change = (data: object) => db.user.update({ where: { id: employer.id }, data });
    const customer = () => provider.stripe.customers.retrieve(customerId);
    await change({ name: 'Ana Tan', company: null, email: 'ana@tan.test', loginEmail: 'ana@tan.test' });
    await compare();
    expect(await customer()).toMatchObject({ name: 'Ana Tan', email: 'ana@tan.test' });
    await change({ company: 'Tan & Sons', email: 'office@tan.test', loginEmail: 'office@tan.test' });
    await compare();
    expect(await customer()).toMatchObject({ name: 'Tan & Sons', email: 'office@tan.test' });
    await app.services.payment.removeCustomer(customerId);
    await change({ name: 'Back again' });
    await compare();
    expect(await customer()).toMatchObject({ deleted: true });
  });
});

describe('what is listed', () => {
  it('are payments and events of an unknown customer, until the customer is known', async () => {
    const { customerId, id, charge } = await makeStranger();
    const events = (await provider.eventsOf(id)).filter(({ type }) => type.startsWith('customer.subscription.'));
    const ids = events.map((event) => event.id);
    const subjects = [charge, ...ids];
    await compare();
    expect(new Set(await openAbout(null, subjects))).toEqual(
      new Set(['PAYMENT_WITHOUT_OWNER', 'EVENT_WITHOUT_RECORD']),
    );
    const waiting = () => db.webhookEvent.count({ where: { id: { in: ids }, processedAt: null } });
    expect(await waiting()).toBe(events.length);

    const employer = await makeEmployer(db);
    await db.user.update({ where: { id: employer.id }, data: { stripeCustomerId: customerId } });
    await compare();
    expect(await openAbout(employer.id, subjects)).toEqual([]);
    expect(await waiting()).toBe(0);
    expect(await subscribers.isPremium(employer)).toBe(true);
  });

  type Listed = { kind: string; about: () => Promise<string[]>; settle: () => unknown };
  const listed: Record<string, () => Promise<Listed>> = {
    'a payment without a subscription, until it is refunded': async () => {
      const { charge } = await makeStranger();
      const settle = () => provider.stripe.refunds.create({ charge });
      return { kind: 'PAYMENT_WITHOUT_OWNER', about: () => openAbout(null, [charge]), settle };
    },
    'a second subscription of an employer, until one has ended': async () => {
      const { employer, customerId } = await subscribers.makeSubscriber();
      const { id } = await makeAtProvider(customerId);
      const settle = () => provider.stripe.subscriptions.cancel(id);
      return { kind: 'SECOND_SUBSCRIPTION', about: () => openAbout(employer.id), settle };
    },
    'access for a subscription that the provider does not know': async () => {
      app.clock.now = new Date();
      const { id: employerId } = await makeEmployer(db);
      const currentPeriodEnd = new Date(Date.now() + 86_400_000);
      const price = { recurringMode: 'MONTHLY', currency: 'SGD', amount: 4900, currentPeriodEnd } as const;
      const held = { employerId, ...price, status: 'ACTIVE', stripeSubscriptionId: 'sub_nobodyKnows' } as const;
      const { id } = await db.subscription.create({ data: held });
      const settle = () => db.subscription.update({ where: { id }, data: { status: 'CANCELED' } });
      return { kind: 'ACCESS_WITHOUT_PAYMENT', about: () => openAbout(employerId), settle };
    },
    'a paid period that was ended at the provider, until it is refunded': async () => {
      const { employer, bought, customerId } = await subscribers.makeSubscriber();
      await provider.stripe.subscriptions.cancel(bought.providerId);
      const charge = await chargeOf(customerId);
      const settle = () => provider.stripe.refunds.create({ charge });
      return { kind: 'PAYMENT_WITHOUT_ACCESS', about: () => openAbout(employer.id), settle };
    },
  };
  it.each(Object.entries(listed))('is %s', async (_what, make) => {
    const { kind, about, settle } = await make();
    await compare();
    expect(await about()).toEqual([kind]);
    await settle();
    await compare();
    expect(await about()).toEqual([]);
  });
});

describe('what an admin has decided about', () => {
  const admin = fixture(() => makeAdmin(db));
  const close = (id: number, reason: string) => closePaymentDifference(contextFor(app, asAdmin(admin)), id, { reason });
  const differenceOf = (subject: string) => db.paymentDifference.findFirstOrThrow({ where: { subject } });

  it('is closed with a reason, which the audit log notes, and stays closed', async () => {
    const { charge } = await makeStranger();
    await compare();
    const { id } = await differenceOf(charge);
    await expect(close(id, ' ')).rejects.toThrow(InvalidInput);
    await close(id, 'Paid for another product');
    const closed = { closedById: admin.id, closedReason: 'Paid for another product', closedAt: app.clock.now };
    expect(await differenceOf(charge)).toMatchObject(closed);
    expect(await db.auditEntry.findFirstOrThrow({ where: { adminId: admin.id } })).toMatchObject({
      action: 'paymentDifference.close',
      recordType: 'PAYMENT_DIFFERENCE',
      recordId: id,
      recordLabel: charge,
    });
    await compare();
    expect(await openAbout(null, [charge])).toEqual([]);
    await expect(close(id, 'Again')).rejects.toThrow('has already closed this');
  });

  it('opens again when it changes', async () => {
    const { employer, customerId } = await subscribers.makeSubscriber();
    const { id: second } = await makeAtProvider(customerId);
    await compare();
    await close((await differenceOf(second)).id, 'They want two');
    await compare();
    expect(await openAbout(employer.id)).toEqual([]);
    const { subscriptions } = provider.stripe;
    const [item] = (await subscriptions.retrieve(second)).items.data;
    const items = [{ id: item?.id ?? '', quantity: 2 }];
    await subscriptions.update(second, { items, proration_behavior: 'none' });
    await compare();
    expect(await openAbout(employer.id)).toEqual(['SECOND_SUBSCRIPTION']);
    expect(await differenceOf(second)).toMatchObject({ closedAt: null, closedById: null, closedReason: null });
  });

  it('need not be a message that the provider has forgotten', async () => {
    const subject = 'evt_forgotten';
    const data = { kind: 'EVENT_WITHOUT_RECORD', subject, foundAt: new Date('2026-04-01') } as const;
    await db.paymentDifference.create({ data });
    await compare();
    expect(await openAbout(null, [subject])).toEqual([]);
  });
});

describe('a comparison', () => {
  it('that takes longer than an hour keeps its place, and one that was killed does not', async () => {
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
    expect(await db.reconciliation.count()).toBe(1);

    const later = (ms: number) => new Date(app.clock.now.getTime() + ms);
    await db.reconciliation.updateMany({ data: { endedAt: null, aliveAt: later(-9 * 60_000) } });
    await reconcile(services);
    expect(await db.reconciliation.count()).toBe(1);
    app.clock.now = later(2 * 60_000);
    await reconcile(services);
    expect(await db.reconciliation.count()).toBe(2);
  });

  it('is made by one process an hour', async () => {
    const { services } = app;
    await Promise.all([reconcile(services), reconcile(services), reconcile(services)]);
    await reconcile(services);
    expect(await db.reconciliation.count()).toBe(1);
  });

  it('that the provider did not answer begins at the same time again', async () => {
    const { bought, moveTo } = await subscribers.makeSubscriber();
    await reconcile(app.services);
    await moveTo('2026-07-01T15:00:00Z');
    await expect(reconcile(withSilent('readEvents'))).rejects.toThrow(PaymentProviderUnavailable);
    expect(await db.reconciliation.count({ where: { endedAt: null } })).toBe(1);
    await moveTo('2026-07-01T17:00:00Z');
    await reconcile(app.services);
    expect(await db.reconciliation.count({ where: { endedAt: { not: null } } })).toBe(2);
    expect(await subscribers.rowOf(bought)).toMatchObject({ currentPeriodEnd: new Date('2026-08-01T12:00:00Z') });
  });
});

/** The provider does not answer this question. */
function withSilent(question: 'readEvents' | 'readBalance') {
  const silent = () => {
    throw new PaymentProviderUnavailable('The provider does not answer');
  };
  return { ...app.services, payment: { ...app.services.payment, [question]: silent } };
}

/** Messages of the provider that never arrive: the product asks by itself. */
describe('messages that never arrive', () => {
  /** An hour passes, in which nothing arrives. */
  async function anHourLater(): Promise<void> {
    await askAboutUnheard(app.services);
    await db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE name = 'payment-outcome'`;
    await learnOutcomes(app.services);
  }

  it('a declined renewal is found, and so is its payment', async () => {
    const { bought, customerId, moveTo } = await subscribers.makeSubscriber();
    await provider.putCard(customerId, bought.providerId, 'failsLater');
    await moveTo('2026-07-01T15:00:00Z');
    await anHourLater();
    expect(await subscribers.rowOf(bought)).toMatchObject({ status: 'PAST_DUE' });
    await provider.putCard(customerId, bought.providerId, 'mastercard');
    await moveTo('2026-07-10T12:00:00Z');
    await anHourLater();
    const currentPeriodEnd = new Date('2026-08-01T12:00:00Z');
    expect(await subscribers.rowOf(bought)).toMatchObject({ status: 'ACTIVE', currentPeriodEnd });
  });

  it("a payment on the bank's page, or on the provider's without a visit to us, is found", async () => {
    app.clock.now = new Date();
    const [asked, paying] = [await makeEmployer(db), await makeEmployer(db)];
    await answerBank(app, (await buy(app, provider, asked, { card: 'asks' })).redirectUrl);
    const input = { recurringMode: 'MONTHLY', returnPath: '/chat', chat: null, cityId: null } as const;
    const { redirectUrl } = await startCheckout(contextFor(app, asEmployer(paying)), input);
    await payOnPage(ownAddress(app, redirectUrl));
    app.clock.now = new Date(Date.now() + 2 * 3_600_000);
    await anHourLater();
    for (const employer of [asked, paying]) expect(await subscribers.isPremium(employer)).toBe(true);
  });

  it('what is up to date is not asked about', async () => {
    const { employer } = await subscribers.makeSubscriber();
    await askAboutUnheard(app.services);
    const waiting = await db.$queryRaw`
    SELECT FROM pgboss.job
    WHERE name = 'payment-outcome' AND state < 'active' AND data->>'employerId' = ${String(employer.id)}`;
    expect(waiting).toEqual([]);
  });
});

/** The provider's balance is read into rows that never change, and every difference to it is noted. */
describe('the ledger', () => {
  const open = () =>
    db.paymentDifference.findMany({ where: { kind: 'LEDGER_DIFFERS', settledAt: null }, orderBy: { id: 'asc' } });
  const expectEqual = async () => {
    for (const { ours, theirs } of await compareSums(app.services)) expect(ours).toBe(theirs);
    expect(await open()).toEqual([]);
  };

  it('has a payment and its refund, with the invoice, once', async () => {
    const { customerId, bought } = await subscribers.makeSubscriber();
    const charge = await chargeOf(customerId);
    await compare();
    const { id: refund } = await provider.stripe.refunds.create({ charge, amount: 1000 });
    await compare();
    await compare();
    const [{ stripeInvoiceId } = { stripeInvoiceId: '' }] = await invoicesOf(bought.id);
    const where = { sourceId: { in: [charge, refund] } };
    expect(await db.ledgerEntry.findMany({ where, orderBy: { id: 'asc' } })).toMatchObject([
      { kind: 'PAYMENT', type: 'charge', sourceId: charge, stripeInvoiceId, amount: 4900n, currency: 'SGD' },
      { kind: 'REFUND', type: 'refund', sourceId: refund, stripeInvoiceId, amount: -1000n, fee: 0n },
    ]);
    await expectEqual();
  });

  it('has disputes and payouts', async () => {
    const { customerId } = await subscribers.makeSubscriber('disputes');
    const { stripe } = provider;
    const [dispute] = (await stripe.disputes.list({ charge: await chargeOf(customerId) })).data;
    for (const _ of [1, 2]) await subscribers.makeSubscriber();
    const { id: payout } = await stripe.payouts.create({ amount: 1000, currency: 'sgd' });
    await compare();
    const where = { sourceId: { in: [dispute?.id ?? '', payout] } };
    expect(await db.ledgerEntry.findMany({ where, orderBy: { kind: 'asc' } })).toMatchObject([
      { kind: 'DISPUTE', amount: -4900n, fee: 1500n },
      { kind: 'PAYOUT', amount: -1000n, fee: 0n },
    ]);
    await expectEqual();
  });

  it('has an entry that appears long after its time', async () => {
    app.clock.now = new Date('2026-09-01T12:00:00Z');
    await reconcile(app.services);
    const { customerId } = await subscribers.makeSubscriber();
    app.clock.now = new Date('2026-09-01T13:00:00Z');
    await compare();
    expect(await db.ledgerEntry.count({ where: { sourceId: await chargeOf(customerId) } })).toBe(1);
    await expectEqual();
  });

  it('notes a sum that differs, for its currency, until it is the same', async () => {
    await compare();
    const { payment } = app.services;
    const sums = await payment.readBalanceSums();
    const theirs = (sums.get('SGD') ?? 0n) + 250n;
    const wrong = { ...payment, readBalanceSums: async () => new Map([...sums, ['SGD', theirs]]) };
    await compare({ ...app.services, payment: wrong });
    expect(await open()).toMatchObject([
      { subject: 'balance:SGD', currency: 'SGD', amount: Number(theirs), ourAmount: Number(theirs) - 250 },
    ]);
    await compare();
    expect(await open()).toEqual([]);
  });

  it('notes nothing while the provider does not answer, and has it the next time', async () => {
    const { customerId } = await subscribers.makeSubscriber();
    await expect(reconcile(withSilent('readBalance'))).rejects.toThrow('does not answer');
    expect(await open()).toEqual([]);
    await db.reconciliation.deleteMany();
    await compare();
    expect(await db.ledgerEntry.count({ where: { sourceId: await chargeOf(customerId) } })).toBe(1);
  });

  it('has for a month the sums of its days in UTC by currency, and they make the closing balance', async () => {
    const at = (time: string) => new Date(`2031-${time}Z`);
    const much = 9_007_199_254_740_993_000n;
    const kuwaiti = { type: 'charge', currency: 'KWD', fee: 0n, availableAt: at('05-12T12:00:00') };
    await db.ledgerEntry.createMany({
      data: (
        [
          ['PAYMENT', 15_500n, '04-30T23:59:59.999', { fee: 1030n }],
          ['PAYMENT', much, '05-01T00:00:00', {}],
          ['REFUND', -15_500n, '05-31T23:59:59.999', {}],
          ['DISPUTE', -500n, '05-31T00:00:00', { fee: 1500n }],
          ['FEE', -20n, '05-31T00:00:00', {}],
          ['OTHER', 7n, '05-31T00:00:00', {}],
          ['PAYOUT', -1000n, '05-31T00:00:00', { fee: 10n }],
          ['PAYMENT', 1n, '06-01T00:00:00', {}],
          ['PAYMENT', 5280n, '05-10T12:00:00', { fee: 181n, currency: 'JPY' }],
        ] as const
      ).map(([kind, amount, time, more], index) => ({
        ...{ ...kuwaiti, kind, amount, createdAt: at(time), providerId: `of-the-month-${index}` },
        ...more,
      })),
    });
    app.clock.now = at('06-15T12:00:00');
    const ctx = contextFor(app, asAdmin(await makeAdmin(db)));
    const { months, currencies } = await ledger(ctx, '2031-05');
    expect(months.slice(0, 3)).toEqual(['2031-06', '2031-05', '2031-04']);
    const kuwait = currencies.find(({ currency }) => currency === 'KWD');
    expect(kuwait).toMatchObject({
      opening: 14_470n,
      closing: much + 14_470n - 15_500n - 500n - 1500n - 20n + 7n - 1000n - 10n,
      total: { received: much, refunded: -15_500n, disputed: -500n, fees: -1530n, other: 7n, paidOut: -1000n },
    });
    expect(kuwait?.days.map(({ period, net, paidOut }) => [period, net, paidOut])).toEqual([
      ['2031-05-01', much, 0n],
      ['2031-05-31', -15_500n - 500n - 1500n - 20n + 7n - 10n, -1000n],
    ]);
    expect(kuwait?.months.map(({ period }) => period)).toEqual(['2031-05', '2031-04']);
    expect(currencies.find(({ currency }) => currency === 'JPY')).toMatchObject({ opening: 0n, closing: 5099n });
    expect(await ledger(ctx, null)).toMatchObject({ month: '2031-06' });
    for (const wrong of ['2031-13', '2031-00', 'May', '']) await expect(ledger(ctx, wrong)).rejects.toThrow('month');
  });
});
