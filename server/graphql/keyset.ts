import { InvalidInput } from '../domain/core/failures/errors.ts';
import type { Bound, CursorValue, RowBound, Slice, SliceKey, SortKey } from '../domain/core/lists/listing.ts';
import { decodeAfter, decodeBefore, type Position, withId } from './cursor.ts';

/**
 * Which rows a page contains. A page after a row's cursor starts where the last page ended, even if rows were added or
 * removed in between, the cursor's own row included. A numbered page starts after a number of rows.
 */

/** The maximum page size for clients. */
export const pageLimit = 100;
export const defaultPageSize = 20;

/**
 * The last row that a numbered page can reach. The database reads and drops all rows before a page, which takes a tenth
 * of a second here. Beyond it, clients restrict the list or continue by the cursors of rows.
 */
export const numberedRows = 100_000;

export type PageArguments = {
  /** A page by its number, from 1, instead of a cursor. */
  page?: number | null;
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  /** Only what changed at or after this time, in the order of the changes (`updatedSinceArg`). */
  updatedSince?: Date | null;
};

/** A page, and what is needed to find its place in the list. */
export type PagePlan<Field extends string = string> = {
  /** One row more than the page's size, which shows whether there is a next page. */
  slice: Slice<Field>;
  size: number;
  /** Read from the end: the rows come in reverse. */
  backward: boolean;
  /** The number of rows before a numbered page; otherwise 0. */
  offset: number;
  /** All rows up to the cursor that the page starts after, including the cursor's own. */
  upTo?: Bound<Field>;
  /** All rows before the cursor that the page ends before. */
  until?: Bound<Field>;
};

/**
 * @param limit the largest size
 * @throws InvalidInput for a size or a number out of range, or a foreign cursor
 */
export function planPage<Field extends string>(
  order: SortKey<Field>[],
  args: PageArguments,
  limit = pageLimit,
): PagePlan<Field | 'id'> {
  const keys = withId(order);
  const { size, backward } = sizeOf(args, limit);
  const bounds: Bound<Field | 'id'>[] = [];
  const ends: Pick<PagePlan<Field | 'id'>, 'upTo' | 'until'> = {};
  let offset = 0;
  const after = startOf(order, args, { size, backward });
  if (after) {
    if ('values' in after) {
      bounds.push(beyond(keys, after.values, false));
      ends.upTo = { some: [beyond(keys, after.values, true), itself(keys, after.values)] };
    } else if (backward) {
      throw InvalidInput.of('after', "A numbered page is read with 'first'.");
    } else {
      offset = after.offset;
    }
  }
  if (args.before) {
    ends.until = beyond(keys, decodeBefore(order, args.before), true);
    bounds.push(ends.until);
  }
  const slice = { bounds, order: keys.map((key) => sliceKey(key, backward)), take: size + 1, skip: offset };
  return { slice, size, backward, offset, ...ends };
}

/**
 * Where the page starts; null at the beginning of the list.
 * @throws InvalidInput for a number below 1, a number with a cursor, or a foreign cursor
 */
export function startOf(
  order: SortKey[],
  args: PageArguments,
  { size, backward }: { size: number; backward: boolean },
): Position | null {
  if (args.page == null) return args.after ? decodeAfter(order, args.after) : null;
  if (args.after || args.before || backward) {
    throw InvalidInput.of('page', "'page' goes with 'first', and without a cursor.");
  }
  if (args.page < 1) throw InvalidInput.of('page', 'Pages are numbered from 1.');
  return { offset: (args.page - 1) * size };
}

/** Rows strictly beyond the cursor in the reading direction. Nulls are last when reading forward. */
function beyond<Field extends string>(keys: SortKey<Field>[], values: CursorValue[], backward: boolean): Bound<Field> {
  const alternatives: Bound<Field>[] = [];
  const equal: Bound<Field>[] = [];
  keys.forEach(({ field, direction, nulls }, index) => {
    const value = values[index] ?? null;
    const ascending = (direction === 'asc') !== backward;
    if (value === null) {
      if (backward) alternatives.push({ every: [...equal, { field, operator: '<>', value }] });
    } else {
      const further: Bound<Field>[] = [{ field, operator: ascending ? '>' : '<', value }];
      if (!backward && nulls === 'last') further.push({ field, operator: '=', value: null });
      alternatives.push({ every: [...equal, { some: further }] });
    }
    equal.push({ field, operator: '=', value });
  });
  const [first] = keys;
  const value = values[0] ?? null;
  // A redundant bound on the first column, from which an index scan can start.
  const start: Bound<Field>[] =
    first && value !== null && first.nulls !== 'last'
      ? [{ field: first.field, operator: (first.direction === 'asc') !== backward ? '>=' : '<=', value }]
      : [];
  const row = rowBound(keys, values, backward);
  return { every: [...start, { some: alternatives }], ...(row && { row }) };
}

/** The same bound as a comparison of rows, which has no nulls and one direction. */
function rowBound<Field extends string>(
  keys: SortKey<Field>[],
  values: CursorValue[],
  backward: boolean,
): RowBound<Field> | undefined {
  const direction = keys[0]?.direction;
  if (keys.some((key, index) => key.direction !== direction || key.nulls || values[index] == null)) return undefined;
  return { fields: keys.map(({ field }) => field), operator: (direction === 'asc') !== backward ? '>' : '<', values };
}

/** The cursor's own row, if it still exists unchanged. */
const itself = <Field extends string>(keys: SortKey<Field>[], values: CursorValue[]): Bound<Field> => ({
  every: keys.map(({ field }, index) => ({ field, operator: '=', value: values[index] ?? null })),
});

const sliceKey = <Field extends string>(
  { field, direction, nulls }: SortKey<Field>,
  backward: boolean,
): SliceKey<Field> => ({
  field,
  direction: backward ? (direction === 'asc' ? 'desc' : 'asc') : direction,
  ...(nulls && { nulls: backward ? 'first' : 'last' }),
});

/** @throws InvalidInput for a size out of range */
export function sizeOf(args: PageArguments, limit = pageLimit): { size: number; backward: boolean } {
  const backward = args.last != null && args.first == null;
  const [name, size] = backward
    ? (['last', args.last ?? 0] as const)
    : (['first', args.first ?? Math.min(defaultPageSize, limit)] as const);
  if (size < 0 || size > limit) throw InvalidInput.of(name, `'${name}' is from 0 to ${limit}.`);
  return { size, backward };
}
