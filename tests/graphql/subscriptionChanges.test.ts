import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/account/viewer.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { noPayment } from '../../server/payment/none.ts';
import type { PaymentProvider } from '../../server/payment/payment.ts';
import { createStripePayment } from '../../server/payment/stripe.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { makeAdmin, makeEmployer, makeGuest, makeJobSeeker, makeReference } from '../support/factories.ts';
import { askAs } from '../support/graph.ts';
import {
  afterChange,
  asAdmin,
  asEmployer,
  asGuest,
  type Bought,
  buy,
  type Card,
  openProviderSide,
  type ProviderSide,
} from '../support/sandbox.ts';

/** What an employer does with a subscription once they have it, and what time does with it. */

let app: TestApp;
let provider: ProviderSide;

beforeAll(async () => {
  app = await startTestApp();
  await makeReference(app.services.db);
  await app.services.reference.refresh();
  provider = await openProviderSide(app);
});
afterAll(async () => {
  await provider.close();
  await app.stop();
});

const fields = `isActive status currentPeriodEnd cancelAtPeriodEnd cardBrand cardLast4
  viewerCanCancel viewerCanResume viewerCanChangeCard`;
const failures = '... on Failure { message code }';
type Answer = Record<string, unknown> & { __typename: string; subscription?: Record<string, unknown> };

async function change(
  viewer: Viewer,
  mutation: 'cancelSubscription' | 'resumeSubscription' | 'changeCard',
  { globalId }: { globalId: string },
  input: Record<string, unknown> = {},
  around: TestApp = app,
): Promise<Answer> {
  const name = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}`;
  const isCard = mutation === 'changeCard';
  const { data, errors } = await askAs(
    around,
    viewer,
    `mutation ($input: ${name}Input!) {
      ${mutation}(input: $input) {
        __typename ... on ${name}Payload { subscription { ${fields} } ${isCard ? 'redirectUrl' : ''} }
        ${failures} ${isCard ? '... on PaymentFailed { reason }' : ''}
      }
    }`,
    { input: { subscription: globalId, ...input } },
  );
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data))[mutation];
}
const cancel = (viewer: Viewer, bought: { globalId: string }) => change(viewer, 'cancelSubscription', bought);
const resume = (viewer: Viewer, bought: { globalId: string }) => change(viewer, 'resumeSubscription', bought);
const changeCard = async (viewer: Viewer, bought: { globalId: string }, card: Card) => {
  const paymentMethodId = await provider.takeCard(card);
  return change(viewer, 'changeCard', bought, { paymentMethodId, returnPath: '/my-subscription' });
};

async function isPremium(employer: User): Promise<unknown> {
  const { data } = await askAs(app, asEmployer(employer), '{ viewer { hasActiveSubscription } }');
  return JSON.parse(JSON.stringify(data)).viewer.hasActiveSubscription;
}

/** An employer who bought a month on 1 June at noon, and how to let time pass. */
async function makeSubscriber(card: Card = 'visa') {
  app.clock.now = new Date('2026-06-01T12:00:00Z');
  const employer = await makeEmployer(app.services.db);
  const { moveTo, customerId } = await provider.makeCustomer(employer.id);
  const bought = await buy(app, provider, employer, { card });
  return {
    employer,
    viewer: asEmployer(employer),
    moveTo: (text: string) => moveTo(new Date(text)),
    customerId,
    bought,
  };
}

/** The same one whose renewal on 1 July was refused. */
async function makeOverdue() {
  const subscriber = await makeSubscriber();
  await changeCard(subscriber.viewer, subscriber.bought, 'failsLater');
  await afterChange(app, subscriber.employer, () => subscriber.moveTo('2026-07-01T12:00:01Z'));
  return subscriber;
}

const rowOf = ({ id }: Bought) => app.services.db.subscription.findUniqueOrThrow({ where: { id } });

describe('somebody else', () => {
  const others: [string, () => Promise<Viewer>, string][] = [
    ['anonymous', async () => ({ kind: 'anonymous' }), 'SignInRequired'],
    ['a job seeker', async () => asJobSeeker(await makeJobSeeker(app.services.db, await around())), 'Forbidden'],
    ['an admin', async () => asAdmin(await makeAdmin(app.services.db)), 'Forbidden'],
    ['another employer', async () => asEmployer(await makeEmployer(app.services.db)), 'NotFound'],
    ['another guest', async () => asGuest(await makeGuest(app.services.db), app), 'NotFound'],
  ];
  const around = () => makeReference(app.services.db);
  const asJobSeeker = ({ id }: User): Viewer => ({ kind: 'jobSeeker', id, sessionId: id });

  it.each(others)('%s neither cancels nor resumes it nor changes its card', async (_who, make, expected) => {
    const { bought } = await makeSubscriber();
    const viewer = await make();
    expect(await cancel(viewer, bought)).toMatchObject({ __typename: expected });
    expect(await resume(viewer, bought)).toMatchObject({ __typename: expected });
    expect(await changeCard(viewer, bought, 'mastercard')).toMatchObject({ __typename: expected });
    const { cancel_at_period_end } = await provider.stripe.subscriptions.retrieve(bought.providerId);
    expect(cancel_at_period_end).toBe(false);
    expect(await rowOf(bought)).toMatchObject({ cancelAtPeriodEnd: false, cardLast4: '4242' });
  });

  it('sees nothing of it', async () => {
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
  it('tells its employer everything, with its invoices', async () => {
    const { viewer, employer } = await makeSubscriber();
    const { data } = await askAs(
      app,
      viewer,
      `{ viewer { subscriptions(first: 5) { totalCount edges { node {
        ${fields} amount currency price isGift grantReason createdAt employer { databaseId }
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
    await afterChange(app, employer, () => moveTo('2026-07-01T12:00:01Z'));
    expect(await rowOf(bought)).toMatchObject({ status: 'ACTIVE', currentPeriodEnd: new Date('2026-08-01T12:00:00Z') });
    expect(await isPremium(employer)).toBe(true);
    expect(await app.services.db.invoice.count({ where: { subscriptionId: bought.id, status: 'PAID' } })).toBe(2);
  });

  it('that was tried and not paid is no history', async () => {
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
  it('ends it with the period that is paid, and not before', async () => {
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
    await afterChange(app, employer, () => moveTo('2026-07-01T12:00:01Z'));
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

  it('twice is once, and can be taken back, more than once', async () => {
    const { employer, viewer, bought, moveTo } = await makeSubscriber();
    const twice = [await cancel(viewer, bought), await cancel(viewer, bought)];
    expect(twice[1]).toEqual(twice[0]);
    for (let time = 0; time < 2; time += 1) {
      expect(await resume(viewer, bought)).toMatchObject({ subscription: { cancelAtPeriodEnd: false } });
      expect(await resume(viewer, bought)).toMatchObject({ subscription: { cancelAtPeriodEnd: false } });
      expect(await cancel(viewer, bought)).toMatchObject({ subscription: { cancelAtPeriodEnd: true } });
    }
    await resume(viewer, bought);
    await afterChange(app, employer, () => moveTo('2026-07-01T12:00:01Z'));
    expect(await rowOf(bought)).toMatchObject({ status: 'ACTIVE', cancelAtPeriodEnd: false });
  });

  it('is not taken back once the period is over, though the provider has not ended it yet', async () => {
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

  it('is for the guest too, while the cookie proves who it is', async () => {
    app.clock.now = new Date('2026-06-01T12:00:00Z');
    const guest = await makeGuest(app.services.db);
    const bought = await buy(app, provider, guest);
    const viewer = asGuest(guest, app);
    expect(await cancel(viewer, bought)).toMatchObject({ subscription: { cancelAtPeriodEnd: true } });
  });

  it('meets webhooks and other tabs without losing anything', async () => {
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

describe('another card', () => {
  it('is charged at the next renewal', async () => {
    const { employer, viewer, bought, moveTo, customerId } = await makeSubscriber();
    expect(await changeCard(viewer, bought, 'mastercard')).toMatchObject({
      __typename: 'ChangeCardPayload',
      redirectUrl: null,
      subscription: { cardBrand: 'mastercard', cardLast4: '4444' },
    });
    await afterChange(app, employer, () => moveTo('2026-07-01T12:00:01Z'));
    const { data } = await provider.stripe.charges.list({ customer: customerId });
    expect(data.map(({ payment_method_details: paid }) => paid?.card?.brand)).toEqual(['mastercard', 'visa']);
  });

  it('that is refused changes nothing, and says why', async () => {
    const { viewer, bought } = await makeSubscriber();
    expect(await changeCard(viewer, bought, 'noFunds')).toMatchObject({
      __typename: 'PaymentFailed',
      reason: 'Your card has insufficient funds.',
    });
    expect(await rowOf(bought)).toMatchObject({ cardBrand: 'visa', cardLast4: '4242' });
    const wrong = await change(viewer, 'changeCard', bought, { paymentMethodId: '4242424242424242', returnPath: '/' });
    expect(wrong).toMatchObject({ __typename: 'InvalidInput' });
    const away = { paymentMethodId: 'pm_card_visa', returnPath: '//elsewhere.example' };
    expect(await change(viewer, 'changeCard', bought, away)).toMatchObject({ __typename: 'InvalidInput' });
  });
});

describe('a renewal that is refused', () => {
  it('leaves three days of grace, is tried again, and then is over', async () => {
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

  it('is made good by another card, at once', async () => {
    const { employer, viewer, bought, moveTo } = await makeOverdue();
    await moveTo('2026-07-05T12:00:00Z');
    expect(await isPremium(employer)).toBe(false);
    expect(await changeCard(viewer, bought, 'mastercard')).toMatchObject({
      redirectUrl: null,
      subscription: { status: 'ACTIVE', isActive: true, cardBrand: 'mastercard' },
    });
    expect(await rowOf(bought)).toMatchObject({ currentPeriodEnd: new Date('2026-08-01T12:00:00Z') });
  });

  it('stays refused with another bad card', async () => {
    const { viewer, bought } = await makeOverdue();
    expect(await changeCard(viewer, bought, 'failsLater')).toMatchObject({ __typename: 'PaymentFailed' });
    expect(await rowOf(bought)).toMatchObject({ status: 'PAST_DUE' });
  });

  it('is made good by a card whose bank asks, once it is answered', async () => {
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

  it('can be given up, which ends it at once and collects nothing more', async () => {
    const { employer, viewer, bought, moveTo, customerId } = await makeOverdue();
    expect(await cancel(viewer, bought)).toMatchObject({ subscription: { status: 'CANCELED', isActive: false } });
    await moveTo('2026-08-20T12:00:00Z');
    const { data } = await provider.stripe.charges.list({ customer: customerId });
    expect(data.map(({ status }) => status)).toEqual(['failed', 'succeeded']);
    expect(await isPremium(employer)).toBe(false);
  });

  it.each(['cancelled', 'bought anew'])(
    'is paid by no bank that is asked in another tab once it is %s',
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

  it('is given up for a new subscription, so that nobody pays for two', async () => {
    const { employer, bought, moveTo, customerId } = await makeOverdue();
    await moveTo('2026-07-05T12:00:00Z');
    const again = await buy(app, provider, employer);
    expect(again.id).not.toBe(bought.id);
    const { data } = await provider.stripe.subscriptions.list({ customer: customerId, status: 'all' });
    expect(data.map(({ id, status }) => [id, status])).toEqual([
      [again.providerId, 'active'],
      [bought.providerId, 'canceled'],
    ]);
  });
});

describe('a provider that does not answer', () => {
  const withPayment = (payment: PaymentProvider): TestApp => ({ ...app, services: { ...app.services, payment } });

  it('leaves everything as it is, and says so', async () => {
    const { viewer, bought } = await makeSubscriber();
    const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
    const gone = createStripePayment({ ...keys, sandboxAddress: 'http://127.0.0.1:1', maxNetworkRetries: 0 });
    const silent = { ...app.services.log, error: () => {} };
    const around = withPayment(gone);
    around.services.log = Object.assign(Object.create(app.services.log), silent);
    const before = await rowOf(bought);
    const card = { paymentMethodId: 'pm_card_visa', returnPath: '/' };
    expect(await change(viewer, 'cancelSubscription', bought, {}, around)).toMatchObject({
      __typename: 'Unavailable',
      message: 'The payment provider does not answer. Nothing was changed. Please try again in a moment.',
    });
    expect(await change(viewer, 'changeCard', bought, card, around)).toMatchObject({ __typename: 'Unavailable' });
    expect(await rowOf(bought)).toEqual(before);
  });

  it('or is not set up at all, is a sentence and no crash', async () => {
    const { viewer, bought } = await makeSubscriber();
    const around = withPayment(noPayment);
    const sentence =
      'Nothing can be paid here at the moment. Please contact the product team at support@hourhand.test.';
    const card = { paymentMethodId: 'pm_card_visa', returnPath: '/' };
    for (const answer of [
      await change(viewer, 'cancelSubscription', bought, {}, around),
      await change(viewer, 'resumeSubscription', bought, {}, around),
      await change(viewer, 'changeCard', bought, card, around),
    ]) {
      expect(answer).toMatchObject({ __typename: 'Unavailable', code: 503, message: sentence });
    }
    const newcomer = asEmployer(await makeEmployer(app.services.db));
    const { data } = await askAs(
      around,
      newcomer,
      `mutation {
        subscribe(input: { recurringMode: MONTHLY, paymentMethodId: "pm_card_visa", attemptKey: "attempt-none", returnPath: "/" }) {
          __typename ... on Failure { message }
        }
        confirmPayment(input: { sessionId: "sub_1.0" }) { __typename ... on Failure { message } }
      }`,
    );
    expect(data).toEqual({
      subscribe: { __typename: 'Unavailable', message: sentence },
      confirmPayment: { __typename: 'Unavailable', message: sentence },
    });
    const own =
      '{ paymentSetup { mode } viewer { subscriptions { edges { node { viewerCanCancel viewerCanChangeCard } } } } }';
    expect((await askAs(around, viewer, own)).data).toEqual({
      paymentSetup: { mode: 'NONE' },
      viewer: { subscriptions: { edges: [{ node: { viewerCanCancel: false, viewerCanChangeCard: false } }] } },
    });
  });
});
