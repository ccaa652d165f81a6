import { expect, it } from 'vitest';
import { keyboardHeight } from './keyboard.ts';

it.each([
  ['nothing lies over the window', 812, 812, 1, 0],
  ['a keyboard lies over it', 812, 476, 1, 336],
  ['a bar of the browser does', 812, 750, 1, 0],
  ['the page is zoomed', 812, 406, 2, 0],
])('%s', (_what, windowHeight, seenHeight, scale, height) => {
  expect(keyboardHeight({ windowHeight, seenHeight, scale })).toBe(height);
});
