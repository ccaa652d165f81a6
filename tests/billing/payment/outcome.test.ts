import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendReceipts } from '../../../server/domain/billing/mail/receipt.ts';
import { learnOutcomes } from '../../../server/domain/billing/purchase/outcome.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { noteRequest } from '../../../server/payment/exchange.ts';
import { PaymentProviderUnavailable } from '../../../server/payment/failures.ts';
import type { PaymentProvider } from '../../../server/payment/payment.ts';
import type { TestApp } from '../../support/app.ts';
import { makeEmployer } from '../../support/factories.ts';
import { fixture } from '../../support/fixtures.ts';
import { askAs } from '../../support/graph.ts';
import { mailsTo } from '../../support/outbox.ts';
import { afterChange, asEmployer } from '../../support/sandbox.ts';
import { testSubscribers } from '../../support/subscribers.ts';

/** A payment to which the provider does not respond: it is asked again, and the person learns the result. */

const subscribers = testSubscribers();
const app = fixture(() => subscribers.app);
const provider = fixture(() => subscribers.provider);

beforeAll(async () => {
  // Purchases are reported only by responses.
  await provider.holdMessages();
});
beforeEach(() => {
  app.clock.now = new Date();
});

const gone = async (): Promise<never> => {
  noteRequest(1, true);
  throw new PaymentProviderUnavailable('No answer.');
};
type Call = 'subscribe' | 'changeCard' | 'changePlan';
const without = (payment: Partial<PaymentProvider>): TestApp => ({
  ...app,
  services: { ...app.services, payment: { ...app.services.payment, ...payment } },
});
/** The provider hangs before it does anything. */
const hanging = (call: Call): TestApp => without({ [call]: gone });
/** The provider does everything, but its response is lost. */
const losing = (call: Call): TestApp => {
  const { payment } = app.services;
  if (call === 'subscribe') return without({ subscribe: (request) => payment.subscribe(request).then(gone) });
  if (call === 'changeCard') return without({ changeCard: (change) => payment.changeCard(change).then(gone) });
  return without({ changePlan: (change) => payment.changePlan(change).then(gone) });
};

async function subscribe(at: TestApp, employer: User, key = 'attempt-unknown') {
  const input = {
    recurringMode: 'MONTHLY',
    paymentMethodId: await provider.takeCard('visa'),
    attemptKey: key,
    returnPath: '/',
  };
  const { data } = await askAs(
    at,
    asEmployer(employer),
    'mutation ($input: SubscribeInput!) { subscribe(input: $input) { __typename ... on Failure { message } } }',
    { input },
  );
  return JSON.parse(JSON.stringify(data)).subscribe;
}

const unknown = {
  __typename: 'Unavailable',
  message: expect.stringContaining('We will ask again in about two minutes.'),
};

/** The seconds from now until each waiting question. */
async function waits({ id }: { id: number }): Promise<number[]> {
  const rows = await app.services.db.$queryRaw<{ seconds: number }[]>`
    SELECT extract(epoch FROM start_after - created_on)::int AS seconds FROM pgboss.job
    WHERE name = 'payment-outcome' AND state < 'active' AND data->>'employerId' = ${String(id)}`;
  return rows.map(({ seconds }) => seconds);
}

/** Two minutes pass. */
async function ask(): Promise<void> {
  await app.services.db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE name = 'payment-outcome'`;
  await learnOutcomes(app.services);
  await sendReceipts(app.services);
}

const subjects = async ({ email }: { email: string | null }) =>
  (await mailsTo(app, email)).map(({ subject }) => subject);
const notCompleted = 'Your Hourhand payment was not completed';

describe('a purchase without an answer', () => {
  it('that was paid gives access two minutes later, and the receipt is mailed', async () => {
    const employer = await makeEmployer(app.services.db);
    expect(await subscribe(losing('subscribe'), employer)).toEqual(unknown);
    expect(await waits(employer)).toEqual([120]);
    await learnOutcomes(app.services);
    expect(await subscribers.isPremium(employer)).toBe(false);
    await afterChange(app, employer, ask);
    expect(await subscribers.isPremium(employer)).toBe(true);
    expect(await subjects(employer)).toEqual(['Your Hourhand receipt: SGD 49']);
    expect(await waits(employer)).toEqual([]);
  });

  it('that was not made is mailed as not charged, once for many attempts', async () => {
    const employer = await makeEmployer(app.services.db);
    for (const key of ['attempt-one', 'attempt-two', 'attempt-three']) {
      expect(await subscribe(hanging('subscribe'), employer, key)).toEqual(unknown);
    }
    expect(await waits(employer)).toEqual([120]);
    await ask();
    await ask();
    expect(await subjects(employer)).toEqual([notCompleted]);
    expect((await mailsTo(app, employer.email))[0]?.text).toContain('you were not charged');
    expect(await subscribers.isPremium(employer)).toBe(false);
  });

  it('is not mailed as not made while the provider still does not respond', async () => {
    const employer = await makeEmployer(app.services.db);
    await subscribe(losing('subscribe'), employer);
    const silent = without({ findRunning: gone });
    silent.services.log = Object.assign(Object.create(app.services.log), { error: () => {}, warn: () => {} });
    await app.services.db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE name = 'payment-outcome'`;
    await learnOutcomes(silent.services);
    expect(await subjects(employer)).toEqual([]);
    await ask();
    expect(await subjects(employer)).toEqual(['Your Hourhand receipt: SGD 49']);
  });

  it('is not mailed when another attempt has paid', async () => {
    const employer = await makeEmployer(app.services.db);
    await subscribe(hanging('subscribe'), employer, 'attempt-one');
    expect(await subscribe(app, employer, 'attempt-two')).toEqual({ __typename: 'SubscribePayload' });
    await ask();
    expect(await subjects(employer)).toEqual(['Your Hourhand receipt: SGD 49']);
  });

  it('leaves no question when the card was declined', async () => {
    const employer = await makeEmployer(app.services.db);
    const declined = await askAs(
      app,
      asEmployer(employer),
      `mutation ($card: String!) { subscribe(input: {
        recurringMode: MONTHLY, paymentMethodId: $card, attemptKey: "attempt-declined", returnPath: "/"
      }) { __typename } }`,
      { card: await provider.takeCard('failsLater') },
    );
    expect(declined.data).toEqual({ subscribe: { __typename: 'PaymentFailed' } });
    expect(await waits(employer)).toEqual([]);
  });
});

describe('a change without an answer', () => {
  const returnPath = '/my-subscription';

  /** A subscriber whose renewal on 1 July was declined. */
  async function overdue() {
    const subscriber = await subscribers.makeSubscriber();
    const { viewer, bought, moveTo } = subscriber;
    await subscribers.changeCard(viewer, bought, 'failsLater');
    await moveTo('2026-07-02T12:00:00Z');
    for (const event of await provider.eventsOf(bought.providerId)) await provider.deliver(event);
    expect((await subscribers.rowOf(bought)).status).toBe('PAST_DUE');
    return subscriber;
  }

  it('of an overdue card that has paid restores the access', async () => {
    const { employer, viewer, bought } = await overdue();
    const paymentMethodId = await provider.takeCard('mastercard');
    const given = { paymentMethodId, returnPath };
    expect(await subscribers.change(viewer, 'changeCard', bought, given, losing('changeCard'))).toMatchObject({
      __typename: 'Unavailable',
    });
    expect((await subscribers.rowOf(bought)).status).toBe('PAST_DUE');
    await ask();
    expect(await subscribers.rowOf(bought)).toMatchObject({ status: 'ACTIVE', cardBrand: 'mastercard' });
    expect(await subjects(employer)).not.toContain(notCompleted);
  });

  it('of an overdue card that did not pay is mailed as not charged', async () => {
    const { employer, viewer, bought } = await overdue();
    const paymentMethodId = await provider.takeCard('mastercard');
    await subscribers.change(viewer, 'changeCard', bought, { paymentMethodId, returnPath }, hanging('changeCard'));
    await ask();
    expect((await subscribers.rowOf(bought)).status).toBe('PAST_DUE');
    expect(await subjects(employer)).toContain(notCompleted);
  });

  it('of a card that charges nothing is recorded without a mail', async () => {
    const { employer, viewer, bought } = await subscribers.makeSubscriber();
    const paymentMethodId = await provider.takeCard('mastercard');
    await subscribers.change(viewer, 'changeCard', bought, { paymentMethodId, returnPath }, losing('changeCard'));
    await ask();
    expect(await subscribers.rowOf(bought)).toMatchObject({ cardBrand: 'mastercard' });
    expect(await subjects(employer)).not.toContain(notCompleted);
  });

  it.each([
    ['paid', 'losing', 'YEARLY', false],
    ['not made', 'hanging', 'MONTHLY', true],
  ] as const)('of the plan that was %s is learned', async (_how, kind, recurringMode, isMailed) => {
    const { employer, viewer, bought, moveTo } = await subscribers.makeSubscriber();
    await moveTo('2026-06-02T12:00:00Z');
    await askAs(
      kind === 'losing' ? losing('changePlan') : hanging('changePlan'),
      viewer,
      `mutation ($id: ID!) { changePlan(input: { subscription: $id, recurringMode: YEARLY, returnPath: "/" }) {
        __typename } }`,
      { id: bought.globalId },
    );
    expect(await waits(employer)).toEqual([120]);
    await ask();
    expect(await subscribers.rowOf(bought)).toMatchObject({ recurringMode });
    expect((await subjects(employer)).includes(notCompleted)).toBe(isMailed);
  });
});
