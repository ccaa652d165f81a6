import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from '../../server/database/connect.ts';
import { statementOf } from '../../server/database/readUsers.ts';
import { Prisma } from '../../server/generated/prisma/client.ts';
import { createTestDatabase } from '../support/database.ts';
import { makeEmployer, makeJobSeeker, makeReference } from '../support/factories.ts';

/** `readUsers` is `findMany` in other words: whatever is asked for, both answer alike. */

let database: Database;
let drop: () => Promise<void>;
const places: { jobId: number; cityId: number }[] = [];
const prices = [8, 10, 12, null];

beforeAll(async () => {
  const made = await createTestDatabase();
  drop = made.drop;
  database = connectDatabase(made.url);
  const { db } = database;
  const start = Date.parse('2026-01-01T00:00:00Z');
  for (let place = 0; place < 2; place += 1) {
    const around = await makeReference(db);
    places.push(around);
    for (let at = 0; at < 12; at += 1) {
      await makeJobSeeker(db, around, {
        active: at % 5 !== 0,
        deletedAt: at === 7 ? new Date(start) : null,
        minRate: prices[at % 4],
        popularity: at % 3,
        // Several at the same moment.
        createdAt: new Date(start + Math.floor(at / 2) * 1234),
      });
    }
  }
  await makeEmployer(db);
});
afterAll(async () => {
  await database.close();
  await drop();
});

const select = Object.fromEntries(Object.keys(Prisma.UserScalarFieldEnum).map((field) => [field, true]));

const direction = fc.constantFrom('asc', 'desc');
const time = fc.integer({ min: 0, max: 6 }).map((at) => new Date(Date.parse('2026-01-01T00:00:00Z') + at * 1234));
const comparison = fc.constantFrom('lt', 'lte', 'gt', 'gte', 'not', 'equals');
const compared = <Value>(value: fc.Arbitrary<Value>) =>
  fc.tuple(comparison, value).map(([operator, given]) => ({ [operator]: given }));

const column = fc.oneof(
  fc.constantFrom<object>(
    { role: 'ROLE_CANDIDATE' },
    { role: { not: 'ROLE_CANDIDATE' } },
    { active: true },
    { active: { not: true } },
    { deletedAt: null },
    { deletedAt: { not: null } },
    { minRate: null },
    { minRate: { not: null } },
    { sexId: undefined },
    {},
  ),
  fc.nat(1).map((place) => ({ jobId: places[place]?.jobId })),
  fc.nat(1).map((place) => ({ cityId: places[place]?.cityId })),
  fc.integer({ min: 1, max: 26 }).map((id) => ({ id: { not: id } })),
  compared(fc.constantFrom(8, 10, 12)).map((minRate) => ({ minRate })),
  compared(time).map((createdAt) => ({ createdAt })),
  time.map((createdAt) => ({ createdAt: createdAt.toISOString() })),
);
const where = fc
  .tuple(fc.array(column, { maxLength: 3 }), fc.array(fc.array(column, { maxLength: 3 }), { maxLength: 2 }))
  .map(([and, or]) => ({ ...and[0], AND: and, ...(or.length > 0 && { OR: or.map((one) => ({ AND: one })) }) }));

const order = fc.record({
  orderBy: fc
    .constantFrom('createdAt', 'popularity', 'minRate')
    .chain((field) =>
      fc
        .tuple(
          fc.oneof(
            direction,
            field === 'minRate' ? fc.record({ sort: direction, nulls: fc.constantFrom('first', 'last') }) : direction,
          ),
          direction,
        )
        .map(([sort, id]) => [{ [field]: sort }, { id }]),
    ),
  take: fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined }),
  skip: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
});

describe('a list of people', () => {
  it('is the same as Prisma reads it', async () => {
    let found = 0;
    let own = 0;
    await fc.assert(
      fc.asyncProperty(where, order, async (condition, paging) => {
        const args = { select, where: condition, ...paging };
        if (statementOf(args)) own += 1;
        const rows = await database.readUsers(args);
        found += rows.length;
        expect(rows).toEqual(await database.db.user.findMany(args));
        expect(await database.countUsers(condition)).toBe(await database.db.user.count({ where: condition }));
      }),
      { numRuns: 150 },
    );
    expect(found).toBeGreaterThan(100);
    expect(own).toBeGreaterThan(100);
  });

  it.each<[string, Prisma.UserFindManyArgs]>([
    ['what others know', { select: { id: true, city: { select: { name: true } } } }],
    ['everything', {}],
    ['a condition on others', { select: { id: true }, where: { city: { name: 'x' } } }],
    ['a part of a text', { select: { id: true }, where: { name: { contains: 'a' } } }],
    ['what is not so', { select: { id: true }, where: { NOT: { id: 1 } } }],
    ['an order by others', { select: { id: true }, orderBy: { city: { name: 'asc' } } }],
    ['the last ones', { select: { id: true }, take: -1 }],
    ['different ones', { select: { id: true }, distinct: ['cityId'] }],
  ])('is left to Prisma where it asks for %s', async (_what, args) => {
    expect(statementOf(args)).toBeNull();
    expect(await database.readUsers(args)).toEqual(await database.db.user.findMany(args));
    const { where } = args;
    expect(await database.countUsers(where ?? {})).toBe(await database.db.user.count({ where }));
  });
});
