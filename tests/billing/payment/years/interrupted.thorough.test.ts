import { describe, expect, it, vi } from 'vitest';
import { askProvider } from '../../../../server/domain/billing/provider/askProvider.ts';
import { confirmPayment } from '../../../../server/domain/billing/purchase/checkout.ts';
import { budgets } from '../../../../server/domain/core/limits/budgets.ts';
import type { Person } from './simulation.ts';
import { type Act, testSteps } from './steps.ts';

/** What becomes of everything that asks the payment provider when it is interrupted. */

const steps = testSteps();
const { simulation, does, leaves, pays, buys, cancels, asks, deliver, renews } = steps;
const { hasCard, goesOverdue, personAfter, attempt } = steps;

/** The provider does not know them yet. */
const isNew: Act = ({ employer: { id } }) =>
  simulation.db.user.update({ where: { id }, data: { stripeCustomerId: null } });

const ofAccount: [what: string, before: Act[], act: Act][] = [
  ['a purchase', [], buys],
  ["a purchase on the provider's page", [], does("buys on the provider's page")],
  ['billing details of a new customer', [isNew], does('saves billing details')],
  ['a cancellation', [buys], cancels],
  ['its opposite', [buys, cancels], does('resumes')],
  ['another plan', [buys], does('changes the plan')],
  ['another card', [buys], does('changes to a good card')],
  ["another card on the provider's page", [buys], does("changes the card on the provider's page")],
  ['another card for what is overdue', [buys, hasCard('failsLater'), goesOverdue], does('changes to a good card')],
  ['a cancellation of what is overdue', [buys, hasCard('failsLater'), goesOverdue], cancels],
  ['the confirmation of a renewal', [buys, hasCard('asks'), goesOverdue], does('confirms a renewal')],
  ['a refund', [buys], does('refunds')],
  ['a gift instead of a purchase', [leaves('buys with a card whose bank asks')], does('gives a subscription')],
  ['a deletion', [buys], does('deletes')],
];
const page = leaves("buys on the provider's page");
/** What the provider asks of the product, and what jobs do. */
const ofOthers: typeof ofAccount = [
  ['the message of a purchase on the page', [page, pays], deliver],
  ['the message of a renewal', [buys, renews], deliver],
  ['the message of a new card', [buys, leaves("changes the card on the provider's page"), pays], deliver],
  ['the message of a payment for someone banned', [page, does('bans'), () => steps.hours(1), pays], deliver],
  ['the job of a ban', [buys, does('bans')], asks],
  ['the job that asks about a renewal', [buys, renews], asks],
];

/** What the act does undisturbed: the places of its requests that change something, and of its last write. */
async function measured(before: Act[], act: Act) {
  const person = await personAfter(before);
  const [asked, written] = [simulation.asked.length, await simulation.written()];
  const refused = await attempt(act, person);
  const requests = simulation.asked.slice(asked);
  const changes = requests.flatMap((line, index) => (line.startsWith('GET') ? [] : [index]));
  return { changes, writes: (await simulation.written()) - written, outcome: { refused, ...(await stateOf(person)) } };
}

/** All that there is about a person, here and at the provider, without ids and times. */
async function stateOf({ employer: { id }, customerId }: Person) {
  const { db, counters } = simulation.app.services;
  const { stripe } = simulation;
  const { deletedAt, stripeCustomerId } = await db.user.findUniqueOrThrow({ where: { id } });
  const customer = stripeCustomerId ?? customerId;
  const [limit] = budgets.payments.limits;
  const jobs = await db.$queryRaw<{ name: string }[]>`
    SELECT name FROM pgboss.job WHERE data->>'employerId' = ${String(id)} OR data->>'userId' = ${String(id)} ORDER BY 1`;
  const sorted = (names: string[]) => names.toSorted();
  return {
    theirs: (await stripe.subscriptions.list({ customer, status: 'all' })).data.map((one) => [
      one.status,
      one.cancel_at_period_end,
    ]),
    charges: (await stripe.charges.list({ customer, limit: 100 })).data.map((one) => [
      one.amount,
      one.amount_refunded,
      one.paid,
    ]),
    events: sorted((await simulation.provider.eventsOf(customer)).map(({ type }) => type)),
    cards: sorted((await stripe.paymentMethods.list({ customer })).data.map(({ card }) => card?.last4 ?? '')),
    ours: await db.subscription.findMany({
      where: { employerId: id },
      orderBy: { id: 'asc' },
      select: {
        ...{ status: true, recurringMode: true, cancelAtPeriodEnd: true, cardLast4: true, awaitsConfirmation: true },
        invoices: { select: { status: true, amount: true }, orderBy: { id: 'asc' } },
        mails: { select: { kind: true } },
      },
    }),
    jobs,
    attemptsToPay: (await counters.read(`budget:payments:account:${limit?.within}:account ${id}`))?.count ?? 0,
    isDeleted: deletedAt !== null,
  };
}

describe('without a response to any of its changes', () => {
  it.each(ofAccount)(
    '%s is not called unsuccessful, and the provider is asked later what became of it',
    async (...row) => {
      const [, before, act] = row;
      const { changes } = await measured(before, act);
      expect(changes.length).toBeGreaterThan(0);
      for (const after of changes) {
        const person = await personAfter(before);
        const refused = await attempt(act, person, { kind: 'lost', after, lasts: 99 });
        expect(refused ?? '').not.toMatch(/unsuccessful|Nothing was changed|could not be/);
        await asks(person);
        await deliver(person);
        await steps.expectRight();
      }
    },
  );
});

/** It runs again, and what is asked of the provider a second time has no second effect. */
describe('by a deadlock at its last write', () => {
  it.each([...ofAccount, ...ofOthers])('%s is as without one', async (_what, before, act) => {
    const { writes, outcome } = await measured(before, act);
    expect(writes).toBeGreaterThan(0);
    const person = await personAfter(before);
    const refused = await attempt(act, person, { kind: 'deadlock', after: writes - 1, lasts: 1 });
    expect({ refused, ...(await stateOf(person)) }).toEqual(outcome);
  });
});

describe('by a provider that does not respond', () => {
  it('a verb is given up when all responses together take too long', async () => {
    const person = await personAfter([buys]);
    const before = simulation.asked.length;
    expect(await attempt(cancels, person, { kind: 'slow', after: 0, lasts: 99 })).not.toBeNull();
    expect(simulation.asked.length - before).toBeLessThanOrEqual(4);
  });

  it('a verb whose first question is not answered has changed nothing, and leaves no question', async () => {
    const person = await personAfter([buys]);
    const refused = await attempt(cancels, person, { kind: 'lost', after: 0, lasts: 99 });
    expect(refused).toContain('Nothing was changed.');
    expect((await stateOf(person)).jobs).not.toContainEqual({ name: 'payment-outcome' });
  });

  it('a payment on another page is asked about later, even if nothing could be asked about it', async () => {
    const person = await personAfter([page]);
    const session = String(await pays(person));
    const confirms: Act = (who) => confirmPayment(simulation.asEmployer(who), session);
    const refused = await attempt(confirms, person, { kind: 'lost', after: 0, lasts: 99 });
    expect(refused).toContain('we do not know yet');
    await asks(person);
    expect((await stateOf(person)).ours).toMatchObject([{ status: 'ACTIVE' }]);
  });

  it('asking without a time limit is a mistake in our code', async () => {
    const ask = vi.fn();
    await expect(askProvider(simulation.app.services, ask)).rejects.toThrow('without a time limit');
    expect(ask).not.toHaveBeenCalled();
  });
});
