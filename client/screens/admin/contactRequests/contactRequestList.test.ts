import { expect, it } from 'vitest';
import { contactRequestVariables } from './contactRequestList.ts';

const asked = (search: string) => contactRequestVariables(new URLSearchParams(search));

it('shows 100 of all requests, the latest first, unless told otherwise', () => {
  expect(asked('')).toMatchObject({ first: 100, page: 1, sort: 'REQUEST_DATE', reverse: false });
  expect(Object.values(asked('').filter).every((value) => value === null)).toBe(true);
});

it('asks for part time or full time, never for "not part time"', () => {
  expect(asked('time=full').filter).toMatchObject({ fullTime: true, partTime: null });
  expect(asked('time=part').filter).toMatchObject({ fullTime: null, partTime: true });
});

it('asks for requests without an answer, as the number on the overview counts them', () => {
  expect(asked('messages=unanswered').filter).toMatchObject({ unanswered: true, unread: null });
});

it('asks for the name of an employer and a candidate only where they are filtered by', () => {
  expect(asked('employer=7')).toMatchObject({ employerId: 7, hasEmployer: true, hasCandidate: false });
  expect(asked('candidate=9')).toMatchObject({ candidateId: 9, hasCandidate: true, hasEmployer: false });
});
