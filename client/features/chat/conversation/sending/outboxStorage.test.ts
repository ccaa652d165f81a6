import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BrowserStorage } from '../../../../../tests/support/browserStorage.ts';
import { forgetPersonalData } from '../../../core/storage/personalKeys.ts';
import { browserStorage, chatsWithUnsent } from './outboxStorage.ts';
import type { UnsentMessage } from './unsent.ts';

const message = (clientId: string, changes: Partial<UnsentMessage> = {}): UnsentMessage => ({
  clientId,
  text: clientId,
  files: [],
  writtenAt: '2026-11-21T10:00:00Z',
  state: 'waiting',
  problem: null,
  ...changes,
});
const file = { kind: 'image', name: 'a.png', size: 9, uri: '/media/chats/1.webp' } as const;

let kept: BrowserStorage;

beforeEach(() => {
  kept = new BrowserStorage();
  vi.stubGlobal('localStorage', kept);
});
afterEach(() => void vi.unstubAllGlobals());

it('gives back what was put in, in the order in which it was written', () => {
  const late = message('late', { writtenAt: '2026-11-21T10:00:01Z', files: [file] });
  const early = message('early', { state: 'failed', problem: 'Too long.' });
  browserStorage.add('7.Q2hhdDox', late);
  browserStorage.add('7.Q2hhdDox', early);
  expect(browserStorage.read('7.Q2hhdDox')).toEqual([early, late]);
});

it('takes what was on its way as waiting', () => {
  browserStorage.add('7.a', message('one', { state: 'pending' }));
  expect(browserStorage.read('7.a')).toEqual([message('one')]);
});

it('keeps accounts and chats apart', () => {
  for (const place of ['7.a', '7.b', '77.a', '7.ab']) browserStorage.add(place, message(`in ${place}`));
  expect(browserStorage.read('7.a').map(({ text }) => text)).toEqual(['in 7.a']);
  expect(chatsWithUnsent('7').sort()).toEqual(['a', 'ab', 'b']);
});

it('changes what is there, and brings nothing back', () => {
  browserStorage.add('7.a', message('one'));
  browserStorage.update('7.a', message('one', { state: 'failed' }));
  expect(browserStorage.read('7.a')).toMatchObject([{ state: 'failed' }]);
  browserStorage.remove('7.a', 'one');
  browserStorage.update('7.a', message('one'));
  expect(browserStorage.read('7.a')).toEqual([]);
});

it('is removed by signing out, and leaves the rest', () => {
  vi.stubGlobal('sessionStorage', {});
  browserStorage.add('7.a', message('one'));
  kept.setItem('hourhand-color-scheme', 'dark');
  forgetPersonalData();
  expect(Object.keys(kept)).toEqual(['hourhand-color-scheme']);
});

it.each(['', '{', '7', 'null', '[]', '{"text":7,"writtenAt":"x"}', '{"text":"x"}'])('passes over %j', (text) => {
  kept.setItem('hourhand-outbox.7.a.one', text);
  expect(browserStorage.read('7.a')).toEqual([]);
});

it('does without a storage that is refused', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => browserStorage.add('7.a', message('one'))).not.toThrow();
  expect(browserStorage.read('7.a')).toEqual([]);
  expect(() => forgetPersonalData()).not.toThrow();
});
