import { expect, it } from 'vitest';
import { formatDay } from './formatDay.ts';

it('writes MMM DD, YYYY', () => {
  expect(formatDay('2026-11-21T10:00:00.000Z')).toBe('Nov 21, 2026');
  expect(formatDay('2026-03-04T10:00:00.000Z')).toBe('Mar 04, 2026');
});

it('takes the day in UTC, wherever it runs', () => {
  expect(formatDay('2026-01-01T23:59:59.000Z')).toBe('Jan 01, 2026');
  expect(formatDay('2026-01-01T00:00:00.000Z')).toBe('Jan 01, 2026');
});
