import { expect, it } from 'vitest';
import { isolated } from './isolated.ts';

it('keeps a name that runs from right to left apart from the sentence around it', () => {
  expect(`${isolated('محمد')} applied`).toBe('\u200e\u2068محمد\u2069 applied');
  expect(`${isolated('דנה')} applied`).toBe('\u200e\u2068דנה\u2069 applied');
});

it.each(['Maria', 'José', '王小明', ''])('leaves %o as it is', (name) => {
  expect(isolated(name)).toBe(name);
});
