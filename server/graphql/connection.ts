import { selectedFields } from 'compiled-graphql/selectedFields';
import { type GraphQLResolveInfo, getNamedType, isObjectType } from 'graphql';
import type { Ctx } from '../domain/core/context.ts';
import {
  type Bound,
  byChange,
  type CursorValue,
  changedSince,
  type Listing,
  type Ranked,
  type Ranking,
  type Slice,
  type SliceKey,
  type SortKey,
} from '../domain/core/lists/listing.ts';
import { decodeBefore, encodeCursor, type Position, withId } from './cursor.ts';
import { numberedRows, type PageArguments, type PagePlan, planPage, sizeOf, startOf } from './keyset.ts';
import { numberPages, type PageCursors } from './pageCursors.ts';

/** A page in the format of Prisma's `findMany`. */
type PrismaPage<Where> = {
  where: Where;
  orderBy: Record<string, unknown>[];
  take: number;
  skip?: number;
};

export const prismaPage = <Where extends object>(
  where: Where,
  { bounds, order, take, skip }: Slice,
): PrismaPage<Where> => ({
  where: within(where, bounds),
  orderBy: order.map(orderOf),
  take,
  ...(skip > 0 && { skip }),
});

/** A list's condition, restricted to the rows within all bounds. */
export const within = <Where extends object>(where: Where, bounds: Bound[]): Where =>
  bounds.length > 0 ? { ...where, AND: [...alreadyIn(where), ...bounds.map(conditionOf)] } : where;

/** The same page, found by the ids of its rows. */
const amongIds = <Where extends object>(
  { where, orderBy, take }: PrismaPage<Where>,
  rows: { id: number }[],
): PrismaPage<Where> => ({
  where: { ...where, AND: [...alreadyIn(where), { id: { in: rows.map(({ id }) => id) } }] },
  orderBy,
  take,
});

const alreadyIn = (where: object): unknown[] => {
  if (!('AND' in where) || where.AND === undefined) return [];
  return Array.isArray(where.AND) ? where.AND : [where.AND];
};

const operators = { '=': 'equals', '<>': 'not', '<': 'lt', '<=': 'lte', '>': 'gt', '>=': 'gte' } as const;

function conditionOf(bound: Bound): Record<string, unknown> {
  if ('every' in bound) return { AND: bound.every.map(conditionOf) };
  if ('some' in bound) return { OR: bound.some.map(conditionOf) };
  const { field, operator, value } = bound;
  return { [field]: operator === '=' ? value : { [operators[operator]]: value } };
}

const orderOf = ({ field, direction, nulls }: SliceKey): Record<string, unknown> => ({
  [field]: nulls ? { sort: direction, nulls } : direction,
});

type Edge<Row> = { cursor: string; node: Row };

/** A page of a list in Relay's format. Rows are counted only when a client asks for it, and once. */
export type Connection<Row> = {
  edges: Edge<Row>[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  totalCount: () => Promise<number>;
  /** A field of connections with `fields: numberedPages`. */
  pageCursors: () => Promise<PageCursors>;
};

/** How a page of a list reads its rows. */
export type PageReader<Field extends string, Row> = {
  read: (slice: Slice<Field>) => Promise<Row[]>;
  /** The number of rows in the list or, with a bound, within that bound. */
  count: (bound?: Bound<Field>) => Promise<number>;
};

/** How Prisma reads a list. */
export type PrismaReader<Where, Row> = {
  page: (page: PrismaPage<Where>) => Promise<Row[]>;
  count: (where: Where) => Promise<number>;
  /** The ids of a page, for lists so long that skipping their rows takes long. An index that holds all that the list needs has them. */
  ids?: (page: PrismaPage<Where>) => Promise<{ id: number }[]>;
};

/** After so many skipped rows another statement for the ids is cheaper than reading the rows. */
const manySkipped = 1_000;

/**
 * A page of a list that Prisma reads, or of what changed in it.
 * @throws InvalidInput for a size out of range or a foreign cursor
 */
export const connectionOf = <Where extends object, Row extends { id: number }>(
  ctx: Pick<Ctx, 'maxPageSize' | 'now'>,
  listing: Listing<Where>,
  args: PageArguments,
  { page, count, ids }: PrismaReader<Where, Row>,
): Promise<Connection<Row>> => {
  const { where, order, total } = args.updatedSince ? changesOf(listing, args.updatedSince, ctx.now()) : listing;
  return pagedConnection(ctx, order, args, {
    read: async (slice) => {
      const wanted = prismaPage(where, slice);
      if (!ids || slice.skip < manySkipped) return page(wanted);
      return page(amongIds(wanted, await ids(wanted)));
    },
    count: async (bound) => (bound ? count(within(where, [bound])) : (total ?? count(where))),
  });
};

const changesOf = <Where extends object>({ where }: Listing<Where>, since: Date, now: Date): Listing<Where> => ({
  where: within(where, changedSince(since, now)),
  order: byChange,
});

/** The argument for lists of changes: `updatedSince: t.arg(updatedSinceArg)` on a connection whose rows are read with `updatedAt`. */
export const updatedSinceArg = {
  type: 'DateTime',
  description:
    'Only what changed at or after this time, the earliest change first, instead of the order of the list. A change is listed a ' +
    'minute after it was made.',
} as const;

/**
 * One statement for the page, whatever its size; one for the total count and the numbers of pages, unless the reader knows the
 * count, and another for these when the page starts at a row's cursor.
 * @throws InvalidInput for a size out of range or a foreign cursor
 */
export async function pagedConnection<Field extends string, Row extends { id: number }>(
  ctx: Pick<Ctx, 'maxPageSize'>,
  order: SortKey<Field>[],
  args: PageArguments,
  { read, count }: PageReader<Field | 'id', Row>,
): Promise<Connection<Row>> {
  const plan = planPage(order, args, ctx.maxPageSize);
  const { slice, size, backward, offset } = plan;
  const rows = offset < numberedRows ? await read(slice) : [];
  const more = rows.length > size;
  const kept = rows.slice(0, size);
  if (backward) kept.reverse();
  const edges = kept.map((node) => ({ node, cursor: encodeCursor(order, node) }));
  let counted: Promise<number> | undefined;
  const totalCount = () => {
    counted ??= count();
    return counted;
  };
  return {
    edges,
    pageInfo: {
      hasNextPage: backward ? Boolean(args.before) : more,
      hasPreviousPage: backward ? more : offset > 0 || plan.upTo !== undefined,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount,
    pageCursors: async () => {
      const [total, position] = await Promise.all([totalCount(), positionOf(plan, totalCount, count)]);
      return numberPages({ position, size, total });
    },
  };
}

/** Whether a connection has to count its rows. A field that a directive leaves out is taken as requested. */
export function countsRows(info: GraphQLResolveInfo): boolean {
  const type = getNamedType(info.returnType);
  const sets = info.fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  const nodes = isObjectType(type) ? [...selectedFields(info, type, sets).values()].flat() : [];
  return nodes.some(({ name }) => name.value === 'totalCount' || name.value === 'pageCursors');
}

/** How many rows of the list come before the page. */
async function positionOf<Field extends string>(
  { size, backward, offset, upTo, until }: PagePlan<Field>,
  totalCount: () => Promise<number>,
  count: (bound: Bound<Field>) => Promise<number>,
): Promise<number> {
  const from = upTo ? await count(upTo) : offset;
  if (!backward) return from;
  const end = until ? await count(until) : await totalCount();
  return Math.max(from, end - size);
}

/**
 * The direction argument of sortable lists: `sort` names an order such as newest or lowest rate, and `reverse` inverts
 * it: `reverse: t.arg.boolean(reverseArg)`, in the domain `withDirection(order, reverse)`.
 */
export const reverseArg = {
  required: true,
  defaultValue: false,
  description: 'Turns the order round. What has no value to sort by stays at the end.',
} as const;

/**
 * A page of a list that is ordered in memory, with the arguments and cursors of a list that the database sorts. One
 * statement reads the page, and another one the rest of a list that is longer than what is ranked, if the page reaches it.
 * @throws InvalidInput for a size or a number out of range, or an unknown cursor
 */
export async function rankedConnectionOf<Row extends { id: number }>(
  ctx: Pick<Ctx, 'maxPageSize'>,
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
