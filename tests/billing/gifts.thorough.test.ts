import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endGiftsThatAreOver } from '../../server/domain/billing/purchase/gift.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { noPayment } from '../../server/payment/none.ts';
import type { TestApp } from '../support/app.ts';
import { makeAdmin, makeEmployer, makeGuest } from '../support/factories.ts';
import { testApp, testCatalog, testProvider } from '../support/fixtures.ts';
import { askAs } from '../support/graph.ts';
import { asAdmin, asEmployer, buy } from '../support/sandbox.ts';

/** Gifts: subscriptions that an admin grants. */

const app = testApp();
testCatalog(app);
const provider = testProvider(app);
let admin: User;

beforeAll(async () => {
  admin = await makeAdmin(app.services.db);
});
beforeEach(() => {
  app.clock.now = new Date('2026-01-31T12:00:00Z');
});

type Answer = Record<string, unknown> & { __typename: string; subscription?: Record<string, unknown> };
const fields = `id databaseId isActive isGift status currentPeriodEnd cancelAtPeriodEnd grantReason grantedBy { databaseId }
  amount recurringMode cardLast4 viewerCanCancel viewerCanResume viewerCanChangeCard latestInvoice { id }`;

async function grant(employerId: number, input: object, at: TestApp = app): Promise<Answer> {
  const { data, errors } = await askAs(
    at,
    asAdmin(admin),
    `mutation ($input: GrantSubscriptionInput!) {
      grantSubscription(input: $input) {
        __typename ... on GrantSubscriptionPayload { subscription { ${fields} } }
        ... on Failure { message } ... on InvalidInput { fields { field } }
      }
    }`,
    { input: { employer: encodeGlobalId('Employer', employerId), reason: 'Opening week', ...input } },
  );
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data)).grantSubscription;
}

async function end(globalId: unknown): Promise<Answer> {
  const { data, errors } = await askAs(
    app,
    asAdmin(admin),
    `mutation ($id: ID!) {
      endGrantedSubscription(input: { subscription: $id }) {
        __typename ... on EndGrantedSubscriptionPayload { subscription { ${fields} } } ... on Failure { message }
      }
    }`,
    { id: globalId },
  );
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data)).endGrantedSubscription;
}

async function isPremium(employer: User): Promise<unknown> {
  const { data } = await askAs(app, asEmployer(employer), '{ viewer { hasActiveSubscription } }');
  return JSON.parse(JSON.stringify(data)).viewer.hasActiveSubscription;
}

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

  it('is not given to employers who have a subscription', async () => {
    const { db } = app.services;
    const given = await makeEmployer(db);
    await grant(given.id, { months: 1 });
    const paying = await makeEmployer(db);
    await buy(app, provider, paying);
    for (const { id } of [given, paying]) {
      expect(await grant(id, { months: 1 })).toMatchObject({
        __typename: 'Conflict',
        message: 'This employer already has a subscription.',
      });
    }
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
    expect(await end(encodeGlobalId('EmployerSubscription', 2_000_000_000))).toMatchObject({ __typename: 'NotFound' });
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
