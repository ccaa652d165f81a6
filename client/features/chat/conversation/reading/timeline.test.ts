import { describe, expect, it } from 'vitest';
import type { UnsentMessage } from '../sending/unsent.ts';
import { reachedOnOtherSide, type StoredMessage, type TimelineItem, timeline } from './timeline.ts';

const now = new Date('2026-11-21T12:00:00Z');
const settings = { seenUpTo: 0, deliveredUpTo: 0, timeZone: 'UTC', now };

function stored(databaseId: number, createdAt: string, from: 'viewer' | 'maria' = 'maria', clientId?: string) {
  const message: StoredMessage = {
    id: `m${databaseId}`,
    databaseId,
    createdAt,
    clientId,
    user: { id: from, isViewer: from === 'viewer' },
  };
  return message;
}
const unsent = (clientId: string, writtenAt = '2026-11-21T11:00:00Z'): UnsentMessage => ({
  clientId,
  text: clientId,
  files: [],
  writtenAt,
  state: 'pending',
  problem: null,
});

const brief = (items: TimelineItem<StoredMessage>[]) =>
  items.map((item) => (item.kind === 'day' ? item.text : `${item.follows ? '+' : ''}${item.key}`));

describe('the timeline', () => {
  it('is in the order of ids and has each message once, however they came', () => {
    const one = stored(1, '2026-11-21T10:00:00Z');
    const two = stored(2, '2026-11-21T10:01:00Z', 'viewer');
    const three = stored(3, '2026-11-21T10:02:00Z');
    expect(brief(timeline([two, three, one, three], [], settings))).toEqual(['Today', 'm1', 'm2', 'm3']);
  });

  it('has each day once, by the clock of the reader', () => {
    const messages = [
      stored(1, '2026-11-19T09:00:00Z'),
      stored(2, '2026-11-20T09:00:00Z'),
      stored(3, '2026-11-20T17:00:00Z'),
      stored(4, '2026-11-21T09:00:00Z'),
    ];
    expect(brief(timeline(messages, [], settings))).toEqual([
      '19 Nov 2026',
      'm1',
      'Yesterday',
      'm2',
      'm3',
      'Today',
      'm4',
    ]);
    const inSingapore = brief(timeline(messages, [], { ...settings, timeZone: 'Asia/Singapore' }));
    expect(inSingapore.slice(-3)).toEqual(['Today', 'm3', 'm4']);
  });

  it('joins what one author wrote soon after each other, within a day', () => {
    const messages = [
      stored(1, '2026-11-20T23:58:00Z'),
      stored(2, '2026-11-21T00:01:00Z'),
      stored(3, '2026-11-21T00:02:00Z'),
      stored(4, '2026-11-21T00:03:00Z', 'viewer'),
      stored(5, '2026-11-21T00:30:00Z', 'viewer'),
    ];
    expect(brief(timeline(messages, [], settings))).toEqual(['Yesterday', 'm1', 'Today', 'm2', '+m3', 'm4', 'm5']);
  });

  it('ends with what is not stored yet, and shows nothing twice once it is', () => {
    const first = stored(1, '2026-11-21T10:59:00Z', 'viewer', 'aaaa');
    expect(brief(timeline([first], [unsent('aaaa'), unsent('bbbb')], settings))).toEqual(['Today', 'aaaa', '+bbbb']);
  });

  it('marks what the other side has seen, of the viewer alone', () => {
    const messages = [
      stored(7, '2026-11-21T10:00:00Z', 'viewer'),
      stored(8, '2026-11-21T10:00:00Z'),
      stored(9, '2026-11-21T10:00:00Z', 'viewer'),
    ];
    const states = timeline(messages, [], { ...settings, seenUpTo: 8 }).flatMap((item) =>
      item.kind === 'stored' ? [item.state] : [],
    );
    expect(states).toEqual(['seen', undefined, 'sent']);
  });
});

describe('what the other side has seen', () => {
  const reader = (role: string, seenUpTo: number, isViewer = false) => ({
    role,
    seenUpTo,
    deliveredUpTo: seenUpTo + 1,
    isViewer,
  });
  it('is what the counterpart has', () => {
    const maria = reader('ROLE_CANDIDATE', 4);
    expect(reachedOnOtherSide(maria, [maria, reader('ROLE_ADMIN', 9)])).toEqual({ seenUpTo: 4, deliveredUpTo: 5 });
  });

  it('is what any of the admins has, in a support chat', () => {
    const members = [reader('ROLE_EMPLOYER', 12, true), reader('ROLE_ADMIN', 3), reader('ROLE_ADMIN', 7)];
    expect(reachedOnOtherSide(members[1] ?? null, members)).toEqual({ seenUpTo: 7, deliveredUpTo: 8 });
    expect(reachedOnOtherSide(null, members.slice(0, 1))).toEqual({ seenUpTo: 0, deliveredUpTo: 0 });
  });
});
