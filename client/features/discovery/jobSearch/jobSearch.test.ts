import { describe, expect, it } from 'vitest';
import { knownPlace, offerSearchAddress, readFilters, searchAddress, writeFilters } from './jobSearch.ts';

const none = {
  sexId: null,
  experienceId: null,
  languageId: null,
  maxRate: null,
  q: null,
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
    expect(readFilters(new URLSearchParams(`q=${'x'.repeat(101)}`))).toEqual(none);
  });
});

describe('a search', () => {
  it('leads to the listing of the job and the city, its name in lower case', () => {
    expect(searchAddress({ job: 'waiter' })).toBe('/waiter-job');
    expect(searchAddress({ job: 'waiter', city: 'Kuala Lumpur' })).toBe('/waiter-job-kuala%20lumpur');
  });

  it('for everything leads to all jobs', () => {
    expect(searchAddress({ job: '0', city: '0', gender: '0', experience: '0', sort: 'signup' })).toBe('/all-job');
    expect(searchAddress({ city: 'Singapore' })).toBe('/all-job-singapore');
  });

  it('keeps its filters, and leaves out what goes without saying', () => {
    const values = { job: 'chef', city: 'London', gender: '1', experience: '0', sort: 'popularity' };
    expect(searchAddress(values)).toBe('/chef-job-london?gender=1&sort=popularity');
  });
});

describe('a highest rate', () => {
  it('is kept in a city, and nowhere else, because it is in a currency', () => {
    expect(searchAddress({ job: 'chef', city: 'London', rate: '20' })).toBe('/chef-job-london?rate=20');
    expect(searchAddress({ job: 'chef', city: '0', rate: '20', verified: '1' })).toBe('/chef-job?verified=1');
  });
});

describe('a search for offers', () => {
  it('leads to the offers of the job in the city', () => {
    expect(offerSearchAddress({ job: 'waiter', city: 'kuala-lumpur' })).toBe('/waiter-offers-kuala-lumpur');
  });

  it('for everything leads to all of them', () => {
    expect(offerSearchAddress({ job: '0', city: '0' })).toBe('/all-offers-all');
    expect(offerSearchAddress({ city: 'singapore' })).toBe('/all-offers-singapore');
  });
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
