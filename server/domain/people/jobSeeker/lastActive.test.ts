import { expect, it } from 'vitest';
import { lastActive } from './activity.ts';

const now = new Date('2026-11-21T12:00:00Z');

it.each([
  [null, null],
  ['2026-11-21T12:00:00Z', 'TODAY'],
  ['2026-11-20T12:00:00Z', 'TODAY'],
  ['2026-11-20T11:59:59Z', 'THIS_WEEK'],
  ['2026-11-14T12:00:00Z', 'THIS_WEEK'],
  ['2026-11-14T11:59:59Z', 'THIS_MONTH'],
  ['2026-10-22T11:59:59Z', null],
])('seen at %s: %s', (at, expected) => {
  expect(lastActive({ lastSeenAt: at === null ? null : new Date(at) }, now)).toBe(expected);
});
