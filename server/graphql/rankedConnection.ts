import type { Ranked, Ranking, SortKey } from '../domain/listing.ts';
import type { Connection } from './connection.ts';
import type { GraphContext } from './context.ts';
import { type CursorValue, decodeAfter, decodeBefore, encodeCursor, withId } from './cursor.ts';
import { type PageArguments, sizeOf } from './keyset.ts';
import { numberPages } from './pageCursors.ts';

/**
 * A page of a list that is ordered in memory, with the same arguments and cursors as one that the database sorts. One
 * statement reads the page.
 * @throws InvalidInput for a size out of range or a foreign cursor.
 */
export async function rankedConnectionOf<Row extends { id: number }>(
  ctx: Pick<GraphContext, 'maxPageSize'>,
  { ranked, order }: Ranking,
  args: PageArguments,
  read: (ids: number[]) => Promise<Row[]>,
): Promise<Connection<Row>> {
  const { size, backward } = sizeOf(args, ctx.maxPageSize);
  const after = args.after ? beginOf(ranked, order, args.after) : 0;
  const before = args.before ? endOf(ranked, order, args.before) : ranked.length;
  const start = backward ? Math.max(after, before - size) : after;
  const end = backward ? before : Math.min(before, start + size);
  const places = ranked.slice(start, end);
  const rows = new Map((await read(places.map(({ id }) => id))).map((row) => [row.id, row]));
  // Somebody may have gone since the ranking was made.
  const edges = places.flatMap((place) => {
    const node = rows.get(place.id);
    return node ? [{ node, cursor: encodeCursor(order, place) }] : [];
  });
  return {
    edges,
    pageInfo: {
      hasNextPage: end < ranked.length,
      hasPreviousPage: start > 0 && ranked.length > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: async () => ranked.length,
    pageCursors: async () => numberPages({ position: start, size, total: ranked.length }),
  };
}

/** How many places come before what begins after this cursor. */
function beginOf(ranked: readonly Ranked[], order: SortKey[], cursor: string): number {
  const position = decodeAfter(order, cursor);
  return 'offset' in position ? position.offset : countUpTo(ranked, order, position.values, true);
}

/** How many places come before this cursor's. */
const endOf = (ranked: readonly Ranked[], order: SortKey[], cursor: string): number =>
  countUpTo(ranked, order, decodeBefore(order, cursor), false);

function countUpTo(ranked: readonly Ranked[], order: SortKey[], values: CursorValue[], inclusive: boolean): number {
  const keys = withId(order);
  const next = ranked.findIndex((place) => {
    const difference = compare(keys, place, values);
    return difference > 0 || (difference === 0 && !inclusive);
  });
  return next < 0 ? ranked.length : next;
}

/** Negative where the row comes first. */
function compare(keys: SortKey[], row: Record<string, unknown>, values: CursorValue[]): number {
  for (const [index, { field, direction }] of keys.entries()) {
    const difference = numberOf(row[field]) - numberOf(values[index]);
    if (difference !== 0) return direction === 'asc' ? difference : -difference;
  }
  return 0;
}

/** Of a number, a time, or a time as a cursor says it. */
const numberOf = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : Number(value));
