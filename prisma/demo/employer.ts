import type { BusinessKind } from './logo.ts';
import type { Random } from './random.ts';
import type { Job, Place, Reference, Sex } from './reference.ts';
import type { UserRow } from './rows.ts';
import { slugOf } from './text.ts';
import { between } from './timeline.ts';
import { blankUser, phoneNumber, withLogin } from './user.ts';
import { companies } from './words/companies.ts';
import { namesByCountry } from './words/names.ts';

/** An employer's row, with what offers, conversations and the logo need to know. */
export interface Employer {
  row: UserRow;
  place: Place;
  /** The job they mostly hire for. */
  job: Job;
  kind: BusinessKind;
  /** As it is spoken of: the company, or "the Tan family". */
  company: string;
  sex: Sex;
  nativeCountry: string;
}

export interface EmployerWishes {
  name?: string;
  sex?: Sex;
  nativeCountry?: string;
  place?: Place;
  kind?: BusinessKind;
  company?: string;
  email?: string;
  jobSlug?: string;
  /** Left details in the contact window and never registered. */
  guest?: boolean;
}

const kindWeights: readonly (readonly [BusinessKind, number])[] = [
  ['restaurant', 30],
  ['cafe', 15],
  ['bar', 9],
  ['hotel', 10],
  ['bakery', 7],
  ['shop', 8],
  ['services', 10],
  ['household', 26],
];

/** Company names, each given once while they last. */
export function createCompanyNames(random: Random): (kind: Exclude<BusinessKind, 'household'>) => string {
  const left = new Map<string, string[]>();
  return (kind) => {
    const names = left.get(kind) ?? random.sample(companies[kind], companies[kind].length);
    left.set(kind, names);
    return (
      names.pop() ?? `${random.pick(companies[kind])} ${random.pick(['Two', 'East', 'West', 'Garden', 'Station'])}`
    );
  };
}

export function createEmployer(
  random: Random,
  reference: Reference,
  at: {
    createdAt: Date;
    now: Date;
    emailOf: (name: string) => string;
    companyName: (kind: Exclude<BusinessKind, 'household'>) => string;
  },
  wishes: EmployerWishes = {},
): Employer {
  const place = wishes.place ?? random.weighted(reference.places.map((one) => [one, one.city.weight] as const));
  const kind = wishes.kind ?? random.weighted(kindWeights);
  const suitable = reference.jobs.filter(({ kinds }) => kinds.includes(kind));
  const job =
    reference.jobs.find(({ slug }) => slug === wishes.jobSlug) ??
    random.weighted(suitable.map((one) => [one, one.weight] as const));
  // Owners are more often from the country than the people they hire.
  const nativeCountry =
    wishes.nativeCountry ??
    (random.chance(0.5) && namesByCountry[place.country.name]
      ? place.country.name
      : random.weighted(place.country.natives));
  const names = namesByCountry[nativeCountry];
  if (!names) throw new Error(`No names for ${nativeCountry}`);
  const sex = wishes.sex ?? (random.chance(0.5) ? 'Female' : 'Male');
  const family = random.pick(names.family);
  const name = wishes.name ?? `${random.pick(sex === 'Female' ? names.female : names.male)} ${family}`;
  const business = kind === 'household' ? null : (wishes.company ?? at.companyName(kind));
  const email =
    wishes.email ??
    (business && random.chance(0.6)
      ? `${random.pick(['hello', 'jobs', 'team', 'work'])}@${slugOf(`${business} ${place.city.name}`)}.example`
      : at.emailOf(name));
  const whatsApp = phoneNumber(random, place.country.phone);

  return {
    place,
    job,
    kind,
    company: business ?? `the ${name.split(' ').slice(1).join(' ')} family`,
    sex,
    nativeCountry,
    row: {
      ...blankUser('ROLE_EMPLOYER', name, at.createdAt),
      ...(wishes.guest ? guestContact(random, email, whatsApp) : { ...withLogin(email), whats_app: whatsApp }),
      city_id: place.cityId,
      job_id: job.id,
      last_seen_at: between(random, at.createdAt, at.now, 3),
      company: business,
      site: business && random.chance(0.8) ? `https://${slugOf(`${business} ${place.city.name}`)}.example` : null,
    },
  };
}

/** A guest gives an e-mail address, a number or both. */
function guestContact(random: Random, email: string, whatsApp: string): Pick<UserRow, 'email' | 'whats_app'> {
  return random.pick([
    { email, whats_app: whatsApp },
    { email, whats_app: null },
    { email: null, whats_app: whatsApp },
  ]);
}
