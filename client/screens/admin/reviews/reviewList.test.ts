import { expect, it } from 'vitest';
import { reviewVariables } from './reviewList.ts';

const asked = (search: string) => reviewVariables(new URLSearchParams(search));

it('asks for what the address names', () => {
  expect(asked('kind=job_offer&city=3&page=2')).toEqual({
    first: 100,
    page: 2,
    filter: { kind: 'JOB_OFFER', cityId: 3 },
  });
});

it('asks for all where the address names nothing that is known', () => {
  expect(asked('kind=toString&city=x').filter).toEqual({ kind: null, cityId: null });
});
