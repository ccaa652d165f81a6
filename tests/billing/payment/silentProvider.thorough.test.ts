import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cancelSubscription } from '../../../server/domain/billing/purchase/change.ts';
import { startCheckout } from '../../../server/domain/billing/purchase/checkout.ts';
import { confirmPayment } from '../../../server/domain/billing/purchase/confirmation.ts';
import { learnOutcomes } from '../../../server/domain/billing/purchase/outcome.ts';
import { Unavailable } from '../../../server/domain/core/failures/errors.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { createStripePayment } from '../../../server/payment/stripe.ts';
import { withoutCase } from '../../rivals/cases.ts';
import type { TestApp } from '../../support/app.ts';
import { makeEmployer } from '../../support/factories.ts';
import { testApp, testCatalog, testProvider } from '../../support/fixtures.ts';
import { payOnPage } from '../../support/sandbox.ts';
import { type Between, startProxy } from './proxy.ts';
import { paymentVerbs } from './verbs.ts';

/** A provider that does what it is asked and does not respond, or is slow with each response: for every verb that asks it. */

/** For all requests of a verb. */
const patienceMs = 300;

const app = testApp();
testCatalog(app);
const provider = testProvider(app);
let between: Between;
/** The application with a provider that is asked through `between`, and with one that is given up soon. */
let through: TestApp;
let impatient: TestApp;

beforeAll(async () => {
  await provider.holdMessages();
  between = await startProxy(provider.address);
  const log = Object.assign(Object.create(app.services.log), { error: () => {} });
  const connected = (timeout?: number): TestApp => {
    const options = { ...provider.keys, sandboxAddress: between.url, timeout, form: 'own' as const };
    return { ...app, services: { ...app.services, log, payment: createStripePayment(options) } };
  };
  through = connected();
  impatient = connected(patienceMs);
});
afterAll(async () => {
  await between.close();
});
beforeEach(() => {
  app.clock.now = new Date('2026-06-01T12:00:00Z');
});
afterEach(() => {
  between.lose(null);
  between.delay(0);
});

const { verbs, as, onSubscription, ownAddress } = paymentVerbs({ app: () => app, provider: () => provider });

it('every mutation that needs the provider is a verb here', () => {
  expect(Object.keys(withoutCase).filter((mutation) => !(mutation in verbs))).toEqual([]);
});

/** What is asked later: employers by id, and sessions. */
async function questions(): Promise<string[]> {
  const rows = await app.services.db.$queryRaw<{ about: string }[]>`
    SELECT coalesce(data->>'employerId', 'a session') AS about FROM pgboss.job
    WHERE name = 'payment-outcome' AND state < 'active' AND start_after < now() + interval '3 minutes'`;
  return rows.map(({ about }) => about);
}

/** Two minutes pass. */
async function ask(): Promise<void> {
  await app.services.db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE name = 'payment-outcome'`;
  await learnOutcomes(app.services);
}

/** What the provider has of the employer's subscriptions, in our words. */
async function atProvider(employer: User) {
  const { stripeCustomerId: customer } = await app.services.db.user.findUniqueOrThrow({ where: { id: employer.id } });
  if (customer === null) return [];
  const { data } = await provider.stripe.subscriptions.list({
    customer,
    status: 'all',
    expand: ['data.default_payment_method'],
  });
  return data
    .filter(({ status }) => status !== 'incomplete_expired')
    .map(({ id, status, cancel_at_period_end, default_payment_method: method, items }) => ({
      stripeSubscriptionId: id,
      status: status.toUpperCase(),
      cancelAtPeriodEnd: cancel_at_period_end,
      cardLast4: method !== null && typeof method === 'object' ? (method.card?.last4 ?? null) : null,
      recurringMode: items.data[0]?.price.recurring?.interval === 'year' ? 'YEARLY' : 'MONTHLY',
    }));
}

const inOurRecord = ({ id }: User) =>
  app.services.db.subscription.findMany({
    where: { employerId: id, stripeSubscriptionId: { not: null }, NOT: { status: 'CANCELED', invoices: { none: {} } } },
    select: { stripeSubscriptionId: true, status: true, cancelAtPeriodEnd: true, cardLast4: true, recurringMode: true },
  });

async function failureOf(act: Promise<unknown>): Promise<string> {
  const failure = await act.then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(Unavailable);
  return failure instanceof Error ? failure.message : '';
}

describe.each(Object.entries(verbs))('%s', (_name, { prepare, loses }) => {
  it('without a response is not called unsuccessful, and the provider is asked later what became of it', async () => {
    const { employer, act } = await prepare();
    between.lose(loses);
    const message = await failureOf(act(through));
    between.lose(null);
    expect(message).not.toMatch(/unsuccessful|Nothing was changed|could not be/);
    expect(await questions()).toEqual(expect.arrayContaining([expect.stringMatching(`^(${employer.id}|a session)$`)]));
    await ask();
    expect(await questions()).toEqual([]);
    expect(await inOurRecord(employer)).toEqual(await atProvider(employer));
  });

  it('is given up when all responses together take too long', async () => {
    const { act } = await prepare();
    between.delay(patienceMs / 3);
    const before = between.asked.length;
    await failureOf(act(impatient));
    expect(between.asked.length - before).toBeLessThanOrEqual(4);
    between.delay(0);
    await ask();
  });
});

it('a verb whose first question is not answered has changed nothing, and leaves no question', async () => {
  const { act } = await onSubscription(cancelSubscription)();
  between.lose(/^GET/);
  expect(await failureOf(act(through))).toContain('Nothing was changed.');
  expect(await questions()).toEqual([]);
});

it('a payment on another page is asked about later, even if nothing could be asked about it', async () => {
  const employer = await makeEmployer(app.services.db);
  const { redirectUrl } = await startCheckout(as(employer, app), {
    recurringMode: 'MONTHLY',
    returnPath: '/my-subscription',
    chat: null,
    cityId: null,
  });
  const session = await payOnPage(ownAddress(redirectUrl));
  between.lose(/^GET/);
  expect(await failureOf(confirmPayment(as(employer, through), session ?? ''))).toContain('we do not know yet');
  expect(await questions()).toEqual(['a session']);
  between.lose(null);
  await ask();
  expect(await inOurRecord(employer)).toMatchObject([{ status: 'ACTIVE' }]);
});

it('asking without a time limit is a mistake in our code', async () => {
  const { askProvider } = await import('../../../server/domain/billing/provider/askProvider.ts');
  const ask = vi.fn();
  await expect(askProvider(app.services, ask)).rejects.toThrow('without a time limit');
  expect(ask).not.toHaveBeenCalled();
});
