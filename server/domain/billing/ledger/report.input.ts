import { typedMonth } from '../../core/text/format/typed.ts';
import { line } from '../../core/text/input/typed.input.ts';

/** A month in UTC: '2026-11'. */
export const ledgerMonth = line()
  .overwrite((typed) => typedMonth(typed) ?? typed)
  .regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, "Please use a month, such as '2026-11'.");

/** Its first moment, and that of the next one. */
export function boundsOfMonth(month: string): { from: Date; until: Date } {
  const from = new Date(`${month}-01T00:00:00Z`);
  return { from, until: new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1)) };
}

export const monthOf = (time: Date): string => time.toISOString().slice(0, 7);

/** All months from one to another, newest first. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = last; month >= first; month = monthOf(new Date(boundsOfMonth(month).from.getTime() - 1))) {
    months.push(month);
  }
  return months;
}
