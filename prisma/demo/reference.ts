import { undisclosedGender } from '../../server/domain/people/search/search.input.ts';
import { worldCountries } from './countries.ts';
import type {
  CareerRow,
  CityRow,
  CountryRow,
  EmailTemplateRow,
  JobRow,
  NamedRow,
  PricingOptionRow,
  StatusRow,
} from './rows.ts';
import { fill } from './text.ts';
import { before, day } from './timeline.ts';
import { careers } from './words/careers.ts';
import { emailTemplates } from './words/emailTemplates.ts';
import { type JobWords, jobs } from './words/jobs.ts';
import { namesByCountry } from './words/names.ts';
import { type CityWords, type CountryWords, countriesWithCities } from './words/places.ts';

/** A city with its ids and words. */
export interface Place {
  cityId: number;
  countryId: number;
  prices: readonly number[];
  city: CityWords;
  country: CountryWords;
}

export interface Job extends JobWords {
  id: number;
}

/** What people refer to: ids by name, whether freshly made or read from a database. */
export interface Reference {
  places: readonly Place[];
  jobs: readonly Job[];
  countryIds: ReadonlyMap<string, number>;
  languageIds: ReadonlyMap<string, number>;
  sexIds: ReadonlyMap<string, number>;
  experienceIds: ReadonlyMap<string, number>;
}

export interface ReferenceRows {
  country: CountryRow[];
  city: CityRow[];
  job: JobRow[];
  sex: NamedRow[];
  language: NamedRow[];
  experience: NamedRow[];
  contact_request_status: StatusRow[];
  pricing_option: PricingOptionRow[];
  career: CareerRow[];
  email_template: EmailTemplateRow[];
}

export const experiences = [
  'No experience',
  'Less than 1 year',
  '1 to 2 years',
  '2 to 3 years',
  '3 to 5 years',
  '5 to 10 years',
  'More than 10 years',
] as const;
export type Experience = (typeof experiences)[number];

/** What a person can choose as their gender. */
export const sexes = ['Female', 'Male', undisclosedGender] as const;
export type Sex = Exclude<(typeof sexes)[number], typeof undisclosedGender>;

export const statuses = [
  ['New', 'A new request that has not been answered yet.'],
  ['In discussion', 'Employer and job seeker are writing to each other.'],
  ['Interview planned', 'They have agreed on a day to meet or to call.'],
  ['Trial shift', 'The job seeker works a first shift on trial.'],
  ['Hired', 'The job seeker has got the job.'],
  ['Rejected', 'One of the two has decided against it.'],
  ['No answer', 'The job seeker has not answered, after reminders too.'],
] as const;
export type StatusName = (typeof statuses)[number][0];

/** Monthly and yearly price in minor units, by currency. The yen has none. */
const prices: Record<string, readonly [monthly: number, yearly: number]> = {
  SGD: [4900, 47000],
  MYR: [9900, 95000],
  HKD: [29900, 287000],
  AED: [14900, 143000],
  GBP: [2900, 27900],
  EUR: [3400, 32600],
  JPY: [5500, 52800],
  CHF: [3900, 37400],
  AUD: [5500, 52800],
};

const numbered = <T extends object>(rows: readonly T[]): (T & { id: number })[] =>
  rows.map((row, at) => ({ id: at + 1, ...row }));

const idsByName = (rows: readonly NamedRow[]): ReadonlyMap<string, number> =>
  new Map(rows.map(({ id, name }) => [name, id]));

export function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`Unknown: ${name}`);
  return id;
}

/** The small tables, and the same as something to look up in. */
export function generateReference(now: Date, productName: string): { rows: ReferenceRows; reference: Reference } {
  const opened = before(now, 760 * day);
  const times = { created_at: opened, updated_at: opened };

  const country = numbered<Omit<CountryRow, 'id'>>([
    ...countriesWithCities.map(({ name, symbol, code, currency, situations }) => ({
      name,
      currency_symbol: symbol,
      currency_code: code,
      currency_name: currency,
      situation_list: situations,
    })),
    ...worldCountries
      .filter(({ name }) => !countriesWithCities.some((country) => country.name === name))
      .map(({ name, currencySymbol, currencyCode, currencyName }) => ({
        name,
        currency_symbol: currencySymbol,
        currency_code: currencyCode,
        currency_name: currencyName,
        situation_list: [],
      })),
  ]);
  const countryIds = idsByName(country);
  const places = countriesWithCities
    .flatMap((words) => words.cities.map((city) => ({ city, country: words })))
    .map((place, at) => ({
      ...place,
      cityId: at + 1,
      countryId: idOf(countryIds, place.country.name),
      prices: place.city.prices,
    }));
  const languages = new Set(
    [...Object.values(namesByCountry), ...worldCountries].flatMap(({ languages }) => languages),
  );

  const rows: ReferenceRows = {
    country,
    city: places.map(({ city, country: { timeZone }, cityId, countryId }) => ({
      id: cityId,
      name: city.name,
      slug: city.slug,
      country_id: countryId,
      recommended_prices: city.prices,
      time_zone: timeZone,
      ...times,
    })),
    job: numbered(
      jobs.map(({ name, plural, slug, skills }) => ({ name, plural, slug, skills: [...skills], ...times })),
    ),
    sex: numbered(sexes.map((name) => ({ name }))),
    language: numbered([...languages].sort().map((name) => ({ name }))),
    experience: numbered(experiences.map((name) => ({ name }))),
    contact_request_status: numbered(
      statuses.map(([name, description], at) => ({ name, description, position: at + 1, ...times })),
    ),
    pricing_option: numbered([
      ...Object.entries(prices).flatMap(([currency, [monthly, yearly]]) => [
        { currency, recurring_mode: 'MONTHLY' as const, amount: monthly, ...times },
        { currency, recurring_mode: 'YEARLY' as const, amount: yearly, ...times },
      ]),
      { currency: 'SGD', recurring_mode: 'PASS' as const, amount: 1900, ...times },
    ]),
    email_template: numbered(
      emailTemplates.map(({ name, text }) => ({ name, text: fill(text, { product: productName }), ...times })),
    ),
    career: numbered(
      careers.map((career, at) => {
        const published = before(now, (careers.length - at) * 17 * day);
        return {
          title: career.title,
          sub_title: career.subTitle,
          description: fill(career.description, { product: productName }),
          position: careers.length - at,
          created_at: published,
          updated_at: published,
        };
      }),
    ),
  };
  return {
    rows,
    reference: {
      places,
      jobs: numbered(jobs),
      countryIds,
      languageIds: idsByName(rows.language),
      sexIds: idsByName(rows.sex),
      experienceIds: idsByName(rows.experience),
    },
  };
}
