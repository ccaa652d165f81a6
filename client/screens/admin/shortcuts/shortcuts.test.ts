import { expect, it } from 'vitest';
import { keyShortcuts, matchKeys } from './shortcuts.ts';

const all = keyShortcuts.flatMap(({ shortcuts }) => shortcuts);

it('finds each shortcut by its keys', () => {
  for (const { keys, action } of all) expect(matchKeys(keys)).toEqual(action);
});

it('waits for the second key, and forgets what means nothing', () => {
  expect(matchKeys(['g'])).toBe('begun');
  expect(matchKeys(['g', 'ä'])).toBeNull();
  expect(matchKeys(['k'])).toBeNull();
});

it('has each sequence once, and none that begins another', () => {
  const texts = all.map(({ keys }) => keys.join(' '));
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => texts.some((other) => other.startsWith(`${text} `)))).toEqual([]);
});
