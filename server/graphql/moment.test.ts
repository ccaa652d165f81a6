import { expect, it } from 'vitest';
import { readMoment } from './builder.ts';

it('reads the moments of days that are in the calendar', () => {
  expect(readMoment('2028-02-29T23:30:00+05:00')?.toISOString()).toBe('2028-02-29T18:30:00.000Z');
  for (const day of ['2026-02-30', '2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00'])
    expect(readMoment(`${day}T10:00:00Z`), day).toBeNull();
});
