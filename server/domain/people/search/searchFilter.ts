import type { User } from '../../../generated/prisma/client.ts';
import type { Bound, SortKey } from '../../core/lists/listing.ts';
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
  /** Free text: each word is in the title, the areas or the description, or begins the first name. */
  q?: string | null;
};

/** Newest first is the default. */
export type JobSeekerSort = 'SIGNUP_DATE' | 'POPULARITY' | 'HOURLY_RATE' | 'EXPERIENCE';

export const sortKeys = {
  SIGNUP_DATE: [{ field: 'createdAt', direction: 'desc' }],
  POPULARITY: [{ field: 'popularity', direction: 'desc' }],
  HOURLY_RATE: [{ field: 'minRate', direction: 'asc' }],
  EXPERIENCE: [{ field: 'experienceId', direction: 'desc', nulls: 'last' }],
} as const satisfies Record<JobSeekerSort, SortKey<keyof User>[]>;

/** A field that lists of job seekers are sorted by. */
export type SortField = (typeof sortKeys)[JobSeekerSort][0]['field'];

/** What a public list contains. */
export type Search = {
  filter: JobSeekerFilter;
  /** A list sorted by rate contains only those with a rate. */
  sort: JobSeekerSort;
  /** The free text of the filter. */
  text: SearchedText | null;
};

/** @throws InvalidInput on `q` */
export const searchFor = (filter: JobSeekerFilter, sort: JobSeekerSort, way: WayToWords = 'index'): Search => ({
  filter,
  sort,
  text: searchedText(filter.q, way),
});

export type SearchBound = Bound<SortField | 'id'>;
