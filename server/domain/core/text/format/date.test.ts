import { expect, it } from 'vitest';
import { cardDay, formatDay } from './date.ts';
import { dateText, dateTimeText, dayText, recentText, timeText } from './time.ts';

const evening = '2026-11-21T16:05:00Z';

it('writes a day in UTC, and in the form of the cards', () => {
  expect(formatDay('2026-11-21T10:00:00.000Z')).toBe('21 Nov 2026');
  expect(formatDay(new Date('2026-03-04T10:00:00.000Z'))).toBe('4 Mar 2026');
  expect(formatDay('2026-01-01T23:59:59.000Z')).toBe('1 Jan 2026');
  expect(cardDay('2026-01-01T00:00:00.000Z')).toBe('Jan 01, 2026');
});

it('writes the date and time of the given time zone', () => {
  expect(dateText(evening, 'UTC')).toBe('21-11-2026');
  expect(dateText(evening, 'Asia/Singapore')).toBe('22-11-2026');
  expect(dateTimeText(evening, 'UTC')).toBe('21-11-2026 4:05 PM');
  expect(dateTimeText(evening, 'Asia/Singapore')).toBe('22-11-2026 12:05 AM');
  expect(timeText(evening, 'Asia/Singapore')).toBe('12:05 AM');
  expect(timeText('2026-11-21T12:00:00Z', 'UTC')).toBe('12:00 PM');
});

it('writes Today and Yesterday instead of a date', () => {
  const now = new Date('2026-11-22T01:00:00Z');
  expect(dayText('2026-11-22T00:10:00Z', 'UTC', now)).toBe('Today');
  expect(dayText(evening, 'UTC', now)).toBe('Yesterday');
  expect(dayText(evening, 'Asia/Singapore', now)).toBe('Today');
  expect(dayText('2026-11-20T23:59:00Z', 'UTC', now)).toBe('20 Nov 2026');
  expect(recentText('2026-11-22T00:10:00Z', 'UTC', now)).toBe('12:10 AM');
  expect(recentText(evening, 'UTC', now)).toBe('Yesterday');
});
