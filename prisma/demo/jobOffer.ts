import { countryInSentence } from '../../server/domain/core/text/countryInSentence.ts';
import type { Employer } from './employer.ts';
import { chooseRate, type JobSeeker } from './jobSeeker.ts';
import type { People } from './people.ts';
import { logo, type Picture, pictureUri } from './picture.ts';
import type { Random } from './random.ts';
import type { Job, Reference } from './reference.ts';
import type { JobOfferRow, UserRow } from './rows.ts';
import { createDecks, type Decks, fill, withArticle } from './text.ts';
import { after, before, between, day, earlier, hour } from './timeline.ts';
import { firstNameOf } from './user.ts';
import { placeNouns } from './words/companies.ts';
import * as words from './words/offers.ts';

const closedShare = 0.16;
/** Of each account that visitors sign in with: the first two are of the jobs that they mostly hire for and the demo account does. */
const ownStates = ['ACTIVE', 'ACTIVE', 'DRAFT', 'FILLED', 'EXPIRED'] as const;
const publicFor = 30 * day;
/** How long before its end an offer has been seen by who is hired for it. */
const hiringTakes = 10 * day;
const pictureShare = 0.85;

/** An offer's row, with what meetings need to know. */
export interface Offer {
  row: JobOfferRow;
  employer: Employer;
  job: Job;
  /** Who got the job of a filled one. */
  hired: JobSeeker | undefined;
}

/** Offers of registered employers, newest with the highest id, and the logos that they carry. */
export function generateJobOffers(
  seed: Random,
  reference: Reference,
  people: People,
  now: Date,
  count: number,
): { rows: JobOfferRow[]; offers: Offer[]; pictures: { picture: Picture; owner: UserRow }[] } {
  const random = seed.fork('job offers');
  const decks = createDecks(random.fork('decks'));
  const registered = people.employers.filter(({ row }) => row.login_email !== null);
  const { employer, premium, jobSeeker } = people.accounts;
  const drafts: Offer[] = [];
  const free = new Set(
    people.jobSeekers.filter((one) => one.row.active && one !== jobSeeker && one !== people.newcomer),
  );
  const taken = new Map<Employer, number>();
  // A new employer does not have many offers yet.
  const hasRoom = (owner: Employer) =>
    (taken.get(owner) ?? 0) <= Math.min((now.getTime() - owner.row.created_at.getTime()) / (20 * day), 7);

  for (let at = 0; at < count; at += 1) {
    const one = random.fork(String(at));
    // The accounts that visitors sign in with have a few offers each.
    const own = [
      ...ownStates.map((state) => ({ state, owner: employer })),
      ...ownStates.map((state) => ({ state, owner: premium })),
    ][at];
    const owner = own?.owner ?? one.pick(registered.filter(hasRoom));
    taken.set(owner, (taken.get(owner) ?? 0) + 1);
    const place = own ? at % ownStates.length : undefined;
    const job = place === 0 ? owner.job : place === 1 ? jobSeeker.job : jobFor(one, reference, owner);
    const wasPublic = before(
      now,
      own?.state === 'EXPIRED' ? publicFor + day : own?.state === 'FILLED' ? hiringTakes : 0,
    );
    const createdAt = between(one, owner.row.created_at, wasPublic, 1.6);
    const old = now.getTime() - createdAt.getTime() > 200 * day;
    const maxRate = chooseRate(one, owner.place.prices, job.pay + 0.15);
    const description = describe(one, decks, owner, job);
    const isOpen = !one.chance(old ? 0.5 : closedShare / 2);
    const isOver = after(createdAt, publicFor) < now;
    const wanted = own?.state ?? (isOpen ? 'ACTIVE' : isOver ? one.weighted(closedStates) : 'FILLED');
    const seenBefore = before(earlier(after(createdAt, publicFor), now), hiringTakes);
    const fitting = [...free].filter(
      (seeker) => seeker.place === owner.place && seeker.job.id === job.id && seeker.row.created_at < seenBefore,
    );
    const hired = wanted === 'FILLED' && createdAt < seenBefore && fitting.length > 0 ? one.pick(fitting) : undefined;
    if (hired) free.delete(hired);
    const state = wanted !== 'FILLED' || hired ? wanted : isOver ? 'EXPIRED' : 'ACTIVE';
    drafts.push({
      employer: owner,
      job,
      hired,
      row: {
        id: 0,
        employer_id: owner.row.id,
        city_id: owner.place.cityId,
        job_id: job.id,
        max_rate: maxRate,
        description,
        slug: '',
        photo_uri: null,
        company: owner.kind === 'household' ? null : owner.company,
        ...schedule(one.fork('schedule'), owner, now),
        ...life(one.fork('life'), state, createdAt, now),
        created_at: createdAt,
        updated_at: createdAt,
      },
    });
  }

  drafts.sort((one, other) => one.row.created_at.getTime() - other.row.created_at.getTime());
  const pictures = new Map<Employer, Picture>();
  drafts.forEach(({ row, employer: owner, job }, at) => {
    row.id = at + 1;
    row.slug = `${job.slug}-${owner.place.city.slug}-${row.id}`;
    const own = random.fork(`picture ${owner.row.id}`);
    if (owner.kind === 'household' || !own.chance(pictureShare)) return;
    const picture = pictures.get(owner) ?? logo(own, owner.kind, 'offers');
    pictures.set(owner, picture);
    row.photo_uri = pictureUri(picture);
  });
  return {
    rows: drafts.map(({ row }) => row),
    offers: drafts,
    pictures: [...pictures].map(([owner, picture]) => ({ picture, owner: owner.row })),
  };
}

function life(
  random: Random,
  state: JobOfferRow['state'],
  createdAt: Date,
  now: Date,
): Pick<JobOfferRow, 'state' | 'expires_at' | 'published_at'> {
  const firstEnd = after(createdAt, publicFor);
  switch (state) {
    case 'ACTIVE':
      // Renewed if it is old. From the fourth day, so that not every employer is reminded as soon as the demo starts.
      return { state: 'ACTIVE', expires_at: after(now, random.int(4 * 24, 30 * 24) * hour), published_at: createdAt };
    case 'DRAFT':
      return { state: 'DRAFT', expires_at: null, published_at: null };
    case 'FILLED':
      return { state: 'FILLED', expires_at: firstEnd, published_at: createdAt };
    case 'EXPIRED':
      return { state: 'EXPIRED', expires_at: between(random, firstEnd, now), published_at: createdAt };
  }
}

const closedStates: readonly (readonly [JobOfferRow['state'], number])[] = [
  ['FILLED', 5],
  ['EXPIRED', 4],
  ['DRAFT', 1],
];

/** When the work is, and for how many. */
function schedule(
  random: Random,
  { kind }: Employer,
  now: Date,
): Pick<JobOfferRow, 'part_time' | 'full_time' | 'hours_per_week' | 'work_times' | 'starts_on' | 'headcount'> {
  const type = kind === 'household' ? 'home' : 'business';
  const isPartTime = random.chance(type === 'home' ? 0.85 : 0.6);
  const isFullTime = !isPartTime || random.chance(0.2);
  const hours = isFullTime ? random.pick([36, 38, 40, 42]) : random.pick([6, 8, 12, 16, 20, 24, 28]);
  return {
    part_time: isPartTime,
    full_time: isFullTime,
    hours_per_week: random.chance(0.85) ? hours : null,
    work_times: random.chance(0.8) ? random.pick(words.offerWorkTimes[type][isFullTime ? 'full' : 'part']) : null,
    starts_on: random.chance(0.4) ? startOfDay(after(now, random.int(3, 45) * day)) : null,
    headcount: type === 'home' ? 1 : random.weighted(headcounts),
  };
}

const headcounts: readonly (readonly [number, number])[] = [
  [1, 70],
  [2, 18],
  [3, 8],
  [5, 4],
];

const startOfDay = (moment: Date): Date => new Date(Math.floor(moment.getTime() / day) * day);

function jobFor(random: Random, reference: Reference, employer: Employer): Job {
  const suitable = reference.jobs.filter(({ kinds }) => kinds.includes(employer.kind));
  return random.chance(0.55) ? employer.job : random.pick(suitable);
}

function describe(random: Random, decks: Decks, { row, place, kind, company }: Employer, job: Job): string {
  const noun = job.name.toLowerCase();
  const slots = {
    company,
    job: noun,
    jobs: job.plural.toLowerCase(),
    'a job': withArticle(noun),
    city: place.city.name,
    country: countryInSentence(place.country.name),
    area: random.pick(place.city.areas),
    first: firstNameOf(row.name),
    noun: placeNouns[kind],
  };
  const type = kind === 'household' ? 'home' : 'business';
  const opening = decks.deal(`${place.city.slug}/${job.slug}/${type}`, words.offerOpenings[type]);
  const list = (items: readonly string[], count: number) =>
    random
      .sample(items, count)
      .map((item) => `- ${item}`)
      .join('\n');
  return fill(
    [
      opening,
      `**What you will do**\n${list(words.offerTasks[job.slug] ?? [], random.int(3, 5))}`,
      `**What we offer**\n${list(words.offerBenefits[type], random.int(3, 5))}`,
      `**What we wish for**\n${list(words.offerWishes, random.int(2, 4))}`,
      decks.deal(`${place.city.slug}/ending`, words.offerEndings),
    ].join('\n\n'),
    slots,
  );
}
