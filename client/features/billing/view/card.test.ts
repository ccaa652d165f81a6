import { describe, expect, it } from 'vitest';
import { cardBrand, cardErrors, formatCardNumber, formatExpiry } from './card.ts';

const messages = {
  name: 'Please enter card holder name.',
  number: 'Invalid Credit Card Number.',
  expiry: 'Invalid Expiration Date.',
  cvc: 'Invalid CVC.',
};
const good = { name: 'Maria Cruz', number: '4242 4242 4242 4242', expiry: '12/39', cvc: '123' };

describe('the card number', () => {
  it('is set in the gaps of its brand', () => {
    expect(formatCardNumber('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005');
  });

  it('keeps digits only, and no more than the brand has', () => {
    expect(formatCardNumber('4242-4242x4242 4242 4242 4242')).toBe('4242 4242 4242 4242424');
    expect(formatCardNumber('3782822463100059999')).toBe('3782 822463 10005');
  });

  it('tells the brand once it can be only one', () => {
    expect(cardBrand('')).toBeNull();
    expect(cardBrand('4242')).toMatchObject({ name: 'Visa', codeLength: 3 });
    expect(cardBrand('37')).toMatchObject({ name: 'American Express', codeLength: 4 });
  });
});

describe('the expiry date', () => {
  it('becomes MM/YY however it is typed or filled in', () => {
    for (const typed of ['1228', '12/28', '12 / 28', '12/2028', '122028']) expect(formatExpiry(typed)).toBe('12/28');
    expect(formatExpiry('7')).toBe('07');
    expect(formatExpiry('1/')).toBe('01/');
  });
});

describe('a card', () => {
  it('says what is wrong at each field', () => {
    expect(cardErrors({ name: ' ', number: '4242 4242 4242 4241', expiry: '13/39', cvc: '12' }, messages)).toEqual(
      messages,
    );
  });

  it('that has expired is refused', () => {
    expect(cardErrors({ ...good, expiry: '01/20' }, messages)).toEqual({ expiry: messages.expiry });
  });

  it('of American Express has a code of four digits', () => {
    const card = { ...good, number: '3782 822463 10005' };
    expect(cardErrors({ ...card, cvc: '123' }, messages)).toEqual({ cvc: messages.cvc });
    expect(cardErrors({ ...card, cvc: '1234' }, messages)).toEqual({});
  });
});
