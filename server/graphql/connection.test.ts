import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Condition, count, findMany } from '../../tests/support/memoryTable.ts';
import type { SortKey } from '../domain/core/lists/listing.ts';
import { connectionOf } from './connection.ts';
import { encodeOffset } from './cursor.ts';
import { numberedRows, type PageArguments } from './keyset.ts';

type Row = { id: number; rank: number | null };

const orders: SortKey[][] = [[], [{ field: 'rank', direction: 'desc', nulls: 'last' }]];
const tableOf = (length: number): Row[] =>
  Array.from({ length }, (_, index) => ({ id: index + 1, rank: index % 4 === 0 ? null : index % 3 }));

function listOf(rows: Row[], order: SortKey[] = [], total?: number) {
  const statements = { page: 0, count: 0 };
  const page = (args: PageArguments) =>
    connectionOf({ now: () => new Date() }, { where: {} as Condition, order, total }, args, {
      page: async (asked) => {
        statements.page += 1;
        return findMany(rows, asked);
      },
      count: async (where) => {
        statements.count += 1;
        return count(rows, where);
      },
    });
  return { page, statements };
}

const pageFrom = (offset: number): PageArguments => ({ first: 7, after: encodeOffset(offset) });
const idsOf = (connection: { edges: { node: Row }[] }) => connection.edges.map(({ node }) => node.id);
const numbersOf = async (list: ReturnType<typeof listOf>, args: PageArguments) => {
  const { around, first, last, previous } = await (await list.page(args)).pageCursors();
  return {
    around: around.map(({ page, isCurrent }) => (isCurrent ? `[${page}]` : `${page}`)).join(' '),
    first: first?.page,
    last: last?.page,
    previous: previous?.page,
  };
};

describe('numbered pages', () => {
  it.each([
    [0, 1, { around: '[1]' }],
    [50, 1, { around: '[1] 2 3 4 5' }],
    [50, 5, { around: '1 2 3 4 [5]', previous: 4 }],
    [60, 3, { around: '1 2 [3] 4', last: 6, previous: 2 }],
    [90, 5, { around: '4 [5] 6', first: 1, last: 9, previous: 4 }],
    [90, 9, { around: '6 7 8 [9]', first: 1, previous: 8 }],
    // A page that does not exist (any more).
    [30, 7, { around: '1 2 3', previous: 3 }],
  ])('of %i rows, the current one %i', async (length, page, expected) => {
    const list = listOf(tableOf(length));
    expect(await numbersOf(list, { first: 10, after: encodeOffset((page - 1) * 10) })).toEqual({
      first: undefined,
      last: undefined,
      previous: undefined,
      ...expected,
    });
  });

  it('together are the list, with each row on its page', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom(...orders),
        async (length, size, order) => {
          const list = listOf(tableOf(length), order);
          const whole = idsOf(await list.page({ first: 100 }));
          for (let at = 0; at < length; at += size) {
            const connection = await list.page({ first: size, after: encodeOffset(at) });
            expect(idsOf(connection)).toEqual(whole.slice(at, at + size));
            expect(idsOf(await list.page({ first: size, page: at / size + 1 }))).toEqual(idsOf(connection));
            expect(connection.pageInfo.hasPreviousPage).toBe(at > 0);
            expect(connection.pageInfo.hasNextPage).toBe(at + size < length);
            const { around } = await connection.pageCursors();
            expect(around.find(({ isCurrent }) => isCurrent)?.page).toBe(at / size + 1);
          }
        },
      ),
    );
  });

  it('include the current page for any kind of cursor, forward and backward', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 12 }),
        fc.nat(),
        fc.constantFrom(...orders),
        fc.boolean(),
        async (length, size, row, order, forward) => {
          const list = listOf(tableOf(length), order);
          const { edges } = await list.page({ first: 100 });
          const at = row % length;
          const cursor = edges[at]?.cursor;
          const connection = await list.page(forward ? { first: size, after: cursor } : { last: size, before: cursor });
          const start = forward ? at + 1 : Math.max(0, at - size);
          const { around, previous } = await connection.pageCursors();
          const pages = Math.ceil(length / size);
          const current = Math.floor(start / size) + 1;
          expect(around.filter(({ isCurrent }) => isCurrent).map(({ page }) => page)).toEqual(
            current <= pages ? [current] : [],
          );
          expect(previous?.page).toBe(current > 1 ? Math.min(current - 1, pages) : undefined);
        },
      ),
    );
  });

  it('cost nothing unless they are requested, and then one count, or two after a row cursor', async () => {
    const list = listOf(tableOf(30));
    const first = await list.page({ first: 5 });
    expect(list.statements).toEqual({ page: 1, count: 0 });
    await Promise.all([first.totalCount(), first.pageCursors()]);
    expect(list.statements).toEqual({ page: 1, count: 1 });
    const second = await list.page({ first: 5, after: first.pageInfo.endCursor });
    await Promise.all([second.totalCount(), second.pageCursors()]);
    expect(list.statements).toEqual({ page: 2, count: 3 });
  });

  it.each([999, 1_000, 1_990])('after %i rows read the same, from 1,000 on by the ids', async (offset) => {
    const rows = tableOf(2_000);
    const [, byRank = []] = orders;
    const plain = await listOf(rows, byRank).page(pageFrom(offset));
    const asked: string[] = [];
    const byIds = await connectionOf(
      { now: () => new Date() },
      { where: {} as Condition, order: byRank },
      pageFrom(offset),
      {
        page: async (page) => {
          asked.push(page.skip === undefined ? 'rows' : `rows after ${page.skip}`);
          return findMany(rows, page);
        },
        count: async (where) => count(rows, where),
        ids: async (page) => {
          asked.push(`ids after ${page.skip}`);
          return findMany(rows, page);
        },
      },
    );
    expect(idsOf(byIds)).toEqual(idsOf(plain));
    expect(byIds.pageInfo).toEqual(plain.pageInfo);
    expect(asked).toEqual(offset < 1_000 ? [`rows after ${offset}`] : [`ids after ${offset}`, 'rows']);
  });

  it('end where skipping becomes expensive; later pages are empty and read nothing', async () => {
    const list = listOf(tableOf(3));
    for (const offset of [numberedRows, 1e12]) {
      const connection = await list.page({ first: 10, after: encodeOffset(offset) });
      expect(idsOf(connection)).toEqual([]);
      expect(connection.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
      expect((await connection.pageCursors()).previous?.page).toBe(1);
    }
    expect(list.statements.page).toBe(0);
  });
});
