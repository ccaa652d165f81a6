import { expect, it } from 'vitest';
import { applicantsText, endText } from './offerTexts.ts';

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

it.each([
  ['2026-12-30T09:59:00Z', 'Ends in 30 days'],
  ['2026-12-02T10:01:00Z', 'Ends in 3 days'],
  ['2026-12-01T10:00:00Z', 'Ends within a day'],
  ['2026-11-30T09:59:00Z', 'Ends within a day'],
])('of an offer until %s: %s', (expiresAt, text) => {
  expect(endText(expiresAt, new Date('2026-11-30T10:00:00Z'))).toBe(text);
});
