import { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { sendRefundMails } from '../../server/domain/billing/mail/refund.ts';
import { sendDueSubscriptionMails } from '../../server/domain/billing/mail/send.ts';
import { startCheckout } from '../../server/domain/billing/purchase/checkout.ts';
import { reconcile } from '../../server/domain/billing/reconciliation/reconcile.ts';
import type { Services } from '../../server/domain/core/context.ts';
import { Unavailable } from '../../server/domain/core/failures/errors.ts';
import { confirmSignUp } from '../../server/domain/lifecycle/signUp/signUp.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { PaymentProvider } from '../../server/payment/provider.ts';
import { createStripePayment } from '../../server/payment/stripe.ts';
import { inOurTerms } from '../../server/payment/stripeErrors.ts';
import { Visitor } from '../support/browserless.ts';
import { makeGuest } from '../support/factories.ts';
import { contextFor, mutateAs, readAs } from '../support/graph.ts';
import { mailsTo } from '../support/outbox.ts';
import { answerBank, asEmployer, buy, type Card, ownAddress, type Purchase, payOnPage } from '../support/sandbox.ts';
import { beginSignUp, mailedCode } from '../support/signUp.ts';
import { testPayments } from '../support/subscribers.ts';

const { app, db, provider } = testPayments();

type Payer = { guest: User; bought: Purchase; customerId: string; moveTo: (text: string) => Promise<void> };

let people = 0;
const newEmail = () => {
  people += 1;
  return `payer-${people}@visitors.test`;
};

const guestOf = async (email: string) => {
  return db.user.update({ where: { id: (await makeGuest(db)).id }, data: { email } });
};

/** A guest with this email who subscribed monthly at noon of this day. */
async function makePayer(email: string, day: string, card: Card = 'visa'): Promise<Payer> {
  app.clock.now = new Date(`${day}T12:00:00Z`);
  const guest = await guestOf(email);
  const { customerId, moveTo } = await provider.makeCustomer(guest.id);
  const bought = await buy(app, provider, guest, { card });
  return { guest, bought, customerId, moveTo: (text) => moveTo(new Date(text)) };
}

/** Moves the clocks of all of them, and delivers what the provider has to say about their subscriptions. */
async function passTo(text: string, payers: Payer[]): Promise<void> {
  for (const { moveTo } of payers) await moveTo(text);
  for (const { bought } of payers) await provider.deliverAll(bought.providerId);
}

const chargesOf = async ({ customerId }: Payer) => (await provider.paidBy(customerId)).length;

async function stateOf({ bought }: Payer) {
  const { status, cancel_at_period_end } = await provider.stripe.subscriptions.retrieve(bought.providerId);
  const { employerId, ...row } = await db.subscription.findUniqueOrThrow({ where: { id: bought.id } });
  expect([row.status.toLowerCase(), row.cancelAtPeriodEnd]).toEqual([status, cancel_at_period_end]);
  return { employerId, status, ends: cancel_at_period_end };
}

/** Signs up as an employer with this email, up to the mailed code. Returns what enters the code. */
async function begin(email: string) {
  const account = { name: 'Gus Gordon', email, password: 'a long password', role: 'ROLE_EMPLOYER' };
  const token = await beginSignUp(new Visitor(app.url), account);
  const code = await mailedCode(app, email);
  return (services: Services = app.services) => confirmSignUp(services, { kind: 'anonymous' }, { token, code }, 'here');
}
const takeOver = async (email: string) => (await begin(email))();

/** The services with a provider that answers the first of these calls and then is out of reach. */
function outOfReachAfter(answered: number): Services {
  const { payment, log } = app.services;
  const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
  const gone = createStripePayment({ ...keys, sandboxAddress: 'http://127.0.0.1:1', maxNetworkRetries: 0 });
  let asked = 0;
  const endSubscription: PaymentProvider['endSubscription'] = (id) => {
    asked += 1;
    return (asked > answered ? gone : payment).endSubscription(id);
  };
  const silent = Object.assign(Object.create(log), { error: () => {} });
  return { ...app.services, log: silent, payment: { ...payment, endSubscription } };
}

const refundedOf = async ({ customerId: customer }: Payer) => {
  const { data } = await provider.stripe.charges.list({ customer });
  return data.reduce((sum, { amount_refunded: refunded }) => sum + refunded, 0);
};

it('keeps the subscription that lasts longest; the other one ends, and the time that both cover is paid back', async () => {
  const email = newEmail();
  const first = await makePayer(email, '2026-06-01');
  const second = await makePayer(email, '2026-06-10');
  const { id } = await takeOver(email);
  expect(id).toBe(second.guest.id);
  expect(await stateOf(first)).toEqual({ employerId: id, status: 'canceled', ends: false });
  expect(await stateOf(second)).toEqual({ employerId: id, status: 'active', ends: false });
  // From June 10 to July 1.
  expect([await refundedOf(first), await refundedOf(second)]).toEqual([3430, 0]);
  await sendRefundMails(app.services);
  await sendDueSubscriptionMails(app.services);
  const mails = (await mailsTo(app, email)).filter(({ subject }) => /refund|cancelled|ended/.test(subject));
  expect(mails.map(({ subject }) => subject)).toEqual(['Your Hourhand refund: SGD 34.30']);
  expect(mails[0]?.text).toContain('The reason: You had paid twice for the same time.');
  await passTo('2026-07-15T12:00:00Z', [first, second]);
  expect(await stateOf(second)).toEqual({ employerId: id, status: 'active', ends: false });
  expect([await chargesOf(first), await chargesOf(second)]).toEqual([1, 2]);
  const { viewer } = await readAs(app, asEmployer({ id }), '{ viewer { hasActiveSubscription } }');
  expect(viewer).toEqual({ hasActiveSubscription: true });
});

it('a refund that the provider refuses leaves the other one usable until its end, and listed for admins', async () => {
  await provider.forgetCustomers();
  const { db, log, payment } = app.services;
  const email = newEmail();
  const [first, second] = [await makePayer(email, '2026-06-01'), await makePayer(email, '2026-06-10')];
  const refund = async (): Promise<never> => {
    const refused = { type: 'invalid_request_error', code: 'balance_insufficient', message: 'No funds.' } as const;
    throw inOurTerms(Stripe.errors.StripeError.generate({ ...refused, statusCode: 400 }));
  };
  const errors: unknown[] = [];
  const noting = Object.assign(Object.create(log), { error: (...logged: unknown[]) => errors.push(logged) });
  const { id } = await (await begin(email))({ ...app.services, log: noting, payment: { ...payment, refund } });
  expect(errors).toHaveLength(1);
  expect(await stateOf(first)).toEqual({ employerId: id, status: 'active', ends: true });
  expect(await stateOf(second)).toEqual({ employerId: id, status: 'active', ends: false });
  expect([await refundedOf(first), await refundedOf(second)]).toEqual([0, 0]);
  await reconcile(app.services);
  const listed = await db.paymentDifference.findMany({ where: { employerId: id, settledAt: null } });
  expect(listed.map(({ kind }) => kind)).toEqual(['SECOND_SUBSCRIPTION']);
  expect(await db.subscription.count({ where: { employerId: id, isSecond: false } })).toBe(1);
  await passTo('2026-07-15T12:00:00Z', [first, second]);
  expect([await chargesOf(first), await chargesOf(second)]).toEqual([1, 2]);
  expect(await stateOf(first)).toMatchObject({ status: 'canceled' });
});

it('ends an overdue one at once: its open invoice is not collected any more', async () => {
  const email = newEmail();
  const overdue = await makePayer(email, '2026-06-01');
  await provider.putCard(overdue.customerId, overdue.bought.providerId, 'failsLater');
  await passTo('2026-07-01T13:00:01Z', [overdue]);
  expect(await stateOf(overdue)).toMatchObject({ status: 'past_due' });
  const paid = await makePayer(email, '2026-07-02');
  const { id } = await takeOver(email);
  expect(await stateOf(overdue)).toMatchObject({ employerId: id, status: 'canceled' });
  expect(await stateOf(paid)).toEqual({ employerId: id, status: 'active', ends: false });
  const open = await provider.stripe.invoices.list({ subscription: overdue.bought.providerId, status: 'open' });
  expect(open.data).toEqual([]);
  await passTo('2026-07-20T12:00:00Z', [overdue, paid]);
  expect(await chargesOf(overdue)).toBe(1);
});

it('records nothing when the provider does not respond after the first of two ends; the same code goes on later', async () => {
  const email = newEmail();
  const payers: Payer[] = [];
  for (const day of ['01', '05', '10']) payers.push(await makePayer(email, `2026-06-${day}`));
  const enter = await begin(email);
  await expect(enter(outOfReachAfter(1))).rejects.toBeInstanceOf(Unavailable);
  expect(await db.user.count({ where: { loginEmail: email } })).toBe(0);
  for (const { guest, bought } of payers) {
    const before = { employerId: guest.id, cancelAtPeriodEnd: false };
    expect(await db.subscription.findUnique({ where: { id: bought.id } })).toMatchObject(before);
  }
  const { id } = await enter();
  const states = await Promise.all(payers.map(stateOf));
  expect(states).toMatchObject(Array(3).fill({ employerId: id, ends: false }));
  expect(await Promise.all(payers.map(refundedOf))).toEqual([3430, 4083, 0]);
  await passTo('2026-07-15T12:00:00Z', payers);
  expect(await Promise.all(payers.map(chargesOf))).toEqual([1, 1, 2]);
});

it('gives up a payment that waits for the bank, so that it cannot be confirmed afterwards', async () => {
  const email = newEmail();
  const waiting = await makePayer(email, '2026-06-01', 'asks');
  const paid = await makePayer(email, '2026-06-10');
  const { id } = await takeOver(email);
  await answerBank(app, waiting.bought.redirectUrl);
  await passTo('2026-06-11T12:00:00Z', [waiting, paid]);
  expect(await chargesOf(waiting)).toBe(0);
  expect(await stateOf(paid)).toEqual({ employerId: id, status: 'active', ends: false });
});

it('does not go on with a cancelled one beside another: neither by undoing its end nor by another plan', async () => {
  const email = newEmail();
  const first = await makePayer(email, '2026-06-01');
  const { id } = await takeOver(email);
  const subscription = first.bought.globalId;
  await mutateAs(app, asEmployer({ id }), 'cancelSubscription', { subscription });
  const { id: stripeSubscriptionId } = await provider.subscribeByHand(first.customerId);
  await provider.deliverAll(stripeSubscriptionId);
  const second = await db.subscription.findUniqueOrThrow({ where: { stripeSubscriptionId } });
  const rights = '... on EmployerSubscription { viewerCanResume viewerCanChangePlan viewerCanCancel }';
  const ids = [subscription, encodeGlobalId('EmployerSubscription', second.id)];
  const source = `query ($ids: [ID!]!) { nodes(ids: $ids) { ${rights} } }`;
  expect(await readAs(app, asEmployer({ id }), source, { ids })).toEqual({
    nodes: [
      { viewerCanResume: false, viewerCanChangePlan: false, viewerCanCancel: false },
      { viewerCanResume: false, viewerCanChangePlan: true, viewerCanCancel: true },
    ],
  });
  for (const [mutation, input] of [
    ['resumeSubscription', { subscription }],
    ['changePlan', { subscription, recurringMode: 'YEARLY', returnPath: '/my-subscription' }],
  ] as const) {
    const refused = { __typename: 'Conflict', message: 'You already have another subscription.' };
    expect(await mutateAs(app, asEmployer({ id }), mutation, input)).toEqual(refused);
  }
  expect(await stateOf(first)).toMatchObject({ ends: true });
  expect(await chargesOf(first)).toBe(2);
});

it.each(['a purchase', 'a payment on a page'])(
  'beside %s at the same moment, one goes on, and all are known',
  async (what) => {
    const email = newEmail();
    const first = await makePayer(email, '2026-06-01');
    const guest = await guestOf(email);
    const { customerId } = await provider.makeCustomer(guest.id);
    const enter = await begin(email);
    const plan = { recurringMode: 'YEARLY', returnPath: '/chat', chat: null, cityId: null } as const;
    const open = () => startCheckout(contextFor(app, asEmployer(guest)), plan);
    const page = what === 'a purchase' ? null : ownAddress(app, (await open()).redirectUrl);
    const pay = () => (page === null ? buy(app, provider, guest, { mode: 'YEARLY' }) : payOnPage(page));
    await Promise.allSettled([enter(), pay()]);
    const customers = [first.customerId, customerId];
    const found = await Promise.all(customers.map((customer) => provider.stripe.subscriptions.list({ customer })));
    const held = found.flatMap(({ data }) => data);
    for (const { id } of held) await provider.deliverAll(id);
    const going = await Promise.all(held.map(({ id }) => provider.stripe.subscriptions.retrieve(id)));
    expect(going.filter(({ cancel_at_period_end: ends, status }) => status === 'active' && !ends)).toHaveLength(1);
    const where = { stripeSubscriptionId: { in: held.map(({ id }) => id) } };
    expect(await db.subscription.count({ where })).toBe(held.length);
  },
);
