import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pricingOptionVerbs } from '../../server/domain/billing/pricing/pricing.ts';
import { learnOutcomes, startCheckout } from '../../server/domain/billing/purchase/checkout.ts';
import { grantSubscription } from '../../server/domain/billing/purchase/gift.ts';
import { refundInvoice } from '../../server/domain/billing/purchase/invoice.ts';
import type { Ctx } from '../../server/domain/core/context.ts';
import { Failure } from '../../server/domain/core/failures/errors.ts';
import { failedDependency } from '../../server/domain/core/failures/unavailable.ts';
import { banUser, cancelBannedSubscriptions } from '../../server/domain/lifecycle/ban/ban.ts';
import { deleteUser } from '../../server/domain/lifecycle/deletion/deletion.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { Visitor } from '../support/browserless.ts';
import { makeAdmin, makeEmployer, makeGuest } from '../support/factories.ts';
import { fixture, testApp, testCatalog, testDatabase, testProvider } from '../support/fixtures.ts';
import { contextFor } from '../support/graph.ts';
import { asAdmin, asEmployer, buy, type Purchase, payOnPage } from '../support/sandbox.ts';
import { beginSignUp, mailedCode } from '../support/signUp.ts';
import { type Deed, perform } from './deeds.ts';
import { startOtherApp } from './otherApp.ts';
import { openMoney } from './provider.ts';

/**
 * Two people change what is paid at the same moment, at two processes with one database and one payment provider, whose messages
 * arrive meanwhile. `ROUNDS` sets how often.
 */

const rounds = Number(process.env.ROUNDS ?? 1);
const longestJitterMs = 120;

const database = testDatabase();
const here = testApp(() => ({ databaseUrl: database.url }));
testCatalog(here);
const there = fixture(
  () => startOtherApp(database.url),
  (there) => there.stop(),
);
const provider = testProvider(here);
const money = fixture(
  () => openMoney(database.url),
  (money) => money.close(),
);
let admin: Ctx;

beforeAll(async () => {
  admin = contextFor(here, asAdmin(await makeAdmin(here.services.db)));
});
afterEach(() => savePrice(4900));

type Act = () => Promise<unknown>;

let attempts = 0;
const returnPath = '/my-subscription';
const page = (address: string | null) => (address ?? '').replace(here.services.publicUrl, here.url);
const doneThere =
  (deed: Deed): Act =>
  () =>
    there.perform(deed);
const doneHere =
  (deed: Deed): Act =>
  () =>
    perform(here, deed);

/** A purchase in a tab. */
async function purchase(employer: User, recurringMode: 'MONTHLY' | 'YEARLY' = 'MONTHLY'): Promise<Deed> {
  attempts += 1;
  const attemptKey = `rival-attempt-${attempts}`;
  const paymentMethodId = await provider.takeCard('visa');
  const shown = await here.services.db.pricingOption.findFirstOrThrow({ where: { currency: 'SGD', recurringMode } });
  const { amount, currency } = shown;
  const input = { recurringMode, paymentMethodId, attemptKey, returnPath, chat: null, cityId: null, amount, currency };
  return { verb: 'subscribe', employerId: employer.id, input };
}

/** A payment on the provider's page that was opened before. */
async function paidPage(employer: User): Promise<Act> {
  const input = { recurringMode: 'MONTHLY', returnPath, chat: null, cityId: null } as const;
  const { redirectUrl } = await startCheckout(contextFor(here, asEmployer(employer)), input);
  return () => payOnPage(page(redirectUrl));
}

async function savePrice(amount: number): Promise<void> {
  const { id } = await here.services.db.pricingOption.findFirstOrThrow({
    where: { currency: 'SGD', recurringMode: 'MONTHLY' },
  });
  await pricingOptionVerbs.save(admin, id, { currency: 'SGD', recurringMode: 'MONTHLY', amount });
}

const ban =
  (employer: User): Act =>
  async () => {
    await banUser(admin, { id: employer.id, role: 'ROLE_EMPLOYER' }, { reason: 'For a test' });
    await there.perform({ verb: 'cancelBannedSubscriptions' });
  };
const remove =
  (employer: User): Act =>
  () =>
    deleteUser(admin, { id: employer.id, role: 'ROLE_EMPLOYER' });
const gift =
  (employer: User): Act =>
  () =>
    grantSubscription(admin, { employerId: employer.id, months: 1, reason: 'For a test' });

/** An employer who subscribed a month ago, and the renewal that is due. */
async function makeDue(): Promise<{ employer: User; bought: Purchase; renew: Act }> {
  const begin = new Date(Date.now() - 31 * 86_400_000);
  here.clock.now = begin;
  const employer = await makeEmployer(here.services.db);
  const { moveTo } = await provider.makeCustomer(employer.id);
  const bought = await buy(here, provider, employer);
  const now = new Date();
  here.clock.now = now;
  return { employer, bought, renew: () => moveTo(now) };
}

async function makeSubscriber(): Promise<{ employer: User; bought: Purchase }> {
  const employer = await makeEmployer(here.services.db);
  return { employer, bought: await buy(here, provider, employer) };
}

/** Two guests with the same email, and the sign-up that makes one account of them. */
async function makeGuests(): Promise<{ guests: [User, User]; join: Act }> {
  attempts += 1;
  const email = `rival-${attempts}@visitors.test`;
  const make = async () => {
    const { id } = await makeGuest(here.services.db);
    return here.services.db.user.update({ where: { id }, data: { email } });
  };
  const guests: [User, User] = [await make(), await make()];
  const account = { name: 'Gus Gordon', email, password: 'a long password', role: 'ROLE_EMPLOYER' };
  const token = await beginSignUp(new Visitor(here.url), account);
  const code = await mailedCode(here, email);
  return { guests, join: doneThere({ verb: 'confirmSignUp', token, code }) };
}

const own = (
  verb: 'cancelSubscription' | 'resumeSubscription' | 'changeToYearly',
  { id: employerId }: User,
  { id: subscriptionId }: Purchase,
): Deed => ({ verb, employerId, subscriptionId });

/** What is done at the same moment, by name. */
const rivals: Record<string, () => Promise<Act[]>> = {
  'purchases of two plans in two tabs': async () => {
    const employer = await makeEmployer(here.services.db);
    return [doneHere(await purchase(employer)), doneThere(await purchase(employer, 'YEARLY'))];
  },
  'a purchase and a payment on a page': async () => {
    const employer = await makeEmployer(here.services.db);
    return [doneThere(await purchase(employer)), await paidPage(employer)];
  },
  'a cancellation and a renewal': async () => {
    const { employer, bought, renew } = await makeDue();
    return [doneThere(own('cancelSubscription', employer, bought)), renew];
  },
  'another plan and a renewal': async () => {
    const { employer, bought, renew } = await makeDue();
    return [doneThere(own('changeToYearly', employer, bought)), renew];
  },
  'another card and a renewal': async () => {
    const { employer, bought, renew } = await makeDue();
    const paymentMethodId = await provider.takeCard('mastercard');
    const deed = { verb: 'changeCard', employerId: employer.id, subscriptionId: bought.id, paymentMethodId } as const;
    return [doneThere(deed), renew];
  },
  'a merge of guests and a purchase': async () => {
    const { guests, join } = await makeGuests();
    await buy(here, provider, guests[0]);
    return [join, doneHere(await purchase(guests[1], 'YEARLY'))];
  },
  'a merge of guests and a payment on a page': async () => {
    const { guests, join } = await makeGuests();
    await buy(here, provider, guests[0]);
    return [join, await paidPage(guests[1])];
  },
  'a change of the price and a purchase': async () => {
    const employer = await makeEmployer(here.services.db);
    const buying = doneThere(await purchase(employer));
    return [() => savePrice(5900), buying];
  },
  'a cancellation and its opposite': async () => {
    const { employer, bought } = await makeSubscriber();
    return [
      doneHere(own('cancelSubscription', employer, bought)),
      doneThere(own('resumeSubscription', employer, bought)),
    ];
  },
  'a refund and another plan': async () => {
    const { employer, bought } = await makeSubscriber();
    const { id } = await here.services.db.invoice.findFirstOrThrow({ where: { subscriptionId: bought.id } });
    return [() => refundInvoice(admin, id, true), doneThere(own('changeToYearly', employer, bought))];
  },
};

const byOffice = { 'a ban': ban, 'a deletion': remove, 'a gift': gift };
for (const [name, act] of Object.entries(byOffice)) {
  rivals[`${name} and a purchase`] = async () => {
    const employer = await makeEmployer(here.services.db);
    return [act(employer), doneThere(await purchase(employer))];
  };
  rivals[`${name} and a payment on a page`] = async () => {
    const employer = await makeEmployer(here.services.db);
    return [act(employer), await paidPage(employer)];
  };
  if (act === gift) continue;
  rivals[`${name} and a renewal`] = async () => {
    const { employer, renew } = await makeDue();
    return [act(employer), renew];
  };
}

/** Everything that is told about afterwards has been heard, and the jobs have run. */
async function settle(): Promise<void> {
  await money.hurry();
  await provider.delivered();
  await cancelBannedSubscriptions(here.services);
  await here.services.db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE name = 'payment-outcome'`;
  await learnOutcomes(here.services);
  await provider.delivered();
}

describe('at the same moment', () => {
  it.each(Object.entries(rivals))('%s leave one subscription, and no charge without it', async (_name, prepare) => {
    for (let round = 0; round < rounds; round += 1) {
      here.clock.now = new Date();
      const before = new Set(await money.faults());
      const acts = await prepare();
      const results = await Promise.allSettled(
        acts.map(async (act) => {
          await wait(Math.random() * longestJitterMs);
          return act();
        }),
      );
      const bugs = results.filter((result) =>
        result.status === 'rejected'
          ? !(result.reason instanceof Failure) && failedDependency(result.reason) === null
          : String(result.value).startsWith('a bug'),
      );
      expect(bugs).toEqual([]);
      await settle();
      expect((await money.faults()).filter((fault) => !before.has(fault))).toEqual([]);
    }
  });
});

it('what must not be is noticed', async () => {
  const { db } = here.services;
  const { employer, bought } = await makeSubscriber();
  const told = (text: string) => [`employer ${employer.id}: ${text}`];
  await db.subscription.update({ where: { id: bought.id }, data: { status: 'CANCELED' } });
  expect(await money.faults()).toEqual(told('is active there, and not here'));
  await db.subscription.update({ where: { id: bought.id }, data: { status: 'ACTIVE' } });
  expect(await money.faults()).toEqual([]);
  await provider.delivered();
  const [charge] = (await provider.stripe.charges.list({ limit: 1 })).data;
  await provider.stripe.refunds.create({ charge: charge?.id });
  expect(await money.faults()).toEqual(told('has access without a charge'));
  await provider.stripe.subscriptions.cancel(bought.providerId);
  await settle();
  expect(await money.faults()).toEqual([]);
});

it('a purchase beside a change of the price is charged what was shown, or not at all', async () => {
  const employer = await makeEmployer(here.services.db);
  const buying = doneThere(await purchase(employer));
  await Promise.allSettled([savePrice(5900), buying()]);
  await settle();
  const paid = await here.services.db.invoice.findMany({
    where: { subscription: { employerId: employer.id }, status: 'PAID' },
    select: { amount: true },
  });
  expect([[], [{ amount: 4900 }]]).toContainEqual(paid);
});
