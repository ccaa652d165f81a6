import { expect, it } from 'vitest';
import { type AskedFor, firstMessage } from './prefill.ts';

const asked: AskedFor = {
  jobSeeker: { name: 'Maria dela Cruz', callName: null },
  job: 'Waiter',
  partTime: false,
  fullTime: false,
  description: null,
};

it.each<[Partial<AskedFor>, string]>([
  [{}, 'I am looking for a waiter.'],
  [{ job: 'Electrician' }, 'I am looking for an electrician.'],
  [{ job: null }, 'I am looking for someone like you.'],
  [{ partTime: true }, 'I am looking for a waiter, part-time.'],
  [{ fullTime: true }, 'I am looking for a waiter, full-time.'],
  [{ partTime: true, fullTime: true }, 'I am looking for a waiter, part-time or full-time.'],
])('%j is said as %j', (change, line) => {
  expect(firstMessage({ ...asked, ...change })).toBe(`Hello Maria, ${line}\nAre you available?`);
});

it('says the description as it was written', () => {
  expect(firstMessage({ ...asked, description: 'Friday evenings.\nBring shoes.' })).toContain(
    'a waiter.\nFriday evenings.\nBring shoes.\nAre',
  );
});
