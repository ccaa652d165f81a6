import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInput } from '../domain/errors.ts';
import type { SortKey } from '../domain/listing.ts';
import { encodeCursor, pageOf } from './keyset.ts';

/** The pages are checked against a list in memory: their conditions are read as Prisma would read them. */

type Row = { id: number; rate: number; rank: number | null };
type Condition = Record<string, unknown>;

const compare = (value: unknown, operator: string, other: unknown): boolean => {
  if (operator === 'not') return value !== other;
  if (value === null || typeof value !== 'number' || typeof other !== 'number') return false;
  return { gt: value > other, gte: value >= other, lt: value < other, lte: value <= other }[operator] ?? false;
};

function holds(row: Row, condition: Condition): boolean {
  return Object.entries(condition).every(([key, wanted]) => {
    if (key === 'AND' || key === 'OR') {
      const parts = Array.isArray(wanted) ? wanted : [wanted];
      return key === 'AND' ? parts.every((part) => holds(row, part)) : parts.some((part) => holds(row, part));
    }
    const value = row[key as keyof Row];
    if (wanted !== null && typeof wanted === 'object') {
      return Object.entries(wanted).every(([operator, other]) => compare(value, operator, other));
    }
    return value === wanted;
  });
}

function sorted(rows: Row[], orderBy: Condition[]): Row[] {
  return [...rows].sort((a, b) => {
    for (const order of orderBy) {
      const [field = 'id', how] = Object.entries(order)[0] ?? [];
      const { sort, nulls } =
        typeof how === 'object' && how !== null
          ? (how as { sort: string; nulls: string })
          : { sort: how, nulls: 'last' };
      const [left, right] = [a[field as keyof Row], b[field as keyof Row]];
      if (left === right) continue;
      if (left === null) return nulls === 'first' ? -1 : 1;
      if (right === null) return nulls === 'first' ? 1 : -1;
      return (left - right) * (sort === 'asc' ? 1 : -1);
    }
    return 0;
  });
}

const read = (rows: Row[], order: SortKey[], args: Parameters<typeof pageOf>[1]) => {
  const { where, orderBy, take, backward } = pageOf<Condition>({ where: {}, order }, args);
  const page = sorted(
    rows.filter((row) => holds(row, where)),
    orderBy,
  ).slice(0, take - 1);
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
  it('put together are the list, forward and backward, whatever is equal or null', () => {
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

  it('give each remaining row once while others come and go, the one of the cursor included', () => {
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
  const list = { where: {}, order: [{ field: 'rate', direction: 'asc' as const }] };

  it.each([{ first: 101 }, { first: -1 }, { last: 101 }])('%j is refused', (args) => {
    expect(() => pageOf(list, args)).toThrow(InvalidInput);
  });

  it('anything that is no cursor of this list is refused, and never reaches the database', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ minLength: 1 }),
          fc.json().map((text) => Buffer.from(text).toString('base64url')),
        ),
        (after) => {
          try {
            const { where } = pageOf<Condition>(list, { after });
            const [rate, id] = JSON.parse(Buffer.from(after, 'base64url').toString('utf8'));
            expect(Number.isInteger(id)).toBe(true);
            expect(rate === null || Number.isInteger(rate)).toBe(true);
            expect(where).toBeDefined();
          } catch (error) {
            expect(error).toBeInstanceOf(InvalidInput);
          }
        },
      ),
    );
  });
});
