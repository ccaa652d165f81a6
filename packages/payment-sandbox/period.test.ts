import { expect, it } from 'vitest';
import { periodEnd } from './period.ts';

it.each([
  ['2026-01-15T10:00:00Z', 'month', 1, '2026-02-15T10:00:00Z'],
  ['2026-01-31T10:00:00Z', 'month', 1, '2026-02-28T10:00:00Z'],
  ['2026-01-31T10:00:00Z', 'month', 2, '2026-03-31T10:00:00Z'],
  ['2028-01-31T10:00:00Z', 'month', 1, '2028-02-29T10:00:00Z'],
  ['2026-12-31T23:59:59Z', 'month', 1, '2027-01-31T23:59:59Z'],
  ['2028-02-29T00:00:00Z', 'year', 1, '2029-02-28T00:00:00Z'],
  ['2028-02-29T00:00:00Z', 'year', 4, '2032-02-29T00:00:00Z'],
  // The clocks of many countries change meanwhile.
  ['2026-03-27T22:30:00Z', 'day', 7, '2026-04-03T22:30:00Z'],
  ['2026-10-23T23:59:59Z', 'day', 7, '2026-10-30T23:59:59Z'],
  ['2026-03-01T00:00:00Z', 'week', 2, '2026-03-15T00:00:00Z'],
] as const)('from %s, %s %i ends at %s', (start, interval, count, end) => {
  const anchor = Date.parse(start) / 1000;
  expect(periodEnd(anchor, { interval, interval_count: 1 }, count)).toBe(Date.parse(end) / 1000);
});
