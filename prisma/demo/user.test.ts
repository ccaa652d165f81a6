import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { expect, it } from 'vitest';
import { createRandom } from './random.ts';
import { phoneNumber } from './user.ts';
import { countriesWithCities } from './words/places.ts';

it.each(countriesWithCities.flatMap(({ phone }) => phone))('%s is a mobile number, whatever the digits', (pattern) => {
  const random = createRandom(pattern);
  const numbers = Array.from({ length: 300 }, () => phoneNumber(random, [pattern]));
  expect(numbers.filter((number) => !isValidPhoneNumber(number))).toEqual([]);
});
