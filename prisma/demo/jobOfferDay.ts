import type { Random } from './random.ts';
import type { JobOfferDayRow, JobOfferRow } from './rows.ts';

const dayMs = 86_400_000;
const shownDays = 30;
const maxViews = 40;

/** Views of the active offers over the last weeks: more of them lately, and some days without any. */
export function generateJobOfferDays(seed: Random, offers: readonly JobOfferRow[], now: Date): JobOfferDayRow[] {
  const random = seed.fork('offer days');
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  return offers
    .filter(({ state }) => state === 'ACTIVE')
    .flatMap(({ id, created_at }) => {
      const byDay = new Map<number, number>();
      for (let view = random.int(0, maxViews); view > 0; view -= 1) {
        const daysAgo = Math.floor(random.next() ** 1.5 * shownDays);
        byDay.set(daysAgo, (byDay.get(daysAgo) ?? 0) + 1);
      }
      return [...byDay]
        .map(([daysAgo, views]) => ({ at: new Date(today - daysAgo * dayMs), views }))
        .filter(({ at }) => at > created_at)
        .map(({ at, views }) => ({ job_offer_id: id, day: at.toISOString().slice(0, 10), views }));
    });
}
