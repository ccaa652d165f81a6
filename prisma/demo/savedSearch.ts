import { nextAlert } from '../../server/domain/discovery/alert/claim.ts';
import type { People } from './people.ts';
import type { SavedSearchRow } from './rows.ts';
import { before, day } from './timeline.ts';

/**
 * Searches that the demo employers have saved. One is mailed the job seekers of the last weeks at once: the outbox of the demo
 * begins with it.
 */
export function generateSavedSearches(people: People, now: Date): SavedSearchRow[] {
  const { employer, premium, jobSeeker } = people.accounts;
  const { city_id, job_id } = jobSeeker.row;
  const since = before(now, 60 * day);
  return [employer.row, premium.row]
    .flatMap(({ id: employer_id }) => [
      { employer_id, job_id, city_id, frequency: 'DAILY' as const, due_at: now, covered_until: since },
      {
        employer_id,
        job_id: null,
        city_id,
        frequency: 'WEEKLY' as const,
        due_at: nextAlert('WEEKLY', now),
        covered_until: now,
      },
    ])
    .map((row, at) => ({ id: at + 1, ...row, created_at: since }));
}
