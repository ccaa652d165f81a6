import { afterAll, beforeAll, expect, it } from 'vitest';
import { isActive } from '../../../server/domain/accounts/access/paywall.policy.ts';
import { sendReceipts } from '../../../server/domain/billing/mail/receipt.ts';
import { firstPeriodEnd } from '../../../server/domain/billing/pricing/pricing.ts';
import { cancelSubscription } from '../../../server/domain/billing/purchase/change.ts';
import { previewPlan } from '../../../server/domain/billing/purchase/plan.ts';
import { formatDay } from '../../../server/domain/core/text/format/date.ts';
import { smallestStep } from '../../../server/payment/currency.ts';
import { makeEmployer } from '../../support/factories.ts';
import { fixture, testApp, testProvider } from '../../support/fixtures.ts';
import { contextFor } from '../../support/graph.ts';
import { mailsTo } from '../../support/outbox.ts';
import { asEmployer, buy } from '../../support/sandbox.ts';
import { makeCities } from './years/simulation.ts';

/** Periods end with the calendar, whatever the length of a month or a year and the zone of the server, in each kind of currency. */

const app = testApp();
const cities = fixture(() => makeCities(app));
const provider = testProvider(app);

// Clocks of the server change on 28 March and 31 October 2027.
const zone = process.env.TZ;
beforeAll(async () => {
  process.env.TZ = 'Europe/Berlin';
  expect(new Date(2027, 2, 28, 12).getTimezoneOffset() - new Date(2027, 2, 27, 12).getTimezoneOffset()).toBe(-60);
  await provider.holdMessages();
});
afterAll(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const isPremium = async (employerId: number, at: Date) =>
  (await app.services.db.subscription.count({ where: { employerId, ...isActive(at) } })) > 0;

it.each([
  [
    'a month from the last day of January',
    'SGD',
    'MONTHLY',
    '2027-01-31T12:00:00Z',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
  ],
  ['a month from the leap day', 'KWD', 'MONTHLY', '2028-02-29T00:00:00Z', '2028-03-29', '2028-04-29', '2028-05-29'],
  ['a year from the leap day', 'JPY', 'YEARLY', '2028-02-29T12:00:00Z', '2029-02-28', '2030-02-28', '2031-02-28'],
  [
    'a month to the hour that is left out',
    'SGD',
    'MONTHLY',
    '2027-02-28T01:30:00Z',
    '2027-03-28',
    '2027-04-28',
    '2027-05-28',
  ],
  [
    'a month over the change of the clocks',
    'JPY',
    'MONTHLY',
    '2027-10-30T23:30:00Z',
    '2027-11-30',
    '2027-12-30',
    '2028-01-30',
  ],
] as const)('%s, in %s', async (_, currency, mode, begin, ...ends) => {
  app.clock.now = new Date(begin);
  const time = begin.slice(10);
  const [first, second, third] = ends.map((day) => new Date(`${day}${time}`));
  if (!first || !second || !third) throw new Error('There are three ends.');
  const city = cities.find((one) => one.currency === currency);
  const employer = await makeEmployer(app.services.db, { cityId: city?.cityId });
  const { customerId, moveTo } = await provider.makeCustomer(employer.id);
  const bought = await buy(app, provider, employer, { mode });
  const row = () => app.services.db.subscription.findUniqueOrThrow({ where: { id: bought.id } });
  const hear = async () => {
    await provider.deliverAll(bought.providerId);
    await sendReceipts(app.services);
  };
  await hear();
  expect(firstPeriodEnd(new Date(begin), mode)).toEqual(first);
  expect((await row()).currentPeriodEnd).toEqual(first);

  // The preview names what is charged, and when.
  const ctx = contextFor(app, asEmployer(employer));
  const other = mode === 'MONTHLY' ? 'YEARLY' : 'MONTHLY';
  const preview = await previewPlan(ctx, await row(), other);
  const { amount } = await row();
  expect(preview).toMatchObject({ currency, recurringMode: other });
  expect(preview?.startsAt).toEqual(mode === 'MONTHLY' ? new Date(begin) : first);
  // Nothing of the month is used.
  expect(preview?.dueNow).toBe(mode === 'MONTHLY' ? (preview?.amount ?? 0) - amount : 0);
  expect((preview?.dueNow ?? 1) % smallestStep(currency)).toBe(0);

  // The receipt names the days, and the amount in the currency's decimals.
  const price = { SGD: ['SGD 49', 'SGD 470'], JPY: ['JPY 4,900', 'JPY 47,000'], KWD: ['KWD 14.500', 'KWD 139'] };
  const shown = price[currency][mode === 'MONTHLY' ? 0 : 1];
  const texts = async () => (await mailsTo(app, employer.email)).map(({ text }) => text).join('\n');
  expect(await texts()).toContain(`You paid ${shown} on ${formatDay(new Date(begin))}`);
  expect(await texts()).toContain(`from ${formatDay(new Date(begin))} to ${formatDay(first)}.`);

  // Each renewal ends on the day of the first purchase, or the last of the month.
  for (const [from, until] of [
    [first, second],
    [second, third],
  ] as const) {
    await moveTo(new Date(from.getTime() + 2 * 3_600_000));
    await hear();
    expect((await row()).currentPeriodEnd).toEqual(until);
    expect(await texts()).toContain(`from ${formatDay(from)} to ${formatDay(until)}.`);
  }

  // What is cancelled ends to the second.
  await cancelSubscription(contextFor(app, asEmployer(employer)), bought.id);
  expect(await isPremium(employer.id, new Date(third.getTime() - 1000))).toBe(true);
  expect(await isPremium(employer.id, third)).toBe(false);
  expect(await provider.paidBy(customerId)).toEqual([amount, amount, amount]);
});
