import { expect, it } from 'vitest';
import { employerVariables } from './employerList.ts';

const asked = (search: string) => employerVariables(new URLSearchParams(search));

it('shows 100 of all employers, the newest signups first, unless told otherwise', () => {
  expect(asked('')).toEqual({
    first: 100,
    page: 1,
    sort: 'NEWEST',
    reverse: false,
    filter: { q: null, cityId: null, unread: null },
  });
});

it('lists the oldest signups or the latest message first', () => {
  expect(asked('sort=created')).toMatchObject({ sort: 'NEWEST', reverse: true });
  expect(asked('sort=-latest_message')).toMatchObject({ sort: 'LATEST_MESSAGE', reverse: false });
});
