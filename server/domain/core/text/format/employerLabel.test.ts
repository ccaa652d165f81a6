import { expect, it } from 'vitest';
import { employerLabel } from './employerLabel.ts';

it.each([
  ['Nadia', 'Little Jakarta', 'Nadia, Little Jakarta'],
  ['Nadia', null, 'Nadia'],
  ['Nadia', undefined, 'Nadia'],
  ['Nadia', '  ', 'Nadia'],
  ['', 'Little Jakarta', 'Little Jakarta'],
  ['little jakarta', 'Little Jakarta', 'Little Jakarta'],
  ['Little', 'Little Jakarta', 'Little Jakarta'],
  ['Lit', 'Little Jakarta', 'Lit, Little Jakarta'],
  ['Guest', null, 'Guest'],
  ['Deleted user', null, 'Deleted user'],
  ['نادية', 'جاكرتا الصغيرة', 'نادية, جاكرتا الصغيرة'],
])('%j of %j is %j', (name, company, label) => {
  expect(employerLabel(name, company)).toBe(label);
});
