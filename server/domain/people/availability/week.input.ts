import { dayMs } from '../../core/text/durations.ts';
import { formatDay } from '../../core/text/format/date.ts';
import { isWork } from '../search/filters.input.ts';

/**
 * When people are free, in the time of their city. An hour of a week is 0 to 167, from Monday 0:00; one of a day is 0 to 23.
 */

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The parts of a day, from an hour until another one. The night belongs to the day on which it begins. */
export const dayParts = [
  { name: 'Morning', from: 6, to: 12 },
  { name: 'Afternoon', from: 12, to: 18 },
  { name: 'Evening', from: 18, to: 24 },
  { name: 'Night', from: 24, to: 30 },
] as const;

/** In a week. */
export const weekHours = 168;

/** The hours of a week of a part of a weekday, which is 0 on Monday. */
export const hoursOfPart = (weekday: number, { from, to }: { from: number; to: number }): number[] =>
  Array.from({ length: to - from }, (_, at) => (weekday * 24 + from + at) % weekHours);

/** A digit for each hour of a week: 1 is free. */
export function weekOf(hours: readonly number[]): string {
  const free = new Set(hours);
  return Array.from({ length: weekHours }, (_, hour) => (free.has(hour) ? '1' : '0')).join('');
}

/** The hours of such a week; none without one. */
export const hoursOfWeek = (week: string | null): number[] =>
  [...(week ?? '')].flatMap((digit, hour) => (digit === '1' ? [hour] : []));

/** After so long without a confirmation, hours are shown as unconfirmed. */
export const confirmedFor = 30 * dayMs;

/** A day of the work, with its hours and those of the week. */
export type WorkDay = { day: string; hours: number[]; weekHours: number[] };

/** The days of the work, at most two; null for a text of another form. */
export function workDays(when: string): WorkDay[] | null {
  if (!isWork(when)) return null;
  const day = when.slice(0, 10);
  const from = Number(when.slice(11, 13));
  const sameDay = when.slice(11, 16) < when.slice(17);
  // The last hour that is begun.
  const last = Number(when.slice(17, 19)) + (when.endsWith('00') ? -1 : 0) + (sameDay ? 0 : 24);
  const dayOfWeek = (new Date(day).getUTCDay() + 6) % 7;
  const days = [0, 1].map((later): WorkDay => {
    const hours = Array.from({ length: 24 }, (_, hour) => hour).filter(
      (hour) => hour + later * 24 >= from && hour + later * 24 <= last,
    );
    return {
      day: new Date(Date.parse(day) + later * dayMs).toISOString().slice(0, 10),
      hours,
      weekHours: hours.map((hour) => ((dayOfWeek + later) * 24 + hour) % weekHours),
    };
  });
  return days.filter(({ hours }) => hours.length > 0);
}

/** 'Fri 4 Dec' */
export const dayLabel = (day: string): string =>
  `${weekdays[(new Date(day).getUTCDay() + 6) % 7]?.slice(0, 3)} ${formatDay(day).slice(0, -5)}`;

/** 'Fri 4 Dec 2026, 18:00 to 23:00' */
export function workWords(when: string): string {
  const day = workDays(when)?.[0]?.day;
  if (!day) return '';
  return `${dayLabel(day)} ${day.slice(0, 4)}, ${when.slice(11, 16)} to ${when.slice(17)}`;
}

/** 'Mon to Fri', 'Sat and Sun', 'every day' */
function daysWords(days: readonly number[]): string {
  if (days.length === 7) return 'every day';
  const runs: number[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && last.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
  }
  const short = (day: number | undefined) => weekdays[day ?? 0]?.slice(0, 3) ?? '';
  const words = runs.flatMap((run) =>
    run.length > 2 ? [`${short(run[0])} to ${short(run.at(-1))}`] : run.map((day) => short(day)),
  );
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** Runs of hours in rising order, each with the hour after its last. */
function runsOf(hours: readonly number[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const hour of hours) {
    const last = runs.at(-1);
    if (last?.to === hour) last.to += 1;
    else runs.push({ from: hour, to: hour + 1 });
  }
  return runs;
}

const timesWords = ({ from, to }: { from: number; to: number }): string =>
  `${from % 24}:00 to ${to > 24 ? to % 24 : to}:00`;

/** Hours of one day: 'day off', '0:00 to 4:00 and 18:00 to 24:00' */
export function dayHoursWords(hours: readonly number[]): string {
  if (hours.length === 24) return 'all day';
  return runsOf(hours).map(timesWords).join(' and ') || 'day off';
}

/** 'evenings', '8:00 to 22:00', 'all day' */
function runWords({ from, to }: { from: number; to: number }): string {
  if (to - from === 24) return 'all day';
  const part = dayParts.find((one) => one.from === from && one.to === to);
  return part ? `${part.name.toLowerCase()}s` : timesWords({ from, to });
}

/** These hours of a week in words: 'Evenings Mon to Fri, 8:00 to 22:00 Sat and Sun'. Empty without any. */
export function weekWords(hours: readonly number[]): string {
  if (hours.length === weekHours) return 'Any time';
  const free = new Set(hours);
  // Days with the same hours are said together.
  const said = new Map<string, number[]>();
  for (const weekday of weekdays.keys()) {
    // From 6:00 to 6:00, so that no night is cut.
    const day = Array.from({ length: 24 }, (_, at) => at + 6);
    const runs = runsOf(day.filter((hour) => free.has((weekday * 24 + hour) % weekHours)));
    const words = runs.map(runWords).join(' and ');
    if (words) said.set(words, [...(said.get(words) ?? []), weekday]);
  }
  const text = [...said].map(([words, days]) => `${words} ${daysWords(days)}`).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
