import fc from 'fast-check';
import { it } from 'vitest';
import { live, story } from './years.ts';

// A failure prints its seed: PROPERTY_SEED=7 THOROUGH=1 npx vitest run --project server tests/billing/payment/years
it('after each comparison of a year, access is what is paid and the sums are those of the provider', async () => {
  const years = fc.asyncProperty(story(45), (steps) => live(steps, { people: 3, days: 366 }));
  await fc.assert(years, { numRuns: 1, endOnFailure: true });
}, 600_000);
