import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { domainContext } from '../../../server/domain/accounts/context.ts';
import { compareSums } from '../../../server/domain/billing/ledger/readLedger.ts';
import { ledger } from '../../../server/domain/billing/ledger/report.ts';
import { reconcile } from '../../../server/domain/billing/reconciliation/reconcile.ts';
import { PaymentProviderUnavailable } from '../../../server/payment/failures.ts';
import { makeAdmin } from '../../support/factories.ts';
import { asAdmin } from '../../support/sandbox.ts';
import { testSubscribers } from '../../support/subscribers.ts';

/** The provider's balance is read into rows that never change, and every difference to it is noted. */

const subscribers = testSubscribers();
const database = () => subscribers.app.services.db;

beforeAll(async () => {
  await subscribers.provider.holdMessages();
});
beforeEach(async () => {
  await subscribers.provider.forgetCustomers();
});

async function compare(services = subscribers.app.services) {
  await reconcile(services);
  await database().reconciliation.deleteMany();
}

const open = () =>
  database().paymentDifference.findMany({ where: { kind: 'LEDGER_DIFFERS', settledAt: null }, orderBy: { id: 'asc' } });

const isEqual = async () => (await compareSums(subscribers.app.services)).every(({ ours, theirs }) => ours === theirs);

const chargeOf = async (customer: string) =>
  (await subscribers.provider.stripe.charges.list({ customer, limit: 1 })).data[0]?.id ?? '';

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
    for (const wrong of ['2031-13', '2031-5', 'May', '']) {
      await expect(ledger(ctx, wrong)).rejects.toThrow('month');
    }
  });
});
