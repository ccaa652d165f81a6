import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteMyAccount, deleteUser } from '../../server/domain/account/deletion.ts';
import { confirmSignUp } from '../../server/domain/account/signUp.ts';
import type { DomainContext } from '../../server/domain/context.ts';
import { Unavailable } from '../../server/domain/errors.ts';
import {
  cancelSubscription,
  changeCard,
  confirmRenewal,
  resumeSubscription,
} from '../../server/domain/subscription/change.ts';
import { startCardChange, startCheckout } from '../../server/domain/subscription/checkout.ts';
import { confirmPayment } from '../../server/domain/subscription/confirmation.ts';
import { grantSubscription } from '../../server/domain/subscription/gift.ts';
import { refundInvoice } from '../../server/domain/subscription/invoice.ts';
import { learnOutcomes } from '../../server/domain/subscription/outcome.ts';
import { changePlan } from '../../server/domain/subscription/plan.ts';
import { subscribe } from '../../server/domain/subscription/subscription.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { createStripePayment } from '../../server/payment/stripe.ts';
import { withoutCase } from '../rivals/cases.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { Visitor } from '../support/browserless.ts';
import { makeAdmin, makeEmployer, makeGuest, makeReference, testPassword } from '../support/factories.ts';
import { contextFor } from '../support/graph.ts';
import { asAdmin, asEmployer, buy, openProviderSide, type ProviderSide, payOnPage } from '../support/sandbox.ts';
import { beginSignUp, mailedCode } from '../support/signUp.ts';
import { type Between, startProxy } from './proxy.ts';

/** A provider that does what it is asked and does not respond, or is slow with each response: for every verb that asks it. */

/** For all requests of a verb. */
const patienceMs = 300;

let app: TestApp;
let provider: ProviderSide;
let between: Between;
/** The application with a provider that is asked through `between`, and with one that is given up soon. */
let through: TestApp;
let impatient: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await makeReference(app.services.db);
  await app.services.reference.refresh();
  provider = await openProviderSide(app);
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
  await provider.close();
  await app.stop();
});
beforeEach(() => {
  app.clock.now = new Date('2026-06-01T12:00:00Z');
});
afterEach(() => {
  between.lose(null);
  between.delay(0);
});

type Verb = {
  /** Prepares it. Returns whose payments it is about, and what it does. */
  prepare: () => Promise<{ employer: User; act: (at: TestApp) => Promise<unknown> }>;
  /** The request whose response is lost. */
  loses: RegExp;
};

const returnPath = '/my-subscription';
const here = (address: string | null) => (address ?? '').replace(app.services.publicUrl, app.url);
const as = (employer: { id: number }, at: TestApp): DomainContext => contextFor(at, asEmployer(employer));
const asClara = async (at: TestApp) => contextFor(at, asAdmin(await makeAdmin(app.services.db)));

async function makeSubscriber() {
  app.clock.now = new Date('2026-06-01T12:00:00Z');
  const employer = await makeEmployer(app.services.db);
  const { customerId, moveTo } = await provider.makeCustomer(employer.id);
  const bought = await buy(app, provider, employer);
  return { employer, bought, customerId, moveTo };
}

/** A subscriber whose bank wants the renewal on 1 July confirmed. */
async function makeAsked() {
  const subscriber = await makeSubscriber();
  const { bought, customerId, moveTo } = subscriber;
  const { id } = await provider.stripe.paymentMethods.attach(await provider.takeCard('asks'), { customer: customerId });
  await provider.stripe.subscriptions.update(bought.providerId, { default_payment_method: id });
  await moveTo(new Date('2026-07-02T12:00:00Z'));
  for (const event of await provider.eventsOf(bought.providerId)) await provider.deliver(event);
  return subscriber;
}

const onSubscription =
  (act: (ctx: DomainContext, id: number) => Promise<unknown>): Verb['prepare'] =>
  async () => {
    const { employer, bought } = await makeSubscriber();
    return { employer, act: (at) => act(as(employer, at), bought.id) };
  };

const verbs: Record<string, Verb> = {
  subscribe: {
    prepare: async () => {
      const employer = await makeEmployer(app.services.db);
      const paymentMethodId = await provider.takeCard('visa');
      const input = { recurringMode: 'MONTHLY', paymentMethodId, returnPath, chat: null, cityId: null } as const;
      return { employer, act: (at) => subscribe(as(employer, at), { ...input, attemptKey: 'attempt-silent' }) };
    },
    loses: /^POST .*\/confirm/,
  },
  startCheckout: {
    prepare: async () => {
      const employer = await makeEmployer(app.services.db);
      const input = { recurringMode: 'MONTHLY', returnPath, chat: null, cityId: null } as const;
      return { employer, act: (at) => startCheckout(as(employer, at), input) };
    },
    loses: /^POST .*\/checkout\/sessions/,
  },
  confirmPayment: {
    prepare: async () => {
      const { employer, bought } = await makeSubscriber();
      const { redirectUrl } = await startCardChange(as(employer, app), bought.id, { returnPath });
      const session = await payOnPage(here(redirectUrl));
      return { employer, act: (at) => confirmPayment(as(employer, at), session ?? '') };
    },
    loses: /^POST .*\/subscriptions/,
  },
  cancelSubscription: { prepare: onSubscription(cancelSubscription), loses: /^POST .*\/subscriptions/ },
  resumeSubscription: {
    prepare: async () => {
      const { employer, bought } = await makeSubscriber();
      await cancelSubscription(as(employer, app), bought.id);
      return { employer, act: (at) => resumeSubscription(as(employer, at), bought.id) };
    },
    loses: /^POST .*\/subscriptions/,
  },
  changeCard: {
    prepare: onSubscription(async (ctx, id) =>
      changeCard(ctx, id, { paymentMethodId: await provider.takeCard('mastercard'), returnPath }),
    ),
    loses: /^POST .*\/subscriptions/,
  },
  confirmRenewal: {
    prepare: async () => {
      const { employer, bought } = await makeAsked();
      return { employer, act: (at) => confirmRenewal(as(employer, at), bought.id, { returnPath }) };
    },
    loses: /^POST .*\/confirm/,
  },
  startCardChange: {
    prepare: onSubscription((ctx, id) => startCardChange(ctx, id, { returnPath })),
    loses: /^POST .*\/checkout\/sessions/,
  },
  changePlan: {
    prepare: onSubscription((ctx, id) => changePlan(ctx, id, { recurringMode: 'YEARLY', returnPath })),
    loses: /^POST .*\/subscriptions/,
  },
  refundInvoice: {
    prepare: async () => {
      const { employer, bought } = await makeSubscriber();
      const { id } = await app.services.db.invoice.findFirstOrThrow({ where: { subscriptionId: bought.id } });
      return { employer, act: async (at) => refundInvoice(await asClara(at), id, true) };
    },
    loses: /^DELETE .*\/subscriptions/,
  },
  grantSubscription: {
    prepare: async () => {
      const employer = await makeEmployer(app.services.db);
      await buy(app, provider, employer, { card: 'asks' });
      const gift = { employerId: employer.id, months: 1, reason: 'For a test' };
      return { employer, act: async (at) => grantSubscription(await asClara(at), gift) };
    },
    loses: /^POST .*\/void/,
  },
  deleteUser: {
    prepare: async () => {
      const { employer } = await makeSubscriber();
      const person = { id: employer.id, role: 'ROLE_EMPLOYER' } as const;
      return { employer, act: async (at) => deleteUser(await asClara(at), person) };
    },
    loses: /^DELETE .*\/subscriptions/,
  },
  deleteMyAccount: {
    prepare: async () => {
      const { employer } = await makeSubscriber();
      return { employer, act: (at) => deleteMyAccount(as(employer, at), { password: testPassword }) };
    },
    loses: /^DELETE .*\/subscriptions/,
  },
  'confirmSignUp, which joins two guests': {
    prepare: async () => {
      const email = `silent-${Math.random().toString(36).slice(2)}@visitors.test`;
      const guests: User[] = [];
      for (const _ of [1, 2]) {
        const { id } = await makeGuest(app.services.db);
        const guest = await app.services.db.user.update({ where: { id }, data: { email } });
        await provider.makeCustomer(id);
        await buy(app, provider, guest);
        guests.push(guest);
      }
      const [employer] = guests;
      if (!employer) throw new Error('There is no guest');
      const account = { name: 'Gus Gordon', email, password: 'a long password', role: 'ROLE_EMPLOYER' };
      const token = await beginSignUp(new Visitor(app.url), account);
      const code = await mailedCode(app, email);
      const act = (at: TestApp) => confirmSignUp(at.services, { kind: 'anonymous' }, { token, code }, 'here');
      return { employer, act };
    },
    loses: /^POST .*\/subscriptions/,
  },
};

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
    returnPath,
    chat: null,
    cityId: null,
  });
  const session = await payOnPage(here(redirectUrl));
  between.lose(/^GET/);
  expect(await failureOf(confirmPayment(as(employer, through), session ?? ''))).toContain('we do not know yet');
  expect(await questions()).toEqual(['a session']);
  between.lose(null);
  await ask();
  expect(await inOurRecord(employer)).toMatchObject([{ status: 'ACTIVE' }]);
});

it('asking without a time limit is a mistake in our code', async () => {
  const { askProvider } = await import('../../server/domain/subscription/askProvider.ts');
  const ask = vi.fn();
  await expect(askProvider(app.services, ask)).rejects.toThrow('without a time limit');
  expect(ask).not.toHaveBeenCalled();
});
