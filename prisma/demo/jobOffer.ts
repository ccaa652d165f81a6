import type { Employer } from './employer.ts';
import { chooseRate } from './jobSeeker.ts';
import type { People } from './people.ts';
import { logo, type Picture, pictureUri } from './picture.ts';
import type { Random } from './random.ts';
import type { Job, Reference } from './reference.ts';
import type { JobOfferRow, UserRow } from './rows.ts';
import { countryInText, createDecks, type Decks, fill, withArticle } from './text.ts';
import { between, day } from './timeline.ts';
import { firstNameOf } from './user.ts';
import { placeNouns } from './words/companies.ts';
import * as words from './words/offers.ts';

const closedShare = 0.16;
const pictureShare = 0.85;

/** Offers of registered employers, newest with the highest id, and the logos that they carry. */
export function generateJobOffers(
  seed: Random,
  reference: Reference,
  people: People,
  now: Date,
  count: number,
): { rows: JobOfferRow[]; pictures: { picture: Picture; owner: UserRow }[] } {
  const random = seed.fork('job offers');
  const decks = createDecks(random.fork('decks'));
  const registered = people.employers.filter(({ row }) => row.login_email !== null);
  const { employer, premium } = people.accounts;
  const drafts: { row: JobOfferRow; employer: Employer; job: Job }[] = [];
  const taken = new Map<Employer, number>();
  // A new employer does not have many offers yet.
  const hasRoom = (owner: Employer) =>
    (taken.get(owner) ?? 0) <= Math.min((now.getTime() - owner.row.created_at.getTime()) / (20 * day), 7);

  for (let at = 0; at < count; at += 1) {
    const one = random.fork(String(at));
    // The accounts that visitors sign in with have a few offers each.
    const owner = at < 3 ? employer : at < 7 ? premium : one.pick(registered.filter(hasRoom));
    taken.set(owner, (taken.get(owner) ?? 0) + 1);
    const job = at === 0 || at === 3 ? owner.job : jobFor(one, reference, owner);
    const createdAt = between(one, owner.row.created_at, now, 1.6);
    const old = now.getTime() - createdAt.getTime() > 200 * day;
    drafts.push({
      employer: owner,
      job,
      row: {
        id: 0,
        employer_id: owner.row.id,
        city_id: owner.place.cityId,
        job_id: job.id,
        max_rate: chooseRate(one, owner.place.prices, job.pay + 0.15),
        description: describe(one, decks, owner, job),
        slug: '',
        photo_uri: null,
        active: at === 0 || at === 3 || !one.chance(old ? 0.5 : closedShare / 2),
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
    const picture = pictures.get(owner) ?? logo(own, { name: owner.company, kind: owner.kind }, 'offers');
    pictures.set(owner, picture);
    row.photo_uri = pictureUri(picture);
  });
  return {
    rows: drafts.map(({ row }) => row),
    pictures: [...pictures].map(([owner, picture]) => ({ picture, owner: owner.row })),
  };
}

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
    country: countryInText(place.country.name),
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
