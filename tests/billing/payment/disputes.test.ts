import type { Stripe } from 'stripe';
import { beforeAll, describe, expect, it } from 'vitest';
import { banUser } from '../../../server/domain/lifecycle/ban/ban.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { PaymentProviderFault } from '../../../server/payment/payment.ts';
import { makeAdmin, makeEmployer } from '../../support/factories.ts';
import { testApp, testCatalog, testProvider } from '../../support/fixtures.ts';
import { askAs, contextFor } from '../../support/graph.ts';
import { asAdmin, asEmployer, buy, type Purchase } from '../../support/sandbox.ts';

/** What becomes of a subscription when a payment of it is disputed at the bank. */

const app = testApp();
testCatalog(app);
const provider = testProvider(app);

beforeAll(async () => {
  app.clock.now = new Date();
  await app.services.reference.refresh();
  await provider.holdMessages();
});

const deliver = async (events: Stripe.Event[]) => {
  for (const event of events) expect(await provider.deliver(event)).toBe(200);
};

/** The events that name the text, newest first: they arrive in any order. */
const about = async (text: string) => (await provider.eventsOf(text)).toReversed();

async function disputed(card: 'disputes' | 'inquires' = 'disputes') {
  const employer = await makeEmployer(app.services.db);
  const bought = await buy(app, provider, employer, { card });
  const { stripeCustomerId } = await app.services.db.user.findUniqueOrThrow({ where: { id: employer.id } });
  const [charge] = (await provider.stripe.charges.list({ customer: stripeCustomerId ?? '' })).data;
  const [dispute] = (await provider.stripe.disputes.list({ charge: charge?.id ?? '' })).data;
  return { employer, bought, dispute: dispute?.id ?? '', charge: charge?.id ?? '' };
}

const recordOf = ({ id }: Purchase) =>
  app.services.db.subscription.findUniqueOrThrow({
    where: { id },
    select: { status: true, invoices: { select: { id: true, status: true } } },
  });
const atProvider = async ({ providerId }: Purchase) =>
  (await provider.stripe.subscriptions.retrieve(providerId)).status;

const isPremium = async (employer: User) => {
  const { data } = await askAs(app, asEmployer(employer), '{ viewer { hasActiveSubscription } }');
  return JSON.parse(JSON.stringify(data)).viewer.hasActiveSubscription;
};

async function refund(invoiceId: number) {
  const { data } = await askAs(
    app,
    asAdmin(await makeAdmin(app.services.db)),
    'mutation ($id: ID!) { refundInvoice(input: { invoice: $id }) { __typename ... on Failure { message } } }',
    { id: Buffer.from(`Invoice:${invoiceId}`).toString('base64url') },
  );
  return JSON.parse(JSON.stringify(data)).refundInvoice;
}

describe('a dispute', () => {
  it('ends the subscription, and its invoice says so, also after late webhooks', async () => {
    const { employer, bought, dispute } = await disputed();
    expect(await isPremium(employer)).toBe(true);
    await deliver(await about(dispute));
    expect(await atProvider(bought)).toBe('canceled');
    await deliver(await about(bought.providerId));
    expect(await recordOf(bought)).toMatchObject({ status: 'CANCELED', invoices: [{ status: 'DISPUTED' }] });
    expect(await isPremium(employer)).toBe(false);
  });

  it('cannot be refunded by an admin', async () => {
    const { bought, dispute } = await disputed();
    await deliver(await about(dispute));
    const [invoice] = (await recordOf(bought)).invoices;
    expect(await refund(invoice?.id ?? 0)).toEqual({
      __typename: 'Conflict',
      message: 'The cardholder disputes this payment at the bank, so it cannot be refunded.',
    });
    expect(await recordOf(bought)).toMatchObject({ invoices: [{ status: 'DISPUTED' }] });
  });

  it.each([
    ['winning_evidence', 'PAID'],
    ['losing_evidence', 'DISPUTED'],
  ])('that is closed by %s leaves the invoice %s', async (text, status) => {
    const { bought, dispute } = await disputed();
    await deliver(await about(dispute));
    await provider.stripe.disputes.update(dispute, { evidence: { uncategorized_text: text } });
    await deliver(await about(dispute));
    expect(await recordOf(bought)).toMatchObject({ status: 'CANCELED', invoices: [{ status }] });
  });

  it('that only asks a question changes nothing', async () => {
    const { employer, bought, dispute } = await disputed('inquires');
    await deliver(await about(dispute));
    expect(await recordOf(bought)).toMatchObject({ status: 'ACTIVE', invoices: [{ status: 'PAID' }] });
    expect(await isPremium(employer)).toBe(true);
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
