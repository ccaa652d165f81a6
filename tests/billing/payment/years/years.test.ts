import fc from 'fast-check';
import { it } from 'vitest';
import { live, story } from './years.ts';

// Two years: years.thorough.test.ts.
it('after each comparison of some weeks, access is what is paid and the sums are those of the provider', async () => {
  const weeks = fc.asyncProperty(story(12), (steps) => live(steps, { people: 2, days: 90 }));
  await fc.assert(weeks, { numRuns: 1, endOnFailure: true });
}, 120_000);
