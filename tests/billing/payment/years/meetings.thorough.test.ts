import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Person } from './simulation.ts';
import { type Act, choosing, testSteps } from './steps.ts';

/** What meets: a payment that is made after what it was for has ended, and two changes at the same moment. */

const steps = testSteps();
const { simulation, does, leaves, pays, buys, cancels, renews, hasCard, goesOverdue, personAfter, attempt } = steps;

/** Everything is heard of, the jobs have run, and at most one subscription goes on. */
async function expectRight(person: Person): Promise<void> {
  for (const act of [steps.deliver, steps.asks, steps.deliver]) await act(person);
  const { employer, customerId } = person;
  const { data } = await simulation.stripe.subscriptions.list({ customer: customerId, limit: 100 });
  const running = ['active', 'past_due', 'unpaid'];
  const renewed = data.filter(({ cancel_at_period_end: ends, status }) => !ends && running.includes(status)).length;
  const { deletedAt, bannedAt } = await simulation.db.user.findUniqueOrThrow({ where: { id: employer.id } });
  const gifts = await simulation.db.subscription.count({
    where: { employerId: employer.id, stripeSubscriptionId: null, status: 'ACTIVE' },
  });
  expect(renewed + gifts, 'what goes on').toBeLessThanOrEqual((deletedAt ?? bannedAt) ? 0 : 1);
  await steps.hours(2);
  await steps.deliver(person);
  await steps.expectRight();
}

/** Ways to leave a payment page open and pay on it later. */
const underWay: Record<string, Act[]> = {
  'a payment page': [leaves("buys on the provider's page")],
  'a purchase that waits for the bank': [leaves('buys with a card whose bank asks')],
  'another plan that waits for the bank': [buys, hasCard('asks'), leaves('changes the plan')],
  'another plan of a cancelled subscription, which waits for the bank': [
    ...[buys, hasCard('asks'), cancels],
    leaves('changes the plan'),
  ],
  'a renewal that waits for the bank': [buys, hasCard('asks'), goesOverdue, leaves('confirms a renewal')],
  'a page for another card of an unpaid subscription': [
    ...[buys, hasCard('failsLater'), goesOverdue],
    leaves("changes the card on the provider's page"),
  ],
};
const endings = { 'a ban': does('bans'), 'a deletion': does('deletes'), 'a gift': does('gives a subscription') };

describe.each(Object.entries(endings))('after %s', (_ending, end) => {
  it.each(Object.entries(underWay))('%s charges for nothing', async (_what, begin) => {
    const person = await personAfter(begin);
    await attempt(end, person);
    // What is paid at the very moment of the end was paid before it.
    await steps.hours(1);
    await pays(person);
    await expectRight(person);
  });
});

const purchase = [[], buys] as const;
const page = [[leaves("buys on the provider's page")], pays] as const;
const renewal = [[buys], renews] as const;
const met: [what: string, before: readonly Act[], acts: [Act, Act]][] = [
  ['purchases of two plans', [], [buys, does('buys with a good card', choosing(-1))]],
  ['a purchase and a payment on a page', page[0], [buys, pays]],
  ['a cancellation and its opposite', [buys], [cancels, does('resumes')]],
  ['a refund and another plan', [buys], [does('refunds'), does('changes the plan')]],
  ['a cancellation and a renewal', [buys], [cancels, renews]],
  ['another plan and a renewal', [buys], [does('changes the plan'), renews]],
  ['another card and a renewal', [buys], [does('changes to a good card'), renews]],
  ...Object.entries(endings).flatMap(([ending, end]) =>
    Object.entries({ purchase, 'payment on a page': page, renewal }).map(
      ([what, [before, act]]): (typeof met)[number] => [`${ending} and a ${what}`, before, [end, act]],
    ),
  ),
];

describe('at the same moment', () => {
  it.each(met)('%s leave one subscription, and no charge without it', async (_what, before, together) => {
    const person = await personAfter([...before, steps.deliver]);
    await Promise.all(together.map((act) => wait(Math.random() * 120).then(() => attempt(act, person))));
    await expectRight(person);
  });
});

/** The provider would still let someone pay it, from an old mail or in a forgotten tab. */
describe('the invoice of a declined renewal', () => {
  const payable = async ({ customerId: customer }: Person) =>
    (await simulation.stripe.invoices.list({ customer })).data.filter(({ status }) => status === 'open');
  const lastTry = () => steps.hours(25 * 24);
  const ends: [how: string, act: Act][] = [
    ['the employer cancels', cancels],
    ['the provider ends the subscription after the last try', lastTry],
    ['someone ends it at the provider', does('ends in the dashboard')],
  ];

  it.each(ends)('can no longer be paid after %s', async (_how, end) => {
    const person = await personAfter([buys, hasCard('failsLater'), goesOverdue]);
    expect(await payable(person)).toHaveLength(1);
    await end(person);
    await steps.deliver(person);
    expect(await payable(person)).toEqual([]);
    await expectRight(person);
  });

  it('is refunded if it is paid after the end', async () => {
    const person = await personAfter([buys, hasCard('failsLater'), goesOverdue, lastTry]);
    const [{ id } = { id: '' }] = await payable(person);
    const { stripe, provider } = simulation;
    const { customerId: customer } = person;
    const card = await stripe.paymentMethods.attach(await provider.takeCard('mastercard'), { customer });
    await stripe.invoices.pay(id ?? '', { payment_method: card.id });
    await steps.deliver(person);
    const { data } = await stripe.charges.list({ customer });
    const left = data.filter(({ paid }) => paid).map(({ amount, amount_refunded: refunded }) => amount - refunded);
    expect(left).toEqual([0, 4900]);
    await expectRight(person);
  });
});
