import { afterAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { makeAdmin, makeEmployer, makeGuest, makeJobSeeker, makeReference } from '../support/factories.ts';
import { askAs } from '../support/graph.ts';
import { afterChange, asAdmin, asEmployer, asGuest, buy } from '../support/sandbox.ts';
import { startSubscribers, subscriptionFields } from '../support/subscribers.ts';

/** How employers renew, cancel and resume their subscription, and change its card. */

const { app, provider, makeSubscriber, change, cancel, resume, changeCard, isPremium, rowOf, close } =
  await startSubscribers();
afterAll(close);

describe('another user', () => {
  const others: [string, () => Promise<Viewer>, string][] = [
    ['anonymous', async () => ({ kind: 'anonymous' }), 'SignInRequired'],
    ['a job seeker', async () => asJobSeeker(await makeJobSeeker(app.services.db, await catalog())), 'Forbidden'],
    ['an admin', async () => asAdmin(await makeAdmin(app.services.db)), 'Forbidden'],
    ['another employer', async () => asEmployer(await makeEmployer(app.services.db)), 'NotFound'],
    ['another guest', async () => asGuest(await makeGuest(app.services.db), app), 'NotFound'],
  ];
  const catalog = () => makeReference(app.services.db);
  const asJobSeeker = ({ id }: User): Viewer => ({ kind: 'jobSeeker', id, sessionId: id });

  it.each(others)('(%s) cannot cancel or resume a subscription, or change its card', async (_who, make, expected) => {
    const { bought } = await makeSubscriber();
    const viewer = await make();
    expect(await cancel(viewer, bought)).toMatchObject({ __typename: expected });
    expect(await resume(viewer, bought)).toMatchObject({ __typename: expected });
    expect(await changeCard(viewer, bought, 'mastercard')).toMatchObject({ __typename: expected });
    const { cancel_at_period_end } = await provider.stripe.subscriptions.retrieve(bought.providerId);
    expect(cancel_at_period_end).toBe(false);
    expect(await rowOf(bought)).toMatchObject({ cancelAtPeriodEnd: false, cardLast4: '4242' });
  });

  it('does not see a subscription', async () => {
    const { bought, employer } = await makeSubscriber();
    const ask = `query ($id: ID!) {
      node(id: $id) { ... on Employer { isPremium activeSubscriptions { amount } } }
    }`;
    const id = encodeGlobalId('Employer', employer.id);
    const stranger = asEmployer(await makeEmployer(app.services.db));
    for (const viewer of [{ kind: 'anonymous' } as const, stranger]) {
      const { data } = await askAs(app, viewer, ask, { id });
      expect(data).toEqual({ node: { isPremium: null, activeSubscriptions: null } });
      const own = await askAs(
        app,
        viewer,
        '{ viewer { subscriptions(first: 5) { totalCount edges { node { id } } } } }',
      );
      expect(own.data).toEqual({ viewer: { subscriptions: { totalCount: 0, edges: [] } } });
    }
    const admin = asAdmin(await makeAdmin(app.services.db));
    for (const viewer of [asEmployer(employer), admin]) {
      const { data } = await askAs(app, viewer, ask, { id });
      expect(data).toEqual({ node: { isPremium: true, activeSubscriptions: [{ amount: 4900 }] } });
    }
    expect(bought.id).toBeGreaterThan(0);
  });
});

describe('a subscription', () => {
  it('is fully visible to its employer, with its invoices', async () => {
    const { viewer, employer } = await makeSubscriber();
    const { data } = await askAs(
      app,
      viewer,
      `{ viewer { subscriptions(first: 5) { totalCount edges { node {
        ${subscriptionFields} amount currency price isGift grantReason createdAt employer { databaseId }
        latestInvoice { status price }
        invoices(first: 5) { totalCount edges { node { number status amount price currency paidAt createdAt viewerCanRefund } } }
      } } } } }`,
    );
    expect(JSON.parse(JSON.stringify(data))).toEqual({
      viewer: {
        subscriptions: {
          totalCount: 1,
          edges: [
            {
              node: {
                isActive: true,
                status: 'ACTIVE',
                currentPeriodEnd: '2026-07-01T12:00:00.000Z',
                cancelAtPeriodEnd: false,
                cardBrand: 'visa',
                cardLast4: '4242',
                viewerCanCancel: true,
                viewerCanResume: false,
                viewerCanChangeCard: true,
                amount: 4900,
                currency: 'SGD',
                price: 49,
                isGift: false,
                grantReason: null,
                createdAt: '2026-06-01T12:00:00.000Z',
                employer: { databaseId: employer.id },
                latestInvoice: { status: 'PAID', price: 49 },
                invoices: {
                  totalCount: 1,
                  edges: [
                    {
                      node: {
                        number: expect.stringMatching(/-0001$/),
                        status: 'PAID',
                        amount: 4900,
                        price: 49,
                        currency: 'SGD',
                        paidAt: '2026-06-01T12:00:00.000Z',
                        createdAt: '2026-06-01T12:00:00.000Z',
                        viewerCanRefund: false,
                      },
                    },
                  ],
                },
              },
            },
          ],
        },
      },
    });
  });

  it('is renewed at the end of its period, on the same day of the month', async () => {
    const { employer, bought, moveTo } = await makeSubscriber();
    await afterChange(app, employer, () => moveTo('2026-07-01T13:00:01Z'));
    expect(await rowOf(bought)).toMatchObject({ status: 'ACTIVE', currentPeriodEnd: new Date('2026-08-01T12:00:00Z') });
    expect(await isPremium(employer)).toBe(true);
    expect(await app.services.db.invoice.count({ where: { subscriptionId: bought.id, status: 'PAID' } })).toBe(2);
  });

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
