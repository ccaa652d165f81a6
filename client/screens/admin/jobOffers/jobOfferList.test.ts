import { expect, it } from 'vitest';
import { jobOfferVariables } from './jobOfferList.ts';

const asked = (search: string) => jobOfferVariables(new URLSearchParams(search));

it('shows 100 of all offers, the newest first, unless told otherwise', () => {
  expect(asked('')).toMatchObject({ first: 100, page: 1, reverse: false, hasEmployer: false });
  expect(Object.values(asked('').filter).every((value) => value === null)).toBe(true);
});

it('asks for a state, and for the name of an employer only where they are filtered by', () => {
  expect(asked('state=draft&employer=7')).toMatchObject({
    filter: { state: 'DRAFT', employerId: 7 },
    employerId: 7,
    hasEmployer: true,
  });
  expect(asked('state=lost').filter.state).toBeNull();
});
