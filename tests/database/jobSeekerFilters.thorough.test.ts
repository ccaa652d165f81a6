import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { InvalidInput } from '../../server/domain/core/failures/errors.ts';
import { searchFlagNames } from '../../server/domain/people/search/filters.input.ts';
import { searchJobSeekers } from '../../server/domain/people/search/search.ts';
import type { JobSeekerFilter } from '../../server/domain/people/search/searchFilter.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { planPage } from '../../server/graphql/keyset.ts';
import { type Catalog, makeJobSeeker, makeReference } from '../support/factories.ts';
import { testConnection } from '../support/fixtures.ts';
import { rowsRead, statementsWhile } from '../support/plans.ts';

const database = testConnection();
const now = () => new Date();
const currencies = ['USD', 'SGD', 'SGD'];
const catalogs: Catalog[] = [];
let people: (User & { currency: string | null })[];

beforeAll(async () => {
  const { db } = database;
  for (const currencyCode of currencies) {
    const catalog = await makeReference(db);
    await db.country.update({ where: { id: catalog.countryId }, data: { currencyCode } });
    catalogs.push(catalog);
  }
  const pick = <Value>(values: readonly Value[], at: number) => values[at % values.length];
  const at = new Date('2026-01-01');
  for (let number = 0; number < 60; number += 1) {
    const place = pick(catalogs, number);
    const ratingCount = pick([0, 1, 3, 4], number) ?? 0;
    if (!place) throw new Error('There is no place.');
    await makeJobSeeker(db, place, {
      active: number % 7 !== 0,
      cityId: number % 13 === 5 ? null : place.cityId,
      languageId: pick(catalogs, number >> 1)?.languageId ?? null,
      minRate: pick([8, 10, 12, null, 20], number) ?? null,
      partTime: number % 2 === 0,
      fullTime: number % 3 === 0,
      phoneVerifiedAt: number % 4 === 1 ? at : null,
      ...(number % 5 === 1 && { identityCheckedAt: at, identityNote: 'Passport' }),
      videoUri: number % 6 === 2 ? '/media/videos/a.mp4' : null,
      ratingCount,
      ratingStars: ratingCount * (pick([3, 4, 5], number) ?? 0) - (number % 8 === 3 ? 1 : 0),
    });
  }
  const rows = await db.user.findMany({ include: { city: { include: { country: true } } } });
  people = rows.map(({ city, ...user }) => ({ ...user, currency: city?.country.currencyCode ?? null }));
});

const meanings: Record<(typeof searchFlagNames)[number], (user: User) => boolean> = {
  partTime: ({ partTime }) => partTime,
  fullTime: ({ fullTime }) => fullTime,
  verified: ({ phoneVerifiedAt, identityCheckedAt }) => phoneVerifiedAt !== null || identityCheckedAt !== null,
  wellRated: ({ ratingCount, ratingStars }) => ratingCount > 0 && ratingStars / ratingCount >= 4,
  hasVideo: ({ videoUri }) => videoUri !== null,
};

const found = (filter: JobSeekerFilter) =>
  people.filter(
    (user) =>
      user.active &&
      (filter.cityId == null || user.cityId === filter.cityId) &&
      (filter.languageId == null || user.languageId === filter.languageId) &&
      (filter.maxRate == null || (user.minRate !== null && user.minRate <= filter.maxRate)) &&
      searchFlagNames.every((flag) => !filter[flag] || meanings[flag](user)),
  );

const listed = async (filter: JobSeekerFilter, sort: 'SIGNUP_DATE' | 'RATE_BY_CURRENCY' = 'SIGNUP_DATE') => {
  const list = searchJobSeekers({ sql: database.sql, now }, filter, sort);
  const rows = await list.read(['id'], planPage(list.order, { first: 100 }).slice);
  expect(await list.count()).toBe(rows.length);
  return rows.map(({ id }) => id);
};

const ids = (users: readonly User[]) => users.map(({ id }) => id).toSorted((one, other) => one - other);

describe('a filter', () => {
  it.each(searchFlagNames)('%s finds those of whom it is true, and some are not', async (flag) => {
    const expected = ids(found({ [flag]: true }));
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(found({}).length);
    expect((await listed({ [flag]: true })).toSorted((one, other) => one - other)).toEqual(expected);
    expect((await listed({ [flag]: false })).toSorted((one, other) => one - other)).toEqual(ids(found({})));
  });

  it('finds with any others what a filter of an array finds', async () => {
    const filter = fc.record({
      cityId: fc.constantFrom(0, 1, 2).map((at) => catalogs[at]?.cityId ?? null),
      languageId: fc.option(
        fc.constantFrom(0, 1, 2).map((at) => catalogs[at]?.languageId ?? null),
        { freq: 1 },
      ),
      maxRate: fc.option(fc.constantFrom(7, 8, 11, 12, 30), { freq: 1 }),
      ...Object.fromEntries(searchFlagNames.map((flag) => [flag, fc.option(fc.boolean(), { freq: 1 })])),
    });
    let several = 0;
    await fc.assert(
      fc.asyncProperty(filter, async (one: JobSeekerFilter) => {
        const expected = ids(found(one));
        several += Number(expected.length > 1);
        expect((await listed(one)).toSorted((a, b) => a - b)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
    expect(several).toBeGreaterThan(5);
  });

  it('of the highest rate is refused without a city, which names its currency', async () => {
    for (const [filter, message] of [
      [{ maxRate: 10 }, /choose a city first/],
      [{ maxRate: 0, cityId: 1 }, /from 1/],
    ] as const) {
      const search = () => searchJobSeekers({ sql: database.sql, now }, filter, 'SIGNUP_DATE');
      expect(search).toThrow(InvalidInput);
      expect(search).toThrow(message);
    }
  });
});

describe('rates of all cities', () => {
  const byCurrency = (filter: JobSeekerFilter) =>
    found(filter)
      .filter(({ minRate, currency }) => minRate !== null && currency !== null)
      .toSorted(
        (one, other) =>
          String(one.currency).localeCompare(String(other.currency)) ||
          Number(one.minRate) - Number(other.minRate) ||
          one.id - other.id,
      )
      .map(({ id }) => id);

  it('are ordered within a currency', async () => {
    expect(await listed({}, 'RATE_BY_CURRENCY')).toEqual(byCurrency({}));
    const inCity = { cityId: catalogs[1]?.cityId ?? 0 };
    expect(await listed(inCity, 'RATE_BY_CURRENCY')).toEqual(byCurrency(inCity));
  });

  it('follow the currency of a country and the country of a city', async () => {
    const { db } = database;
    const [here, other] = [await makeReference(db), await makeReference(db)];
    await db.country.update({ where: { id: other.countryId }, data: { currencyCode: 'EUR' } });
    const { id } = await makeJobSeeker(db, here, { active: false });
    const currency = async () => (await db.user.findUniqueOrThrow({ where: { id } })).rateCurrency;
    expect(await currency()).toBe('SGD');
    await db.country.update({ where: { id: here.countryId }, data: { currencyCode: 'THB' } });
    expect(await currency()).toBe('THB');
    await db.city.update({ where: { id: here.cityId }, data: { countryId: other.countryId } });
    expect(await currency()).toBe('EUR');
    await db.user.update({ where: { id }, data: { cityId: null } });
    expect(await currency()).toBeNull();
  });
});

describe('among thousands of people', () => {
  const crowd = 6_000;

  beforeAll(async () => {
    const [{ jobId = 0, cityId = 0, languageId = 0 } = {}, { languageId: common = 0 } = {}] = catalogs;
    // The few who match are the oldest.
    await database.pool.query(`
      INSERT INTO "user" (role, name, active, job_id, city_id, language_id, min_rate, part_time, phone_verified_at, whats_app,
        video_uri, rating_count, rating_stars, created_at)
      SELECT 'ROLE_CANDIDATE', 'Ana', true, ${jobId}, ${cityId}, CASE WHEN rare THEN ${languageId} ELSE ${common} END,
        CASE WHEN rare THEN 5 ELSE 15 END, n % 2 = 0, CASE WHEN rare THEN now() END, '+6591234567',
        CASE WHEN rare THEN '/media/videos/a.mp4' END, CASE WHEN rare THEN 1 ELSE 0 END, CASE WHEN rare THEN 5 ELSE 0 END,
        timestamptz '2026-03-01' - n * interval '1 minute'
      FROM (SELECT n, n > ${crowd - 60} AS rare FROM generate_series(1, ${crowd}) n) numbered;
      ANALYZE "user";`);
  }, 180_000);

  const rare: [string, () => JobSeekerFilter][] = [
    ['verified', () => ({ verified: true })],
    ['of a language', () => ({ languageId: catalogs[0]?.languageId })],
    ['with a low rate', () => ({ maxRate: 6 })],
    ['with several of these', () => ({ verified: true, wellRated: true, hasVideo: true })],
  ];

  it.each(rare)('those %s are found without reading many rows', async (_, filter) => {
    const { jobId, cityId } = catalogs[0] ?? {};
    for (const place of [{ jobId, cityId }, { cityId }]) {
      const list = searchJobSeekers({ sql: database.sql, now }, { ...place, ...filter() }, 'SIGNUP_DATE');
      const { result, statements } = await statementsWhile(() =>
        list.read(['id'], planPage(list.order, { first: 10 }).slice),
      );
      expect(result.length).toBeGreaterThan(10);
      expect(statements).toHaveLength(1);
      for (const statement of statements)
        expect(await rowsRead(database.pool, 'user', statement)).toBeLessThan(crowd / 20);
    }
  });

  it('and the first rates of all cities too', async () => {
    for (const filter of [{}, { jobId: catalogs[0]?.jobId }]) {
      const list = searchJobSeekers({ sql: database.sql, now }, filter, 'RATE_BY_CURRENCY');
      const { statements } = await statementsWhile(() => list.read(['id'], planPage(list.order, { first: 10 }).slice));
      for (const statement of statements) expect(await rowsRead(database.pool, 'user', statement)).toBeLessThan(100);
    }
  });
});
