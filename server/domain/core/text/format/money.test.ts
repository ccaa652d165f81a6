import { expect, it } from 'vitest';
import { amountText, rateText } from './money.ts';

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
