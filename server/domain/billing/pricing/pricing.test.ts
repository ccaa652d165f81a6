import { expect, it } from 'vitest';
import { firstPeriodEnd } from './pricing.ts';

it.each([
  ['2026-11-23T14:00:00Z', 'MONTHLY', '2026-12-23T14:00:00.000Z'],
  ['2026-12-31T23:59:00Z', 'MONTHLY', '2027-01-31T23:59:00.000Z'],
  ['2026-01-31T08:00:00Z', 'MONTHLY', '2026-02-28T08:00:00.000Z'],
  ['2026-11-23T14:00:00Z', 'YEARLY', '2027-11-23T14:00:00.000Z'],
  ['2028-02-29T00:00:00Z', 'YEARLY', '2029-02-28T00:00:00.000Z'],
  ['2026-11-27T14:00:00Z', 'PASS', '2026-12-04T14:00:00.000Z'],
  // The clocks of many countries change meanwhile.
  ['2026-03-27T22:30:00Z', 'PASS', '2026-04-03T22:30:00.000Z'],
] as const)('the first period of what begins at %s, %s, ends at %s', (begin, mode, end) => {
  expect(firstPeriodEnd(new Date(begin), mode).toISOString()).toBe(end);
});
