import { expect, it } from 'vitest';
import { asksForOneDay } from './contactRequest.input.ts';

it.each([
  ['Friday evening, 18:00 to 23:00', true],
  ['Tonight from 6 pm', true],
  ['Saturday 5 December at a wedding', true],
  ['Dec 5th is missing, but one evening is said', true],
  ['I need somebody for a single shift', true],
  ['', false],
  ['Fri 4 Dec 2026, 18:00 to 23:00.', true],
  ['A kind waiter', false],
  ['Friday and Saturday', false],
  ['4 Dec and 11 Dec', false],
  ['Every Friday', false],
  ['Fridays', false],
  ['Start on Monday, long hours', false],
  ['From 4 December on', false],
  ['Starting today, three days a week', false],
  ['One evening, then more evenings', false],
])('%s is for one day: %s', (description, expected) => {
  expect(asksForOneDay({ description })).toBe(expected);
  expect(asksForOneDay({ description, fullTime: true })).toBe(false);
});
