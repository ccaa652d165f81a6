import type { People } from './people.ts';
import type { Random } from './random.ts';
import type { JobOfferRow, ReviewRow } from './rows.ts';
import { before, day, hour, later } from './timeline.ts';

/** How many changed profiles and new offers wait. */
const changedProfiles = 5;
const newOffers = 6;

/** What the changed profiles said when they were approved. */
const earlierTitles = [
  'Looking for work',
  'Hard worker',
  'Available now',
  'Experienced and friendly',
  'Weekend shifts',
];

/**
 * What waits for a review: complete profiles that are not public yet, public ones that have changed, and the newest offers. All
 * other offers were approved.
 */
export function generateReviews(seed: Random, people: People, offers: readonly JobOfferRow[], now: Date): ReviewRow[] {
  const random = seed.fork('reviews');
  const reviewer = people.accounts.admin.id;
  const seekers = people.jobSeekers.map(({ row }) => row);
  const waits = { state: 'WAITING', version: 1, snapshot: null, reviewer_id: null, decided_at: null } as const;
  const pending = seekers
    .filter((row) => row.updated && !row.active)
    .map((row, at) => ({
      ...waits,
      job_seeker_id: row.id,
      job_offer_id: null,
      // The team is never more than two weeks behind.
      waiting_since: later(row.updated_at, before(now, ((at % 14) + 1) * day)),
    }));
  const decidedAt = before(now, 40 * day);
  const near = seekers.filter(
    (row) => row.active && row.created_at < decidedAt && row.city_id === people.accounts.jobSeeker.row.city_id,
  );
  const changed = random.sample(near, changedProfiles).map((row, at) => ({
    ...waits,
    job_seeker_id: row.id,
    job_offer_id: null,
    waiting_since: before(now, (changedProfiles - at) * 5 * hour),
    snapshot: {
      ...Object.fromEntries(profileKeys.map(([field, column]) => [field, row[column]])),
      title: earlierTitles[at] ?? null,
      partTime: !row.part_time,
    },
    reviewer_id: reviewer,
    decided_at: decidedAt,
  }));
  const active = offers
    .filter(({ state }) => state === 'ACTIVE')
    .toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime());
  const fresh = active.slice(0, newOffers).map((offer) => ({
    ...waits,
    job_seeker_id: null,
    job_offer_id: offer.id,
    waiting_since: offer.created_at,
  }));
  return [...pending, ...changed, ...fresh].map((row, at) => ({ id: at + 1, ...row }));
}

/** The fields of a stored version, and their columns. */
const profileKeys = [
  ['name', 'name'],
  ['photoUri', 'photo_uri'],
  ['videoUri', 'video_uri'],
  ['videoTranscript', 'video_transcript'],
  ['jobId', 'job_id'],
  ['cityId', 'city_id'],
  ['jobAreas', 'job_areas'],
  ['minRate', 'min_rate'],
  ['fullTime', 'full_time'],
  ['description', 'description'],
  ['answer1', 'answer1'],
  ['answer2', 'answer2'],
  ['answer3', 'answer3'],
  ['answer4', 'answer4'],
  ['sexId', 'sex_id'],
  ['nativeCountryId', 'native_country_id'],
  ['languageId', 'language_id'],
  ['experienceId', 'experience_id'],
  ['referenceTexts', 'reference_texts'],
] as const;
