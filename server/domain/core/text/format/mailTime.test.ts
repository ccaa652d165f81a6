import { expect, it } from 'vitest';
import { mailTime } from './time.ts';

const winter = new Date('2026-11-25T23:30:00Z');

it.each([
  ['UTC', '8:00 AM UTC', 'Monday'],
  ['Asia/Singapore', '4:00 PM', 'Monday'],
  ['Asia/Kathmandu', '1:45 PM', 'Monday'],
  ['America/Los_Angeles', '12:00 AM', 'Monday'],
  ['Pacific/Honolulu', '10:00 PM', 'Sunday'],
  ['Pacific/Kiritimati', '10:00 PM', 'Monday'],
])('in %s, weekly mails arrive at %s on %s', (timeZone, time, day) => {
  expect(mailTime(timeZone, winter)).toEqual({ time, day });
});

it('the time follows daylight saving', () => {
  expect(mailTime('Europe/Paris', winter).time).toBe('9:00 AM');
  expect(mailTime('Europe/Paris', new Date('2026-07-01T00:00:00Z')).time).toBe('10:00 AM');
});
