import { nextAlert } from '../../server/domain/discovery/alert/claim.ts';
import type { People } from './people.ts';
import type { Random } from './random.ts';
import type { OfferAlertRow } from './rows.ts';
import { before, day } from './timeline.ts';

/** How many of the job seekers with a complete profile have an alert. */
const alerted = 120;

/**
 * Job seekers who are mailed new offers. The demo account is mailed the offers of the last weeks at once: the
 * outbox of the demo begins with it.
 */
export function generateOfferAlerts(seed: Random, people: People, now: Date): OfferAlertRow[] {
  const random = seed.fork('offer alerts');
  const demo = people.accounts.jobSeeker.row;
  const others = people.jobSeekers.filter(({ row }) => row.updated && row !== demo);
  const rows = random.sample(others, alerted).map(({ row }) => {
    const frequency = random.chance(0.6) ? ('WEEKLY' as const) : ('DAILY' as const);
    return { user_id: row.id, frequency, due_at: nextAlert(frequency, now), covered_until: now };
  });
  return [
    { user_id: demo.id, frequency: 'DAILY' as const, due_at: now, covered_until: before(now, 60 * day) },
    ...rows,
  ].map((row, at) => ({ id: at + 1, ...row }));
}
