import { type DigitGroup, type DigitRun, digitRuns } from './digitRuns.ts';

/** How many digits a phone number has at least, when nothing else says that it is one. */
const fewestDigits = 8;

/** Words before a number that make a shorter one a phone number. */
const announcement =
  /\b(?:call|text|phone|tel|telephone|mobile|mob|hp|cell|whatsapp|wa|sms|ring|dial|my number|number is)\b[^\n\d]{0,12}$/;

/** Whether a text of plain characters has a phone number, in digits or in words. */
export const hasPhoneNumber = (text: string): boolean => digitRuns(text).some(isPhoneNumber);

function isPhoneNumber({ groups, international, before }: DigitRun): boolean {
  const total = groups.reduce((sum, { digits }) => sum + digits.length, 0);
  if (international && total >= 7) return true;
  if (announcement.test(before) && total >= 6 && groups.length <= 3 && !groups.some(isYear)) return true;
  let open = 0;
  for (let at = 0; at < groups.length; ) {
    const explained = explainedFrom(groups, at);
    if (explained > 0) {
      open = 0;
      at += explained;
      continue;
    }
    const digits = groups[at]?.digits ?? '';
    if (digits.length >= 7 && !isDate(digits) && !/^\d{1,4}0{3,}$|0{4}$/.test(digits)) return true;
    open += digits.length;
    if (open >= fewestDigits && groups.length > 1) return true;
    at += 1;
  }
  return false;
}

/** How many groups from `at` are a date, a time, a price, a list: anything but a phone number. */
function explainedFrom(groups: DigitGroup[], at: number): number {
  return Math.max(...explanations.map((explanation) => explanation(groups, at)));
}

type Explanation = (groups: DigitGroup[], at: number) => number;

const isYear = ({ digits }: DigitGroup): boolean => /^(?:19[5-9]|20[0-4])\d$/.test(digits);
const isHour = (digits: string | undefined): boolean =>
  digits !== undefined && digits.length <= 2 && Number(digits) <= 24;
const isMinute = (digits: string | undefined): boolean => digits?.length === 2 && Number(digits) < 60;
const isTime = (digits: string): boolean => /^(?:[01]\d|2[0-4])[0-5][05]$/.test(digits);
const isDay = (digits: string): boolean => digits.length <= 2 && Number(digits) >= 1 && Number(digits) <= 31;
const isDate = (digits: string): boolean => /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(digits);

const year: Explanation = (groups, at) => (groups[at] && isYear(groups[at]) ? 1 : 0);

const date: Explanation = (groups, at) => {
  const [first, second, third] = groups.slice(at, at + 3);
  if (!first || !second || !third || second.gap !== third.gap || !['/', '-', '.'].includes(second.gap)) return 0;
  if (groups[at + 3]?.gap === second.gap || first.gap === second.gap) return 0;
  const fromYear = isYear(first) && isDay(second.digits) && isDay(third.digits);
  const toYear = isDay(first.digits) && isDay(second.digits) && (isYear(third) || third.digits.length === 2);
  return fromYear || toYear ? 3 : 0;
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

/** 12,000 and 8.000.000; an uneven number of more than six digits may be a phone number. */
const thousands: Explanation = (groups, at) => {
  const mark = groups[at + 1]?.gap;
  if ((mark !== ',' && mark !== '.') || (groups[at]?.digits.length ?? 0) > 3) return 0;
  let end = at + 1;
  while (groups[end]?.gap === mark && groups[end]?.digits.length === 3) end += 1;
  const digits = groups.slice(at, end).map((group) => group.digits);
  const isWhole = end > at + 1 && groups[end]?.gap !== mark;
  return isWhole && (digits.join('').length <= 6 || digits.at(-1)?.endsWith('00')) ? end - at : 0;
};

const roundRange: Explanation = (groups, at) => {
  const [from, to] = groups.slice(at, at + 2);
  if (!from || to?.gap !== '-' || groups[at + 2]?.gap === '-') return 0;
  const isRound = Number(from.digits) % 50 === 0 && Number(to.digits) % 50 === 0;
  return isRound && Number(from.digits) < Number(to.digits) ? 2 : 0;
};

/** 9-11 12-2: hours, ages or numbers of people. */
const smallRange: Explanation = (groups, at) => {
  const [from, to] = groups.slice(at, at + 2);
  if (!from || to?.gap !== '-' || from.gap === '-' || groups[at + 2]?.gap === '-') return 0;
  return isHour(from.digits) && isHour(to.digits) && groups.some(({ digits }) => digits.length > 1) ? 2 : 0;
};

/** Three or more numbers with the same step, as sizes and rooms have, and no other number beside them. */
const series: Explanation = (groups, at) => {
  if (at > 0 || groups.length < 3) return 0;
  const values = groups.map(({ digits }) => Number(digits));
  const [first = 0, second = 0] = values;
  if (first === second || groups.some(({ digits }) => /^0|^\d{5}/.test(digits))) return 0;
  return values.every((value, index) => value === first + index * (second - first)) ? groups.length : 0;
};

const explanations: readonly Explanation[] = [
  year,
  date,
  clock,
  clockRange,
  timeRange,
  decimalRange,
  thousands,
  roundRange,
  smallRange,
  series,
];
