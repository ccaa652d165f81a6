import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Condition, findMany } from '../../tests/support/memoryTable.ts';
import { InvalidInput } from '../domain/core/failures/errors.ts';
import type { SortKey } from '../domain/core/lists/listing.ts';
import { prismaPage } from './connection.ts';
import { encodeCursor, encodeOffset } from './cursor.ts';
import { planPage } from './keyset.ts';

type Row = { id: number; rate: number; rank: number | null };

const read = (rows: Row[], order: SortKey[], args: Parameters<typeof planPage>[1]) => {
  const { slice, size, backward } = planPage(order, args);
  const page = findMany(rows, prismaPage<Condition>({}, slice)).slice(0, size);
  return backward ? page.reverse() : page;
};

const rowsOf = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 60 }),
    rate: fc.integer({ min: 1, max: 5 }),
    rank: fc.option(fc.integer({ min: 1, max: 3 })),
  }),
  { selector: (row) => row.id, maxLength: 40 },
);
const orders: SortKey[][] = [
  [],
  [{ field: 'rate', direction: 'asc' }],
  [{ field: 'rate', direction: 'desc' }],
  [{ field: 'rank', direction: 'desc', nulls: 'last' }],
  [{ field: 'rank', direction: 'asc', nulls: 'last' }],
];

describe('pages', () => {
  it('together are the list, forward and backward, despite equal and null values', () => {
    fc.assert(
      fc.property(
        rowsOf,
        fc.constantFrom(...orders),
        fc.integer({ min: 1, max: 7 }),
        fc.boolean(),
        (rows, order, size, forward) => {
          const whole = read(rows, order, { first: 100 });
          expect(whole).toHaveLength(rows.length);
          const collected: Row[] = [];
          for (let pages = 0; pages <= rows.length; pages += 1) {
            const edge = forward ? collected.at(-1) : collected[0];
            const cursor = edge && encodeCursor(order, edge);
            const page = read(rows, order, forward ? { first: size, after: cursor } : { last: size, before: cursor });
            if (page.length === 0) break;
            if (forward) collected.push(...page);
            else collected.unshift(...page);
          }
          expect(collected).toEqual(whole);
        },
      ),
    );
  });

  it('return each unchanged row once while others, even that of the cursor, are added and removed', () => {
    fc.assert(
      fc.property(rowsOf, rowsOf, fc.constantFrom(...orders), (before, after, order) => {
        const first = read(before, order, { first: 5 });
        const edge = first.at(-1);
        if (!edge) return;
        const rest = read(after, order, { first: 100, after: encodeCursor(order, edge) });
        const stayed = after.filter((row) => before.some((other) => JSON.stringify(other) === JSON.stringify(row)));
        const expected = stayed.filter((row) => !first.some(({ id }) => id === row.id));
        const given = rest.filter((row) => stayed.includes(row));
        expect(new Set(given)).toEqual(new Set(expected));
        expect(new Set(rest.map(({ id }) => id)).size).toBe(rest.length);
      }),
    );
  });
});

describe('arguments', () => {
  const byRate: SortKey[] = [{ field: 'rate', direction: 'asc' }];
  const byTime: SortKey[] = [{ field: 'createdAt', direction: 'desc' }];
  const numbered = encodeOffset(10);
  const forged = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url');

  it.each([
    { first: 101 },
    { before: numbered },
    { last: 5, after: numbered },
    { page: 0 },
    { page: 2, after: numbered },
    { page: 2, before: encodeCursor(byRate, { id: 5, rate: 1 }) },
    { after: forged({ offset: -1 }) },
    { after: forged({ offset: '5' }) },
    { after: forged([null, 5]) },
    { after: forged([2_147_483_648, 5]) },
  ])('%j is refused', (args) => {
    expect(() => planPage(byRate, args)).toThrow(InvalidInput);
  });

  it.each(['1', '2026', '+275760-09-13T00:00:00.000Z', '-000044-03-15T00:00:00.000Z', '2026-13-01T00:00:00.000Z', 5])(
    'the time %j is refused',
    (time) => {
      expect(() => planPage(byTime, { after: forged([time, 5]) })).toThrow(InvalidInput);
    },
  );

  it('a trusted caller may request larger pages', () => {
    expect(planPage(byRate, { first: 1000 }, 1000).slice.take).toBe(1001);
    expect(() => planPage(byRate, { first: 1001 }, 1000)).toThrow(InvalidInput);
  });

  it('anything but a cursor of this list is refused before it reaches the database', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ minLength: 1 }),
          fc.json().map((text) => Buffer.from(text).toString('base64url')),
        ),
        (after) => {
          try {
            const { slice } = planPage(byRate, { after });
            const [rate, id] = JSON.parse(Buffer.from(after, 'base64url').toString('utf8'));
            expect(Number.isInteger(id)).toBe(true);
            expect(Number.isInteger(rate)).toBe(true);
            expect(slice.bounds.length + slice.skip).toBeGreaterThan(0);
          } catch (error) {
            expect(error).toBeInstanceOf(InvalidInput);
          }
        },
      ),
    );
  });
});
