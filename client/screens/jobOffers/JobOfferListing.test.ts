import { expect, it } from 'vitest';
import { offerCount } from './JobOfferListing.tsx';

it('says how many there are', () => {
  expect(offerCount(134)).toBe('134 job offers are available now');
  expect(offerCount(1)).toBe('1 job offer is available now');
  expect(offerCount(0)).toBe('No job offers are available now');
});
