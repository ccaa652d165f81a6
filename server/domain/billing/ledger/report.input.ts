import { z } from 'zod';
import { dayMs } from '../../core/text/durations.ts';
import { isDay, typedDay, typedMonth } from '../../core/text/format/typed.ts';
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

const day = line()
  .overwrite((typed) => typedDay(typed) ?? typed)
  .refine((typed) => typed.startsWith('20') && isDay(typed), "Please use a day, such as '2026-11-30'.")
  .optional();

/** A month, or all days from one to another, both included, in UTC. */
export const reportPeriod = z
  .strictObject({ month: ledgerMonth.optional(), from: day, until: day })
  .refine(({ from, until }) => (from === undefined) === (until === undefined), {
    path: ['until'],
    error: 'Please give the first and the last day.',
  })
  .refine(({ from, until }) => from === undefined || until === undefined || from <= until, {
    path: ['until'],
    error: 'Please give a last day that is not before the first one.',
  });

/** As it is asked for. */
export type ReportPeriod = { month?: unknown; from?: unknown; until?: unknown };

/** From its first moment to before the other; this month without any. */
export function boundsOf(
  { month, from, until }: z.output<typeof reportPeriod>,
  now: Date,
): { from: Date; until: Date } {
  if (from === undefined || until === undefined) return boundsOfMonth(month ?? monthOf(now));
  return { from: new Date(from), until: new Date(new Date(until).getTime() + dayMs) };
}
