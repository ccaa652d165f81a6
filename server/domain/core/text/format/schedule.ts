import { formatDay } from './date.ts';

// How much and when someone works, in the words of pages and mails.

type Schedule = {
  readonly partTime: boolean;
  readonly fullTime: boolean;
  readonly hoursPerWeek?: number | null;
  readonly workTimes?: string | null;
  readonly startsOn?: string | Date | null;
  readonly headcount: number;
};

/** 'Part-time or full-time'; null if neither is said. */
export function workTypeText({ partTime, fullTime }: Pick<Schedule, 'partTime' | 'fullTime'>): string | null {
  return partTime && fullTime ? 'Part-time or full-time' : partTime ? 'Part-time' : fullTime ? 'Full-time' : null;
}

/** When the work of an offer is, and for how many; null for what the offer does not say. */
export function scheduleWords({ partTime, fullTime, hoursPerWeek, workTimes, startsOn, headcount }: Schedule) {
  const type = workTypeText({ partTime, fullTime });
  const hours = hoursPerWeek && `${hoursPerWeek} ${hoursPerWeek === 1 ? 'hour' : 'hours'} per week`;
  return {
    type: [type, hours].filter(Boolean).join(', ') || null,
    times: workTimes ?? null,
    // A stated schedule has a start; an offer that says nothing does not say this either.
    start: startsOn ? formatDay(startsOn) : type && 'As soon as possible',
    people: headcount > 1 ? `${headcount} people` : null,
  };
}

/** One line: 'Part-time, 24 hours per week · From 1 Dec 2026 · 2 people'. Null if there is nothing to say. */
export function scheduleText(schedule: Schedule): string | null {
  const { type, start, people } = scheduleWords(schedule);
  const from = start === 'As soon as possible' ? start : start && `From ${start}`;
  return [type, from, people].filter(Boolean).join(' · ') || null;
}
