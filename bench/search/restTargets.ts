import { z } from 'zod';
import type { MeasuredServer } from '../servers.ts';
import { plain } from './compare.ts';
import type { Search } from './searches.ts';
import type { Target } from './target.ts';

/** The same search over REST: `GET /api/candidates` with numbered pages of ten, as a visitor. */

const orders = {
  SIGNUP_DATE: ['filters[orderByCreatedAt]', 'DESC'],
  POPULARITY: ['filters[orderByPopularity]', 'DESC'],
  HOURLY_RATE: ['filters[orderByPrice]', 'ASC'],
} as const;

const answered = z.looseObject({
  data: z.array(z.unknown()),
  pagination: z.object({ current: z.int(), last: z.int(), totalCount: z.int() }),
});

/** @param sexes their names by id */
function addressOf({ job, city, sexId, experienceId, sort }: Search, page: number, sexes: ReadonlyMap<number, string>) {
  const query = new URLSearchParams({ page: String(page), page_size: '10' });
  if (job) query.set('filters[job_id]', String(job.id));
  if (city) query.set('filters[city_id]', String(city.id));
  if (sexId !== null) query.set('filters[sex]', sexes.get(sexId)?.toLowerCase() ?? '');
  if (experienceId !== null) query.set('filters[experience_id]', String(experienceId));
  const [name, direction] = orders[sort];
  query.set(name, direction);
  return `/api/candidates?${query}`;
}

export const byRest = (server: MeasuredServer, sexes: ReadonlyMap<number, string>): Target => ({
  server,
  requestOf: (search, { page }) => ({ path: addressOf(search, page, sexes), accept: 'application/json' }),
  contentOf: (answer) => {
    const { current, last } = answered.parse(answer).pagination;
    return { hasNextPage: current < last, endCursor: null, content: plain(answer) };
  },
});
