import { languagesOf } from './jobSeeker.ts';
import { suits } from './meeting.ts';
import type { People } from './people.ts';
import type { Random } from './random.ts';
import type { ShortlistEntryRow } from './rows.ts';
import { fill } from './text.ts';
import { before, between, day, later } from './timeline.ts';

/** How many job seekers are on the shortlist of each demo employer. */
const listed = 6;

const notes = [
  'Free on weekends, ask again in spring.',
  'Speaks {languages}.',
  '',
  'Second choice for the evening shift.',
];

/** Job seekers whom the demo employers remember, some with a note. */
export function generateShortlists(seed: Random, people: People, now: Date): ShortlistEntryRow[] {
  const random = seed.fork('shortlists');
  const { employer, premium, jobSeeker } = people.accounts;
  const near = people.jobSeekers.filter(({ row, place }) => row.active && place === jobSeeker.place);
  return [employer, premium]
    .flatMap((owner) => {
      const suitable = near.filter((seeker) => suits(owner, seeker));
      return random.sample(suitable, listed).map((seeker) => ({
        employer_id: owner.row.id,
        job_seeker_id: seeker.row.id,
        note: fill(random.pick(notes), { languages: languagesOf(seeker) }),
        created_at: between(
          random,
          later(before(now, 30 * day), later(owner.row.created_at, seeker.row.created_at)),
          now,
        ),
      }));
    })
    .sort((one, other) => one.created_at.getTime() - other.created_at.getTime())
    .map((row, at) => ({ id: at + 1, ...row }));
}
