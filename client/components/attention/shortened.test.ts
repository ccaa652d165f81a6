import { expect, it } from 'vitest';
import { shortened } from './notifications.ts';

it('leaves a short text in one line', () => {
  expect(shortened(' Hello\n\nMaria ')).toBe('Hello Maria');
});

it('cuts a long one between words, and one long word where it must', () => {
  const text = shortened('word '.repeat(60));
  expect(text).toMatch(/word…$/);
  expect(text.length).toBeLessThanOrEqual(121);
  expect(shortened('w'.repeat(300))).toBe(`${'w'.repeat(120)}…`);
});
