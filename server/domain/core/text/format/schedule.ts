import { formatDay } from './date.ts';
import { rateText } from './money.ts';

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

type Terms = Pick<Schedule, 'partTime' | 'fullTime' | 'startsOn'> & {
  readonly currency: string | undefined;
  readonly maxRate: number;
};

/** 'SGD 18, part-time, from 1 Dec 2026'. */
export function offerTerms({ currency, maxRate, startsOn, ...work }: Terms): string {
  const rate = [currency, rateText(maxRate)].filter(Boolean).join(' ');
  return [rate, workTypeText(work)?.toLowerCase(), startsOn && `from ${formatDay(startsOn)}`]
    .filter(Boolean)
    .join(', ');
}

/** The name of an offer, which tells several of one employer apart: 'Chef in Orchard, SGD 18, part-time'. */
export const offerTitle = (job: string, city: string, terms: Terms): string =>
  `${job} in ${city}, ${offerTerms(terms)}`;

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
