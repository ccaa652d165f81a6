import { InvalidInput } from '../domain/errors.ts';
import type { Listing, SortKey } from '../domain/listing.ts';
import { type CursorValue, decodeAfter, decodeBefore, withId } from './cursor.ts';

/**
 * Which rows a page holds. A page after a row's cursor begins where the last one ended whatever was added or removed in
 * between, even the cursor's own row; a numbered page begins after so many rows.
 */

/** The most that a client gets at once. */
export const pageLimit = 100;
export const defaultPageSize = 20;

/**
 * How far numbered pages reach: the database reads and drops every row before a page, which takes a tenth of a second here
 * and grows with the number. Who looks for something beyond narrows the list or goes on by the cursors of rows.
 */
export const numberedRows = 100_000;

type Condition = Record<string, unknown>;

export type PageArguments = {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
};

/** What the database is asked for. */
export type Page<Where> = {
  where: Where;
  orderBy: Record<string, unknown>[];
  take: number;
  skip?: number;
};

/** A page, and what is needed to find its place among all of them. */
export type PagePlan<Where> = {
  page: Page<Where>;
  size: number;
  /** Read from the end: the rows come in reverse. */
  backward: boolean;
  /** How many rows a numbered page begins after; else 0. */
  offset: number;
  /** Every row up to the cursor that the page begins after, the cursor's own included. */
  upTo?: Where;
  /** Every row before the cursor that the page ends before. */
  until?: Where;
};

/**
 * The page that is asked for: one row more than its size, so that it shows whether there is a next one.
 * @param limit the largest size.
 * @throws InvalidInput for a size out of range or a foreign cursor.
 */
export function planPage<Where extends object>(
  listing: Listing<Where>,
  args: PageArguments,
  limit = pageLimit,
): PagePlan<Where> {
  const keys = withId(listing.order);
  const { size, backward } = sizeOf(args, limit);
  const narrowed = (...bounds: Condition[]): Where =>
    bounds.length > 0 ? { ...listing.where, AND: [...asList(listing.where), ...bounds] } : listing.where;
  const bounds: Condition[] = [];
  const plan = { size, backward, offset: 0 };
  const ends: { upTo?: Where; until?: Where } = {};
  if (args.after) {
    const after = decodeAfter(listing.order, args.after);
    if ('values' in after) {
      bounds.push(beyond(keys, after.values, false));
      ends.upTo = narrowed({ OR: [beyond(keys, after.values, true), itself(keys, after.values)] });
    } else if (backward) {
      throw InvalidInput.of('after', "A numbered page is read with 'first'.");
    } else {
      plan.offset = after.offset;
    }
  }
  if (args.before) {
    const until = beyond(keys, decodeBefore(listing.order, args.before), true);
    bounds.push(until);
    ends.until = narrowed(until);
  }
  const { offset } = plan;
  return {
    ...plan,
    ...ends,
    page: {
      where: narrowed(...bounds),
      orderBy: keys.map((key) => orderOf(key, backward)),
      take: size + 1,
      ...(offset > 0 && { skip: offset }),
    },
  };
}

/** Rows strictly beyond the cursor in the direction of reading. Nulls stand last in reading order forward. */
function beyond(keys: SortKey[], values: CursorValue[], backward: boolean): Condition {
  const alternatives: Condition[] = [];
  const equal: Condition[] = [];
  keys.forEach(({ field, direction }, index) => {
    const value = values[index] ?? null;
    const ascending = (direction === 'asc') !== backward;
    const operator = ascending ? 'gt' : 'lt';
    if (value === null) {
      if (backward) alternatives.push({ AND: [...equal, { [field]: { not: null } }] });
    } else {
      const further: Condition[] = [{ [field]: { [operator]: value } }];
      if (!backward && keys[index]?.nulls === 'last') further.push({ [field]: null });
      alternatives.push({ AND: [...equal, { OR: further }] });
    }
    equal.push({ [field]: value });
  });
  const [first] = keys;
  const value = values[0] ?? null;
  // The same again as a bound on the first column, which is what an index can start from.
  const bound =
    first && value !== null && first.nulls !== 'last'
      ? [{ [first.field]: { [(first.direction === 'asc') !== backward ? 'gte' : 'lte']: value } }]
      : [];
  return { AND: [...bound, { OR: alternatives }] };
}

/** The cursor's own row, if it is still there as it was. */
const itself = (keys: SortKey[], values: CursorValue[]): Condition => ({
  AND: keys.map(({ field }, index) => ({ [field]: values[index] ?? null })),
});

const orderOf = ({ field, direction, nulls }: SortKey, backward: boolean): Record<string, unknown> => {
  const sort = backward ? (direction === 'asc' ? 'desc' : 'asc') : direction;
  return { [field]: nulls ? { sort, nulls: backward ? 'first' : 'last' } : sort };
};

/** @throws InvalidInput for a size out of range. */
export function sizeOf(args: PageArguments, limit = pageLimit): { size: number; backward: boolean } {
  const backward = args.last != null && args.first == null;
  const [name, size] = backward
    ? (['last', args.last ?? 0] as const)
    : (['first', args.first ?? Math.min(defaultPageSize, limit)] as const);
  if (size < 0 || size > limit) throw InvalidInput.of(name, `'${name}' is from 0 to ${limit}.`);
  return { size, backward };
}

const asList = (where: object): unknown[] => {
  if (!('AND' in where) || where.AND === undefined) return [];
  return Array.isArray(where.AND) ? where.AND : [where.AND];
};
