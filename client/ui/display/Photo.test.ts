import { expect, it } from 'vitest';
import { initials } from './Photo.tsx';

it('shows the first letters of the first and the last name', () => {
  expect(initials('Maria dela Cruz')).toBe('MC');
  expect(initials('  maria ')).toBe('M');
  expect(initials('Émile Zola')).toBe('ÉZ');
  expect(initials('')).toBe('');
});

it.each([
  ['👨‍👩‍👧 Cafe', '👨‍👩‍👧C'],
  ['🇸🇬 Kopi', '🇸🇬K'],
  ['कि क्षितिज', 'किक्षि'],
  ['e\u0301mile Zola', 'E\u0301Z'],
])('shows them whole: %s', (name, shown) => {
  expect(initials(name)).toBe(shown);
});
