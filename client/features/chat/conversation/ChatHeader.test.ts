import { expect, it } from 'vitest';
import { presenceText } from './ChatHeader.tsx';

const now = Date.parse('2026-06-01T12:00:00Z');
const seen = (lastSeenAt: string | null, isOnline = false) => presenceText({ isOnline, lastSeenAt }, now);

it.each([
  ['2026-06-01T11:59:01Z', 'Last seen just now'],
  ['2026-06-01T11:59:00Z', 'Last seen 1 minute ago'],
  ['2026-06-01T11:55:30Z', 'Last seen 4 minutes ago'],
  ['2026-06-01T11:00:00Z', 'Last seen 1 hour ago'],
  ['2026-05-31T12:00:01Z', 'Last seen 23 hours ago'],
  ['2026-05-31T12:00:00Z', 'Last seen 1 day ago'],
  ['2026-01-01T12:00:00Z', 'Last seen a while ago'],
  // A clock that runs behind the server's.
  ['2026-06-01T12:05:00Z', 'Last seen just now'],
])('a user last seen at %s', (at, text) => expect(seen(at)).toBe(text));

it('says that a user is online, and nothing about one who never was', () => {
  expect(seen('2026-06-01T10:00:00Z', true)).toBe('Online');
  expect(seen(null)).toBe(null);
});
