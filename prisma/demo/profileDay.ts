import type { JobSeeker } from './jobSeeker.ts';
import type { Random } from './random.ts';
import type { ProfileDayRow } from './rows.ts';

const dayMs = 86_400_000;
const shownDays = 30;

/** Spreads the views of the last weeks over their days: more of them lately, and some days without any. */
export function generateProfileDays(seed: Random, jobSeekers: readonly JobSeeker[], now: Date): ProfileDayRow[] {
  const random = seed.fork('profile days');
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  return jobSeekers
    .filter(({ row }) => row.active)
    .flatMap(({ row }) => {
      const byDay = new Map<number, number>();
      for (let view = 0; view < row.popularity; view += 1) {
        const daysAgo = Math.floor(random.next() ** 1.5 * 2 * shownDays);
        byDay.set(daysAgo, (byDay.get(daysAgo) ?? 0) + 1);
      }
      return [...byDay]
        .map(([daysAgo, views]) => ({ at: new Date(today - daysAgo * dayMs), views }))
        .filter(({ at }) => at > row.created_at)
        .map(({ at, views }) => ({ job_seeker_id: row.id, day: at.toISOString().slice(0, 10), views }));
    });
}
