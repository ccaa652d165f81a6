import type { CursorValue, Ranked, Ranking, SortKey } from '../domain/core/lists/listing.ts';
import type { Connection } from './connection.ts';
import type { GraphContext } from './context.ts';
import { decodeBefore, encodeCursor, type Position, withId } from './cursor.ts';
import { type PageArguments, sizeOf, startOf } from './keyset.ts';
import { numberPages } from './pageCursors.ts';

/**
 * A page of a list that is ordered in memory, with the arguments and cursors of a list that the database sorts. One
 * statement reads the page, and another one the rest of a list that is longer than what is ranked, if the page reaches it.
 * @throws InvalidInput for a size or a number out of range, or an unknown cursor
 */
export async function rankedConnectionOf<Row extends { id: number }>(
  ctx: Pick<GraphContext, 'maxPageSize'>,
  { ranked, order, total, readRest }: Ranking,
  args: PageArguments,
  read: (ids: number[]) => Promise<Row[]>,
): Promise<Connection<Row>> {
  const { size, backward } = sizeOf(args, ctx.maxPageSize);
  const position = startOf(order, args, { size, backward });
  const after = position ? placesBefore(ranked, order, position) : 0;
  const before = args.before ? endOf(ranked, order, args.before) : ranked.length;
  const start = backward ? Math.max(after, before - size) : after;
  const end = backward ? before : Math.min(before, start + size);
  if (readRest && end >= ranked.length) {
    return rankedConnectionOf(ctx, { ranked: [...ranked, ...(await readRest())], order, total }, args, read);
  }
  const places = ranked.slice(start, end);
  const rows = new Map((await read(places.map(({ id }) => id))).map((row) => [row.id, row]));
  // A row may have been deleted since the ranking.
  const edges = places.flatMap((place) => {
    const node = rows.get(place.id);
    return node ? [{ node, cursor: encodeCursor(order, place) }] : [];
  });
  return {
    edges,
    pageInfo: {
      hasNextPage: end < (readRest ? total : ranked.length),
      hasPreviousPage: start > 0 && ranked.length > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: async () => total,
    pageCursors: async () => numberPages({ position: start, size, total }),
  };
}

/** The number of rows before this position. */
function placesBefore(ranked: readonly Ranked[], order: SortKey[], position: Position): number {
  return 'offset' in position ? position.offset : countUpTo(ranked, order, position.values, true);
}

/** The number of rows before this cursor. */
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

/** Negative if the row comes first. */
function compare(keys: SortKey[], row: Record<string, unknown>, values: CursorValue[]): number {
  for (const [index, { field, direction }] of keys.entries()) {
    const difference = numberOf(row[field]) - numberOf(values[index]);
    if (difference !== 0) return direction === 'asc' ? difference : -difference;
  }
  return 0;
}

/** Compares numbers, times, and times in a cursor. */
const numberOf = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : Number(value));
