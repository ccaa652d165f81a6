import { expect, it } from 'vitest';
import { chargeLimits, smallestStep } from './chargeLimits.ts';
import { minorDigits } from './currency.ts';

it.each([
  ['SGD', 2, 1, 50, 99_999_999],
  ['JPY', 0, 1, 50, 1_500_000_000],
  ['KRW', 0, 1, 1, 99_999_999],
  // Displayed without decimals, charged in hundredths.
  ['IDR', 2, 1, 1, 1_500_000_000],
  ['HUF', 2, 1, 17_500, 1_500_000_000],
  ['THB', 2, 1, 1_000, 99_999_999],
  ['ISK', 2, 100, 100, 99_999_999],
  ['UGX', 2, 100, 100, 99_999_999],
  ['KWD', 3, 10, 10, 99_999_999],
])('%s has %i decimals and steps of %i, and is charged from %i to %i', (currency, digits, step, lowest, highest) => {
  expect(minorDigits(currency)).toBe(digits);
  expect(smallestStep(currency)).toBe(step);
  expect(chargeLimits(currency)).toEqual({ lowest, highest });
});
