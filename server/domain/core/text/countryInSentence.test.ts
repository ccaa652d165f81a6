import { expect, it } from 'vitest';
import { countryInSentence } from './countryInSentence.ts';

it.each([
  'the Philippines',
  'the Netherlands',
  'the United States',
  'the United Arab Emirates',
  'the Dominican Republic',
  'the Central African Republic',
  'the Democratic Republic of the Congo',
  'the Republic of the Congo',
  'the British Virgin Islands',
  'the Gambia',
  'Singapore',
  'Guinea',
  'Guinea-Bissau',
  'Papua New Guinea',
  'Ireland',
  'Bosnia and Herzegovina',
])('a sentence says "from %s"', (inSentence) => {
  expect(countryInSentence(inSentence.replace('the ', ''))).toBe(inSentence);
});
