import { afterAll, describe, expect, it } from 'vitest';
import { makeEmployer, makeGuest } from '../support/factories.ts';
import { askAs } from '../support/graph.ts';
import { afterChange, asEmployer, asGuest, buy } from '../support/sandbox.ts';
import { startSubscribers } from '../support/subscribers.ts';

/** How employers renew, cancel and resume their subscription, and change its card. */

const { app, provider, makeSubscriber, change, cancel, resume, changeCard, isPremium, rowOf, close } =
  await startSubscribers();
afterAll(close);

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
