import { expect, it } from 'vitest';
import { countText } from './countText.ts';

it('adds numbers, up to what the server counts', () => {
  expect(countText(0)).toBe('0');
  expect(countText(3, 4)).toBe('7');
  expect(countText(99)).toBe('99');
  expect(countText(60, 40)).toBe('100+');
  expect(countText(100, 0)).toBe('100+');
});
