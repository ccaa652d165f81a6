import type { People } from './people.ts';
import type { Random } from './random.ts';
import type { JobOfferRow, SavedJobOfferRow, UserRow } from './rows.ts';
import { between, later } from './timeline.ts';

/** How many of the job seekers with a complete profile have saved offers. */
const savers = 90;

/** Offers that job seekers keep for later, in their own city. The demo account has several, one of them closed. */
export function generateSavedJobOffers(
  seed: Random,
  people: People,
  offers: readonly JobOfferRow[],
  now: Date,
): SavedJobOfferRow[] {
  const random = seed.fork('saved offers');
  const demo = people.accounts.jobSeeker.row;
  const others = people.jobSeekers.filter(({ row }) => row.updated && row !== demo).map(({ row }) => row);
  const near = (user: UserRow, active: boolean) =>
    offers.filter(
      ({ city_id, state, published_at }) =>
        city_id === user.city_id && published_at !== null && (state === 'ACTIVE') === active,
    );
  const save = (user: UserRow, chosen: readonly JobOfferRow[]) =>
    chosen.map((offer) => ({
      id: 0,
      job_seeker_id: user.id,
      job_offer_id: offer.id,
      created_at: between(random, later(user.created_at, offer.created_at), now),
    }));
  return [
    ...save(demo, [...random.sample(near(demo, true), 4), ...random.sample(near(demo, false), 1)]),
    ...random.sample(others, savers).flatMap((user) => save(user, random.sample(near(user, true), random.int(1, 4)))),
  ]
    .sort((one, other) => one.created_at.getTime() - other.created_at.getTime())
    .map((row, at) => ({ ...row, id: at + 1 }));
}
