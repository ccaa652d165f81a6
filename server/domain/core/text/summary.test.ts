import { expect, it } from 'vitest';
import { summaryOf } from './summary.ts';

it('is one line, without Markdown', () => {
  const description =
    '# Evenings\n\n**What you will do**\n- Serve *guests*\n- See [our menu](https://example.test)\n\n3 < 4_5';
  expect(summaryOf(description, 100)).toBe('Evenings What you will do Serve guests See our menu 3 < 4_5');
});

it('is limited in length, and ends with an ellipsis if it is cut', () => {
  expect(summaryOf('a'.repeat(100), 100)).toBe('a'.repeat(100));
  expect(summaryOf('a'.repeat(101), 100)).toBe(`${'a'.repeat(99)}…`);
  expect(summaryOf('one two three', 5)).toBe('one…');
  expect(summaryOf('one two three', 9)).toBe('one two…');
});

it('does not split a character', () => {
  expect(summaryOf('👩‍🍳'.repeat(60), 4)).not.toMatch(/\p{Surrogate}/u);
  expect(Array.from(summaryOf('🍳'.repeat(60), 4))).toEqual(['🍳', '🍳', '🍳', '…']);
});
