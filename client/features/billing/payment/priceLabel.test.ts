import { describe, expect, it } from 'vitest';
import { cancelAnyTimeText, startingPriceText } from './price.ts';
import { priceLabel, savingText } from './priceLabel.ts';

const monthly = { recurringMode: 'MONTHLY', currency: 'SGD', price: 49 } as const;
const yearly = { recurringMode: 'YEARLY', currency: 'SGD', price: 470 } as const;

describe('a price', () => {
  it('is named as it is documented', () => {
    expect(priceLabel(monthly)).toBe('Monthly subscription SGD 49/month');
    expect(priceLabel(yearly)).toBe('Yearly subscription SGD 470/year');
  });
});

describe('the saving of a year', () => {
  it('is told against twelve months in the same currency', () => {
    expect(savingText(yearly, [monthly, yearly])).toBe('Save 20%');
    expect(savingText(monthly, [monthly, yearly])).toBeUndefined();
    expect(savingText({ ...yearly, currency: 'MYR' }, [monthly])).toBeUndefined();
  });

  it.each([
    [470, 49, 'Save 20%'],
    [471, 49, 'Save 19%'],
    [540, 50, 'Save 10%'],
    [540.01, 50, 'Save 9%'],
    [0.9, 0.1, 'Save 25%'],
    [587.99, 49, undefined],
  ])('is never rounded up: %d for a year instead of %d a month', (year, month, text) => {
    const options = [
      { ...monthly, price: month },
      { ...yearly, price: year },
    ] as const;
    expect(savingText(options[1], options)).toBe(text);
  });
});

it('a choice starts from its shortest period', () => {
  expect(startingPriceText([monthly, yearly])).toBe('From SGD 49 a month');
  expect(startingPriceText([yearly])).toBe('SGD 470 a year');
  expect(startingPriceText([])).toBeUndefined();
});

it('the price line says that there is a way out', () => {
  expect(cancelAnyTimeText([monthly, yearly])).toBe('From SGD 49 a month, cancel any time');
  expect(cancelAnyTimeText([])).toBeUndefined();
});
