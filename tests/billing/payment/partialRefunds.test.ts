import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendPaymentNews } from '../../../server/domain/billing/mail/paymentNews.ts';
import { sendRefundMails } from '../../../server/domain/billing/mail/refund.ts';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { makeAdmin, makeEmployer } from '../../support/factories.ts';
import { testApp, testCatalog, testProvider } from '../../support/fixtures.ts';
import { askAs } from '../../support/graph.ts';
import { mailsTo } from '../../support/outbox.ts';
import { asAdmin, asEmployer, buy, type Card, type Purchase } from '../../support/sandbox.ts';

/** Refunds of a part: by an admin, with a key, and at the provider. Each is mailed to the person once. */

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

async function paid(card: Card = 'visa') {
  const employer = await makeEmployer(app.services.db);
  const bought = await buy(app, provider, employer, { card });
  const { stripeCustomerId } = await app.services.db.user.findUniqueOrThrow({ where: { id: employer.id } });
  const [charge] = (await provider.stripe.charges.list({ customer: stripeCustomerId ?? '' })).data;
  const { id } = await app.services.db.invoice.findFirstOrThrow({ where: { subscriptionId: bought.id } });
  return { employer, bought, charge: charge?.id ?? '', invoice: encodeGlobalId('Invoice', id) };
}

async function refund(invoice: string, input: { amount?: number; clientKey?: string; endSubscription?: boolean }) {
  const { data, errors } = await askAs(
    app,
    asAdmin(await makeAdmin(app.services.db)),
    `mutation ($input: RefundInvoiceInput!) { refundInvoice(input: $input) {
      __typename
      ... on RefundInvoicePayload { invoice { status paidPrice refundedPrice refundedAmount disputedAmount viewerCanRefund } }
      ... on InvalidInput { fields { field message } }
      ... on Failure { message }
    } }`,
    { input: { invoice, ...input } },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return JSON.parse(JSON.stringify(data)).refundInvoice;
}

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
    expect(await app.services.db.refund.findMany({ where: { invoice: { subscriptionId: bought.id } } })).toMatchObject([
      { amount: 900, state: 'FAILED' },
    ]);
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

it('an employer sees the parts of an invoice, and cannot refund it', async () => {
  const { employer, invoice } = await paid();
  await refund(invoice, { amount: 900, clientKey: 'first-part' });
  const { data } = await askAs(
    app,
    asEmployer(employer),
    'query ($id: ID!) { node(id: $id) { ... on Invoice { paidAmount refundedAmount disputedAmount viewerCanRefund } } }',
    { id: invoice },
  );
  expect(JSON.parse(JSON.stringify(data)).node).toEqual({
    paidAmount: 4000,
    refundedAmount: 900,
    disputedAmount: 0,
    viewerCanRefund: false,
  });
});
