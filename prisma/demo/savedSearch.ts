import { nextAlert } from '../../server/domain/discovery/alert/claim.ts';
import type { People } from './people.ts';
import type { SavedSearchRow } from './rows.ts';
import { before, day, later } from './timeline.ts';

/**
 * Searches that the demo employers have saved. One is mailed the job seekers of the last weeks at once: the outbox of the demo
 * begins with it.
 */
export function generateSavedSearches(people: People, now: Date): SavedSearchRow[] {
  const { employer, premium, jobSeeker } = people.accounts;
  const { city_id, job_id } = jobSeeker.row;
  return [employer.row, premium.row]
    .map(({ id, created_at }) => ({ employer_id: id, created_at: later(created_at, before(now, 60 * day)) }))
    .flatMap((own) => [
      { ...own, job_id, city_id, frequency: 'DAILY' as const, due_at: now, covered_until: own.created_at },
      {
        ...own,
        job_id: null,
        city_id,
        frequency: 'WEEKLY' as const,
        due_at: nextAlert('WEEKLY', now),
        covered_until: now,
      },
    ])
    .map((row, at) => ({ id: at + 1, ...row }));
}
