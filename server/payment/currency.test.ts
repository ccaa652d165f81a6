import { expect, it } from 'vitest';
import { minorDigits, smallestStep } from './currency.ts';

it.each([
  ['SGD', 2, 1],
  ['JPY', 0, 1],
  ['KRW', 0, 1],
  // Displayed without decimals, charged in hundredths.
  ['IDR', 2, 1],
  ['HUF', 2, 1],
  ['ISK', 2, 100],
  ['UGX', 2, 100],
  ['KWD', 3, 10],
])('%s has %i decimals and steps of %i', (currency, digits, step) => {
  expect(minorDigits(currency)).toBe(digits);
  expect(smallestStep(currency)).toBe(step);
});
