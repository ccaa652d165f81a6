import { expect, it } from 'vitest';
import { formatted, isWhole } from './fields.js';

const visa = '4242424242424242';
const amex = '378282246310005';

it.each([
  ['number', visa, visa, '4242 4242 4242 4242'],
  ['number', amex, amex, '3782 822463 10005'],
  ['number', '4242-4242x4242 4242 4242', visa, '4242 4242 4242 4242'],
  ['number', '6011 1111 1111 1117 000 999', '6011', '6011 1111 1111 1117000'],
  ['exp', '1228', visa, '12/28'],
  ['exp', '12 / 28', visa, '12/28'],
  ['exp', '12/2028', visa, '12/28'],
  ['exp', '122028', visa, '12/28'],
  ['exp', '7', visa, '07'],
  ['exp', '1/', visa, '01/'],
  ['cvc', '12345', visa, '123'],
  ['cvc', '12345', amex, '1234'],
])('a field %s has %s of the card %s as %s', (name, typed, number, wanted) => {
  expect(formatted(name, typed, number)).toBe(wanted);
});

it.each([
  ['number', '4242 4242 4242 424', visa, false],
  ['number', '4242 4242 4242 4242', visa, true],
  ['number', '3782 822463 10005', amex, true],
  ['exp', '12/2', visa, false],
  ['exp', '12/28', visa, true],
  ['cvc', '123', visa, true],
  ['cvc', '123', amex, false],
])('a field %s with %s of the card %s is whole: %s', (name, text, number, whole) => {
  expect(isWhole(name, text, number)).toBe(whole);
});
