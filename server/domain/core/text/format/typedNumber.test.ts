import { expect, it } from 'vitest';
import { typedNumber } from './typed.ts';

it.each([
  ['1,5', 1.5],
  [' 1,50\u00a0', 1.5],
  ['１，５', 1.5],
  ['٢٫٥', 2.5],
  ['0,25', 0.25],
  ['15', 15],
  ['15,00', 15],
  ['१५', 15],
  ['1,500', 1500],
  ['1 500', 1500],
  ['12\u202f000\u202f000', 12_000_000],
  ["12'500", 12_500],
])('%j is %d', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

it.each(['', ' ', '1,5,5', '1.5.5', '1,50,000', '1-5', '-1', '1e3', '0x10', 'Infinity', '1 5', '1,', ',5', '15 h'])(
  '%j is no number',
  (text) => {
    expect(typedNumber(text)).toBeNaN();
  },
);
