import { expect, it } from 'vitest';
import { countSentence } from './countSentence.ts';

const waiters = { singular: 'Waiter', plural: 'Waiters', city: 'Singapore', isNarrowed: false };

it('says how many there are', () => {
  expect(countSentence({ ...waiters, count: 134 })).toBe('134 waiters are looking for work in Singapore.');
  expect(countSentence({ ...waiters, count: 1 })).toBe('1 waiter is looking for work in Singapore.');
  expect(countSentence({ ...waiters, count: 0 })).toBe('No waiters are looking for work in Singapore right now.');
  expect(countSentence({ ...waiters, count: 2, city: null })).toBe('2 waiters are looking for work.');
});

it('says how many fit a search that asks for more', () => {
  expect(countSentence({ ...waiters, count: 12, isNarrowed: true })).toBe('12 waiters in Singapore match your search.');
  expect(countSentence({ ...waiters, count: 1, isNarrowed: true })).toBe('1 waiter in Singapore matches your search.');
});
