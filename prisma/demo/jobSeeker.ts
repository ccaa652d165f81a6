import { hoursOfPart, weekOf } from '../../server/domain/people/availability/week.input.ts';
import { undisclosedGender } from '../../server/domain/people/search/search.input.ts';
import { writeProfile } from './jobSeekerText.ts';
import type { Random } from './random.ts';
import { type Experience, idOf, type Job, type Place, type Reference, type Sex } from './reference.ts';
import type { UserRow } from './rows.ts';
import { type Decks, slugOf } from './text.ts';
import { after, between, day, earlier, hour } from './timeline.ts';
import { blankUser, firstNameOf, phoneNumber } from './user.ts';
import { namesByCountry } from './words/names.ts';
import { availabilities } from './words/voices.ts';

/** A job seeker's row, with what everything that is told of them needs to know. */
export interface JobSeeker {
  row: UserRow;
  place: Place;
  job: Job;
  /** Null: not said. */
  sex: Sex | null;
  nativeCountry: string;
  language: string;
  experience: Experience;
  /** The latest workplace; null for beginners. */
  formerPlace: string | null;
}

/** As it is spoken of: 'English and Tagalog'. */
export const languagesOf = ({ language }: JobSeeker): string =>
  language === 'English' ? language : `English and ${language}`;

/** Whatever is set here is taken as it is. */
export interface JobSeekerWishes {
  name?: string;
  sex?: Sex;
  nativeCountry?: string;
  place?: Place;
  job?: Job;
  experience?: Experience;
  email?: string;
}

const experienceWeights: readonly (readonly [Experience, number])[] = [
  ['No experience', 7],
  ['Less than 1 year', 10],
  ['1 to 2 years', 17],
  ['2 to 3 years', 18],
  ['3 to 5 years', 22],
  ['5 to 10 years', 17],
  ['More than 10 years', 9],
];
/** What each step of experience adds to the place of a rate among the city's prices, 0 … 1. */
const experiencePay: Record<Experience, number> = {
  'No experience': -0.25,
  'Less than 1 year': -0.18,
  '1 to 2 years': -0.08,
  '2 to 3 years': 0,
  '3 to 5 years': 0.06,
  '5 to 10 years': 0.14,
  'More than 10 years': 0.24,
};

const undisclosedShare = 0.03;

/** A complete, activated job seeker. `emailOf` returns a unique address. */
export function createJobSeeker(
  random: Random,
  decks: Decks,
  reference: Reference,
  at: { createdAt: Date; now: Date; emailOf: (name: string) => string },
  wishes: JobSeekerWishes = {},
): JobSeeker {
  const place = wishes.place ?? random.weighted(reference.places.map((one) => [one, one.city.weight] as const));
  const job = wishes.job ?? random.weighted(reference.jobs.map((one) => [one, one.weight] as const));
  const sex = wishes.sex ?? (random.chance(job.femaleShare) ? 'Female' : 'Male');
  const nativeCountry = wishes.nativeCountry ?? random.weighted(place.country.natives);
  const names = namesByCountry[nativeCountry];
  if (!names) throw new Error(`No names for ${nativeCountry}`);
  const name =
    wishes.name ?? `${random.pick(sex === 'Female' ? names.female : names.male)} ${random.pick(names.family)}`;
  const language = random.pick(names.languages);
  const saysSex = wishes.sex !== undefined || !random.fork(name).chance(undisclosedShare);
  const experience = wishes.experience ?? random.weighted(experienceWeights);
  const [partTime, fullTime] = random.pick([
    [true, true],
    [true, false],
    [false, true],
    [true, true],
  ] as const);
  const areas = random.sample(place.city.areas, random.int(2, 4));
  const local = nativeCountry === place.country.name;

  const { formerPlace, ...texts } = writeProfile(random, decks, {
    first: firstNameOf(name),
    job,
    city: place.city.name,
    area: areas[0] ?? place.city.name,
    nativeCountry,
    local,
    language,
    experience,
    partTime,
    fullTime,
  });
  const email = wishes.email ?? at.emailOf(name);
  const updatedAt = earlier(after(at.createdAt, random.int(0, 40) * day + random.int(1, 60 * 20) * 60_000), at.now);

  const lastSeenAt = between(random, updatedAt, at.now, 2);
  return {
    place,
    job,
    sex: saysSex ? sex : null,
    nativeCountry,
    language,
    experience,
    formerPlace,
    row: {
      ...blankUser('ROLE_CANDIDATE', name, at.createdAt),
      login_email: email,
      email,
      email_verified: true,
      whats_app: phoneNumber(random, place.country.phone),
      city_id: place.cityId,
      job_id: job.id,
      last_seen_at: lastSeenAt,
      updated_at: updatedAt,
      active: true,
      updated: true,
      sex_id: idOf(reference.sexIds, saysSex ? sex : undisclosedGender),
      native_country_id: idOf(reference.countryIds, nativeCountry),
      language_id: idOf(reference.languageIds, language),
      experience_id: idOf(reference.experienceIds, experience),
      situation_in_country: situation(random, place, local),
      zip_code: random.pick(place.city.zips),
      job_areas: describeAreas(random, place, areas),
      min_rate: chooseRate(random, place.prices, job.pay + experiencePay[experience]),
      part_time: partTime,
      full_time: fullTime,
      free_week: freeWeek(texts.answer3),
      free_confirmed_at: lastSeenAt,
      popularity: views(random, at.createdAt, at.now),
      ...texts,
    },
  };
}

/** One of the city's prices: 0 asks for the lowest, 1 for the highest. */
export function chooseRate(random: Random, prices: readonly number[], level: number): number {
  const wanted = Math.round((0.08 + level * 0.8) * (prices.length - 1)) + random.int(-1, 1);
  const rate = prices[Math.min(prices.length - 1, Math.max(0, wanted))];
  if (rate === undefined) throw new Error('A city without prices');
  return rate;
}

/** Citizens were born there; others hold one of the other papers. */
function situation(random: Random, place: Place, local: boolean): string | null {
  const list = place.country.situations;
  if (list.length === 0) return null;
  if (local) return list.find((one) => one === 'Citizen' || one === 'Permanent Resident') ?? random.pick(list);
  return random.pick(list.filter((one) => one !== 'Citizen'));
}

function describeAreas(random: Random, place: Place, areas: readonly string[]): string {
  const [last = '', ...others] = [...areas].reverse();
  const named = others.length > 0 ? `${others.reverse().join(', ')} and ${last}` : last;
  return random.pick([
    named,
    named,
    `${named}, and everything along the way`,
    `${named}; up to 45 minutes by public transport`,
    `Preferably ${named}`,
    `Anywhere in ${place.city.name}, best around ${areas[0]}`,
  ]);
}

/** The week that these words describe. */
function freeWeek(words: string): string {
  const said = { ...availabilities.full, ...availabilities.part }[words];
  if (!said) throw new Error(`No hours for: ${words}`);
  return weekOf(said.flatMap(([days, from, to]) => days.flatMap((weekday) => hoursOfPart(weekday, { from, to }))));
}

/** Profile views: many have few, few have many. */
function views(random: Random, createdAt: Date, now: Date): number {
  const days = (now.getTime() - createdAt.getTime()) / day;
  return Math.round(Math.min(1, days / 60 + 0.05) * 260 * random.next() ** 3);
}

/** A user who has signed up and left the wizard at one of its steps. */
export function leaveWizardEarly(random: Random, { row }: JobSeeker): void {
  const step = random.int(2, 6);
  row.active = false;
  row.updated = false;
  row.photo_uri = null;
  row.video_uri = row.video_poster_uri = null;
  row.popularity = 0;
  row.last_seen_at = after(row.created_at, random.int(2, 30) * 60_000);
  if (step <= 5) row.answer3 = null;
  if (step <= 5) row.part_time = row.full_time = false;
  row.free_week = row.free_confirmed_at = null;
  if (step <= 4) row.title = row.description = row.answer1 = row.answer2 = row.answer4 = null;
  if (step <= 3) {
    row.experience_id = null;
    row.min_rate = null;
    row.job_id = null;
  }
  if (step <= 2) row.city_id = row.situation_in_country = row.zip_code = row.job_areas = null;
}

/** Addresses under example.com, each given once. */
export function createEmails(): (name: string) => string {
  const taken = new Map<string, number>();
  return (name) => {
    const stem = slugOf(name).replaceAll('-', '.');
    const count = (taken.get(stem) ?? 0) + 1;
    taken.set(stem, count);
    return `${stem}${count > 1 ? count : ''}@example.com`;
  };
}

/** Sign-ups over the last two years, more of them lately. */
export function signUpTime(random: Random, now: Date): Date {
  return between(random, new Date(now.getTime() - 730 * day), new Date(now.getTime() - hour), 1.4);
}
