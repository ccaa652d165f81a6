import { expect, it } from 'vitest';
import { minorAmount, pricingOptionSchema } from './pricing.input.ts';

it('parses a price with the decimals of its currency', () => {
  expect(minorAmount('49', 'SGD')).toBe(4900);
  expect(minorAmount(' 49.5 ', 'SGD')).toBe(4950);
  expect(minorAmount('49,05', 'SGD')).toBe(4905);
  expect(minorAmount('5500', 'JPY')).toBe(5500);
  expect(minorAmount('15.5', 'KWD')).toBe(15500);
  expect(minorAmount('٤٩٫٥', 'AED')).toBe(4950);
  expect(minorAmount('４９', 'SGD')).toBe(4900);
});

it.each(['', 'free', '-1', '1e3', '49.005', '1 000', '.5', '9999999999999'])('refuses "%s"', (text) => {
  expect(minorAmount(text, 'SGD')).toBeNull();
});

it('a price of ten digits and more is too high', () => {
  const given = { currency: 'SGD', recurringMode: 'MONTHLY', amount: minorAmount('999999999999', 'SGD') };
  const message = 'This price is too high. Please provide at most SGD 999,999.99.';
  expect(pricingOptionSchema.safeParse(given).error?.issues).toMatchObject([{ path: ['amount'], message }]);
});

it('refuses more decimals than the currency has', () => {
  expect(minorAmount('5500.5', 'JPY')).toBeNull();
});
