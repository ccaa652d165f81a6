import { createRandom } from '../../prisma/demo/random.ts';
import type { Database } from '../../server/database/connect.ts';

/** What a visitor looks for: one page of the search. Null: all of them. */
export type Search = {
  job: { id: number; slug: string } | null;
  city: { id: number; slug: string; name: string } | null;
  sexId: number | null;
  experienceId: number | null;
  sort: 'SIGNUP_DATE' | 'POPULARITY' | 'HOURLY_RATE';
  /** From 1; each page but the first begins after a cursor. */
  page: number;
};

/** The same so many searches at each run: most of one job in one city, some narrower, some deeper. */
export async function makeSearches(db: Database['db'], count: number): Promise<Search[]> {
  const select = { id: true, slug: true } as const;
  const orderBy = { id: 'asc' } as const;
  const [jobs, cities, sexes, experiences] = await Promise.all([
    db.job.findMany({ select, orderBy }),
    db.city.findMany({ select: { ...select, name: true }, orderBy }),
    db.sex.findMany({ orderBy }),
    db.experience.findMany({ orderBy }),
  ]);
  const random = createRandom('searches');
  return Array.from({ length: count }, () => ({
    job: random.chance(0.95) ? random.pick(jobs) : null,
    city: random.chance(0.7) ? random.pick(cities) : null,
    sexId: random.chance(0.2) ? random.pick(sexes).id : null,
    experienceId: random.chance(0.15) ? random.pick(experiences).id : null,
    sort: random.chance(0.6) ? 'SIGNUP_DATE' : random.pick(['POPULARITY', 'HOURLY_RATE'] as const),
    page: random.chance(0.7) ? 1 : random.int(2, 5),
  }));
}
