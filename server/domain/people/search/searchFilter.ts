import type { User } from '../../../generated/prisma/client.ts';
import { InvalidInput } from '../../core/failures/errors.ts';
import type { Bound, SortKey } from '../../core/lists/listing.ts';
import { weekOf, workDays } from '../availability/week.input.ts';
import { type SearchFlag, searchMessages } from './filters.input.ts';
import { type SearchedText, searchedText, type WayToWords } from './searchText.ts';

/** What the public search can be asked for. */

/** Absent or null: all of them. */
export type JobSeekerFilter = {
  jobId?: number | null;
  cityId?: number | null;
  sexId?: number | null;
  experienceId?: number | null;
  /** A job seeker to leave out, such as the one on whose page similar ones are listed. */
  exceptId?: number | null;
  hasPhoto?: boolean | null;
  languageId?: number | null;
  /** The highest rate per hour, in the currency of the city, which has to be there too. */
  maxRate?: number | null;
  /** Free text: each word is in the title, the areas or the description, or begins the first name. */
  q?: string | null;
  /** Work for which they have to be free, in the time of their city: '2026-12-04T18:00/23:00'. */
  when?: string | null;
} & { [Flag in SearchFlag]?: boolean | null };

export type { SearchFlag };

/** Newest first is the default. */
export type JobSeekerSort =
  | 'SIGNUP_DATE'
  | 'BEST_MATCH'
  | 'POPULARITY'
  | 'HOURLY_RATE'
  | 'RATE_BY_CURRENCY'
  | 'EXPERIENCE';

export const sortKeys = {
  SIGNUP_DATE: [{ field: 'createdAt', direction: 'desc' }],
  BEST_MATCH: [{ field: 'matchScore', direction: 'desc' }],
  POPULARITY: [{ field: 'popularity', direction: 'desc' }],
  HOURLY_RATE: [{ field: 'minRate', direction: 'asc' }],
  RATE_BY_CURRENCY: [
    { field: 'rateCurrency', direction: 'asc' },
    { field: 'minRate', direction: 'asc' },
  ],
  EXPERIENCE: [{ field: 'experienceId', direction: 'desc', nulls: 'last' }],
} as const satisfies Record<JobSeekerSort, SortKey<keyof User>[]>;

/** A field that lists of job seekers are sorted by. */
export type SortField = (typeof sortKeys)[JobSeekerSort][number]['field'];

/** What a public list contains. */
export type Search = {
  filter: JobSeekerFilter;
  /** A list sorted by rate contains only those with a rate; by currency, only those with a city too. */
  sort: JobSeekerSort;
  /** The free text of the filter. */
  text: SearchedText | null;
  /** The days of the work for which they have to be free, each with its hours, and the same as a week. */
  work: { day: string; hours: number[]; week: string }[];
};

/** Whether a list of this order contains only those with a rate. */
export const isByRate = (sort: JobSeekerSort): boolean => sort === 'HOURLY_RATE' || sort === 'RATE_BY_CURRENCY';

/** The order of a list. In one city there is one currency, and its rates have an index. */
export const sortIn = ({ cityId }: JobSeekerFilter, sort: JobSeekerSort): JobSeekerSort =>
  sort === 'RATE_BY_CURRENCY' && cityId != null ? 'HOURLY_RATE' : sort;

/** @throws InvalidInput on `q`, `when` and `maxRate` */
export function searchFor(filter: JobSeekerFilter, sort: JobSeekerSort, way: WayToWords = 'index'): Search {
  checkRate(filter);
  const work = filter.when == null ? [] : workDays(filter.when);
  if (!work) throw InvalidInput.of('when', searchMessages.when);
  const days = work.map(({ day, hours, weekHours }) => ({ day, hours, week: weekOf(weekHours) }));
  return { filter, sort, text: searchedText(filter.q, way), work: days };
}

/** Numbers of different currencies say nothing about each other. */
export function checkRate({ cityId, maxRate }: Pick<JobSeekerFilter, 'cityId' | 'maxRate'>): void {
  if (maxRate == null) return;
  if (maxRate < 1) throw InvalidInput.of('maxRate', searchMessages.rate);
  if (cityId == null) throw InvalidInput.of('maxRate', searchMessages.rateNeedsCity);
}

export type SearchBound = Bound<SortField | 'id'>;
