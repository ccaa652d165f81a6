import { describe, expect, it } from 'vitest';
import { makeEmployer } from '../support/factories.ts';
import { testApp, testCatalog, testProvider } from '../support/fixtures.ts';
import { askAs } from '../support/graph.ts';
import { afterChange, asEmployer, buy } from '../support/sandbox.ts';

/** Changes from monthly to yearly with a card that requires confirmation by the bank (3-D Secure). */

const app = testApp();
testCatalog(app);
const provider = testProvider(app);

/** An employer who subscribed on 1 June at noon. Now it is the 16th, and their card requires confirmation. */
async function makeAsked() {
  app.clock.now = new Date('2026-06-01T12:00:00Z');
  const employer = await makeEmployer(app.services.db);
  const { moveTo, customerId } = await provider.makeCustomer(employer.id);
  const bought = await buy(app, provider, employer);
  const card = await provider.stripe.paymentMethods.attach('pm_card_threeDSecure2Required', { customer: customerId });
  await afterChange(app, employer, () =>
    provider.stripe.subscriptions.update(bought.providerId, { default_payment_method: card.id }),
  );
  await moveTo(new Date('2026-06-16T12:00:00Z'));
  const ask = async (field: string, answer: string, input: object) => {
    const { data, errors } = await askAs(
      app,
      asEmployer(employer),
      `mutation ($input: ${field.charAt(0).toUpperCase()}${field.slice(1)}Input!) { ${field}(input: $input) {
        __typename ${answer} ... on Failure { message ... on PaymentFailed { reason } }
      } }`,
      { input },
    );
    expect(errors).toBeUndefined();
    return JSON.parse(JSON.stringify(data))[field];
  };
  const own = { subscription: bought.globalId };
  const after = 'subscription { recurringMode status cancelAtPeriodEnd currentPeriodEnd }';
  return {
    employer,
    bought,
    moveTo: (text: string) => moveTo(new Date(text)),
    change: (recurringMode = 'YEARLY') =>
      ask('changePlan', `... on ChangePlanPayload { redirectUrl ${after} }`, {
        ...own,
        recurringMode,
        returnPath: '/my-subscription',
      }),
    cancel: () => ask('cancelSubscription', `... on CancelSubscriptionPayload { ${after} }`, own),
    changeCard: async () =>
      ask('changeCard', `... on ChangeCardPayload { redirectUrl ${after} }`, {
        ...own,
        paymentMethodId: await provider.takeCard('visa'),
        returnPath: '/my-subscription',
      }),
    confirm: (sessionId: string) =>
      ask('confirmPayment', '... on ConfirmPaymentPayload { status outcome redirectUrl }', { sessionId }),
    row: () => app.services.db.subscription.findUniqueOrThrow({ where: { id: bought.id } }),
    /** What was paid, the latest first. */
    paid: async () => {
      const { data } = await provider.stripe.charges.list({ customer: customerId, limit: 100 });
      return data.filter(({ paid }) => paid).map(({ amount }) => amount);
    },
  };
}

/** Answers the bank's question. Returns the session id in the address that it redirects to. */
async function answer(redirectUrl: string, how: 'complete' | 'fail'): Promise<string> {
  const local = new URL(new URL(redirectUrl).pathname, app.url);
  const body = new URLSearchParams({ answer: how });
  const back = new URL(
    (await fetch(local, { method: 'POST', body, redirect: 'manual' })).headers.get('location') ?? '',
  );
  expect(back.pathname).toBe('/my-subscription');
  return back.searchParams.get('session_id') ?? '';
}

const monthly = { recurringMode: 'MONTHLY', status: 'ACTIVE', amount: 4900 } as const;
const yearly = { recurringMode: 'YEARLY', status: 'ACTIVE', amount: 47_000 } as const;
const due = 47_000 - 2450;

describe('a change of plan that requires confirmation by the bank', () => {
  it('takes effect only after the confirmation', async () => {
    const { change, confirm, row, paid } = await makeAsked();
    const asked = await change();
    expect(asked).toMatchObject({
      redirectUrl: expect.stringContaining('/challenges/'),
      subscription: { status: 'ACTIVE' },
    });
    expect(await row()).toMatchObject({ ...monthly, currentPeriodEnd: new Date('2026-07-01T12:00:00Z') });
    expect(await paid()).toEqual([4900]);
    const session = await answer(asked.redirectUrl, 'complete');
    for (const _time of [1, 2]) {
      expect(await confirm(session)).toMatchObject({ status: 'ACTIVE', outcome: 'PLAN_CHANGED', redirectUrl: null });
    }
    expect(await row()).toMatchObject({ ...yearly, currentPeriodEnd: new Date('2027-06-16T12:00:00Z') });
    expect(await paid()).toEqual([due, 4900]);
  });

  it('takes effect even if the employer does not return', async () => {
    const { employer, change, row } = await makeAsked();
    const { redirectUrl } = await change();
    await afterChange(app, employer, () => answer(redirectUrl, 'complete'));
    expect(await row()).toMatchObject(yearly);
  });

  it('is pending until it is confirmed', async () => {
    const { change, confirm, bought, row } = await makeAsked();
    await change();
    const { data } = await provider.stripe.invoices.list({
      subscription: bought.providerId,
      status: 'open',
      expand: ['data.payments'],
    });
    const intentId = String(data[0]?.payments?.data[0]?.payment.payment_intent);
    const { next_action } = await provider.stripe.paymentIntents.retrieve(intentId);
    const back = new URL(next_action?.redirect_to_url?.return_url ?? '');
    const session = back.searchParams.get('session_id') ?? '';
    expect(await confirm(session)).toMatchObject({ outcome: 'PENDING' });
    expect(await row()).toMatchObject(monthly);
  });

  it('does not take effect if it is declined, and can be requested again', async () => {
    const { change, confirm, row, paid, bought } = await makeAsked();
    const { redirectUrl } = await change();
    const session = await answer(redirectUrl, 'fail');
    for (const _time of [1, 2]) expect(await confirm(session)).toMatchObject({ __typename: 'PaymentFailed' });
    expect(await row()).toMatchObject(monthly);
    const open = await provider.stripe.invoices.list({ subscription: bought.providerId, status: 'open' });
    expect(open.data).toEqual([]);
    // A void invoice is not stored, even when webhooks report it.
    for (const event of await provider.eventsOf(bought.providerId)) expect(await provider.deliver(event)).toBe(200);
    const invoices = await app.services.db.invoice.findMany({ where: { subscriptionId: bought.id } });
    expect(invoices).toMatchObject([{ status: 'PAID', amount: 4900 }]);
    const again = await change();
    await confirm(await answer(again.redirectUrl, 'complete'));
    expect(await row()).toMatchObject(yearly);
    expect(await paid()).toEqual([due, 4900]);
  });

  it('is paid once from two tabs', async () => {
    const { change, confirm, row, paid } = await makeAsked();
    const [one, two] = await Promise.all([change(), change()]);
    const sessions = [await answer(one.redirectUrl, 'complete'), await answer(two.redirectUrl, 'complete')];
    const outcomes = [];
    for (const session of sessions) outcomes.push((await confirm(session)).__typename);
    expect(outcomes.sort()).toEqual(['ConfirmPaymentPayload', 'PaymentFailed']);
    expect(await row()).toMatchObject(yearly);
    expect(await paid()).toEqual([due, 4900]);
    // The employer requests the plan again after it has changed.
    expect(await change()).toMatchObject({ redirectUrl: null, subscription: { recurringMode: 'YEARLY' } });
    expect(await paid()).toEqual([due, 4900]);
  });

  it.each(['cancel', 'changeCard'] as const)('is cancelled by another change in the meantime: %s', async (other) => {
    const asked = await makeAsked();
    const { redirectUrl } = await asked.change();
    await asked[other]();
    const session = await answer(redirectUrl, 'complete');
    expect(await asked.confirm(session)).toMatchObject({
      __typename: 'PaymentFailed',
      reason: expect.stringContaining('You were not charged'),
    });
    expect(await asked.row()).toMatchObject({ ...monthly, cancelAtPeriodEnd: other === 'cancel' });
    expect(await asked.paid()).toEqual([4900]);
  });

  it('can be confirmed for a day, but not beyond the period', async () => {
    for (const [from, until] of [
      ['2026-06-16T13:00:00Z', '2026-06-17T12:00:00Z'],
      ['2026-07-01T11:30:00Z', '2026-07-01T12:00:00Z'],
    ] as const) {
      const { change, moveTo, paid, confirm, bought } = await makeAsked();
      await moveTo(from);
      const { redirectUrl } = await change();
      await moveTo(until);
      const held = await provider.stripe.subscriptions.retrieve(bought.providerId);
      expect(held.pending_update).toBeNull();
      const session = await answer(redirectUrl, 'complete');
      expect(await confirm(session)).toMatchObject({ __typename: 'PaymentFailed' });
      expect(held.items.data[0]?.price.recurring?.interval).toBe('month');
      expect((await paid()).every((amount) => amount === 4900)).toBe(true);
    }
  });

  it('revokes a cancellation only when it is paid', async () => {
    const { change, confirm, cancel, row } = await makeAsked();
    await cancel();
    const { redirectUrl } = await change();
    expect(await row()).toMatchObject({ ...monthly, cancelAtPeriodEnd: true });
    await confirm(await answer(redirectUrl, 'complete'));
    expect(await row()).toMatchObject({ ...yearly, cancelAtPeriodEnd: false });
  });
});
