import { expect, it } from 'vitest';
import { namedSkills } from './profileText.input.ts';

it('the skills that an answer names are found in any case, in the order of the list', () => {
  const skills = ['Wine service', 'Banquets', 'Tills'];
  expect(namedSkills(skills, 'I like banquets and WINE SERVICE.')).toEqual(['Wine service', 'Banquets']);
  expect(namedSkills(skills, null)).toEqual([]);
});
