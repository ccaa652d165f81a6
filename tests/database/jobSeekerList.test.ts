import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { columnOf } from '../../server/database/sql.ts';
import { publicJobSeekers } from '../../server/domain/accounts/access/jobSeeker.policy.ts';
import { reversed } from '../../server/domain/core/lists/listing.ts';
import { searchJobSeekers } from '../../server/domain/people/search/search.ts';
import { type JobSeekerFilter, type JobSeekerSort, sortKeys } from '../../server/domain/people/search/searchFilter.ts';
import { Prisma } from '../../server/generated/prisma/client.ts';
import { prismaPage, within } from '../../server/graphql/connection.ts';
import { encodeCursor } from '../../server/graphql/cursor.ts';
import { planPage } from '../../server/graphql/keyset.ts';
import { makeEmployer, makeJobSeeker, makeReference } from '../support/factories.ts';
import { testConnection } from '../support/fixtures.ts';
import { statementsOf } from '../support/statements.ts';

/** The public search is hand-tuned SQL, which must return the same lists as Prisma. */

const database = testConnection();
const places: { jobId: number; cityId: number }[] = [];
const experiences: number[] = [];
const titles = ['Quick waiter', '100 % reliable', 'Night_shifts only', null];

beforeAll(async () => {
  const { db } = database;
  const start = Date.parse('2026-01-01T00:00:00Z');
  for (let place = 0; place < 2; place += 1) {
    const catalog = await makeReference(db);
    places.push(catalog);
    experiences.push(catalog.experienceId);
    for (let at = 0; at < 16; at += 1) {
      await makeJobSeeker(db, catalog, {
        active: at % 5 !== 0,
        deletedAt: at === 7 ? new Date(start) : null,
        minRate: [8, 10, 12, null][at % 4],
        popularity: at % 3,
        matchScore: at % 4,
        experienceId: at % 3 === 0 ? null : catalog.experienceId,
        photoUri: at % 2 === 0 ? '/media/photos/a.webp' : null,
        title: titles[at % 4],
        // Several rows have the same time.
        createdAt: new Date(start + Math.floor(at / 2) * 1234),
      });
    }
  }
  await makeEmployer(db);
});

const now = () => new Date();
const fields = Object.values(Prisma.UserScalarFieldEnum);

type Search = { filter: Omit<JobSeekerFilter, 'q'>; sort: JobSeekerSort; reverse: boolean };

const isChosen = fc.option(fc.nat(1), { nil: undefined });
const search: fc.Arbitrary<Search> = fc.record({
  filter: fc
    .record({
      job: isChosen,
      city: isChosen,
      experience: isChosen,
      exceptId: fc.option(fc.integer({ min: 1, max: 34 })),
      hasPhoto: fc.option(fc.boolean()),
    })
    .map(({ job, city, experience, ...filter }) => ({
      ...filter,
      jobId: job === undefined ? null : places[job]?.jobId,
      cityId: city === undefined ? null : places[city]?.cityId,
      experienceId: experience === undefined ? null : experiences[experience],
    })),
  sort: fc.constantFrom('SIGNUP_DATE', 'BEST_MATCH', 'POPULARITY', 'HOURLY_RATE', 'EXPERIENCE'),
  reverse: fc.boolean(),
});

/** The same list with Prisma. */
function conditionOf({ filter, sort }: Search): Prisma.UserWhereInput {
  const { jobId, cityId, experienceId, exceptId, hasPhoto } = filter;
  return {
    ...publicJobSeekers,
    jobId: jobId ?? undefined,
    cityId: cityId ?? undefined,
    experienceId: experienceId ?? undefined,
    AND: [
      { id: { not: exceptId ?? undefined } },
      hasPhoto == null ? {} : { photoUri: hasPhoto ? { not: null } : null },
      sort === 'HOURLY_RATE' ? { minRate: { not: null } } : {},
    ],
  };
}

describe('a list of job seekers', () => {
  it('has the same pages and counts as with Prisma', async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(
        search,
        fc.record({
          size: fc.integer({ min: 0, max: 8 }),
          from: fc.nat(12),
          page: fc.boolean(),
          backward: fc.boolean(),
        }),
        async (one, { size, from, page, backward }) => {
          const list = searchJobSeekers({ sql: database.sql, now }, one.filter, one.sort, one.reverse);
          expect(list.order).toEqual(one.reverse ? reversed([...sortKeys[one.sort]]) : sortKeys[one.sort]);
          const where = conditionOf(one);
          const read = (args: Parameters<typeof planPage>[1]) => {
            const { slice, upTo } = planPage(list.order, args);
            return Promise.all([
              list.read(fields, slice),
              database.db.user.findMany(prismaPage(where, slice)),
              list.count(upTo),
              database.db.user.count({ where: upTo ? within(where, [upTo]) : where }),
            ]);
          };
          const [all, expected, count, expectedCount] = await read({ first: 100 });
          expect(all).toEqual(expected);
          expect(count).toBe(expectedCount);
          found += count;
          const row = all[from % Math.max(1, all.length)];
          const cursor = row && encodeCursor(list.order, row);
          const args = page
            ? { first: size, page: 1 + (from % 3) }
            : backward
              ? { last: size, before: cursor }
              : { first: size, after: cursor };
          const [rows, expectedRows, before, expectedBefore] = await read(args);
          expect(rows).toEqual(expectedRows);
          expect(before).toBe(expectedBefore);
          // The same page with a statement that counts too.
          const counting = searchJobSeekers({ sql: database.sql, now }, one.filter, one.sort, one.reverse);
          expect(await counting.read(fields, planPage(list.order, args).slice, true)).toMatchObject(expectedRows);
          expect(await counting.count()).toBe(expectedCount);
        },
      ),
      { numRuns: 80 },
    );
    expect(found).toBeGreaterThan(40);
  });

  it('is counted with its page, once for requests at the same time, and not for a page that shows no number', async () => {
    const { slice } = planPage(sortKeys.SIGNUP_DATE, { first: 1 });
    const read = async (counts: boolean) => {
      const list = searchJobSeekers({ sql: database.sql, now }, {}, 'SIGNUP_DATE');
      await list.read(['id'], slice, counts);
      return counts ? list.count() : null;
    };
    const total = await database.db.user.count({ where: publicJobSeekers });
    const counting = (statements: string[]) => statements.map((text) => text.includes('count(*)'));
    expect(counting(await statementsOf(async () => expect(await read(true)).toBe(total)))).toEqual([true]);
    expect(counting(await statementsOf(() => read(false)))).toEqual([false]);
    const both = await statementsOf(async () => {
      expect(await Promise.all([read(true), read(true)])).toEqual([total, total]);
    });
    expect(counting(both).toSorted()).toEqual([false, true]);
  });
});

it('has every column of the table of users', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'user' ORDER BY 1`,
  );
  expect(fields.map((field) => columnOf<string>(field)).toSorted()).toEqual(rows.map(({ name }) => name));
});

describe('the public search', () => {
  beforeAll(async () => {
    const [place] = places;
    if (!place) throw new Error('No place.');
    const catalog = { ...(await makeReference(database.db)), ...place };
    await makeJobSeeker(database.db, catalog, {
      name: 'Zoë Smith',
      title: 'Crème brûlée at O’Malley’s',
      description: 'ﾊﾞﾘｽﾀ, Ｗａｉｔｒｅｓｓ, نادِل',
    });
  });

  const cream = ['Crème brûlée at O’Malley’s'];
  it.each<[string, string[]]>([
    ...['CREME brulee', 'Crème', "o'malley", 'バリスタ', 'ｗａｉｔｒｅｓｓ', 'نادل', 'zoe'].map(
      (q): [string, string[]] => [q, cream],
    ),
    // Literally.
    ['WAITER quick', ['Quick waiter']],
    ['100 %', ['100 % reliable']],
    ['t_s', ['Night_shifts only']],
    ['t%s', []],
    // Last names and email addresses are not public.
    ['smith', []],
    ['example', []],
  ])('finds for %j %j', async (q, titles) => {
    const { slice } = planPage(sortKeys.SIGNUP_DATE, { first: 100 });
    const list = searchJobSeekers({ sql: database.sql, now }, { q }, 'SIGNUP_DATE');
    const rows = await list.read(['title'], slice);
    expect([...new Set(rows.map(({ title }) => title))]).toEqual(titles);
    expect(await list.count()).toBe(rows.length);
  });
});
