import { describe, expect, it } from 'vitest';
import { amountText, priceLabel, savingText } from './priceLabel.ts';

const monthly = { recurringMode: 'MONTHLY', currency: 'SGD', price: 49 } as const;
const yearly = { recurringMode: 'YEARLY', currency: 'SGD', price: 470 } as const;

describe('a price', () => {
  it('is named as it is documented', () => {
    expect(priceLabel(monthly)).toBe('Monthly subscription SGD 49/month');
    expect(priceLabel(yearly)).toBe('Yearly subscription SGD 470/year');
  });

  it('has cents only where there are any', () => {
    expect(amountText({ ...monthly, currency: 'JPY', price: 5500 })).toBe('JPY 5500');
    expect(amountText({ ...monthly, price: 49.5 })).toBe('SGD 49.50');
    expect(amountText({ ...monthly, currency: 'KWD', price: 15.5 })).toBe('KWD 15.500');
  });
});

describe('the saving of a year', () => {
  it('is told against twelve months in the same currency', () => {
    expect(savingText(yearly, [monthly, yearly])).toBe('Save 20%');
    expect(savingText(monthly, [monthly, yearly])).toBeUndefined();
    expect(savingText({ ...yearly, currency: 'MYR' }, [monthly])).toBeUndefined();
  });

  it('is not told where there is none', () => {
    expect(savingText({ ...yearly, price: 588 }, [monthly])).toBeUndefined();
  });
});
