import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelSubscription, confirmRenewal } from '../../../server/domain/billing/purchase/change.ts';
import { startCardChange, startCheckout } from '../../../server/domain/billing/purchase/checkout.ts';
import { grantSubscription } from '../../../server/domain/billing/purchase/gift.ts';
import { changePlan } from '../../../server/domain/billing/purchase/plan.ts';
import { Conflict } from '../../../server/domain/core/failures/errors.ts';
import { banUser } from '../../../server/domain/lifecycle/ban/ban.ts';
import { cancelBannedSubscriptions } from '../../../server/domain/lifecycle/ban/banSubscription.ts';
import { deleteUser } from '../../../server/domain/lifecycle/deletion/deletion.ts';
import { confirmSignUp } from '../../../server/domain/lifecycle/signUp/signUp.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { type Money, openMoney } from '../../rivals/provider.ts';
import { Visitor } from '../../support/browserless.ts';
import { makeAdmin, makeGuest } from '../../support/factories.ts';
import { testApp, testCatalog, testProvider } from '../../support/fixtures.ts';
import { contextFor } from '../../support/graph.ts';
import { asAdmin, asEmployer, buy, payOnPage } from '../../support/sandbox.ts';
import { beginSignUp, mailedCode } from '../../support/signUp.ts';

/** Everything that may be paid when an account or its subscription ends, and is paid after that: it charges for nothing. */

const app = testApp();
testCatalog(app);
const provider = testProvider(app);
let money: Money;

beforeAll(async () => {
  await provider.holdMessages();
  money = openMoney(app.databaseUrl);
});
afterAll(async () => {
  await money.close();
});

const returnPath = '/my-subscription';
const ownAddress = (address: string | null) => (address ?? '').replace(app.services.publicUrl, app.url);
const as = (employer: User) => contextFor(app, asEmployer(employer));
const asClara = async () => contextFor(app, asAdmin(await makeAdmin(app.services.db)));

let people = 0;

/** A guest, because only guests are merged. */
async function makePayer(
  email: string,
): Promise<{ employer: User; moveTo: (time: Date) => Promise<void>; customerId: string }> {
  const { id } = await makeGuest(app.services.db);
  const employer = await app.services.db.user.update({ where: { id }, data: { email } });
  return { employer, ...(await provider.makeCustomer(id)) };
}
type Payer = Awaited<ReturnType<typeof makePayer>>;

const atBank = (address: string | null) => () =>
  fetch(ownAddress(address), { method: 'POST', body: new URLSearchParams({ answer: 'complete' }), redirect: 'manual' });

/** Another default card at the provider. */
async function useCard({ customerId }: Payer, subscription: string, card: 'asks' | 'failsLater'): Promise<void> {
  const { id } = await provider.stripe.paymentMethods.attach(await provider.takeCard(card), { customer: customerId });
  await provider.stripe.subscriptions.update(subscription, { default_payment_method: id });
}

const deliver = async (text: string) => {
  for (const event of await provider.eventsOf(text)) expect(await provider.deliver(event)).toBe(200);
};

/** Begins something. Returns what pays it. */
const underWay: Record<string, (payer: Payer) => Promise<() => Promise<unknown>>> = {
  'a payment page': async ({ employer }) => {
    const { redirectUrl } = await startCheckout(as(employer), {
      recurringMode: 'MONTHLY',
      returnPath,
      chat: null,
      cityId: null,
    });
    return () => payOnPage(ownAddress(redirectUrl));
  },
  'a purchase that waits for the bank': async ({ employer }) => {
    const { redirectUrl } = await buy(app, provider, employer, { card: 'asks' });
    return atBank(redirectUrl);
  },
  'another plan that waits for the bank': async (payer) => {
    const { id, providerId } = await buy(app, provider, payer.employer);
    await useCard(payer, providerId, 'asks');
    const { redirectUrl } = await changePlan(as(payer.employer), id, { recurringMode: 'YEARLY', returnPath });
    expect(redirectUrl).not.toBeNull();
    return atBank(redirectUrl);
  },
  'another plan that waits for the bank, of a cancelled subscription': async (payer) => {
    const { id, providerId } = await buy(app, provider, payer.employer);
    await useCard(payer, providerId, 'asks');
    await cancelSubscription(as(payer.employer), id);
    const { redirectUrl } = await changePlan(as(payer.employer), id, { recurringMode: 'YEARLY', returnPath });
    expect(redirectUrl).not.toBeNull();
    return atBank(redirectUrl);
  },
  'a renewal that waits for the bank': async (payer) => {
    const { id, providerId } = await buy(app, provider, payer.employer);
    await useCard(payer, providerId, 'asks');
    await payer.moveTo(new Date(app.clock.now.getTime() + 32 * 86_400_000));
    await deliver(providerId);
    const { redirectUrl } = await confirmRenewal(as(payer.employer), id, { returnPath });
    return atBank(redirectUrl);
  },
  'a page for another card of an unpaid subscription': async (payer) => {
    const { id, providerId } = await buy(app, provider, payer.employer);
    await useCard(payer, providerId, 'failsLater');
    await payer.moveTo(new Date(app.clock.now.getTime() + 32 * 86_400_000));
    await deliver(providerId);
    const { redirectUrl } = await startCardChange(as(payer.employer), id, { returnPath });
    return () => payOnPage(ownAddress(redirectUrl));
  },
};

/** Ends what the payer has, or makes it part of something else. */
const endings: Record<string, (payer: Payer) => Promise<unknown>> = {
  'a ban': async ({ employer }) => {
    await banUser(await asClara(), { id: employer.id, role: 'ROLE_EMPLOYER' }, { reason: 'For a test' });
    await cancelBannedSubscriptions(app.services);
  },
  'a deletion': async ({ employer }) => deleteUser(await asClara(), { id: employer.id, role: 'ROLE_EMPLOYER' }),
  'a gift': async ({ employer }) =>
    grantSubscription(await asClara(), { employerId: employer.id, months: 1, reason: 'For a test' }).catch(
      // Refused while a subscription is active.
      (error: unknown) => expect(error).toBeInstanceOf(Conflict),
    ),
  'a merge with a guest who pays for longer': async ({ employer }) => {
    const email = employer.email ?? '';
    const other = await makePayer(email);
    await buy(app, provider, other.employer, { mode: 'YEARLY' });
    const account = { name: 'Gus Gordon', email, password: 'a long password', role: 'ROLE_EMPLOYER' };
    const token = await beginSignUp(new Visitor(app.url), account);
    const code = await mailedCode(app, email);
    await confirmSignUp(app.services, { kind: 'anonymous' }, { token, code }, 'here');
  },
};

describe.each(Object.entries(endings))('after %s', (_ending, end) => {
  it.each(Object.entries(underWay))('%s charges for nothing', async (_name, begin) => {
    people += 1;
    app.clock.now = new Date('2026-06-01T12:00:00Z');
    const payer = await makePayer(`under-way-${people}@visitors.test`);
    const pay = await begin(payer);
    await end(payer);
    await pay();
    for (const { id } of (await provider.stripe.subscriptions.list({ customer: payer.customerId, status: 'all' }))
      .data) {
      await deliver(id);
    }
    expect(await money.faults()).toEqual([]);
  });
});
