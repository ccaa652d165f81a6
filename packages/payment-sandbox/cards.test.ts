import { describe, expect, it } from 'vitest';
import { holdsCardNumber } from './cards.ts';

describe('a card number in a text', () => {
  it.each([
    '4242424242424242',
    'my card is 4242 4242 4242 4242.',
    'order4242424242424242',
    '5555555555554444',
    '378282246310005',
    '30569309025904',
    '6200000000000005',
  ])('is seen: %s', (text) => {
    expect(holdsCardNumber(text)).toBe(true);
  });

  it.each([
    ['with a wrong check digit', '4242424242424241'],
    ['but a UUID', 'stripe-node-retry-42424242-4242-4242-8242-424242424242'],
    ['but a part of a hash', 'a4242424242424242f'],
    ['but a longer number', '42424242424242420'],
    ['but a telephone number', '+49 151 12345678'],
    ['but a time in milliseconds', '1764000000000'],
  ])('is not one %s', (_case, text) => {
    expect(holdsCardNumber(text)).toBe(false);
  });
});
