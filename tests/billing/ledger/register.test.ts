import { beforeEach, describe, expect, it } from 'vitest';
import { makeCreditNotes } from '../../../server/domain/billing/documents/creditNotes.ts';
import { deferredRevenue } from '../../../server/domain/billing/ledger/deferred.ts';
import { compareSums, ledger } from '../../../server/domain/billing/ledger/ledger.ts';
import { invoiceRegister } from '../../../server/domain/billing/ledger/register.ts';
import { refundInvoice } from '../../../server/domain/billing/purchase/refund.ts';
import { reconcile } from '../../../server/domain/billing/reconciliation/reconcile.ts';
import type { Ctx } from '../../../server/domain/core/context.ts';
import { exportList } from '../../../server/domain/office/export/export.ts';
import { makeAdmin } from '../../support/factories.ts';
import { contextFor } from '../../support/graph.ts';
import { listOf } from '../../support/listOf.ts';
import { asAdmin, openProviderSide } from '../../support/sandbox.ts';
import { testSubscribers } from '../../support/subscribers.ts';

/** The papers of a month: the register of documents, whose sums are those of the balance, and what belongs to later months. */

const { subscribers, app, db, provider } = testSubscribers();

beforeEach(async () => {
  await provider.forgetCustomers();
});

const asOffice = async (): Promise<Ctx> => contextFor(app, asAdmin(await makeAdmin(db)));

async function compare(): Promise<void> {
  await makeCreditNotes(app.services);
  await reconcile(app.services);
  await db.reconciliation.deleteMany();
}

const invoicesOf = (subscriptionId: number) =>
  db.invoice.findMany({ where: { subscriptionId }, orderBy: { createdAt: 'asc' } });

const register = async (month: string) => invoiceRegister(await asOffice(), { month });

/** Of one series: 'ABC-0001' is 1. */
const lastDigits = (number: string) => Number(number.slice(-4));

describe('the register', () => {
  it('has the sums of the balance: what was charged was received, and what was credited was given back', async () => {
    const { bought } = await subscribers.makeSubscriber();
    await subscribers.makeSubscriber('mastercard');
    const [invoice] = await invoicesOf(bought.id);
    const part = { amount: 1000, purpose: 'GOODWILL', clientKey: 'a-part-of-it' } as const;
    await refundInvoice(await asOffice(), invoice?.id ?? 0, { ...part, reason: 'Nobody was found.' });
    await compare();
    for (const { ours, theirs } of await compareSums(app.services)) expect(ours).toBe(theirs);
    const { currencies } = await ledger(await asOffice(), '2026-06');
    const { documents, totals, gaps } = await register('2026-06');
    expect(totals).toHaveLength(1);
    for (const { currency, paid, credited } of totals) {
      const { total } = currencies.find((one) => one.currency === currency) ?? {};
      expect([paid.charged, -credited.gross]).toEqual([total?.received, total?.refunded]);
      expect([paid.gross, credited.gross]).toEqual([9800n, 1000n]);
    }
    expect(gaps).toEqual([]);
    const [first, , note] = documents;
    const month = { recurringMode: 'MONTHLY', from: new Date('2026-06-01T12:00:00Z') };
    expect(first).toMatchObject({ kind: 'INVOICE', state: 'PAID', plan: month, gross: 4900, paid: 4900 });
    expect(first?.settlement).toEqual({ currency: 'SGD', amount: 4900n, exchangeRate: null });
    expect(note).toMatchObject({ kind: 'CREDIT_NOTE', invoiceNumber: invoice?.number, gross: 1000 });
    expect(note?.settlement).toEqual({ currency: 'SGD', amount: -1000n, exchangeRate: null });

    const ctx = await asOffice();
    const { total, rows } = await exportList(ctx, 'invoice-register', { from: '2026-06-01', until: '2026-06-30' });
    const file = await listOf(rows);
    expect(file).toHaveLength(total);
    expect(file.map(({ row }) => row)).toEqual(['invoice', 'invoice', 'credit note', 'total paid', 'total credited']);
    expect(file.map(({ gross }) => gross)).toEqual(
      ['49.00', '49.00', '-10.00', '98.00', '-10.00'].map((decimal) => ({ decimal })),
    );
    expect((await register('2026-05')).documents).toEqual([]);
  });

  it('has what the provider converted, with its rate', async () => {
    app.clock.now = new Date('2026-06-01T12:00:00Z');
    const converting = await openProviderSide(app, { account: { conversions: { sgd: { to: 'usd', rate: 0.75 } } } });
    const customer = await converting.makeCustomer((await subscribers.makeSubscriber()).employer.id);
    await converting.subscribeByHand(customer.customerId);
    await converting.close();
    await compare();
    const { documents } = await register('2026-06');
    expect(documents.map(({ currency, gross, settlement }) => ({ currency, gross, settlement }))).toContainEqual({
      ...{ currency: 'SGD', gross: 4200 },
      settlement: { currency: 'USD', amount: 3150n, exchangeRate: 0.75 },
    });
  });

  it('explains the numbers of documents that count for nothing, and names those that nobody has', async () => {
    const { bought, viewer, moveTo } = await subscribers.makeSubscriber();
    await subscribers.changeCard(viewer, bought, 'failsLater');
    await moveTo('2026-07-01T13:00:01Z');
    await compare();
    await subscribers.cancel(viewer, bought);
    const { documents, gaps } = await register('2026-07');
    expect(documents).toMatchObject([{ state: 'VOID', gross: 4900, settlement: null }]);
    expect(gaps).toEqual([]);
    expect((await register('2026-07')).totals).toEqual([]);

    const [before, last] = await invoicesOf(bought.id);
    expect([before, last].map((one) => lastDigits(one?.number ?? ''))).toEqual([1, 2]);
    const forget = (id = '') => db.$executeRaw`DELETE FROM payment_sandbox.object WHERE id = ${id}`;
    await forget(before?.stripeInvoiceId);
    // Our own record of it explains the number.
    expect((await register('2026-07')).gaps).toEqual([]);
    await db.invoice.update({ where: { id: before?.id ?? 0 }, data: { number: null } });
    expect((await register('2026-07')).gaps).toEqual([{ first: before?.number, last: before?.number, count: 1 }]);
    await moveTo('2026-08-01T12:00:00Z');
    expect((await register('2026-06')).gaps).toEqual([]);
  });
});

it.each([
  ['until', { from: '2026-06-01' }],
  ['until', { from: '2026-06-02', until: '2026-06-01' }],
  ['from', { from: '2026-02-30', until: '2026-03-01' }],
  ['until', { from: '2026-02-01', until: '2026-02-29' }],
  ['month', { month: '2026-13' }],
])('a period that is none names its field: %s', async (field, period) => {
  await expect(invoiceRegister(await asOffice(), period)).rejects.toMatchObject({ fields: [{ field }] });
});

describe('deferred revenue', () => {
  const afterJune = async () => {
    const { currencies } = await deferredRevenue(await asOffice(), '2026-06');
    return currencies.map(({ months, ...sums }) => ({ ...sums, months: months.map(({ amount }) => amount) }));
  };

  /** A year from 1 June at noon for 365.00, a day for 1.00, of which 30 are in June. */
  async function aYear() {
    const { bought, moveTo, viewer } = await subscribers.makeSubscriber();
    const [invoice] = await invoicesOf(bought.id);
    const { id = 0 } = invoice ?? {};
    const periodEnd = new Date('2027-06-01T12:00:00Z');
    await db.invoice.update({ where: { id }, data: { amount: 36_500, recurringMode: 'YEARLY', periodEnd } });
    return { id, bought, moveTo, viewer };
  }
  const later = [31, 31, 30, 31, 30, 31, 31, 28, 31, 30, 31].map((days) => BigInt(days * 100));

  it('is what belongs to later months, by their days, without tax', async () => {
    const { id } = await aYear();
    expect(await afterJune()).toEqual([{ currency: 'SGD', total: 33_500n, months: later }]);
    await db.invoice.update({ where: { id }, data: { taxAmount: 7300 } });
    expect(await afterJune()).toMatchObject([{ total: 26_800n }]);
    const { rows } = await exportList(await asOffice(), 'deferred-revenue', { month: '2026-06' });
    const file = await listOf(rows);
    expect(file[0]).toMatchObject({ endOf: '2026-06', month: '2026-07', amount: { decimal: '24.80' } });
    expect(file.at(-1)).toMatchObject({ row: 'total', amount: { decimal: '268.00' } });
  });

  it.each<[string, Returned, bigint | null]>([
    ['a credit note takes from the days after it', { creditNotes: { amount: 3350, on: '20' } }, 30_248n],
    ['one of the whole leaves nothing', { creditNotes: { amount: 36_500, on: '20' } }, null],
    ['one of July does not count at the end of June', { creditNotes: { amount: 3350, on: '31' } }, 33_500n],
    ['a refund of the rest leaves nothing, whatever was kept', { refunds: { amount: 10, purpose: 'PERIOD' } }, null],
    ['a refund that failed takes nothing', { refunds: { amount: 3450, state: 'FAILED' } }, 33_500n],
    [
      'a refund and its credit note count once',
      { creditNotes: { amount: 3450, on: '20' }, refunds: { amount: 3450 } },
      30_150n,
    ],
    ['an open dispute has taken the money', { disputes: { amount: 36_500, state: 'NEEDS_RESPONSE' } }, null],
    ['a dispute that was won has not', { disputes: { amount: 36_500, state: 'WON' } }, 33_500n],
  ])('%s', async (_what, { creditNotes, refunds, disputes }, total) => {
    const { id: invoiceId } = await aYear();
    const on = (day: string) => new Date(new Date('2026-06-01T15:00:00Z').getTime() + (Number(day) - 1) * 86_400_000);
    const made = { invoiceId, providerId: `of-${invoiceId}` };
    if (creditNotes) {
      const { amount, on: day } = creditNotes;
      await db.creditNote.create({ data: { ...made, number: made.providerId, amount, createdAt: on(day) } });
    }
    if (refunds) await db.refund.create({ data: { ...made, state: 'SUCCEEDED', ...refunds, createdAt: on('20') } });
    if (disputes) {
      const times = { openedAt: on('20'), closedAt: disputes.state === 'WON' ? on('25') : null };
      const facts = { currency: 'SGD', reason: 'fraudulent', inquiry: false };
      await db.dispute.create({ data: { ...made, ...facts, ...times, ...disputes } });
    }
    expect((await afterJune())[0]?.total ?? null).toBe(total);
  });

  it('is nothing of a subscription that has ended', async () => {
    const { bought } = await aYear();
    const data = { status: 'CANCELED', currentPeriodEnd: new Date('2026-06-20T12:00:00Z') } as const;
    await db.subscription.update({ where: { id: bought.id }, data });
    expect(await afterJune()).toEqual([]);
  });
});

type Returned = {
  creditNotes?: { amount: number; on: string };
  refunds?: { amount: number; purpose?: 'PERIOD'; state?: 'FAILED' };
  disputes?: { amount: number; state: 'NEEDS_RESPONSE' | 'WON' };
};
