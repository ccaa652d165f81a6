import { cleanLine, plainDigit } from '../cleanText.ts';

/**
 * A number as people type it: with a comma or a point before its decimals, with separators between thousands, and with digits
 * of any script. Three digits after a separator are thousands. NaN for anything else, so that nothing is read as another number.
 */
export function typedNumber(text: string): number {
  const plain = plainNumber(text);
  if (/^\d{1,15}$/.test(plain)) return Number(plain);
  if (/^[1-9]\d{0,2}(?:,\d{3})+$|^[1-9]\d{0,2}(?:\.\d{3})+$|^[1-9]\d{0,2}(?:[ '\u2019]\d{3})+$/.test(plain)) {
    return Number(plain.replaceAll(/\D/g, ''));
  }
  return /^\d{1,12}[.,]\d{1,6}$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
}

/** What was typed with the digits of ASCII and a point for the Arabic decimal separator. */
export const plainNumber = (text: string): string =>
  cleanLine(text.normalize('NFKC'))
    .replaceAll(/\p{Nd}/gu, plainDigit)
    .replaceAll('\u066b', '.');

const months = 'january february march april may june july august september october november december'.split(' ');

/** 3 for `Mar`, `Mar.` and `March`, in any case; nothing for other words. */
function monthOf(word: string): string | undefined {
  const name = word.toLowerCase();
  const at = months.findIndex((month) => month.startsWith(name));
  return name.length >= 3 && at >= 0 ? String(at + 1) : undefined;
}

/**
 * A day as a spreadsheet writes it, as `2030-12-24`: in this order, with an English month, with points in that of the day and the
 * month, or with slashes or hyphens if only one of the two orders is a day. A time of midnight may follow. Null for anything else.
 */
export function typedDay(text: string): string | null {
  const plain = text.normalize('NFKC').replaceAll(/\p{Nd}/gu, plainDigit);
  const [, day = ''] = /^(.{6,18}?)(?:[T ]0?0:00(?::00(?:\.0+)?)?Z?| 12:00(?::00)? AM)?$/i.exec(plain) ?? [];
  const iso =
    /^(\d{4})([-/.]) ?(\d{1,2})\2 ?(\d{1,2})\.?$/.exec(day) ?? /^(\d{4})(年)(\d{1,2})月(\d{1,2})日$/.exec(day);
  if (iso) return dayOf(iso[1], iso[3], iso[4]);
  const named =
    /^(?<day>\d{1,2})(?:\.? |-)(?<month>[a-z]{3,9})\.?[ -](?<year>\d{4})$/i.exec(day) ??
    /^(?<month>[a-z]{3,9})\.? (?<day>\d{1,2}),? (?<year>\d{4})$/i.exec(day);
  if (named?.groups) return dayOf(named.groups.year, monthOf(named.groups.month ?? ''), named.groups.day);
  const [, first, sign, second, year] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(day) ?? [];
  const dayFirst = dayOf(year, second, first);
  // With points the day is always the first.
  if (sign === '.') return dayFirst;
  const monthFirst = dayOf(year, first, second);
  return dayFirst === monthFirst || monthFirst === null ? dayFirst : dayFirst === null ? monthFirst : null;
}

/** A month as people type it, as `2024-03`: `03/2024`, `2024.3` or `March 2024`. Null for anything else. */
export function typedMonth(text: string): string | null {
  const plain = plainNumber(text);
  const { groups: { year, month, name } = {} } =
    /^(?<year>\d{4})(?: ?[-/.] ?|年|(?=\d\d$)| )(?<month>\d{1,2})[月.]?$/.exec(plain) ??
    /^(?<month>\d{1,2})(?: ?[-/.] ?| )(?<year>\d{4})$/.exec(plain) ??
    /^(?<name>[a-z]{3,9})\.?,?[ -](?<year>\d{4})$/i.exec(plain) ??
    /^(?<year>\d{4}),?[ -](?<name>[a-z]{3,9})\.?$/i.exec(plain) ??
    {};
  return dayOf(year, month ?? monthOf(name ?? ''), '1')?.slice(0, -3) ?? null;
}

function dayOf(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : null;
}

/** Whether a text such as '2026-12-24' is a day of the calendar. `Date` takes the 30th of February for one in March. */
export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
