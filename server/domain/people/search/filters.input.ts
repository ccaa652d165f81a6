import { forFields } from '../../core/catalog/forFields.input.ts';
import { amountText } from '../../core/text/format/money.ts';

/**
 * What narrows the search for job seekers beside job, city, gender and experience. One list for the graph, the address of a
 * search, saved searches and their names.
 */

/** Choices that are made or not, by their names in an address, and in words. Those who are found meet all that are made. */
export const searchFlags = {
  partTime: { address: 'part-time', words: 'Part-time', meaning: 'who take part-time work' },
  fullTime: { address: 'full-time', words: 'Full-time', meaning: 'who take full-time work' },
  verified: { address: 'verified', words: 'Verified', meaning: 'whose phone or identity was verified' },
  wellRated: {
    address: 'rated',
    words: 'Rated 4 and more',
    meaning: 'whose ratings have an average of 4 stars or more',
  },
  hasVideo: { address: 'video', words: 'With video', meaning: 'with a video' },
} as const;

export type SearchFlag = keyof typeof searchFlags;

export const searchFlagNames = Object.keys(searchFlags) as SearchFlag[];

export const searchMessages = {
  rateNeedsCity: 'Please choose a city first. Rates are compared in its currency.',
  rate: 'The highest rate must be a whole number from 1.',
  language: 'Please choose a known language.',
  when: 'Please choose a day and times, such as 2026-12-04T18:00/23:00.',
} as const;

/** 'Up to SGD 20 an hour' */
export const highestRateWords = (currency: string, rate: number): string =>
  `Up to ${amountText({ currency, price: rate })} an hour`;

/** What narrows a search beside its job and city, by integer ids. Null and false: all of them. */
export type SearchFilters = {
  sexId: number | null;
  experienceId: number | null;
  languageId: number | null;
  /** In the currency of the city; without a city there is none. */
  maxRate: number | null;
  q: string | null;
  /**
   * Work for which they have to be free, in the time of their city: '2026-12-04T18:00/23:00'. An end that is not later is on the
   * next day. A search that is saved is for no day.
   */
  when?: string | null;
} & { [Flag in SearchFlag]: boolean };

/** Numbers by their names in an address. */
export const searchNumbers = {
  sexId: 'gender',
  experienceId: 'experience',
  languageId: 'language',
  maxRate: 'rate',
} as const;

export type SearchNumber = keyof typeof searchNumbers;

export const searchNumberNames = Object.keys(searchNumbers) as SearchNumber[];

/** Free text has at most so many characters. */
export const searchTextLength = 100;

/** The filters that the parameters of an address say; what they say wrong counts as not said. */
export function readSearchFilters(search: { get: (name: string) => string | null }): SearchFilters {
  const q = search.get('q')?.trim();
  const when = search.get('when') ?? `${search.get('on')}T${search.get('from')}/${search.get('to')}`;
  return {
    ...forFields(searchNumberNames, (name) => readNumber(search.get(searchNumbers[name]))),
    ...forFields(searchFlagNames, (flag) => search.get(searchFlags[flag].address) === '1'),
    q: q && q.length <= searchTextLength ? q : null,
    when: isWork(when) ? when : null,
  };
}

/** The same as parameters; null: not in the address. */
export function writeSearchFilters(filters: SearchFilters): Record<string, string | number | null> {
  return {
    ...Object.fromEntries(searchNumberNames.map((name) => [searchNumbers[name], filters[name]])),
    ...Object.fromEntries(searchFlagNames.map((flag) => [searchFlags[flag].address, filters[flag] ? 1 : null])),
    q: filters.q,
    on: filters.when?.slice(0, 10) ?? null,
    from: filters.when?.slice(11, 16) ?? null,
    to: filters.when?.slice(17) ?? null,
  };
}

/** Whether a text is work for which people are to be free. */
export const isWork = (when: string): boolean =>
  /^[\d-]{10}T([01]\d|2[0-3]):[0-5]\d\/([01]\d|2[0-3]):[0-5]\d$/.test(when) && isDay(when.slice(0, 10));

/** Whether a text is a day: '2026-12-24'. */
export function isDay(text: string): boolean {
  const time = Date.parse(text);
  return time > 0 && new Date(time).toISOString().startsWith(text);
}

/** Whether anything is narrowed. */
export const isNarrowed = (filters: SearchFilters): boolean =>
  Object.values(writeSearchFilters(filters)).some((value) => value !== null);

const readNumber = (text: string | null): number | null => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);
