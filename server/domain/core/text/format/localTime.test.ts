import { expect, it } from 'vitest';
import { dateInZone, instantOf, shiftTimeText } from './time.ts';

const at = (day: string, time: string, zone: string) => instantOf(day, time, zone).toISOString();

it('finds the time at which a clock shows this', () => {
  expect(at('2026-12-04', '18:00', 'Asia/Singapore')).toBe('2026-12-04T10:00:00.000Z');
  expect(at('2026-12-04', '00:30', 'Asia/Kathmandu')).toBe('2026-12-03T18:45:00.000Z');
  expect(at('2026-07-01', '09:00', 'Europe/London')).toBe('2026-07-01T08:00:00.000Z');
  expect(at('2026-12-01', '09:00', 'Europe/London')).toBe('2026-12-01T09:00:00.000Z');
  expect(at('2026-12-31', '23:59', 'America/New_York')).toBe('2027-01-01T04:59:00.000Z');
});

it('copes with clocks that are set back and forward', () => {
  // London, 25 October 2026: 02:00 becomes 01:00.
  expect(at('2026-10-25', '00:30', 'Europe/London')).toBe('2026-10-24T23:30:00.000Z');
  expect(at('2026-10-25', '01:30', 'Europe/London')).toBe('2026-10-25T00:30:00.000Z');
  expect(at('2026-10-25', '02:30', 'Europe/London')).toBe('2026-10-25T02:30:00.000Z');
  // London, 29 March 2026: 01:00 becomes 02:00.
  expect(at('2026-03-29', '00:30', 'Europe/London')).toBe('2026-03-29T00:30:00.000Z');
  expect(at('2026-03-29', '01:30', 'Europe/London')).toBe('2026-03-29T01:30:00.000Z');
  expect(at('2026-03-29', '02:30', 'Europe/London')).toBe('2026-03-29T01:30:00.000Z');
});

it('goes back to what the clock shows, on every hour of a year', () => {
  for (const zone of ['Europe/Zurich', 'Australia/Sydney', 'America/Sao_Paulo']) {
    for (let hour = 0; hour < 366 * 24; hour += 1) {
      const { day, time } = dateInZone(new Date(Date.UTC(2026, 0, 1, hour)), zone);
      const found = dateInZone(instantOf(day, time, zone), zone);
      expect(`${zone} ${found.day} ${found.time}`).toBe(`${zone} ${day} ${time}`);
    }
  }
});

it('writes a shift in the time of its city, over midnight too', () => {
  const text = (start: string, end: string, zone: string) => shiftTimeText(start, end, zone);
  expect(text('2026-12-04T10:00:00Z', '2026-12-04T15:00:00Z', 'Asia/Singapore')).toBe('Fri 4 Dec, 18:00–23:00');
  expect(text('2026-12-04T14:00:00Z', '2026-12-04T18:30:00Z', 'Asia/Singapore')).toBe('Fri 4 Dec, 22:00–02:30');
  // Not every runtime knows every zone.
  for (const zone of ['UTC', 'Etc/Unknown', ''])
    expect(text('2026-12-04T10:00:00Z', '2026-12-04T15:00:00Z', zone)).toBe('Fri 4 Dec, 10:00–15:00 UTC');
});
