import { allCitiesSlug } from '../../../../server/domain/offers/jobOffer/search.input.ts';
import {
  readSearchFilters,
  type SearchFilters,
  writeSearchFilters,
} from '../../../../server/domain/people/search/filters.input.ts';
import { allJobsSlug } from '../../../../server/domain/people/search/search.input.ts';
import { type ListingReading, paths } from '../../../app/paths.ts';
import { foldCase, type Search } from '../../../app/routing/path.ts';

/**
 * The orders of the search, the default first, as addresses and people name them (docs/product/search.md, 'The search for
 * job seekers').
 */
export const sorts = [
  { value: 'signup', sort: 'SIGNUP_DATE', label: 'Newest' },
  { value: 'match', sort: 'BEST_MATCH', label: 'Best match' },
  { value: 'popularity', sort: 'POPULARITY', label: 'Popularity' },
  { value: 'rate', sort: 'RATE_BY_CURRENCY', label: 'Hourly rate' },
] as const;

/** Of the pages that a city's or the home page's links open. */
export const bestMatch = { sort: sorts[1].value } as const;

export type Sort = (typeof sorts)[number]['sort'];

/** What narrows a listing beside its job and city, and its order. */
export type Filters = SearchFilters & { sort: Sort };

/** The filters that a listing's query says; what it says wrong counts as not said. */
export function readFilters(search: URLSearchParams): Filters {
  const sort = search.get('sort');
  return {
    ...readSearchFilters(search),
    sort: sorts.find(({ value }) => value === sort)?.sort ?? 'SIGNUP_DATE',
  };
}

/** The same as query parameters; what is the default is left out. */
export function writeFilters({ sort, ...filters }: Filters): Record<string, string | number | null> {
  const { value } = sorts.find((known) => known.sort === sort) ?? sorts[0];
  return { ...writeSearchFilters(filters), sort: value === sorts[0].value ? null : value };
}

/** The filters in one city, or in all of them, where rates cannot be compared. */
export const filtersIn = (isInCity: boolean, filters: Filters): Filters =>
  isInCity ? filters : { ...filters, maxRate: null };

/** How the search's form names a choice of 'all'. */
export const anyChoice = '0';

/**
 * Where a search leads: from the fields of a form, `job` (a slug), `city` (a name), `sort`, and those of the filters, each of which
 * may be absent, empty or '0' for all.
 */
export function searchAddress(values: Readonly<Record<string, string>>): string {
  const city = chosen(values.city);
  return paths.jobSeekers.to(
    { job: chosen(values.job) ?? allJobsSlug, city },
    writeFilters(filtersIn(city !== null, readFilters(new URLSearchParams(values)))),
  );
}

/** The listing that a search of these fields opens, as the graph reads it. */
export function readingsOf({ job, city }: Readonly<Record<string, string>>): ListingReading[] {
  return [{ job: chosen(job) ?? allJobsSlug, city: foldCase(chosen(city) ?? '') || null }];
}

/** The same of a search for offers. */
export function offerReadingsOf({ job, city }: Readonly<Record<string, string>>): ListingReading[] {
  return [{ job: chosen(job) ?? allJobsSlug, city: chosen(city) ?? allCitiesSlug }];
}

/** The offers of a job in a city, both by their slugs; null: all of them. */
export function offersPath(place: { job?: string | null; city?: string | null }, search?: Search): string {
  return paths.jobOffers.to({ job: place.job ?? allJobsSlug, city: place.city ?? allCitiesSlug }, search);
}

/** Where a search for offers leads: from `job` and `city`, both slugs, each of which may be absent or '0' for all. */
export function offerSearchAddress({ job, city }: Readonly<Record<string, string>>): string {
  return offersPath({ job: chosen(job), city: chosen(city) });
}

/** What is known of an address whose listing is not: a job without its city, or a city without its job. */
export function knownPlace<
  Job extends { readonly slug: string },
  City extends { readonly name: string; readonly slug: string },
>(
  readings: readonly ListingReading[],
  { jobs, cities }: { readonly jobs: readonly Job[]; readonly cities: readonly City[] },
): { job: Job | null; city: City | null } {
  const isRead = (name: string) => readings.some(({ city }) => city === foldCase(name));
  return {
    job: jobs.find(({ slug }) => readings.some(({ job }) => job === foldCase(slug))) ?? null,
    city: cities.find(({ slug, name }) => isRead(slug) || isRead(name)) ?? null,
  };
}

function chosen(value: string | undefined): string | null {
  return value && value !== anyChoice ? value : null;
}
