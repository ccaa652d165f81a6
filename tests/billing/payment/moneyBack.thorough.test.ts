import { beforeEach, describe, expect, it } from 'vitest';
import { sendPaymentNews } from '../../../server/domain/billing/mail/paymentNews.ts';
import { sendRefundMails } from '../../../server/domain/billing/mail/refund.ts';
import { resumeSubscription } from '../../../server/domain/billing/purchase/change.ts';
import { changePlan } from '../../../server/domain/billing/purchase/plan.ts';
import { reconcile } from '../../../server/domain/billing/reconciliation/reconcile.ts';
import { formatDay } from '../../../server/domain/core/text/format/date.ts';
import { banUser } from '../../../server/domain/lifecycle/ban/ban.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { PaymentProviderFault } from '../../../server/payment/payment.ts';
import { makeAdmin, makeEmployer } from '../../support/factories.ts';
import { contextFor, mutateAs, readAs } from '../../support/graph.ts';
import { mailsTo } from '../../support/outbox.ts';
import { asAdmin, asEmployer, buy, type Card, makeSubscriber, type Purchase } from '../../support/sandbox.ts';
import { testPayments } from '../../support/subscribers.ts';

/** What becomes of money that goes back: disputes at the bank, and refunds by admins and at the provider. */

const { app, db, provider } = testPayments();

beforeEach(() => {
  app.clock.now = new Date();
});

async function paid(card: Card = 'visa') {
  const employer = await makeEmployer(db);
  const bought = await buy(app, provider, employer, { card });
  const { stripeCustomerId } = await db.user.findUniqueOrThrow({ where: { id: employer.id } });
  const customer = stripeCustomerId ?? '';
  const charge = (await provider.stripe.charges.list({ customer })).data[0]?.id ?? '';
  const { id } = await db.invoice.findFirstOrThrow({ where: { subscriptionId: bought.id } });
  return { employer, bought, customer, charge, invoice: encodeGlobalId('Invoice', id) };
}

async function disputed() {
  const made = await paid('disputes');
  const [dispute] = (await provider.stripe.disputes.list({ charge: made.charge })).data;
  return { ...made, dispute: dispute?.id ?? '' };
}

type Listed = { providerId: string };

const recordOf = ({ id }: Purchase) =>
  db.subscription.findUniqueOrThrow({ where: { id }, include: { invoices: { orderBy: { id: 'asc' } } } });

/** Messages arrive in any order. */
const hear = (text: string) => provider.deliverAll(text, 'newest first');

/** Sends evidence on which the bank decides at once. */
const answer = (dispute: string, uncategorized_text: 'winning_evidence' | 'losing_evidence') =>
  provider.stripe.disputes.update(dispute, { evidence: { uncategorized_text } });

async function compare(): Promise<void> {
  await db.reconciliation.deleteMany();
  await reconcile(app.services);
}

const atProvider = ({ providerId }: Purchase) => provider.stripe.subscriptions.retrieve(providerId);

const isPremium = async (employer: User) =>
  (await readAs(app, asEmployer(employer), '{ viewer { hasActiveSubscription } }')).viewer.hasActiveSubscription;

const reason = 'Nobody was found.';

async function refund(invoice: string, input: object = {}) {
  const part = 'status paidPrice refundedPrice refundedAmount disputedAmount viewerCanRefund';
  const admin = asAdmin(await makeAdmin(db));
  return mutateAs(app, admin, 'refundInvoice', { invoice, reason, ...input }, `invoice { ${part} }`);
}

describe('a dispute', () => {
  it('stops the renewal and leaves what is paid; nothing can be resumed, changed or refunded', async () => {
    const { employer, bought, dispute, invoice } = await disputed();
    await hear(dispute);
    await hear(bought.providerId);
    const invoices = [{ status: 'DISPUTED', refundedAmount: 0, disputedAmount: 4900 }];
    const stopped = { status: 'ACTIVE', cancelAtPeriodEnd: true, disputedAt: expect.any(Date), invoices };
    expect(await atProvider(bought)).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect(await recordOf(bought)).toMatchObject(stopped);
    expect(await isPremium(employer)).toBe(true);
    // What is disputed does not count as paid.
    const shown = `{ viewer {
      invoices(first: 1) { edges { node { paidAmount refundedAmount disputedAmount } } }
      subscriptions(first: 1) { edges { node { viewerCanResume viewerCanChangePlan disputedAt } } } } }`;
    const held = { viewerCanResume: false, viewerCanChangePlan: false, disputedAt: expect.any(String) };
    expect((await readAs(app, asEmployer(employer), shown)).viewer).toEqual({
      invoices: { edges: [{ node: { paidAmount: 0, refundedAmount: 0, disputedAmount: 4900 } }] },
      subscriptions: { edges: [{ node: held }] },
    });

    const ctx = contextFor(app, asEmployer(employer));
    const refused = { message: 'A payment of this subscription is disputed at the bank.' };
    await expect(resumeSubscription(ctx, bought.id)).rejects.toMatchObject(refused);
    const change = changePlan(ctx, bought.id, { recurringMode: 'YEARLY', returnPath: '/' });
    await expect(change).rejects.toMatchObject(refused);
    expect(await refund(invoice)).toEqual({
      __typename: 'Conflict',
      message: 'The cardholder disputes this payment at the bank, so it cannot be refunded.',
    });
    // Resumed at the provider, it is stopped again.
    await provider.stripe.subscriptions.update(bought.providerId, { cancel_at_period_end: false });
    await hear(bought.providerId);
    expect(await recordOf(bought)).toMatchObject(stopped);
  });

  it('is listed and mailed to admins when it opens and when it is over; one that is won leaves the access', async () => {
    const { employer, bought, dispute } = await disputed();
    const admin = await makeAdmin(db);
    const [invoice] = (await recordOf(bought)).invoices;
    const mailed = async () => {
      await sendPaymentNews(app.services);
      const mails = await mailsTo(app, admin.email);
      return mails.filter(({ text }) => text.includes(`(invoice ${invoice?.number})`));
    };
    const listed = async (closed: boolean) => {
      const source = `query ($closed: Boolean!) { disputes(closed: $closed, first: 50) { edges { node {
        providerId state isInquiry reason price evidenceDueAt closedAt employer { databaseId } invoice { status }
      } } } }`;
      const { edges } = (await readAs(app, asAdmin(admin), source, { closed })).disputes;
      return edges.map(({ node }: { node: object }) => node).find((one: Listed) => one.providerId === dispute);
    };
    await hear(dispute);
    await hear(dispute);
    const { evidenceDueAt } = await db.dispute.findUniqueOrThrow({ where: { providerId: dispute } });
    const [opened, ...more] = await mailed();
    expect(more).toEqual([]);
    expect(opened?.subject).toContain('A payment of SGD 49 is disputed');
    expect(opened?.text).toContain('The reason it gives: fraudulent.');
    expect(opened?.text).toContain(`Evidence is due on ${formatDay(evidenceDueAt ?? new Date(0))}.`);
    const asked = { isInquiry: false, reason: 'fraudulent', price: 49, evidenceDueAt: expect.any(String) };
    const about = { employer: { databaseId: employer.id }, invoice: { status: 'DISPUTED' } };
    expect(await listed(false)).toMatchObject({ state: 'NEEDS_RESPONSE', closedAt: null, ...asked, ...about });

    await answer(dispute, 'winning_evidence');
    await hear(dispute);
    await hear(dispute);
    // At one moment of the clock, in any order.
    expect((await mailed()).map(({ subject }) => subject).toSorted()).toEqual([
      'A payment of SGD 49 is disputed',
      'The dispute about SGD 49 is won',
    ]);
    expect(await listed(false)).toBeUndefined();
    expect(await listed(true)).toMatchObject({ state: 'WON', closedAt: expect.any(String) });
    const won = { status: 'ACTIVE', cancelAtPeriodEnd: true, disputedAt: null };
    expect(await recordOf(bought)).toMatchObject({ ...won, invoices: [{ status: 'PAID', disputedAmount: 0 }] });
    const resumed = await resumeSubscription(contextFor(app, asEmployer(employer)), bought.id);
    expect(resumed).toMatchObject({ cancelAtPeriodEnd: false });
  });

  it.each([true, false])('that is lost ends the subscription (its opening was heard of: %s)', async (isHeard) => {
    const { employer, bought, dispute } = await disputed();
    if (isHeard) await hear(dispute);
    await answer(dispute, 'losing_evidence');
    await hear(dispute);
    expect(await atProvider(bought)).toMatchObject({ status: 'canceled' });
    expect(await recordOf(bought)).toMatchObject({ status: 'CANCELED', invoices: [{ status: 'DISPUTED' }] });
    expect(await isPremium(employer)).toBe(false);
  });

  it('whose events are lost is found by the hourly comparison, and so is its end', async () => {
    await provider.forgetCustomers();
    const { bought, dispute } = await disputed();
    await compare();
    expect(await recordOf(bought)).toMatchObject({ cancelAtPeriodEnd: true, invoices: [{ status: 'DISPUTED' }] });
    await answer(dispute, 'losing_evidence');
    // The provider has forgotten its events.
    await db.webhookEvent.updateMany({ data: { processedAt: new Date() } });
    await db.webhookEvent.createMany({
      data: (await provider.eventsOf(dispute)).map(({ id, type }) => ({ id, type, processedAt: new Date() })),
      skipDuplicates: true,
    });
    await compare();
    expect(await recordOf(bought)).toMatchObject({ status: 'CANCELED' });
  });

  it('of a payment that arrived for a banned employer ends it, and every webhook is accepted', async () => {
    const { employer, bought, dispute } = await disputed();
    const before = new Date(Date.now() - 5_000);
    const ctx = contextFor(app, asAdmin(await makeAdmin(db)));
    await banUser(ctx, { id: employer.id, role: 'ROLE_EMPLOYER' }, { reason: 'Fraud' });
    await db.user.update({ where: { id: employer.id }, data: { bannedAt: before } });
    // The payment is heard of before the dispute.
    for (const event of await provider.eventsOf(bought.providerId))
      if (event.type.startsWith('invoice.')) expect(await provider.deliver(event)).toBe(200);
    await hear(dispute);
    expect(await atProvider(bought)).toMatchObject({ status: 'canceled' });
    expect(await recordOf(bought)).toMatchObject({ status: 'CANCELED', invoices: [{ status: 'DISPUTED' }] });
  });
});

it('a refund that the provider refuses for good ends the subscription all the same, and is logged', async () => {
  const { employer, bought } = await paid();
  const bannedAt = new Date(Date.now() - 5_000);
  await db.user.update({ where: { id: employer.id }, data: { bannedAt } });
  const held = app.services.payment;
  const { refund: refunding } = held;
  held.refund = async () => {
    throw new PaymentProviderFault('This charge is too old.');
  };
  try {
    await hear(bought.providerId);
  } finally {
    held.refund = refunding;
  }
  expect(await atProvider(bought)).toMatchObject({ status: 'canceled' });
  expect(await recordOf(bought)).toMatchObject({ status: 'CANCELED', invoices: [{ status: 'PAID' }] });
});

const refundedOf = async (charge: string) => (await provider.stripe.charges.retrieve(charge)).amount_refunded;
const mailsAbout = async ({ email }: { email: string | null }) => {
  await sendRefundMails(app.services);
  return (await mailsTo(app, email)).filter(({ subject }) => subject.includes('refund'));
};

describe('a refund by an admin', () => {
  const tooMuch = 'Please refund at most SGD 40: no more is left of the payment.';

  it('of a part is made once by its key, leaves the subscription, and is mailed once', async () => {
    const { employer, bought, charge, invoice } = await paid();
    const part = { amount: 950, clientKey: 'first-part' };
    const first = await refund(invoice, part);
    const answers = [first, ...(await Promise.all([refund(invoice, part), refund(invoice, part)]))];
    const refunded = { paidPrice: 39.5, refundedPrice: 9.5, refundedAmount: 950, viewerCanRefund: true };
    for (const one of answers) expect(one).toMatchObject({ invoice: { status: 'PAID', ...refunded } });
    expect(await refundedOf(charge)).toBe(950);
    expect(await recordOf(bought)).toMatchObject({ status: 'ACTIVE' });
    await hear(charge);
    const [mail, ...more] = await mailsAbout(employer);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('refund: SGD 9.50');
    expect(mail?.text).toContain('We have refunded SGD 9.50 of the SGD 49 that you paid');
    // Another key is another refund of the same amount.
    const second = await refund(invoice, { ...part, clientKey: 'second-part' });
    expect(second).toMatchObject({ invoice: { refundedAmount: 1900 } });
    expect(await refundedOf(charge)).toBe(1900);
  });

  it.each([true, false])(
    'of a part and the rest, at once twice, ends the subscription: %s',
    async (endSubscription) => {
      const { employer, bought, charge, invoice } = await paid();
      await refund(invoice, { amount: 900, clientKey: 'first-part', endSubscription });
      expect(await recordOf(bought)).toMatchObject({ status: 'ACTIVE' });
      const rest = { status: 'REFUNDED', paidPrice: 0, refundedPrice: 49, viewerCanRefund: false };
      for (const one of await Promise.all([refund(invoice, { endSubscription }), refund(invoice, { endSubscription })]))
        expect(one).toMatchObject({ invoice: rest });
      expect(await refundedOf(charge)).toBe(4900);
      expect(await recordOf(bought)).toMatchObject({ status: endSubscription ? 'CANCELED' : 'ACTIVE' });
      expect(await isPremium(employer)).toBe(!endSubscription);
      expect(await mailsAbout(employer)).toHaveLength(2);
    },
  );

  it('is refused for an amount or a key that cannot be, and for what was not paid', async () => {
    const { charge, invoice } = await paid();
    await refund(invoice, { amount: 900, clientKey: 'first-part' });
    for (const [input, field, message] of [
      [{ reason: ' ' }, 'reason', 'Please provide a reason.'],
      [{ amount: 0, clientKey: 'some-key' }, 'amount', 'Please provide an amount.'],
      [{ amount: -1, clientKey: 'some-key' }, 'amount', 'Please provide an amount.'],
      [{ amount: 4001, clientKey: 'some-key' }, 'amount', tooMuch],
      [{ amount: 100 }, 'clientKey', 'Please provide a key with the amount.'],
      [{ amount: 100, clientKey: 'first-part' }, 'clientKey', 'This key was already used for another refund.'],
    ] as const)
      expect(await refund(invoice, input)).toMatchObject({ __typename: 'InvalidInput', fields: [{ field, message }] });
    expect(await refundedOf(charge)).toBe(900);
    const { id } = await buy(app, provider, await makeEmployer(db), { card: 'asks' });
    const unpaid = await db.invoice.findFirstOrThrow({ where: { subscriptionId: id } });
    expect(await refund(encodeGlobalId('Invoice', unpaid.id))).toEqual({
      __typename: 'Conflict',
      message: 'Nothing was paid on this invoice.',
    });
  });

  it.each([true, false])('of a change of plan concerns its own invoice only (it ends: %s)', async (endSubscription) => {
    const { employer, bought, customer } = await paid();
    const ctx = contextFor(app, asEmployer(employer));
    await changePlan(ctx, bought.id, { recurringMode: 'YEARLY', returnPath: '/' });
    const { invoices } = await recordOf(bought);
    expect(invoices).toHaveLength(2);
    await refund(encodeGlobalId('Invoice', invoices[1]?.id ?? 0), { endSubscription });
    await hear(customer);
    await hear(customer);
    const after = await recordOf(bought);
    expect(after.status).toBe(endSubscription ? 'CANCELED' : 'ACTIVE');
    expect(after.invoices.map(({ status }) => status)).toEqual(['PAID', 'REFUNDED']);
  });

  it('of the payment before a change of plan lets the paid year go on, until that is refunded too', async () => {
    const { employer, bought, customer } = await paid();
    await changePlan(contextFor(app, asEmployer(employer)), bought.id, { recurringMode: 'YEARLY', returnPath: '/' });
    const [first, year] = (await recordOf(bought)).invoices.map(({ id }) => encodeGlobalId('Invoice', id));
    await refund(first ?? '', { endSubscription: true });
    await hear(customer);
    expect(await recordOf(bought)).toMatchObject({ status: 'ACTIVE' });
    await refund(year ?? '');
    await hear(customer);
    expect((await recordOf(bought)).status).toBe('CANCELED');
    expect(await isPremium(employer)).toBe(false);
  });

  /** A payment of SGD 49 for June, half of which is over; or that payment, and July is half over. */
  async function halfway(month: 'June' | 'July') {
    const { employer, bought, moveTo } = await makeSubscriber(app, provider);
    await moveTo(month === 'June' ? '2026-06-16T12:00:00Z' : '2026-07-01T14:00:00Z');
    await hear(bought.providerId);
    const [first] = (await recordOf(bought)).invoices;
    return { employer, bought, first: first?.id ?? 0, invoice: encodeGlobalId('Invoice', first?.id ?? 0) };
  }

  const tooLittle =
    'The rest of this period is worth SGD 24.50. Please refund at least that, or choose goodwill, which ends nothing.';
  const notRunning = 'This payment is not for the period that is running. A refund of it ends nothing.';

  it.each([
    ['June', 'PERIOD', 2450, 'CANCELED'],
    ['June', 'PERIOD', 4900, 'CANCELED'],
    ['June', 'GOODWILL', 4900, 'ACTIVE'],
    ['July', 'GOODWILL', 900, 'ACTIVE'],
    ['July', 'PAST_PERIOD', 4900, 'ACTIVE'],
    ['June', 'PERIOD', 2449, tooLittle],
    ['June', 'PAST_PERIOD', 900, 'This payment is for the period that is running.'],
    ['July', 'PERIOD', 4900, notRunning],
  ] as const)('ends what it pays back: %s, %s, %i: %s', async (month, purpose, amount, end) => {
    const { employer, bought, invoice } = await halfway(month);
    const answered = await refund(invoice, { purpose, amount, clientKey: `${bought.id}-${purpose}` });
    const { status } = await recordOf(bought);
    if (end !== 'ACTIVE' && end !== 'CANCELED') {
      expect(answered).toMatchObject({ __typename: 'InvalidInput', message: end });
      expect(status).toBe('ACTIVE');
      return expect(await mailsAbout(employer)).toEqual([]);
    }
    expect(answered).toMatchObject({ invoice: { refundedAmount: amount } });
    expect(status).toBe(end);
    const [mail] = await mailsAbout(employer);
    expect(mail?.text).toContain(`The reason: ${reason}`);
    expect(mail?.text.includes('Your subscription has ended.')).toBe(end === 'CANCELED');
    const entry = await db.auditEntry.findFirst({ orderBy: { id: 'desc' } });
    expect(entry).toMatchObject({ action: 'invoice.refund', after: { purpose, reason } });
  });

  it('says beforehand what the rest of the period is worth, and nothing of one that is over', async () => {
    const worth = async (month: 'June' | 'July') => {
      const { employer, invoice } = await halfway(month);
      const source = 'query ($id: ID!) { node(id: $id) { ... on Invoice { unusedAmount } } }';
      return (await readAs(app, asEmployer(employer), source, { id: invoice })).node.unusedAmount;
    };
    expect(await worth('June')).toBe(2450);
    expect(await worth('July')).toBeNull();
  });
});

describe('a refund at the provider', () => {
  it('is recorded and mailed once each, in parts, and is not undone by late webhooks', async () => {
    const { employer, bought, charge } = await paid();
    const before = await provider.eventsOf(bought.providerId);
    for (const amount of [900, 4000]) {
      await provider.stripe.refunds.create({ charge, amount });
      await hear(charge);
    }
    await db.webhookEvent.deleteMany();
    await hear(charge);
    for (const event of before) expect(await provider.deliver(event)).toBe(200);
    const where = { invoice: { subscriptionId: bought.id } };
    expect(await db.refund.findMany({ where, orderBy: { amount: 'asc' } })).toMatchObject([
      { amount: 900, state: 'SUCCEEDED' },
      { amount: 4000, state: 'SUCCEEDED' },
    ]);
    expect(await recordOf(bought)).toMatchObject({ invoices: [{ status: 'REFUNDED' }] });
    const texts = (await mailsAbout(employer)).map(({ subject }) => /SGD .*/.exec(subject)?.[0]);
    expect(texts.toSorted()).toEqual(['SGD 40', 'SGD 9']);
  });

  it('that the bank sends back is nothing for the person, and is mailed to admins', async () => {
    const admin = await makeAdmin(db);
    const { employer, bought, charge } = await paid('sendsRefundsBack');
    const receipts = async () => (await db.$queryRaw<[]>`SELECT FROM pgboss.job WHERE name = 'receipt-mail'`).length;
    const before = await receipts();
    await provider.stripe.refunds.create({ charge });
    await hear(charge);
    const where = { invoice: { subscriptionId: bought.id } };
    expect(await db.refund.findMany({ where })).toMatchObject([{ amount: 4900, state: 'FAILED' }]);
    const kept = { status: 'ACTIVE', invoices: [{ status: 'PAID', refundedAmount: 0 }] };
    expect(await recordOf(bought)).toMatchObject(kept);
    expect(await refundedOf(charge)).toBe(0);
    expect(await receipts()).toBe(before);
    expect(await mailsAbout(employer)).toEqual([]);
    await sendPaymentNews(app.services);
    const page = app.services.links.employerSubscriptions(employer.id);
    const news = (await mailsTo(app, admin.email)).filter(({ text }) => text.includes(page));
    expect(news.map(({ subject }) => subject)).toEqual(['A refund of SGD 49 has failed']);
  });
});
