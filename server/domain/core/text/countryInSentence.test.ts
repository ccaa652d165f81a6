import { expect, it } from 'vitest';
import { countryInSentence } from './countryInSentence.ts';

it.each([
  'the Philippines',
  'the United States',
  'the Dominican Republic',
  'the Democratic Republic of the Congo',
  'the British Virgin Islands',
  'the Gambia',
  'Singapore',
  'Guinea',
  'Papua New Guinea',
  'Bosnia and Herzegovina',
])('a sentence says "from %s"', (inSentence) => {
  expect(countryInSentence(inSentence.replace('the ', ''))).toBe(inSentence);
});
