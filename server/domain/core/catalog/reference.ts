import type { City, Country, Experience, Job, Language, PrismaClient, Sex } from '../../../generated/prisma/client.ts';

/**
 * The small tables that every page needs: jobs, cities, countries, languages, experiences, sexes. They are kept in
 * memory, so that a list of people takes one statement, and are read again when one of them changes.
 */
export type Reference = {
  readonly jobs: Table<Job>;
  readonly cities: Table<City>;
  readonly countries: Table<Country>;
  readonly languages: Table<Language>;
  readonly experiences: Table<Experience>;
  readonly sexes: Table<Sex>;
  jobBySlug(slug: string): Job | undefined;
  cityBySlug(slug: string): City | undefined;
  /** The name of a city in lower case, as used in /{job slug}-job-{city}. */
  cityByLowerName(name: string): City | undefined;
  refresh(): Promise<void>;
};

export type Table<Row> = { readonly all: readonly Row[]; get(id: number | null | undefined): Row | null };

function table<Row extends { id: number }>(rows: Row[]): Table<Row> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { all: rows, get: (id) => (id == null ? null : (byId.get(id) ?? null)) };
}

type Snapshot = Pick<Reference, 'jobs' | 'cities' | 'countries' | 'languages' | 'experiences' | 'sexes'>;

async function read(db: PrismaClient): Promise<Snapshot> {
  const byName = { orderBy: { name: 'asc' } } as const;
  const byId = { orderBy: { id: 'asc' } } as const;
  const [jobs, cities, countries, languages, experiences, sexes] = await Promise.all([
    db.job.findMany(byName),
    db.city.findMany(byName),
    db.country.findMany(byName),
    db.language.findMany(byName),
    db.experience.findMany(byId),
    db.sex.findMany(byId),
  ]);
  return {
    jobs: table(jobs),
    cities: table(cities),
    countries: table(countries),
    languages: table(languages),
    experiences: table(experiences),
    sexes: table(sexes),
  };
}

/** In whichever form the accents are stored and typed. */
const isSame = (stored: string, typed: string): boolean => stored.normalize('NFC') === typed.normalize('NFC');

export async function createReference(db: PrismaClient): Promise<Reference> {
  let now = await read(db);
  return {
    get jobs() {
      return now.jobs;
    },
    get cities() {
      return now.cities;
    },
    get countries() {
      return now.countries;
    },
    get languages() {
      return now.languages;
    },
    get experiences() {
      return now.experiences;
    },
    get sexes() {
      return now.sexes;
    },
    jobBySlug: (slug) => now.jobs.all.find((job) => isSame(job.slug, slug)),
    cityBySlug: (slug) => now.cities.all.find((city) => isSame(city.slug, slug)),
    cityByLowerName: (name) => now.cities.all.find((city) => isSame(city.name.toLowerCase(), name)),
    refresh: async () => {
      now = await read(db);
    },
  };
}

/** The subject of a listing: a job in all cities or in one. */
type JobInCity = { job: Job; city: City | null };

/** One reading of a listing's URL: the job's slug, and the city's slug or its name in lower case. */
export type ListingReading = { job: string; city?: string | null };

/** The city of a reading; null without a city, undefined for an unknown one. */
export function cityOf(reference: Reference, { city }: ListingReading): City | null | undefined {
  return city ? (reference.cityBySlug(city) ?? reference.cityByLowerName(city)) : null;
}

/** The first reading whose job and city are both known. */
export function firstKnown(reference: Reference, readings: readonly ListingReading[]): JobInCity | null {
  for (const reading of readings) {
    const job = reference.jobBySlug(reading.job);
    const city = cityOf(reference, reading);
    if (job && city !== undefined) return { job, city };
  }
  return null;
}
