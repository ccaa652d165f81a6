import { InvalidInput } from '../domain/errors.ts';
import type { Listing, SortKey } from '../domain/listing.ts';

/**
 * Keyset paging: a cursor holds the sorted values of its row and its id, so that a page begins where the last one ended
 * whatever was added or removed in between, even the cursor's own row.
 */

export const pageLimit = 100;
export const defaultPageSize = 20;

type CursorValue = string | number | boolean | null;
type Row = Record<string, unknown> & { id: number };
type Condition = Record<string, unknown>;

export type PageArguments = {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
};

export type Page<Where> = {
  where: Where;
  orderBy: Record<string, unknown>[];
  take: number;
  /** Read from the end: the rows come in reverse. */
  backward: boolean;
};

const withId = (order: SortKey[]): SortKey[] => [
  ...order,
  { field: 'id', direction: order.at(-1)?.direction ?? 'desc' },
];

export function encodeCursor(order: SortKey[], row: Row): string {
  const values = withId(order).map(({ field }) => {
    const value = row[field];
    return value instanceof Date ? value.toISOString() : (value ?? null);
  });
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

function decodeCursor(order: SortKey[], argument: 'after' | 'before', cursor: string): CursorValue[] {
  const keys = withId(order);
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(values) && values.length === keys.length && values.every(isCursorValue) && fits(keys, values)) {
      return values;
    }
  } catch {
    // Not a cursor of ours; said below.
  }
  throw InvalidInput.of(argument, 'This cursor does not belong to this list.');
}

const isCursorValue = (value: unknown): value is CursorValue =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Values that the columns can be compared with; a forged cursor must not become a database error. */
const fits = (keys: SortKey[], values: CursorValue[]): boolean =>
  keys.every(({ field }, index) => {
    const value = values[index] ?? null;
    if (field.endsWith('At')) return value === null || (typeof value === 'string' && !Number.isNaN(Date.parse(value)));
    if (field === 'id' && value === null) return false;
    return value === null || (Number.isInteger(value) && Math.abs(Number(value)) <= 2_147_483_647);
  });

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

const orderOf = ({ field, direction, nulls }: SortKey, backward: boolean): Record<string, unknown> => {
  const sort = backward ? (direction === 'asc' ? 'desc' : 'asc') : direction;
  return { [field]: nulls ? { sort, nulls: backward ? 'first' : 'last' } : sort };
};

function pageSize(args: PageArguments): number {
  const [name, size] =
    args.last != null && args.first == null
      ? (['last', args.last] as const)
      : (['first', args.first ?? defaultPageSize] as const);
  if (size < 0 || size > pageLimit) throw InvalidInput.of(name, `'${name}' is from 0 to ${pageLimit}.`);
  return size;
}

/**
 * The query of one page: one row more than asked for, so that it shows whether there is a next one.
 * @throws InvalidInput for a size out of range or a foreign cursor.
 */
export function pageOf<Where extends object>(listing: Listing<Where>, args: PageArguments): Page<Where> {
  const keys = withId(listing.order);
  const backward = args.last != null && args.first == null;
  const bounds: Condition[] = [];
  if (args.after) bounds.push(beyond(keys, decodeCursor(listing.order, 'after', args.after), false));
  if (args.before) bounds.push(beyond(keys, decodeCursor(listing.order, 'before', args.before), true));
  return {
    where: bounds.length > 0 ? { ...listing.where, AND: [...asList(listing.where), ...bounds] } : listing.where,
    orderBy: keys.map((key) => orderOf(key, backward)),
    take: pageSize(args) + 1,
    backward,
  };
}

const asList = (where: object): unknown[] => {
  if (!('AND' in where) || where.AND === undefined) return [];
  return Array.isArray(where.AND) ? where.AND : [where.AND];
};
