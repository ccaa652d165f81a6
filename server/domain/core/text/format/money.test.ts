import { expect, it } from 'vitest';
import { decimalFigure, decimalText } from './decimal.ts';
import { amountText, minorUnits, rateText } from './money.ts';

it('separates thousands', () => {
  expect(amountText({ currency: 'JPY', price: 52_800 })).toBe('JPY 52,800');
  expect(amountText({ currency: 'IDR', price: 1_250_000 })).toBe('IDR 1,250,000');
  expect(rateText(1200)).toBe('1,200');
  expect(rateText(14)).toBe('14');
});

it('writes cents only where there are any, with the digits of the currency', () => {
  expect(amountText({ currency: 'SGD', price: 49 })).toBe('SGD 49');
  expect(amountText({ currency: 'SGD', price: 49.5 })).toBe('SGD 49.50');
  expect(amountText({ currency: 'KWD', price: 15.5 })).toBe('KWD 15.500');
});

it('writes amounts in minor units exactly, with all decimals of the currency', () => {
  expect([4900n, -4900n, 5n, -5n, 0n].map((amount) => decimalText(amount, 'SGD'))).toEqual([
    '49.00',
    '-49.00',
    '0.05',
    '-0.05',
    '0.00',
  ]);
  expect([decimalText(4900n, 'JPY'), decimalText(-1n, 'VND'), decimalText(0n, 'JPY')]).toEqual(['4900', '-1', '0']);
  expect([decimalText(15_500n, 'KWD'), decimalText(-10n, 'BHD')]).toEqual(['15.500', '-0.010']);
  expect(decimalText(9_007_199_254_740_993_001n, 'SGD')).toBe('90071992547409930.01');
});

it('writes such a number for people', () => {
  expect(['1234567.50', '-49.00', '0.000', '-1200'].map(decimalFigure)).toEqual([
    '1,234,567.50',
    '−49.00',
    '0.000',
    '−1,200',
  ]);
  expect(decimalFigure('90071992547409930.01')).toBe('90,071,992,547,409,930.01');
});

it.each([
  // 1.15 and 8.2 are a little less in binary: cut off, a cent would be lost.
  [1.15, 'SGD', 115],
  [8.2, 'SGD', 820],
  [0.125, 'SGD', 13],
  [0.5, 'JPY', 1],
  [1.005, 'KWD', 1005],
])('rounds %d %s half up to minor units', (price, currency, units) => {
  expect(minorUnits(price, currency)).toBe(units);
});
