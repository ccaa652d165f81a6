/**
 * A day as a spreadsheet writes it, as `2030-12-24`: in this order, with points in that of the day and the month, or with slashes
 * or hyphens if only one of the two orders is a day. A time of midnight may follow. Null for anything else.
 */
export function typedDay(text: string): string | null {
  const [, day = ''] = /^(.{6,10}?)(?:[T ]0?0:00(?::00(?:\.0+)?)?Z?)?$/.exec(text.normalize('NFKC')) ?? [];
  const iso = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})\.?$/.exec(day);
  if (iso) return dayOf(iso[1], iso[3], iso[4]);
  const [, first, sign, second, year] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(day) ?? [];
  const dayFirst = dayOf(year, second, first);
  // With points the day is always the first.
  if (sign === '.') return dayFirst;
  const monthFirst = dayOf(year, first, second);
  return dayFirst === monthFirst || monthFirst === null ? dayFirst : dayFirst === null ? monthFirst : null;
}

function dayOf(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null;
}
