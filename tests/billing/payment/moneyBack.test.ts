import type { Stripe } from 'stripe';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendPaymentNews } from '../../../server/domain/billing/mail/paymentNews.ts';
import { sendRefundMails } from '../../../server/domain/billing/mail/refund.ts';
import { resumeSubscription } from '../../../server/domain/billing/purchase/change.ts';
import { refundInvoice } from '../../../server/domain/billing/purchase/invoice.ts';
import { changePlan } from '../../../server/domain/billing/purchase/plan.ts';
import { reconcile } from '../../../server/domain/billing/reconciliation/reconcile.ts';
import { formatDay } from '../../../server/domain/core/text/format/date.ts';
import { banUser } from '../../../server/domain/lifecycle/ban/ban.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { PaymentProviderFault } from '../../../server/payment/payment.ts';
import { makeAdmin, makeEmployer } from '../../support/factories.ts';
import { testApp, testCatalog, testProvider } from '../../support/fixtures.ts';
import { askAs, contextFor, mutateAs, readAs } from '../../support/graph.ts';
import { mailsTo } from '../../support/outbox.ts';
import { asAdmin, asEmployer, buy, type Card, type Purchase } from '../../support/sandbox.ts';

/** What becomes of money that goes back: disputes at the bank, and refunds by admins and at the provider. */

const app = testApp();
testCatalog(app);
const provider = testProvider(app);

beforeAll(async () => {
  await app.services.reference.refresh();
  await provider.holdMessages();
});
beforeEach(() => {
  app.clock.now = new Date();
});

/** What becomes of a subscription when a payment of it is disputed at the bank. */

const deliver = async (events: Stripe.Event[]) => {
  for (const event of events) expect(await provider.deliver(event)).toBe(200);
};

/** The events that name the text, newest first: they arrive in any order. */
const about = async (text: string) => (await provider.eventsOf(text)).toReversed();

async function paid(card: Card = 'visa') {
  const employer = await makeEmployer(app.services.db);
  const bought = await buy(app, provider, employer, { card });
  const { stripeCustomerId } = await app.services.db.user.findUniqueOrThrow({ where: { id: employer.id } });
  const customer = stripeCustomerId ?? '';
  const charge = (await provider.stripe.charges.list({ customer })).data[0]?.id ?? '';
  const { id } = await app.services.db.invoice.findFirstOrThrow({ where: { subscriptionId: bought.id } });
  return { employer, bought, customer, charge, invoice: encodeGlobalId('Invoice', id) };
}

async function disputed(card: 'disputes' | 'inquires' = 'disputes') {
  const made = await paid(card);
  const [dispute] = (await provider.stripe.disputes.list({ charge: made.charge })).data;
  return { ...made, dispute: dispute?.id ?? '' };
}

const recordOf = ({ id }: Purchase) =>
  app.services.db.subscription.findUniqueOrThrow({
    where: { id },
    select: {
      status: true,
      cancelAtPeriodEnd: true,
      disputedAt: true,
      invoices: {
        select: { id: true, number: true, status: true, refundedAmount: true, disputedAmount: true },
        orderBy: { id: 'asc' },
      },
    },
  });

/** Sends evidence on which the bank decides at once. */
const answer = (dispute: string, uncategorized_text: 'winning_evidence' | 'losing_evidence') =>
  provider.stripe.disputes.update(dispute, { evidence: { uncategorized_text } });

type Listed = { providerId: string };

async function compare(): Promise<void> {
  await app.services.db.reconciliation.deleteMany();
  await reconcile(app.services);
}

const atProvider = async ({ providerId }: Purchase) =>
  (await provider.stripe.subscriptions.retrieve(providerId)).status;

const isPremium = async (employer: User) =>
  (await readAs(app, asEmployer(employer), '{ viewer { hasActiveSubscription } }')).viewer.hasActiveSubscription;

async function refund(invoice: string, input: { amount?: number; clientKey?: string; endSubscription?: boolean } = {}) {
  const part = 'status paidPrice refundedPrice refundedAmount disputedAmount viewerCanRefund';
  const admin = asAdmin(await makeAdmin(app.services.db));
  return mutateAs(app, admin, 'refundInvoice', { invoice, ...input }, `invoice { ${part} }`);
}

describe('a dispute', () => {
  it('stops the renewal and leaves what is paid, and its invoice says so, also after late webhooks', async () => {
    const { employer, bought, dispute } = await disputed();
    await deliver(await about(dispute));
    await deliver(await about(bought.providerId));
    expect(await provider.stripe.subscriptions.retrieve(bought.providerId)).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
    });
    expect(await recordOf(bought)).toMatchObject({
      status: 'ACTIVE',
      cancelAtPeriodEnd: true,
      disputedAt: expect.any(Date),
      invoices: [{ status: 'DISPUTED', refundedAmount: 0, disputedAmount: 4900 }],
    });
    expect(await isPremium(employer)).toBe(true);
    // What is disputed does not count as paid.
    const shown = '{ viewer { invoices(first: 1) { edges { node { paidAmount refundedAmount disputedAmount } } } } }';
    expect((await readAs(app, asEmployer(employer), shown)).viewer.invoices.edges).toEqual([
      { node: { paidAmount: 0, refundedAmount: 0, disputedAmount: 4900 } },
    ]);
  });

  it('keeps the employer from resuming and from another plan', async () => {
    const { employer, bought, dispute } = await disputed();
    await deliver(await about(dispute));
    const ctx = contextFor(app, asEmployer(employer));
    const refused = { message: 'A payment of this subscription is disputed at the bank.' };
    await expect(resumeSubscription(ctx, bought.id)).rejects.toMatchObject(refused);
    const change = changePlan(ctx, bought.id, { recurringMode: 'YEARLY', returnPath: '/' });
    await expect(change).rejects.toMatchObject(refused);
    const may =
      '{ viewer { subscriptions(first: 1) { edges { node { viewerCanResume viewerCanChangePlan disputedAt } } } } }';
    expect((await readAs(app, asEmployer(employer), may)).viewer.subscriptions.edges[0].node).toEqual({
      viewerCanResume: false,
      viewerCanChangePlan: false,
      disputedAt: expect.any(String),
    });
  });

  it('cannot be refunded by an admin', async () => {
    const { bought, dispute } = await disputed();
    await deliver(await about(dispute));
    const [invoice] = (await recordOf(bought)).invoices;
    expect(await refund(encodeGlobalId('Invoice', invoice?.id ?? 0))).toEqual({
      __typename: 'Conflict',
      message: 'The cardholder disputes this payment at the bank, so it cannot be refunded.',
    });
    expect(await recordOf(bought)).toMatchObject({ invoices: [{ status: 'DISPUTED' }] });
  });

  it('that is won leaves the access, and the employer may resume', async () => {
    const { employer, bought, dispute } = await disputed();
    await deliver(await about(dispute));
    await answer(dispute, 'winning_evidence');
    await deliver(await about(dispute));
    expect(await recordOf(bought)).toMatchObject({
      status: 'ACTIVE',
      cancelAtPeriodEnd: true,
      disputedAt: null,
      invoices: [{ status: 'PAID', disputedAmount: 0 }],
    });
    expect(await resumeSubscription(contextFor(app, asEmployer(employer)), bought.id)).toMatchObject({
      cancelAtPeriodEnd: false,
    });
  });

  it.each([true, false])('that is lost ends the subscription (its opening was heard of: %s)', async (isHeard) => {
    const { employer, bought, dispute } = await disputed();
    if (isHeard) await deliver(await about(dispute));
    await answer(dispute, 'losing_evidence');
    await deliver(await about(dispute));
    expect(await atProvider(bought)).toBe('canceled');
    expect(await recordOf(bought)).toMatchObject({ status: 'CANCELED', invoices: [{ status: 'DISPUTED' }] });
    expect(await isPremium(employer)).toBe(false);
  });

  it('is stopped again after it was resumed at the provider', async () => {
    const { bought, dispute } = await disputed();
    await deliver(await about(dispute));
    await provider.stripe.subscriptions.update(bought.providerId, { cancel_at_period_end: false });
    await deliver((await provider.eventsOf(bought.providerId)).slice(-1));
    expect(await recordOf(bought)).toMatchObject({ status: 'ACTIVE', cancelAtPeriodEnd: true });
  });

  it('is mailed to each admin once when it opens, with the day on which evidence is due, and once when it is over', async () => {
    const { bought, dispute } = await disputed();
    const admin = await makeAdmin(app.services.db);
    const mailed = async () => {
      await sendPaymentNews(app.services);
      const [invoice] = (await recordOf(bought)).invoices;
      const about = (await mailsTo(app, admin.email)).filter(({ text }) =>
        text.includes(`(invoice ${invoice?.number})`),
      );
      return about.map(({ subject, text }) => `${subject}\n${text}`);
    };
    await deliver(await about(dispute));
    await deliver(await about(dispute));
    const { evidenceDueAt } = await app.services.db.dispute.findUniqueOrThrow({ where: { providerId: dispute } });
    const [opened, ...more] = await mailed();
    expect(more).toEqual([]);
    expect(opened).toContain('A payment of SGD 49 is disputed');
    expect(opened).toContain('The reason it gives: fraudulent.');
    expect(opened).toContain(`Evidence is due on ${formatDay(evidenceDueAt ?? new Date(0))}.`);
    await answer(dispute, 'winning_evidence');
    await deliver(await about(dispute));
    await deliver(await about(dispute));
    // At one moment of the clock, in any order.
    expect((await mailed()).map((text) => text.split('\n')[0]).toSorted()).toEqual([
      'A payment of SGD 49 is disputed',
      'The dispute about SGD 49 is won',
    ]);
  });

  it('is listed for admins until it is over', async () => {
    const { employer, dispute } = await disputed();
    await deliver(await about(dispute));
    const listed = async (closed: boolean) => {
      const { data } = await askAs(
        app,
        asAdmin(await makeAdmin(app.services.db)),
        `query ($closed: Boolean!) { disputes(closed: $closed, first: 50) { edges { node {
          providerId state isInquiry reason currency price evidenceDueAt closedAt employer { databaseId } invoice { status }
        } } } }`,
        { closed },
      );
      const { edges } = JSON.parse(JSON.stringify(data)).disputes;
      return edges.map(({ node }: { node: object }) => node).find((one: Listed) => one.providerId === dispute);
    };
    expect(await listed(false)).toMatchObject({
      state: 'NEEDS_RESPONSE',
      isInquiry: false,
      reason: 'fraudulent',
      price: 49,
      evidenceDueAt: expect.any(String),
      closedAt: null,
      employer: { databaseId: employer.id },
      invoice: { status: 'DISPUTED' },
    });
    await answer(dispute, 'losing_evidence');
    await deliver(await about(dispute));
    expect(await listed(false)).toBeUndefined();
    expect(await listed(true)).toMatchObject({ state: 'LOST', closedAt: expect.any(String) });
  });

  it('whose events are lost is found by the hourly comparison, and so is its end', async () => {
    await provider.forgetCustomers();
    const { bought, dispute } = await disputed();
    await compare();
    expect(await recordOf(bought)).toMatchObject({ cancelAtPeriodEnd: true, invoices: [{ status: 'DISPUTED' }] });
    await answer(dispute, 'losing_evidence');
    // The provider has forgotten its events.
    await app.services.db.webhookEvent.updateMany({ data: { processedAt: new Date() } });
    await app.services.db.webhookEvent.createMany({
      data: (await about(dispute)).map(({ id, type }) => ({ id, type, processedAt: new Date() })),
      skipDuplicates: true,
    });
    await compare();
    expect(await recordOf(bought)).toMatchObject({ status: 'CANCELED' });
  });

  it('that only asks a question changes nothing', async () => {
    const { employer, bought, dispute } = await disputed('inquires');
    await deliver(await about(dispute));
    expect(await recordOf(bought)).toMatchObject({
      status: 'ACTIVE',
      cancelAtPeriodEnd: false,
      disputedAt: null,
      invoices: [{ status: 'PAID' }],
    });
    expect(await isPremium(employer)).toBe(true);
    expect(await app.services.db.dispute.findUnique({ where: { providerId: dispute } })).toMatchObject({
      inquiry: true,
      state: 'NEEDS_RESPONSE',
    });
  });

  it('of a payment that arrived for a banned employer ends it, and every webhook is accepted', async () => {
    const { employer, bought, dispute } = await disputed();
    const before = new Date(Date.now() - 5_000);
    const ctx = contextFor(app, asAdmin(await makeAdmin(app.services.db)));
    await banUser(ctx, { id: employer.id, role: 'ROLE_EMPLOYER' }, { reason: 'Fraud' });
    await app.services.db.user.update({ where: { id: employer.id }, data: { bannedAt: before } });
    // The payment is heard of before the dispute.
    await deliver((await provider.eventsOf(bought.providerId)).filter(({ type }) => type.startsWith('invoice.')));
    await deliver(await about(dispute));
    expect(await atProvider(bought)).toBe('canceled');
    expect(await recordOf(bought)).toMatchObject({ status: 'CANCELED', invoices: [{ status: 'DISPUTED' }] });
  });
});

it('a refund that the provider refuses for good ends the subscription all the same, and is logged', async () => {
  const employer = await makeEmployer(app.services.db);
  const bought = await buy(app, provider, employer);
  await app.services.db.user.update({
    where: { id: employer.id },
    data: { bannedAt: new Date(Date.now() - 5_000) },
  });
  const held = app.services.payment;
  const { refund: refunding } = held;
  held.refund = async () => {
    throw new PaymentProviderFault('This charge is too old.');
  };
  try {
    await deliver(await about(bought.providerId));
  } finally {
    held.refund = refunding;
  }
  expect(await atProvider(bought)).toBe('canceled');
  expect(await recordOf(bought)).toMatchObject({ status: 'CANCELED', invoices: [{ status: 'PAID' }] });
});

/** Refunds of a part: by an admin, with a key, and at the provider. Each is mailed to the person once. */
describe('refunds of a part', () => {
  const hear = async (text: string) => {
    for (const event of await provider.eventsOf(text)) expect(await provider.deliver(event)).toBe(200);
  };
  const refundedOf = async (charge: string) => (await provider.stripe.charges.retrieve(charge)).amount_refunded;
  const statusOf = async ({ id }: Purchase) =>
    (await app.services.db.subscription.findUniqueOrThrow({ where: { id } })).status;
  const mailsAbout = async ({ email }: { email: string | null }) => {
    await sendRefundMails(app.services);
    return (await mailsTo(app, email)).filter(({ subject }) => subject.includes('refund'));
  };

  describe('a part that an admin refunds', () => {
    it('is refunded once by its key, leaves the subscription, and is mailed once', async () => {
      const { employer, bought, charge, invoice } = await paid();
      const part = { amount: 950, clientKey: 'first-part' };
      const answers = [
        await refund(invoice, part),
        ...(await Promise.all([refund(invoice, part), refund(invoice, part)])),
      ];
      for (const answer of answers) {
        expect(answer).toMatchObject({
          invoice: { status: 'PAID', paidPrice: 39.5, refundedPrice: 9.5, refundedAmount: 950, viewerCanRefund: true },
        });
      }
      expect(await refundedOf(charge)).toBe(950);
      expect(await statusOf(bought)).toBe('ACTIVE');
      await hear(charge);
      const [mail, ...more] = await mailsAbout(employer);
      expect(more).toEqual([]);
      expect(mail?.subject).toContain('refund: SGD 9.50');
      expect(mail?.text).toContain('We have refunded SGD 9.50 of the SGD 49 that you paid');
      // Another key is another refund of the same amount.
      expect(await refund(invoice, { ...part, clientKey: 'second-part' })).toMatchObject({
        invoice: { refundedAmount: 1900 },
      });
      expect(await refundedOf(charge)).toBe(1900);
    });

    it('and the rest end the subscription, unless the admin says otherwise', async () => {
      for (const endSubscription of [true, false]) {
        const { employer, bought, charge, invoice } = await paid();
        await refund(invoice, { amount: 900, clientKey: 'first-part', endSubscription });
        expect(await statusOf(bought)).toBe('ACTIVE');
        expect(await refund(invoice, { endSubscription })).toMatchObject({
          invoice: { status: 'REFUNDED', paidPrice: 0, refundedPrice: 49, viewerCanRefund: false },
        });
        expect(await refundedOf(charge)).toBe(4900);
        expect(await statusOf(bought)).toBe(endSubscription ? 'CANCELED' : 'ACTIVE');
        expect(await mailsAbout(employer)).toHaveLength(2);
      }
    });

    it.each([
      [{ amount: 0, clientKey: 'some-key' }, 'amount', 'Please provide an amount.'],
      [{ amount: -1, clientKey: 'some-key' }, 'amount', 'Please provide an amount.'],
      [
        { amount: 4001, clientKey: 'some-key' },
        'amount',
        'Please refund at most SGD 40: no more is left of the payment.',
      ],
      [{ amount: 100 }, 'clientKey', 'Please provide a key with the amount.'],
      [{ amount: 100, clientKey: 'first-part' }, 'clientKey', 'This key was already used for another refund.'],
    ])('is refused as %o', async (input, field, message) => {
      const { charge, invoice } = await paid();
      await refund(invoice, { amount: 900, clientKey: 'first-part' });
      expect(await refund(invoice, input)).toMatchObject({ __typename: 'InvalidInput', fields: [{ field, message }] });
      expect(await refundedOf(charge)).toBe(900);
    });
  });

  describe('a refund at the provider', () => {
    it('is recorded and mailed once each, in parts', async () => {
      const { employer, bought, charge } = await paid();
      for (const amount of [900, 4000]) {
        await provider.stripe.refunds.create({ charge, amount });
        await hear(charge);
      }
      await hear(charge);
      const refunds = await app.services.db.refund.findMany({
        where: { invoice: { subscriptionId: bought.id } },
        orderBy: { amount: 'asc' },
      });
      expect(refunds.map(({ amount, state }) => [amount, state])).toEqual([
        [900, 'SUCCEEDED'],
        [4000, 'SUCCEEDED'],
      ]);
      const texts = (await mailsAbout(employer)).map(({ subject }) => /SGD .*/.exec(subject)?.[0]);
      expect(texts.toSorted()).toEqual(['SGD 40', 'SGD 9']);
    });

    it('that fails later is nothing for the person, and is mailed to admins', async () => {
      const admin = await makeAdmin(app.services.db);
      const { employer, bought, charge } = await paid('sendsRefundsBack');
      await provider.stripe.refunds.create({ charge, amount: 900 });
      await hear(charge);
      expect(
        await app.services.db.refund.findMany({ where: { invoice: { subscriptionId: bought.id } } }),
      ).toMatchObject([{ amount: 900, state: 'FAILED' }]);
      expect(await app.services.db.invoice.findFirst({ where: { subscriptionId: bought.id } })).toMatchObject({
        status: 'PAID',
        refundedAmount: 0,
      });
      expect(await mailsAbout(employer)).toEqual([]);
      await sendPaymentNews(app.services);
      const page = app.services.links.employerSubscriptions(employer.id);
      const news = (await mailsTo(app, admin.email)).filter(({ text }) => text.includes(page));
      expect(news.map(({ subject }) => subject)).toEqual(['A refund of SGD 9 has failed']);
    });
  });
});

/** What is recorded of refunds that are made in parts, after a dispute, of a plan change, or in vain. */
describe('refunds after other events', () => {
  /** Delivers all that was said about this so far: twice, and the newest first. */
  async function hear(text: string): Promise<void> {
    const events = (await provider.everything()).filter((event: Stripe.Event) => JSON.stringify(event).includes(text));
    for (const event of [...events, ...events].toReversed()) expect(await provider.deliver(event)).toBe(200);
  }

  const asClara = async () => contextFor(app, asAdmin(await makeAdmin(app.services.db)));
  const keptOf = async (charge: string) => {
    const { amount, amount_refunded: refunded } = await provider.stripe.charges.retrieve(charge);
    return amount - refunded;
  };

  describe('a refund', () => {
    it.each([true, false])(
      'of a change of plan concerns only its own invoice (it ends the subscription: %s)',
      async (ends) => {
        const { employer, bought, customer } = await paid();
        await changePlan(contextFor(app, asEmployer(employer)), bought.id, {
          recurringMode: 'YEARLY',
          returnPath: '/',
        });
        const { invoices } = await recordOf(bought);
        expect(invoices).toHaveLength(2);
        await refundInvoice(await asClara(), invoices[1]?.id ?? 0, ends);
        await hear(customer);
        const after = await recordOf(bought);
        expect(after.status).toBe(ends ? 'CANCELED' : 'ACTIVE');
        expect(after.invoices.map(({ status }) => status)).toEqual(['PAID', 'REFUNDED']);
      },
    );

    it('that the bank sends back makes the invoice paid again, without another receipt', async () => {
      const { bought, charge } = await paid('sendsRefundsBack');
      const receipts = () =>
        app.services.db.$queryRaw<object[]>`SELECT FROM pgboss.job WHERE name = 'receipt-mail'`.then(
          ({ length }) => length,
        );
      const before = await receipts();
      await provider.stripe.refunds.create({ charge });
      await hear(charge);
      expect(await keptOf(charge)).toBe(4900);
      expect(await recordOf(bought)).toMatchObject({ status: 'ACTIVE', invoices: [{ status: 'PAID' }] });
      expect(await receipts()).toBe(before);
    });
  });
});
