import { expect, it } from 'vitest';
import { firstRenewal } from './pricing.ts';

it.each([
  ['2026-11-23T14:00:00Z', 'MONTHLY', '2026-12-23T14:00:00.000Z'],
  ['2026-12-31T23:59:00Z', 'MONTHLY', '2027-01-31T23:59:00.000Z'],
  ['2026-01-31T08:00:00Z', 'MONTHLY', '2026-02-28T08:00:00.000Z'],
  ['2026-11-23T14:00:00Z', 'YEARLY', '2027-11-23T14:00:00.000Z'],
  ['2028-02-29T00:00:00Z', 'YEARLY', '2029-02-28T00:00:00.000Z'],
] as const)('what begins at %s and is paid %s is renewed at %s', (begin, mode, renewed) => {
  expect(firstRenewal(new Date(begin), mode).toISOString()).toBe(renewed);
});
