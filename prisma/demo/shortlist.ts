import type { People } from './people.ts';
import type { Random } from './random.ts';
import type { ShortlistEntryRow } from './rows.ts';
import { before, between, day, later } from './timeline.ts';

/** How many job seekers are on the shortlist of each demo employer. */
const listed = 6;

const notes = [
  'Free on weekends, ask again in spring.',
  'Speaks French and Italian.',
  '',
  'Second choice for the evening shift.',
];

/** Job seekers whom the demo employers remember, some with a note. */
export function generateShortlists(seed: Random, people: People, now: Date): ShortlistEntryRow[] {
  const random = seed.fork('shortlists');
  const { employer, premium, jobSeeker } = people.accounts;
  const near = people.jobSeekers.filter(({ row }) => row.active && row.city_id === jobSeeker.row.city_id);
  return [employer.row, premium.row]
    .flatMap(({ id: employer_id, created_at: since }) =>
      random.sample(near, listed).map(({ row }) => ({
        employer_id,
        job_seeker_id: row.id,
        note: random.pick(notes),
        created_at: between(random, later(before(now, 30 * day), later(since, row.created_at)), now),
      })),
    )
    .sort((one, other) => one.created_at.getTime() - other.created_at.getTime())
    .map((row, at) => ({ id: at + 1, ...row }));
}
