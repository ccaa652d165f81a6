import { describe, expect, it } from 'vitest';
import { knownPlace, offerSearchAddress, readFilters, searchAddress, writeFilters } from './jobSearch.ts';

const none = {
  sexId: null,
  experienceId: null,
  languageId: null,
  maxRate: null,
  q: null,
  when: null,
  partTime: false,
  fullTime: false,
  verified: false,
  wellRated: false,
  hasVideo: false,
  sort: 'SIGNUP_DATE',
} as const;

describe('the filters of a listing', () => {
  it('are all, newest first, where the address says nothing', () => {
    expect(readFilters(new URLSearchParams())).toEqual(none);
  });

  it('survive the way into the address and back', () => {
    const filters = {
      sexId: 2,
      experienceId: 5,
      languageId: 3,
      maxRate: 20,
      q: 'latte & art',
      when: '2026-12-04T18:00/23:30',
      partTime: true,
      fullTime: true,
      verified: true,
      wellRated: true,
      hasVideo: true,
      sort: 'RATE_BY_CURRENCY',
    } as const;
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(writeFilters(filters))) search.set(name, String(value));
    expect([...search.values()]).not.toContain('null');
    expect(readFilters(search)).toEqual(filters);
  });

  it('that make no sense are not there', () => {
    expect(readFilters(new URLSearchParams('gender=x&experience=-1&sort=cheap'))).toEqual(none);
    expect(readFilters(new URLSearchParams('gender=99999999999&experience=01'))).toEqual(none);
    expect(readFilters(new URLSearchParams('rate=-5&language=x&video=yes&q=%20%20'))).toEqual(none);
    expect(readFilters(new URLSearchParams('on=2026-12-04&from=18:00'))).toEqual(none);
    expect(readFilters(new URLSearchParams('on=2026-02-30&from=18:00&to=23:00'))).toEqual(none);
    expect(readFilters(new URLSearchParams('on=2026-12-04&from=18:00&to=24:00'))).toEqual(none);
    expect(readFilters(new URLSearchParams(`q=${'x'.repeat(101)}`))).toEqual(none);
  });
});

it.each([
  [{ job: 'waiter' }, '/waiter-job'],
  [{ job: 'waiter', city: 'Kuala Lumpur' }, '/waiter-job-kuala%20lumpur'],
  [{ job: '0', city: '0', gender: '0', experience: '0', sort: 'signup' }, '/all-job'],
  [{ city: 'Singapore' }, '/all-job-singapore'],
  [{ job: 'chef', gender: '1', experience: '0', sort: 'popularity' }, '/chef-job?gender=1&sort=popularity'],
  [{ job: 'chef', city: 'London', sort: 'match' }, '/chef-job-london?sort=match'],
  // A highest rate is in the currency of a city.
  [{ job: 'chef', city: 'London', rate: '20' }, '/chef-job-london?rate=20'],
  [{ job: 'chef', city: '0', rate: '20', verified: '1' }, '/chef-job?verified=1'],
])('a search for %j leads to %s', (values, address) => {
  expect(searchAddress(values)).toBe(address);
});

it.each([
  [{ job: 'waiter', city: 'kuala-lumpur' }, '/waiter-offers-kuala-lumpur'],
  [{ job: '0', city: '0' }, '/all-offers-all'],
  [{ city: 'singapore' }, '/all-offers-singapore'],
])('a search for offers for %j leads to %s', (values, address) => {
  expect(offerSearchAddress(values)).toBe(address);
});

describe('of an address without a listing', () => {
  const waiter = { slug: 'waiter' };
  const city = { name: 'Kuala Lumpur', slug: 'kuala-lumpur' };
  const known = { jobs: [waiter], cities: [city] };

  it('what is known stays chosen', () => {
    expect(knownPlace([{ job: 'waiter', city: 'atlantis' }], known)).toEqual({ job: waiter, city: null });
    expect(knownPlace([{ job: 'astronaut', city: 'kuala lumpur' }], known)).toEqual({ job: null, city });
    expect(knownPlace([{ job: 'astronaut', city: 'kuala-lumpur' }], known)).toEqual({ job: null, city });
    expect(knownPlace([{ job: 'astronaut', city: null }], known)).toEqual({ job: null, city: null });
  });
});
