import { expect, it } from 'vitest';
import { jobSeekerVariables } from './jobSeekerList.ts';

const asked = (search: string) => jobSeekerVariables(new URLSearchParams(search));

it('shows 100 of all job seekers, the newest first, unless told otherwise', () => {
  expect(asked('')).toMatchObject({ first: 100, page: 1, sort: 'NEWEST', reverse: false });
  expect(Object.values(asked('').filter).every((value) => value === null)).toBe(true);
});

it('asks for both states of a profile, and for photos', () => {
  expect(asked('active=yes&updated=no&image=without').filter).toMatchObject({
    active: true,
    updated: false,
    hasPhoto: false,
  });
  expect(asked('active=no&updated=yes&image=with&messages=unread').filter).toMatchObject({
    active: false,
    updated: true,
    hasPhoto: true,
    unread: true,
  });
});

it.each([
  ['-created', 'NEWEST', false],
  ['price', 'LOWEST_PRICE', false],
  ['-price', 'LOWEST_PRICE', true],
  ['-experience', 'EXPERIENCE', false],
  ['-last_message', 'LAST_MESSAGE', false],
])('the order "%s" is %s, reversed: %s', (order, sort, reverse) => {
  expect(asked(`sort=${order}`)).toMatchObject({ sort, reverse });
});
