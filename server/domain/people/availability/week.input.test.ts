import { describe, expect, it } from 'vitest';
import { availabilitySchema } from './availability.input.ts';
import { dayParts, hoursOfPart, weekWords, workDays } from './week.input.ts';

const [morning, , evening, night] = dayParts;

describe('the hours of work', () => {
  it.each([
    // A Friday.
    ['2026-12-04T18:00/23:00', [['2026-12-04', [18, 19, 20, 21, 22], 4 * 24 + 18]]],
    ['2026-12-04T18:30/22:15', [['2026-12-04', [18, 19, 20, 21, 22], 4 * 24 + 18]]],
    ['2026-12-04T23:00/00:00', [['2026-12-04', [23], 4 * 24 + 23]]],
    // Over midnight into Monday, the first hour of the week.
    [
      '2026-12-06T22:00/02:00',
      [
        ['2026-12-06', [22, 23], 6 * 24 + 22],
        ['2026-12-07', [0, 1], 0],
      ],
    ],
    // The same time of the next day.
    [
      '2026-12-31T09:00/09:00',
      [
        ['2026-12-31', Array.from({ length: 15 }, (_, at) => at + 9), 3 * 24 + 9],
        ['2027-01-01', [0, 1, 2, 3, 4, 5, 6, 7, 8], 4 * 24],
      ],
    ],
  ])('%s', (when, days) => {
    expect(workDays(when)?.map(({ day, hours, weekHours }) => [day, hours, weekHours[0]])).toEqual(days);
  });

  it.each([
    '',
    '2026-12-04',
    '2026-02-30T18:00/23:00',
    '2026-13-01T18:00/23:00',
    '2026-12-04T24:00/23:00',
    '2026-12-04T18:00/23:60',
    '2026-12-04T18:00/23:00 ',
  ])('%j has none', (when) => {
    expect(workDays(when)).toBeNull();
  });
});

describe('in words', () => {
  const on = (days: number[], ...parts: (typeof dayParts)[number][]) =>
    days.flatMap((day) => parts.flatMap((part) => hoursOfPart(day, part)));
  it.each([
    [[], ''],
    [on([0, 1, 2, 3, 4], evening), 'Evenings Mon to Fri'],
    [on([5, 6], morning, evening), 'Mornings and evenings Sat and Sun'],
    [[...on([0, 2], morning), ...on([6], night)], 'Mornings Mon and Wed, nights Sun'],
    [on([0, 1, 2, 3, 4, 5, 6], morning), 'Mornings every day'],
    [[18], '18:00 to 19:00 Mon'],
    [[8, 9, 32, 33], '8:00 to 10:00 Mon and Tue'],
    // Over midnight, also at the end of the week.
    [[4 * 24 + 22, 4 * 24 + 23, 5 * 24, 5 * 24 + 1], '22:00 to 2:00 Fri'],
    [[6 * 24 + 23, 0], '23:00 to 1:00 Sun'],
    [on([2], morning, dayParts[1], evening, night), 'All day Wed'],
    [on([2], morning, dayParts[1], evening), '6:00 to 24:00 Wed'],
    [Array.from({ length: 168 }, (_, hour) => hour), 'Any time'],
  ])('%#: %s', (hours, words) => {
    expect(weekWords(hours)).toBe(words);
  });
});

it('refuses hours that no week has, and a day twice', () => {
  const accepts = (input: object) => availabilitySchema.safeParse({ hours: [], days: [], ...input }).success;
  expect(accepts({ hours: [0, 167] })).toBe(true);
  for (const hour of [-1, 168, 1.5]) expect(accepts({ hours: [hour] })).toBe(false);
  expect(accepts({ days: [{ day: '2026-12-24', hours: [] }] })).toBe(true);
  expect(accepts({ days: [{ day: '2026-12-24', hours: [24] }] })).toBe(false);
  expect(accepts({ days: [{ day: '2026-02-29', hours: [] }] })).toBe(false);
  expect(
    accepts({
      days: [
        { day: '2026-12-24', hours: [] },
        { day: '2026-12-24', hours: [1] },
      ],
    }),
  ).toBe(false);
});
