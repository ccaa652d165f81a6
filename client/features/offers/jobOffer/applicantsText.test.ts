import { expect, it } from 'vitest';
import { applicantsText } from './applicantsText.ts';

it.each([
  [0, 0, 'No applicants yet'],
  [1, 0, '1 applicant'],
  [1, 1, '1 new applicant'],
  [2, 0, '2 applicants'],
  [2, 1, '2 applicants, 1 new'],
  [2, 2, '2 applicants, both new'],
  [5, 5, '5 applicants, all new'],
])('of %i applicants, %i new: %s', (all, fresh, text) => {
  expect(applicantsText(all, fresh)).toBe(text);
});
