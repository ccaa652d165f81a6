import { expect, it } from 'vitest';
import { offerTitle } from './schedule.ts';

const terms = { currency: 'SGD', maxRate: 18, partTime: true, fullTime: false };

it('the title of an offer says what tells it from the others of its employer', () => {
  expect(offerTitle('Chef', 'Orchard', terms)).toBe('Chef in Orchard, SGD 18, part-time');
  expect(offerTitle('Chef', 'Orchard', { ...terms, fullTime: true, startsOn: '2026-12-01' })).toBe(
    'Chef in Orchard, SGD 18, part-time or full-time, from 1 Dec 2026',
  );
  // Old offers do not say how much work it is.
  expect(offerTitle('Chef', 'Orchard', { ...terms, partTime: false })).toBe('Chef in Orchard, SGD 18');
});
