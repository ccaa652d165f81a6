import { expect, it } from 'vitest';
import { minorAmount } from './pricing.input.ts';

it('parses a price with the decimals of its currency', () => {
  expect(minorAmount('49', 'SGD')).toBe(4900);
  expect(minorAmount(' 49.5 ', 'SGD')).toBe(4950);
  expect(minorAmount('49,05', 'SGD')).toBe(4905);
  expect(minorAmount('5500', 'JPY')).toBe(5500);
  expect(minorAmount('15.5', 'KWD')).toBe(15500);
  expect(minorAmount('٤٩٫٥', 'AED')).toBe(4950);
  expect(minorAmount('４９', 'SGD')).toBe(4900);
});

it.each(['', 'free', '-1', '1e3', '49.005', '1 000', '.5', '9999999999'])('refuses "%s"', (text) => {
  expect(minorAmount(text, 'SGD')).toBeNull();
});

it('refuses more decimals than the currency has', () => {
  expect(minorAmount('5500.5', 'JPY')).toBeNull();
});
