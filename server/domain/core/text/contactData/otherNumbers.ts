import type { DigitGroup, DigitRun } from './digitRuns.ts';

/** What groups of digits are that are no phone number: dates, times, prices, sizes and the like, by their shape. */

/** How many groups from `at` are a date, a time, a price, a list: anything but a phone number. */
export function explainedFrom({ groups, areSingle }: DigitRun, at: number): number {
  return Math.max(...explanations.map((explanation) => explanation(groups, at, areSingle)));
}

/** Called for every group of a run, so only the first call (`at` 0) may look at the whole run. */
type Explanation = (groups: DigitGroup[], at: number, areSingle: boolean) => number;

const isYear = ({ digits }: DigitGroup): boolean => /^(?:19\d|20[0-4])\d$/.test(digits);
const isHour = (digits: string | undefined): boolean =>
  digits !== undefined && digits.length <= 2 && Number(digits) <= 24;
const isMinute = (digits: string | undefined): boolean => digits?.length === 2 && Number(digits) < 60;
const isTime = (digits: string): boolean => /^(?:[01]\d|2[0-4])[0-5][05]$/.test(digits);
const isDay = (digits: string): boolean => digits.length <= 2 && Number(digits) >= 1 && Number(digits) <= 31;
export const isDate = (digits: string): boolean =>
  /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(digits) ||
  /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19[5-9]|20[0-4])\d$/.test(digits);

const year: Explanation = (groups, at) => (groups[at] && isYear(groups[at]) ? 1 : 0);

const date: Explanation = (groups, at) => {
  const [first, second, third, next] = groups.slice(at, at + 4);
  if (!first || !second || !third || second.gap !== third.gap || !['/', '-', '.'].includes(second.gap)) return 0;
  const fromYear = isYear(first) && isDay(second.digits) && isDay(third.digits);
  const toYear = isDay(first.digits) && isDay(second.digits) && isYear(third);
  const shortened = isDay(first.digits) && isDay(second.digits) && third.digits.length === 2;
  if (fromYear || toYear) return 3;
  return shortened && next?.gap !== second.gap && first.gap !== second.gap ? 3 : 0;
};

const clock: Explanation = (groups, at) => {
  const [hour, minute] = groups.slice(at, at + 2);
  return minute?.gap === ':' && isHour(hour?.digits) && isMinute(minute.digits) ? 2 : 0;
};

const clockRange: Explanation = (groups, at) => {
  const [hour, minute, toHour, toMinute] = groups.slice(at, at + 4);
  if (minute?.gap !== '.' || toMinute?.gap !== '.' || (toHour?.gap !== '-' && toHour?.gap !== '/')) return 0;
  const isRange = isHour(hour?.digits) && isMinute(minute.digits) && isHour(toHour.digits) && isMinute(toMinute.digits);
  return isRange ? 4 : 0;
};

const timeRange: Explanation = (groups, at) => {
  const [from, to] = groups.slice(at, at + 2);
  return from && to && ['-', '/', ''].includes(to.gap) && isTime(from.digits) && isTime(to.digits) ? 2 : 0;
};

const decimalRange: Explanation = (groups, at) => {
  const [whole, part, toWhole, toPart] = groups.slice(at, at + 4);
  if (!whole || part?.gap !== '.' || toWhole?.gap !== '-' || toPart?.gap !== '.') return 0;
  const isPrice = part.digits.length === 2 && toPart.digits.length === 2 && groups[at + 4]?.gap !== '.';
  return isPrice && Number(whole.digits) <= Number(toWhole.digits) ? 4 : 0;
};

/** 4.50 5.50 6.50: prices or sizes. */
const decimals: Explanation = (groups, at) => {
  if (at > 0 || groups.length < 4 || groups.length % 2 === 1) return 0;
  const areDecimals = groups.every(({ digits, gap }, index) =>
    index % 2 === 1 ? gap === '.' && digits.length === 2 : gap === '' && /^[1-9]\d{0,2}$/.test(digits),
  );
  return areDecimals ? groups.length : 0;
};

/** 12,000 and 8.000.000, and 12 000 000; an uneven number of more than seven digits may be a phone number. */
const thousands: Explanation = (groups, at) => {
  const mark = groups[at + 1]?.gap;
  const [first = ''] = groups.slice(at, at + 1).map(({ digits }) => digits);
  if (mark === undefined || !thousandsMarks.has(mark) || !/^[1-9]\d{0,2}$/.test(first)) return 0;
  let end = at + 1;
  while (groups[end]?.gap === mark && groups[end]?.digits.length === 3) end += 1;
  const digits = groups.slice(at, end).map((group) => group.digits);
  const isWhole = end > at + 1 && groups[end]?.gap !== mark;
  // Phone numbers are written in groups of three too.
  if (mark === '') return isWhole && digits.at(-1) === '000' ? end - at : 0;
  return isWhole && (digits.join('').length <= 7 || digits.at(-1)?.endsWith('00')) ? end - at : 0;
};

const thousandsMarks: ReadonlySet<string> = new Set([',', '.', "'", '’', '']);

const roundRange: Explanation = (groups, at) => {
  const [from, to] = groups.slice(at, at + 2);
  if (!from || to?.gap !== '-' || groups[at + 2]?.gap === '-') return 0;
  const isRound = Number(from.digits) % 50 === 0 && Number(to.digits) % 50 === 0;
  return isRound && Number(from.digits) < Number(to.digits) ? 2 : 0;
};

/** 9-11 12-2: hours, ages or numbers of people. */
const smallRange: Explanation = (groups, at, areSingle) => {
  const [from, to] = groups.slice(at, at + 2);
  if (!from || to?.gap !== '-' || from.gap === '-' || groups[at + 2]?.gap === '-') return 0;
  return isHour(from.digits) && isHour(to.digits) && !areSingle ? 2 : 0;
};

/** 120-140, 1250-1480 or 69001-69009 and nothing else: numbers of people, of calls or of square feet, or postal codes. */
const countRange: Explanation = (groups) => {
  const [from, to, more] = groups;
  if (!from || to?.gap !== '-' || more) return 0;
  if (!/^[1-9]\d{0,2}$|^[12]\d{3}$/.test(from.digits) && !areNeighbours([from, to])) return 0;
  return from.digits.length === to.digits.length && Number(from.digits) < Number(to.digits) ? 2 : 0;
};

/** Three or more numbers with the same step, as sizes and rooms have, and no other number beside them. */
const series: Explanation = (groups, at) => {
  if (at > 0 || groups.length < 3) return 0;
  const values = groups.map(({ digits }) => Number(digits));
  const [first = 0, second = 0] = values;
  const step = second - first;
  if (step === 0 || groups.some(({ digits }) => /^0\d|^\d{5}/.test(digits))) return 0;
  // Digits that count down are a disguise more often than a list.
  const isDisguise = step === -1 ? groups.length > 6 && first < 10 : step < -10 && step % 5 !== 0;
  return !isDisguise && values.every((value, index) => value === first + index * step) ? groups.length : 0;
};

/** 36 38 39 40 42: sizes, ages, days or floors, from the smallest to the largest. */
const ascending: Explanation = (groups, at) => {
  if (at > 0 || groups.length < 3 || groups.some(({ digits }) => digits.startsWith('0'))) return 0;
  const values = groups.map(({ digits }) => Number(digits));
  const [first = 0] = values;
  const rises = values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0));
  return rises && (values.at(-1) ?? 0) - first <= 20 ? groups.length : 0;
};

/** 150/200/350: numbers of guests or of seats. */
const quantities: Explanation = (groups, at) => {
  if (at > 0 || groups.length < 3) return 0;
  const isRound = ({ digits }: DigitGroup) => /^[1-9]\d{1,3}$/.test(digits) && Number(digits) % 5 === 0;
  return groups.every(isRound) ? groups.length : 0;
};

/** 560123/570321 or 10115 10117: places where a person can work. */
const postalCodes: Explanation = (groups, at) =>
  at === 0 &&
  groups.length > 1 &&
  groups.every(({ gap }, index) => index === 0 || ['/', '', ',', '-', '&', '+'].includes(gap)) &&
  (groups.every(({ digits }) => digits.length === 6) || areNeighbours(groups))
    ? groups.length
    : 0;

/**
 * Four or more codes of one form, 10115 20095 50667 80331 or 00-950 30-001 80-243 50-029: more digits than a phone number has. Two phone
 * numbers in halves have a first digit of mobile phones in each.
 */
const codesInRow: Explanation = (groups, at) => {
  if (at > 0 || groups.length < 4) return 0;
  const form = groups.map(({ gap, digits }) => `${gap}${digits.length}`).join(' ');
  const areCodes = /^([456])(?: [-/,&+]?\1){3,}$|^(2 -3|4 -3|5 -[34])(?: [/,&+]?\2){3,}$/.test(form);
  const areHalves = groups.every(({ digits }, index) => index % 2 === 1 || /^[689]/.test(digits));
  return areCodes && !areHalves ? groups.length : 0;
};

/** Codes of a region begin alike; the halves of a phone number seldom do. */
function areNeighbours(groups: readonly DigitGroup[]): boolean {
  const first = groups[0]?.digits ?? '';
  const alike = first.length === 4 ? 3 : 2;
  return (
    /^\d{4,6}$/.test(first) &&
    groups.every(({ digits }) => digits.length === first.length && digits.startsWith(first.slice(0, alike)))
  );
}

/** 978 3 16 148410 0: the last digit of a book's number follows from the others, so that no phone number looks like it. */
const bookNumber: Explanation = (groups, at) => {
  let digits = '';
  let end = at;
  for (; digits.length < 13 && end < groups.length; end += 1) digits += groups[end]?.digits ?? '';
  const sum = Array.from(digits, (digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 3)).reduce(
    (a, b) => a + b,
    0,
  );
  return /^97[89]\d{10}$/.test(digits) && sum % 10 === 0 ? end - at : 0;
};

/** The address of a device in a network at home or in an office. */
const networkAddress: Explanation = (groups, at) => {
  const [a, b, c, d] = groups
    .slice(at, at + 4)
    .map(({ digits, gap }, index) => (index > 0 && gap !== '.' ? '' : digits));
  const isLocal = (a === '192' && b === '168') || (a === '127' && b === '0');
  return isLocal && c && d ? 4 : 0;
};

const explanations: readonly Explanation[] = [
  year,
  date,
  clock,
  clockRange,
  timeRange,
  decimalRange,
  decimals,
  thousands,
  roundRange,
  smallRange,
  countRange,
  series,
  ascending,
  quantities,
  postalCodes,
  codesInRow,
  bookNumber,
  networkAddress,
];
