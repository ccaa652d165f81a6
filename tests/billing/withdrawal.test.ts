import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendRefundMails } from '../../server/domain/billing/mail/refund.ts';
import { sendDueSubscriptionMails } from '../../server/domain/billing/mail/send.ts';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import type { RecurringMode } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { PaymentProviderUnavailable } from '../../server/payment/payment.ts';
import { makeAdmin, makeEmployer, makeGuest, makeJobSeeker, makeSubscription } from '../support/factories.ts';
import { testApp, testCatalog, testDb, testProvider } from '../support/fixtures.ts';
import { mutateAs, readAs } from '../support/graph.ts';
import { mailsTo } from '../support/outbox.ts';
import { asAdmin, asEmployer, asGuest, buy, type Purchase } from '../support/sandbox.ts';

/** Consumers withdraw from a purchase within 14 days, in the countries of the setting. */

const app = testApp({ environment: { WITHDRAWAL_COUNTRIES: 'DE, FR' } });
const db = testDb(app);
const catalog = testCatalog(app);
const provider = testProvider(app);
beforeAll(async () => {
  await provider.holdMessages();
  await db.pricingOption.create({ data: { currency: 'SGD', recurringMode: 'PASS', amount: 1900 } });
});
const bought = '2026-06-01T12:00:00Z';
beforeEach(() => {
  app.clock.now = new Date(bought);
});

async function makeBuyer({ country = 'DE', mode = 'MONTHLY' }: { country?: string; mode?: RecurringMode } = {}) {
  const employer = await makeEmployer(db);
  const { customerId, moveTo } = await provider.makeCustomer(employer.id);
  await provider.stripe.customers.update(customerId, { address: { country, line1: 'Torstr. 1' } });
  const purchase = await buy(app, provider, employer, { mode });
  return { employer, viewer: asEmployer(employer), customerId, purchase, moveTo: (at: string) => moveTo(new Date(at)) };
}

const withdraw = (viewer: Viewer, { globalId: subscription }: Pick<Purchase, 'globalId'>) => {
  const selected = 'refundedPrice subscription { status withdrawal { price } }';
  return mutateAs(app, viewer, 'withdrawSubscription', { subscription }, selected);
};

async function offered(viewer: Viewer, { globalId: id }: Pick<Purchase, 'globalId'>) {
  const source = 'query ($id: ID!) { node(id: $id) { ... on EmployerSubscription { withdrawal { price isUsed } } } }';
  return (await readAs(app, viewer, source, { id })).node?.withdrawal ?? null;
}

/** What was charged and refunded, the latest first. */
const chargesOf = async (customer: string) =>
  (await provider.stripe.charges.list({ customer })).data.map((one) => [one.amount, one.amount_refunded]);

/** Contacts a job seeker, which uses what was bought. */
async function use(viewer: Viewer) {
  const { id } = await makeJobSeeker(db, catalog);
  const contact = { jobSeeker: encodeGlobalId('JobSeeker', id), partTime: true };
  expect(await mutateAs(app, viewer, 'contactJobSeeker', contact)).toMatchObject({
    __typename: 'ContactJobSeekerPayload',
  });
}

describe('who may withdraw', () => {
  it('is its employer, and nobody else', async () => {
    const { viewer, purchase, customerId } = await makeBuyer();
    const others: [Viewer, string][] = [
      [asEmployer(await makeEmployer(db)), 'NotFound'],
      [asAdmin(await makeAdmin(db)), 'Forbidden'],
      [{ kind: 'jobSeeker', id: (await makeJobSeeker(db, catalog)).id, sessionId: 1 }, 'Forbidden'],
      [{ kind: 'anonymous' }, 'SignInRequired'],
    ];
    for (const [other, failure] of others) {
      expect(await withdraw(other, purchase)).toMatchObject({ __typename: failure });
    }
    expect(await offered(asAdmin(await makeAdmin(db)), purchase)).toBeNull();
    expect(await chargesOf(customerId)).toEqual([[4900, 0]]);
    expect(await offered(viewer, purchase)).toEqual({ price: 49, isUsed: false });
  });

  it.each<[string, { country?: string; at?: string; data?: object }]>([
    ['in another country', { country: 'SG' }],
    ['after the 14th day', { at: '2026-06-16T00:00:00Z' }],
    ['while a payment is disputed', { data: { disputedAt: new Date(bought) } }],
    ['of an unknown country', { data: { country: null } }],
  ])('is nobody %s', async (_what, { country, at = bought, data = {} }) => {
    const { viewer, purchase, customerId, moveTo } = await makeBuyer({ country });
    await db.subscription.update({ where: { id: purchase.id }, data });
    if (at !== bought) await moveTo(at);
    expect(await offered(viewer, purchase)).toBeNull();
    expect(await withdraw(viewer, purchase)).toMatchObject({ __typename: 'Conflict' });
    expect(await chargesOf(customerId)).toEqual([[4900, 0]]);
  });

  it('is nobody of a gift', async () => {
    const employer = await makeEmployer(db);
    const { id } = await makeSubscription(db, employer.id, app.clock.now);
    const gift = { globalId: encodeGlobalId('EmployerSubscription', id) };
    expect(await withdraw(asEmployer(employer), gift)).toMatchObject({ __typename: 'Conflict' });
  });
});

describe('a withdrawal', () => {
  it('of what was not used pays back everything once, ends the subscription, and is confirmed by mail', async () => {
    const { employer, viewer, purchase, customerId, moveTo } = await makeBuyer();
    await moveTo('2026-06-15T23:59:59Z');
    const [one, other] = await Promise.all([withdraw(viewer, purchase), withdraw(viewer, purchase)]);
    const done = { refundedPrice: 49, subscription: { status: 'CANCELED', withdrawal: null } };
    expect([one, other]).toContainEqual({ __typename: 'WithdrawSubscriptionPayload', ...done });
    expect([one, other]).toContainEqual(expect.objectContaining({ __typename: 'Conflict' }));
    expect(await chargesOf(customerId)).toEqual([[4900, 4900]]);
    expect((await provider.stripe.subscriptions.retrieve(purchase.providerId)).status).toBe('canceled');
    await sendDueSubscriptionMails(app.services);
    await sendRefundMails(app.services);
    const mails = await mailsTo(app, employer.email ?? '');
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Your Hourhand refund: SGD 49',
      'Your Hourhand subscription has ended',
    ]);
    for (const { text } of mails) expect(text).toMatch(/[Yy]ou have withdrawn from the purchase\./);
  });

  it('of what was used pays back the days that have not begun', async () => {
    const { viewer, purchase, customerId, moveTo } = await makeBuyer();
    await moveTo('2026-06-10T13:00:00Z');
    await use(viewer);
    // Ten of 30 days have begun.
    expect(await offered(viewer, purchase)).toEqual({ price: 32.67, isUsed: true });
    expect(await withdraw(viewer, purchase)).toMatchObject({ refundedPrice: 32.67 });
    expect(await chargesOf(customerId)).toEqual([[4900, 3267]]);
  });

  it('includes both payments after a change of the plan, and a pass', async () => {
    const { viewer, purchase, customerId, moveTo } = await makeBuyer();
    await moveTo('2026-06-08T12:00:00Z');
    const change = { subscription: purchase.globalId, recurringMode: 'YEARLY', returnPath: '/' };
    await mutateAs(app, viewer, 'changePlan', change);
    const [[yearly = 0] = [], [monthly = 0] = []] = await chargesOf(customerId);
    expect(await withdraw(viewer, purchase)).toMatchObject({ refundedPrice: (yearly + monthly) / 100 });
    expect(await chargesOf(customerId)).toEqual([
      [yearly, yearly],
      [4900, 4900],
    ]);
    app.clock.now = new Date(bought);
    const pass = await makeBuyer({ mode: 'PASS' });
    await use(pass.viewer);
    expect(await withdraw(pass.viewer, pass.purchase)).toMatchObject({ refundedPrice: 16.29 });
  });

  it('goes on after a lost response, and never pays back more than was paid', async () => {
    const { viewer, purchase, customerId } = await makeBuyer();
    const lost = new PaymentProviderUnavailable('No answer');
    vi.spyOn(app.services.payment, 'endSubscription').mockRejectedValueOnce(lost);
    expect(await withdraw(viewer, purchase)).toMatchObject({ __typename: 'Unavailable' });
    expect(await withdraw(viewer, purchase)).toMatchObject({ refundedPrice: 49, subscription: { status: 'CANCELED' } });
    expect(await chargesOf(customerId)).toEqual([[4900, 4900]]);
  });

  it('is one of a guest too, whose country is that of the billing details', async () => {
    const guest = await makeGuest(db);
    const viewer = asGuest(guest, app);
    const { customerId } = await provider.makeCustomer(guest.id);
    const card = { paymentMethodId: await provider.takeCard('visa'), attemptKey: 'attempt-of-guest' };
    const plan = { recurringMode: 'MONTHLY', returnPath: '/chat' };
    const purchase = await mutateAs(app, viewer, 'subscribe', { ...plan, ...card }, 'subscription { id }');
    const own = { globalId: purchase.subscription.id };
    expect(await offered(viewer, own)).toBeNull();
    const details = { line1: 'Rue 1', country: 'FR' };
    await mutateAs(app, viewer, 'saveBillingDetails', details, 'billingDetails { country }');
    expect(await withdraw(viewer, own)).toMatchObject({ refundedPrice: 49 });
    expect(await chargesOf(customerId)).toEqual([[4900, 4900]]);
  });
});
