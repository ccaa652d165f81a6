import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endGiftsThatAreOver } from '../../server/domain/billing/purchase/gift.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { noPayment } from '../../server/payment/none.ts';
import type { TestApp } from '../support/app.ts';
import { makeAdmin, makeEmployer, makeGuest } from '../support/factories.ts';
import { askAs, mutateAs } from '../support/graph.ts';
import { afterChange, asAdmin, asEmployer, asGuest, buy } from '../support/sandbox.ts';
import { startSubscribers } from '../support/subscribers.ts';

/** How a subscription is cancelled, resumed, paid with another card, overdue, and given. */

const { app, provider, makeSubscriber, makeOverdue, change, cancel, resume, changeCard, isPremium, rowOf, close } =
  await startSubscribers();
afterAll(close);

/** How employers renew, cancel and resume their subscription, and change its card. */

describe('a subscription', () => {
  it('that was never paid is not listed', async () => {
    const { db } = app.services;
    const employer = await makeEmployer(db);
    const { redirectUrl } = await buy(app, provider, employer, { card: 'asks' });
    expect(redirectUrl).not.toBeNull();
    const ask = '{ viewer { subscriptions { totalCount } } }';
    expect((await askAs(app, asEmployer(employer), ask)).data).toEqual({
      viewer: { subscriptions: { totalCount: 0 } },
    });
  });
});

describe('cancelling', () => {
  it('takes effect at the end of the paid period', async () => {
    const { employer, viewer, bought, moveTo } = await makeSubscriber();
    expect(await cancel(viewer, bought)).toMatchObject({
      __typename: 'CancelSubscriptionPayload',
      subscription: {
        isActive: true,
        status: 'ACTIVE',
        cancelAtPeriodEnd: true,
        viewerCanCancel: false,
        viewerCanResume: true,
      },
    });
    expect(await provider.stripe.subscriptions.retrieve(bought.providerId)).toMatchObject({
      cancel_at_period_end: true,
    });
    await moveTo('2026-07-01T11:59:00Z');
    expect(await isPremium(employer)).toBe(true);
    await afterChange(app, employer, () => moveTo('2026-07-01T13:00:01Z'));
    expect(await rowOf(bought)).toMatchObject({
      status: 'CANCELED',
      currentPeriodEnd: new Date('2026-07-01T12:00:00Z'),
    });
    expect(await isPremium(employer)).toBe(false);
    expect(await app.services.db.invoice.count({ where: { subscriptionId: bought.id } })).toBe(1);
    for (const late of [await cancel(viewer, bought), await resume(viewer, bought)]) {
      expect(late).toMatchObject({ __typename: 'Conflict', message: 'This subscription has ended.' });
    }
  });

  it('can be repeated, and revoked repeatedly', async () => {
    const { employer, viewer, bought, moveTo } = await makeSubscriber();
    const twice = [await cancel(viewer, bought), await cancel(viewer, bought)];
    expect(twice[1]).toEqual(twice[0]);
    for (let time = 0; time < 2; time += 1) {
      expect(await resume(viewer, bought)).toMatchObject({ subscription: { cancelAtPeriodEnd: false } });
      expect(await resume(viewer, bought)).toMatchObject({ subscription: { cancelAtPeriodEnd: false } });
      expect(await cancel(viewer, bought)).toMatchObject({ subscription: { cancelAtPeriodEnd: true } });
    }
    await resume(viewer, bought);
    await afterChange(app, employer, () => moveTo('2026-07-01T13:00:01Z'));
    expect(await rowOf(bought)).toMatchObject({ status: 'ACTIVE', cancelAtPeriodEnd: false });
  });

  it('cannot be revoked after the period, even if the provider has not ended it yet', async () => {
    const { employer, viewer, bought, customerId } = await makeSubscriber();
    await cancel(viewer, bought);
    app.clock.now = new Date('2026-07-01T12:00:00Z');
    const again = await buy(app, provider, employer);
    expect(again.id).not.toBe(bought.id);
    expect(await resume(viewer, bought)).toMatchObject({
      __typename: 'Conflict',
      message: 'This subscription has ended.',
    });
    const { data } = await provider.stripe.subscriptions.list({ customer: customerId });
    expect(data.filter(({ cancel_at_period_end }) => !cancel_at_period_end).map(({ id }) => id)).toEqual([
      again.providerId,
    ]);
  });

  it('is possible for a guest with a valid cookie', async () => {
    app.clock.now = new Date('2026-06-01T12:00:00Z');
    const guest = await makeGuest(app.services.db);
    const bought = await buy(app, provider, guest);
    const viewer = asGuest(guest, app);
    expect(await cancel(viewer, bought)).toMatchObject({ subscription: { cancelAtPeriodEnd: true } });
  });

  it('loses no change when webhooks and other tabs interfere', async () => {
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
});

describe('a new card', () => {
  it('is charged at the next renewal', async () => {
    const { employer, viewer, bought, moveTo, customerId } = await makeSubscriber();
    expect(await changeCard(viewer, bought, 'mastercard')).toMatchObject({
      __typename: 'ChangeCardPayload',
      redirectUrl: null,
      subscription: { cardBrand: 'mastercard', cardLast4: '4444' },
    });
    await afterChange(app, employer, () => moveTo('2026-07-01T13:00:01Z'));
    const { data } = await provider.stripe.charges.list({ customer: customerId });
    expect(data.map(({ payment_method_details: paid }) => paid?.card?.brand)).toEqual(['mastercard', 'visa']);
  });

  it('that is declined changes nothing, and the refusal says why', async () => {
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
});

/** Renewals whose payment is declined. */

describe('a declined renewal', () => {
  it('has three days of grace and retries, and then ends the subscription', async () => {
    const { employer, bought, moveTo } = await makeOverdue();
    expect(await rowOf(bought)).toMatchObject({
      status: 'PAST_DUE',
      currentPeriodEnd: new Date('2026-07-01T12:00:00Z'),
    });
    expect(await isPremium(employer)).toBe(true);
    await moveTo('2026-07-04T11:59:59Z');
    expect(await isPremium(employer)).toBe(true);
    await moveTo('2026-07-04T12:00:02Z');
    expect(await isPremium(employer)).toBe(false);
    await afterChange(app, employer, () => moveTo('2026-07-20T12:00:00Z'));
    expect(await rowOf(bought)).toMatchObject({
      status: 'CANCELED',
      currentPeriodEnd: new Date('2026-07-01T12:00:00Z'),
    });
    const invoices = await app.services.db.invoice.findMany({
      where: { subscriptionId: bought.id },
      orderBy: { id: 'asc' },
    });
    expect(invoices).toMatchObject([{ status: 'PAID' }, { status: 'FAILED', paidAt: null }]);
  });

  it('is paid by a card that requires confirmation, once the bank has confirmed', async () => {
    const { viewer, bought } = await makeOverdue();
    const asked = await changeCard(viewer, bought, 'asks');
    expect(asked).toMatchObject({ subscription: { status: 'PAST_DUE', cardLast4: '0341' } });
    const bank = String(asked.redirectUrl);
    const local = new URL(new URL(bank).pathname, app.url);
    const answer = { method: 'POST', body: new URLSearchParams({ answer: 'complete' }), redirect: 'manual' } as const;
    const back = new URL((await fetch(local, answer)).headers.get('location') ?? '');
    expect(back.pathname).toBe('/my-subscription');
    const confirmed = await askAs(
      app,
      viewer,
      'mutation ($id: String!) { confirmPayment(input: { sessionId: $id }) { ... on ConfirmPaymentPayload { status } } }',
      { id: back.searchParams.get('session_id') },
    );
    expect(confirmed.data).toEqual({ confirmPayment: { status: 'ACTIVE' } });
    expect(await rowOf(bought)).toMatchObject({ status: 'ACTIVE', cardLast4: '3220' });
  });

  it('can be cancelled, which ends it at once without further charges', async () => {
    const { employer, viewer, bought, moveTo, customerId } = await makeOverdue();
    expect(await cancel(viewer, bought)).toMatchObject({ subscription: { status: 'CANCELED', isActive: false } });
    await moveTo('2026-08-20T12:00:00Z');
    const { data } = await provider.stripe.charges.list({ customer: customerId });
    expect(data.map(({ status }) => status)).toEqual(['failed', 'succeeded']);
    expect(await isPremium(employer)).toBe(false);
  });

  it.each(['cancelled', 'replaced'])(
    'cannot be paid by a pending bank confirmation in another tab once it is %s',
    async (how) => {
      const { employer, viewer, bought, moveTo, customerId } = await makeOverdue();
      await moveTo('2026-07-05T12:00:00Z');
      const { redirectUrl } = await changeCard(viewer, bought, 'asks');
      if (how === 'cancelled') await cancel(viewer, bought);
      else await buy(app, provider, employer);
      const paid = async () => {
        const { data } = await provider.stripe.charges.list({ customer: customerId });
        return data.filter((charge) => charge.paid).length;
      };
      const before = await paid();
      const bank = new URL(new URL(String(redirectUrl)).pathname, app.url);
      const answer = { method: 'POST', body: new URLSearchParams({ answer: 'complete' }), redirect: 'manual' } as const;
      expect((await fetch(bank, answer)).status).toBe(303);
      expect(await paid()).toBe(before);
    },
  );
});

/** Gifts: subscriptions that an admin grants. */
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

  const grant = (employerId: number, input: object, at: TestApp = app) =>
    mutateAs(
      at,
      asAdmin(admin),
      'grantSubscription',
      { employer: encodeGlobalId('Employer', employerId), reason: 'Opening week', ...input },
      `subscription { ${fields} }`,
    );
  const end = (subscription: unknown) =>
    mutateAs(app, asAdmin(admin), 'endGrantedSubscription', { subscription }, `subscription { ${fields} }`);

  describe('a gift', () => {
    it('makes an employer premium for calendar months or until a date', async () => {
      const employer = await makeEmployer(app.services.db);
      expect(await grant(employer.id, { months: 1 })).toMatchObject({
        subscription: {
          isActive: true,
          isGift: true,
          status: 'ACTIVE',
          currentPeriodEnd: '2026-02-28T12:00:00.000Z',
          cancelAtPeriodEnd: true,
          grantReason: 'Opening week',
          grantedBy: { databaseId: admin.id },
          amount: 4900,
          recurringMode: 'MONTHLY',
          cardLast4: null,
          viewerCanCancel: false,
          viewerCanResume: false,
          viewerCanChangeCard: false,
          latestInvoice: null,
        },
      });
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

    it('tells its employer that it is a gift, but not who gave it or why', async () => {
      const employer = await makeEmployer(app.services.db);
      await grant(employer.id, { months: 1 });
      const { data } = await askAs(
        app,
        asEmployer(employer),
        '{ viewer { subscriptions { edges { node { isGift grantReason grantedBy { id } } } } } }',
      );
      expect(data).toEqual({
        viewer: { subscriptions: { edges: [{ node: { isGift: true, grantReason: null, grantedBy: null } }] } },
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
      const [one, other] = await Promise.all([
        grant(employer.id, { months: 1, clientKey }),
        grant(employer.id, { months: 1, clientKey }),
      ]);
      expect(one).toEqual(other);
      expect(await app.services.db.subscription.count({ where: { employerId: employer.id } })).toBe(1);
      const another = await makeEmployer(app.services.db);
      expect(await grant(another.id, { months: 1, clientKey })).toMatchObject({ __typename: 'Conflict' });
    });

    it.each([
      ['months', {}],
      ['months', { months: 1, until: '2026-06-01T00:00:00Z' }],
      ['months', { months: 0 }],
      ['months', { months: 61 }],
      ['until', { until: '2026-01-31T12:00:00Z' }],
      ['until', { until: '2031-02-01T12:00:00Z' }],
      ['reason', { months: 1, reason: '  ' }],
      ['reason', { months: 1, reason: 'x'.repeat(501) }],
    ])('is refused at %s: %o', async (field, input) => {
      const employer = await makeEmployer(app.services.db);
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
      expect(await end(encodeGlobalId('EmployerSubscription', 2_000_000_000))).toMatchObject({
        __typename: 'NotFound',
      });
    });
  });

  describe('a gift while the employer is paying', () => {
    it('is refused, or the payment is: only one of them succeeds', async () => {
      for (let round = 0; round < 3; round += 1) {
        const employer = await makeEmployer(app.services.db);
        const { customerId } = await provider.makeCustomer(employer.id);
        const [, given] = await Promise.all([buy(app, provider, employer), grant(employer.id, { months: 1 })]);
        const rows = await app.services.db.subscription.findMany({ where: { employerId: employer.id } });
        expect(rows).toHaveLength(1);
        const isGift = given.__typename === 'GrantSubscriptionPayload';
        expect(rows[0]?.stripeSubscriptionId === null).toBe(isGift);
        const { data } = await provider.stripe.charges.list({ customer: customerId });
        expect(data).toHaveLength(isGift ? 0 : 1);
      }
    });

    it('is refused if the bank has confirmed the payment but the webhook has not arrived', async () => {
      const employer = await makeEmployer(app.services.db);
      const { redirectUrl, id } = await buy(app, provider, employer, { card: 'asks' });
      const bank = new URL(new URL(redirectUrl ?? '').pathname, app.url);
      await fetch(bank, { method: 'POST', body: new URLSearchParams({ answer: 'complete' }), redirect: 'manual' });
      // As if no webhook had arrived.
      await app.services.db.subscription.update({ where: { id }, data: { status: 'INCOMPLETE' } });
      expect(await grant(employer.id, { months: 1 })).toMatchObject({ __typename: 'Conflict' });
      expect(await app.services.db.subscription.count({ where: { employerId: employer.id } })).toBe(1);
    });

    it('ends a subscription that is overdue for too long, so that nothing more is charged for it', async () => {
      const employer = await makeEmployer(app.services.db);
      const { customerId, moveTo } = await provider.makeCustomer(employer.id);
      const { id, providerId } = await buy(app, provider, employer);
      const bad = await provider.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customerId });
      await provider.stripe.subscriptions.update(providerId, { default_payment_method: bad.id });
      await moveTo(new Date('2026-03-01T12:00:00Z'));
      expect(await grant(employer.id, { months: 1 })).toMatchObject({ __typename: 'Conflict' });
      await moveTo(new Date('2026-03-04T12:00:00Z'));
      expect(await grant(employer.id, { months: 1 })).toMatchObject({ __typename: 'GrantSubscriptionPayload' });
      expect(await provider.stripe.subscriptions.retrieve(providerId)).toMatchObject({ status: 'canceled' });
      expect(await app.services.db.subscription.findUnique({ where: { id } })).toMatchObject({ status: 'CANCELED' });
      const good = await provider.stripe.paymentMethods.attach('pm_card_visa', { customer: customerId });
      await provider.stripe.customers.update(customerId, { invoice_settings: { default_payment_method: good.id } });
      await moveTo(new Date('2026-03-20T12:00:00Z'));
      const { data } = await provider.stripe.charges.list({ customer: customerId });
      expect(data.filter(({ paid }) => paid)).toHaveLength(1);
    });
  });
});
