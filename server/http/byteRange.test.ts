import { expect, it } from 'vitest';
import { requestedRange } from './media.ts';

it.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=50-1000', { start: 50, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-3', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['lines=0-1', null],
  ['bytes=a-b', null],
  [undefined, null],
])('%s of 100 bytes', (header, expected) => {
  expect(requestedRange(header, 100)).toEqual(expected);
});

it('no range of an empty file is satisfiable', () => {
  expect(requestedRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(requestedRange('bytes=-5', 0)).toBe('unsatisfiable');
});
