import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announceMessage } from './useAnnounce.ts';

const now = new Date('2026-11-21T10:00:00Z');
let shown: string[];

beforeEach(() => {
  vi.useFakeTimers({ now });
  shown = [];
  const kept = new Map([['hourhand-notifications', 'on']]);
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null });
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal(
    'Notification',
    class {
      static permission = 'granted';
      constructor(name: string, { tag, body }: { tag: string; body: string }) {
        shown.push(`${tag} ${name}: ${body}`);
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const announce = (chatId: string, databaseId: number) =>
  announceMessage({
    chatId,
    databaseId,
    createdAt: now.toISOString(),
    name: 'Maria',
    text: `Message ${databaseId}`,
    isViewers: false,
    open: () => undefined,
  });

it('announces each message once, in every chat, in whatever order they come', () => {
  announce('one', 11);
  announce('other', 10);
  announce('one', 11);
  announce('one', 9);
  vi.advanceTimersByTime(1_000);
  expect(shown).toEqual(['one Maria: Message 11', 'other Maria: Message 10']);
});
