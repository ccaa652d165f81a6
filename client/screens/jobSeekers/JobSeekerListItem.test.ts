import { expect, it } from 'vitest';
import { headlineOf } from './JobSeekerListItem.tsx';

it('is one of five phrases, the same for the same person every time', () => {
  const ids = Array.from({ length: 100 }, (_, index) => index + 1);
  const first = ids.map(headlineOf);
  expect(new Set(first).size).toBe(5);
  expect(ids.map(headlineOf)).toEqual(first);
  expect(first.every(Boolean)).toBe(true);
});
