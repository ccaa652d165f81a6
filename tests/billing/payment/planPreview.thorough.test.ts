import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { changePlan, previewPlan } from '../../../server/domain/billing/purchase/plan.ts';
import { makeEmployer } from '../../support/factories.ts';
import { testApp, testCatalog, testProvider } from '../../support/fixtures.ts';
import { contextFor } from '../../support/graph.ts';
import '../../support/propertySeed.ts';
import { asEmployer, buy } from '../../support/sandbox.ts';

/** What an employer sees before changing the plan is what is charged, on any day and in any currency. */

const app = testApp();
testCatalog(app);
const provider = testProvider(app);
const cities = new Map<string, number>();

/** With two decimals, with none, with two of which Stripe charges none, and with three. */
const prices = [
  { currency: 'EUR', monthly: 4999, yearly: 47_001 },
  { currency: 'JPY', monthly: 5900, yearly: 57_000 },
  { currency: 'IDR', monthly: 75_000_000, yearly: 99_999_900 },
  { currency: 'KWD', monthly: 14_990, yearly: 149_990 },
];

beforeAll(async () => {
  await provider.holdMessages();
  const { db, reference } = app.services;
  for (const { currency, monthly, yearly } of prices) {
    const { id: countryId } = await db.country.create({
      data: { name: currency, currencyCode: currency, currencySymbol: currency, currencyName: currency },
    });
    const city = { name: `City ${currency}`, slug: currency.toLowerCase(), countryId, recommendedPrices: [9] };
    cities.set(currency, (await db.city.create({ data: city })).id);
    for (const [recurringMode, amount] of [['MONTHLY', monthly] as const, ['YEARLY', yearly] as const])
      await db.pricingOption.upsert({
        where: { currency_recurringMode: { currency, recurringMode } },
        create: { currency, recurringMode, amount },
        update: { amount },
      });
  }
  await reference.refresh();
});

const minute = 60_000;
const day = 1440 * minute;
const moment = fc
  .record({
    year: fc.integer({ min: 2026, max: 2028 }),
    month: fc.integer({ min: 0, max: 11 }),
    // The ends of months, too: the 31st of a shorter month is the 1st of the next.
    day: fc.oneof(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 28, max: 31 })),
    minutes: fc.integer({ min: 0, max: 1439 }),
  })
  .map(({ year, month, day, minutes }) => new Date(Date.UTC(year, month, day, 0, minutes)));
const cases = fc.record({
  currency: fc.constantFrom(...prices.map(({ currency }) => currency)),
  from: fc.constantFrom('MONTHLY' as const, 'YEARLY' as const),
  begins: moment,
  /** Of the period, when the preview is shown. */
  share: fc.double({ min: 0, max: 0.99, noNaN: true }),
  /** Until the employer agrees. */
  waits: fc.integer({ min: 0, max: 9 }),
});

it('is charged as it was shown', async () => {
  await fc.assert(
    fc.asyncProperty(cases, async ({ currency, from, begins, share, waits }) => {
      app.clock.now = begins;
      const employer = await makeEmployer(app.services.db, { cityId: cities.get(currency) });
      const { moveTo, customerId: customer } = await provider.makeCustomer(employer.id);
      // A test clock does not stand still.
      const passTo = (time: number) => (time > app.clock.now.getTime() ? moveTo(new Date(time)) : undefined);
      const { id } = await buy(app, provider, employer, { mode: from, cityId: cities.get(currency) });
      const row = () => app.services.db.subscription.findUniqueOrThrow({ where: { id } });
      const charges = async () => {
        const { data } = await provider.stripe.charges.list({ customer, limit: 10 });
        return data.map(({ amount }) => amount);
      };
      const bought = await row();
      const end = bought.currentPeriodEnd.getTime();
      const length = end - begins.getTime();
      // Not within the last minutes, after which it is renewed.
      const shownAt = Math.min(begins.getTime() + Math.floor((share * length) / minute) * minute, end - 10 * minute);
      await passTo(shownAt);
      const ctx = contextFor(app, asEmployer(employer));
      const to = from === 'MONTHLY' ? 'YEARLY' : 'MONTHLY';
      const shown = await previewPlan(ctx, bought, to);
      if (!shown) throw new Error('There is no preview.');
      await passTo(shownAt + waits * minute);
      await changePlan(contextFor(app, asEmployer(employer)), id, { ...shown, returnPath: '/my-subscription' });
      const changed = await row();
      expect(changed).toMatchObject({ recurringMode: to, amount: shown.amount, currency });
      if (to === 'YEARLY') {
        const [invoice] = (await provider.stripe.invoices.list({ customer, limit: 1 })).data;
        const taken = invoice?.lines.data.filter(({ amount }) => amount < 0).map(({ amount }) => -amount);
        expect(taken?.reduce((sum, amount) => sum + amount, 0)).toBe(shown.credit);
        expect(shown.dueNow).toBe(shown.amount - shown.credit);
        expect(await charges()).toEqual([shown.dueNow, bought.amount]);
        // The year begins when the employer agrees; 29 February is 28 February a year later.
        const later = changed.currentPeriodEnd.getTime() - shown.nextAt.getTime();
        expect(Math.abs(later)).toBeLessThanOrEqual(later < 0 ? day : waits * minute);
        return;
      }
      expect(shown).toMatchObject({ dueNow: 0, credit: 0, startsAt: bought.currentPeriodEnd });
      expect(shown.nextAt).toEqual(bought.currentPeriodEnd);
      expect(await charges()).toEqual([bought.amount]);
      await passTo(shown.nextAt.getTime() - minute);
      expect(await charges()).toEqual([bought.amount]);
      await passTo(shown.nextAt.getTime() + 61 * minute);
      expect(await charges()).toEqual([shown.amount, bought.amount]);
    }),
    { numRuns: 16 },
  );
}, 900_000);
