import { expect, it } from 'vitest';
import { loadPhoneNumbers, phoneNumber } from './browserPhoneNumbers.input.ts';
import { phoneNumber as whole } from './phoneNumbers.input.ts';

it('leaves a number with a country code to the server until the rules are loaded, and then says what the server says', async () => {
  expect(phoneNumber('wa.me/6591234567')).toBe('+6591234567');
  expect(phoneNumber('+65 9123-4567')).toBe('+65 9123-4567');
  expect(phoneNumber('+65 1')).toBeNull();
  expect(phoneNumber('+999 123 456 789')).toBe('+999 123 456 789');
  await loadPhoneNumbers();
  for (const typed of ['+65 9123-4567', '+999 123 456 789', '9123 4567']) expect(phoneNumber(typed)).toBe(whole(typed));
  expect(phoneNumber('+999 123 456 789')).toBeNull();
});

it.each(['9123 4567', 'maria', '', '+65', `+65 ${'1'.repeat(40)}`])(
  'refuses at once what has no country code or no number: %j',
  (typed) => {
    expect(phoneNumber(typed)).toBeNull();
  },
);
