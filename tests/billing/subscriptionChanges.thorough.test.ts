import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endGiftsThatAreOver } from '../../server/domain/billing/purchase/gift.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { noPayment } from '../../server/payment/none.ts';
import type { TestApp } from '../support/app.ts';
import { makeAdmin, makeEmployer, makeGuest } from '../support/factories.ts';
import { mutateAs, readAs } from '../support/graph.ts';
import { answerBank, asAdmin, asEmployer, buy } from '../support/sandbox.ts';
import { startSubscribers } from '../support/subscribers.ts';

/** How a subscription is cancelled, resumed, paid with another card, overdue, and given. */

const { app, provider, makeSubscriber, makeOverdue, change, cancel, changeCard, isPremium, rowOf, close } =
  await startSubscribers();
afterAll(close);

it('a subscription that was never paid is not listed', async () => {
  const employer = await makeEmployer(app.services.db);
  const { redirectUrl } = await buy(app, provider, employer, { card: 'asks' });
  expect(redirectUrl).not.toBeNull();
  const { viewer } = await readAs(app, asEmployer(employer), '{ viewer { subscriptions { totalCount } } }');
  expect(viewer).toEqual({ subscriptions: { totalCount: 0 } });
});

it('cancelling loses no change when webhooks and other tabs interfere', async () => {
  const { viewer, bought } = await makeSubscriber();
  const events = await provider.eventsOf(bought.providerId);
  await app.services.db.webhookEvent.deleteMany();
  await Promise.all([
    ...events.map(provider.deliver),
    cancel(viewer, bought),
    changeCard(viewer, bought, 'mastercard'),
    ...events.map(provider.deliver),
  ]);
  expect(await rowOf(bought)).toMatchObject({ status: 'ACTIVE', cancelAtPeriodEnd: true, cardBrand: 'mastercard' });
  const { cancel_at_period_end } = await provider.stripe.subscriptions.retrieve(bought.providerId);
  expect(cancel_at_period_end).toBe(true);
});

it('a new card that is declined changes nothing, and the refusal says why', async () => {
  const { viewer, bought } = await makeSubscriber();
  expect(await changeCard(viewer, bought, 'noFunds')).toMatchObject({
    __typename: 'PaymentFailed',
    reason: 'There is not enough money on the card.',
  });
  expect(await rowOf(bought)).toMatchObject({ cardBrand: 'visa', cardLast4: '4242' });
  const wrong = await change(viewer, 'changeCard', bought, { paymentMethodId: '4242424242424242', returnPath: '/' });
  expect(wrong).toMatchObject({ __typename: 'InvalidInput' });
  const away = { paymentMethodId: 'pm_card_visa', returnPath: '//elsewhere.example' };
  expect(await change(viewer, 'changeCard', bought, away)).toMatchObject({ __typename: 'InvalidInput' });
});

it.each(['cancelled', 'replaced'])(
  'a declined renewal cannot be paid at the bank in another tab once it is %s',
  async (how) => {
    const { employer, viewer, bought, moveTo, customerId } = await makeOverdue();
    await moveTo('2026-07-05T12:00:00Z');
    const { redirectUrl } = await changeCard(viewer, bought, 'asks');
    if (how === 'cancelled') await cancel(viewer, bought);
    else await buy(app, provider, employer);
    const before = await provider.paidBy(customerId);
    await answerBank(app, String(redirectUrl));
    expect(await provider.paidBy(customerId)).toEqual(before);
  },
);

describe('gifts', () => {
  let admin: User;

  beforeAll(async () => {
    admin = await makeAdmin(app.services.db);
  });
  beforeEach(() => {
    app.clock.now = new Date('2026-01-31T12:00:00Z');
  });

  const fields = `id databaseId isActive isGift status currentPeriodEnd cancelAtPeriodEnd grantReason grantedBy { databaseId }
  amount recurringMode cardLast4 viewerCanCancel viewerCanResume viewerCanChangeCard latestInvoice { id }`;

  const giftTo = (id: number) => ({ employer: encodeGlobalId('Employer', id), reason: 'Opening week' });
  const grant = (employerId: number, input: object, at: TestApp = app) =>
    mutateAs(
      at,
      asAdmin(admin),
      'grantSubscription',
      { ...giftTo(employerId), ...input },
      `subscription { ${fields} }`,
    );
  const end = (subscription: unknown) =>
    mutateAs(app, asAdmin(admin), 'endGrantedSubscription', { subscription }, `subscription { ${fields} }`);

  describe('a gift', () => {
    it('makes an employer premium for calendar months or until a date', async () => {
      const employer = await makeEmployer(app.services.db);
      const origin = { isGift: true, grantReason: 'Opening week', grantedBy: { databaseId: admin.id } };
      const unpaid = { cardLast4: null, latestInvoice: null };
      const rights = { viewerCanCancel: false, viewerCanResume: false, viewerCanChangeCard: false };
      const plan = { recurringMode: 'MONTHLY', amount: 4900, currentPeriodEnd: '2026-02-28T12:00:00.000Z' };
      const standing = { isActive: true, status: 'ACTIVE', cancelAtPeriodEnd: true };
      const { subscription } = await grant(employer.id, { months: 1 });
      expect(subscription).toMatchObject({ ...origin, ...unpaid, ...rights, ...plan, ...standing });
      expect(await isPremium(employer)).toBe(true);
      app.clock.now = new Date('2026-02-28T12:00:00Z');
      expect(await isPremium(employer)).toBe(false);
      await endGiftsThatAreOver(app.services);
      const rows = await app.services.db.subscription.findMany({ where: { employerId: employer.id } });
      expect(rows).toMatchObject([{ status: 'CANCELED', currentPeriodEnd: new Date('2026-02-28T12:00:00Z') }]);
      expect(await grant(employer.id, { until: '2027-02-28T12:00:00Z' })).toMatchObject({
        subscription: { currentPeriodEnd: '2027-02-28T12:00:00.000Z', recurringMode: 'YEARLY', amount: 47000 },
      });
    });

    it('can be given to guests, and without a payment provider', async () => {
      const guest = await makeGuest(app.services.db);
      const at = { ...app, services: { ...app.services, payment: noPayment } };
      expect(await grant(guest.id, { months: 3 }, at)).toMatchObject({ __typename: 'GrantSubscriptionPayload' });
    });

    it('is given once if it is sent twice with the same client key', async () => {
      const employer = await makeEmployer(app.services.db);
      const clientKey = 'key-of-the-gift';
      const [one, other] = await Promise.all([1, 2].map(() => grant(employer.id, { months: 1, clientKey })));
      expect(one).toEqual(other);
      expect(await app.services.db.subscription.count({ where: { employerId: employer.id } })).toBe(1);
      const another = await makeEmployer(app.services.db);
      expect(await grant(another.id, { months: 1, clientKey })).toMatchObject({ __typename: 'Conflict' });
    });

    it('is refused for times and reasons that cannot be', async () => {
      const employer = await makeEmployer(app.services.db);
      for (const [field, input] of [
        ['months', {}],
        ['months', { months: 1, until: '2026-06-01T00:00:00Z' }],
        ['months', { months: 0 }],
        ['months', { months: 61 }],
        ['until', { until: '2026-01-31T12:00:00Z' }],
        ['until', { until: '2031-02-01T12:00:00Z' }],
        ['reason', { months: 1, reason: '  ' }],
        ['reason', { months: 1, reason: 'x'.repeat(501) }],
      ] as const)
        expect(await grant(employer.id, input)).toMatchObject({ __typename: 'InvalidInput', fields: [{ field }] });
      expect(await app.services.db.subscription.count({ where: { employerId: employer.id } })).toBe(0);
    });

    it('can be ended early by an admin, unlike a paid subscription', async () => {
      const employer = await makeEmployer(app.services.db);
      const { subscription: gift } = await grant(employer.id, { months: 6 });
      app.clock.now = new Date('2026-03-01T12:00:00Z');
      const ended = { status: 'CANCELED', isActive: false, currentPeriodEnd: '2026-03-01T12:00:00.000Z' };
      expect(await end(gift?.id)).toMatchObject({ subscription: ended });
      expect(await isPremium(employer)).toBe(false);
      app.clock.now = new Date('2026-03-02T12:00:00Z');
      expect(await end(gift?.id)).toMatchObject({ subscription: ended });
      const paying = await makeEmployer(app.services.db);
      const bought = await buy(app, provider, paying);
      expect(await end(bought.globalId)).toMatchObject({ __typename: 'Conflict' });
      const unknown = encodeGlobalId('EmployerSubscription', 2_000_000_000);
      expect(await end(unknown)).toMatchObject({ __typename: 'NotFound' });
    });
  });

  it('a purchase beside a gift is refused: nothing is bought', async () => {
    const employer = await makeEmployer(app.services.db);
    const { customerId } = await provider.makeCustomer(employer.id);
    await grant(employer.id, { months: 1 });
    await expect(buy(app, provider, employer)).rejects.toThrow('Conflict');
    const input = { recurringMode: 'MONTHLY', returnPath: '/' };
    const page = await mutateAs(app, asEmployer(employer), 'startCheckout', input);
    expect(page.message).toMatch(/^You already have a free subscription until .*, so nothing was charged/);
    expect(await provider.paidBy(customerId)).toEqual([]);
  });

  it('a gift while the employer is paying is refused if the bank has confirmed the payment but the webhook has not arrived', async () => {
    const employer = await makeEmployer(app.services.db);
    const { redirectUrl, id } = await buy(app, provider, employer, { card: 'asks' });
    await answerBank(app, redirectUrl);
    // As if no webhook had arrived.
    await app.services.db.subscription.update({ where: { id }, data: { status: 'INCOMPLETE' } });
    expect(await grant(employer.id, { months: 1 })).toMatchObject({ __typename: 'Conflict' });
    expect(await app.services.db.subscription.count({ where: { employerId: employer.id } })).toBe(1);
  });
});
