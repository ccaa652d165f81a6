import { InvalidInput } from '../domain/errors.ts';
import type { SortKey } from '../domain/listing.ts';
import { isStorable } from './storableText.ts';

/**
 * Where in a list a page begins. There are two kinds of cursor: a row's own holds its sorted values and its id, and stays
 * right whatever is added or removed; a numbered page's holds how many rows come before it. Both are base64url of JSON.
 */
export type Position = { values: CursorValue[] } | { offset: number };

export type CursorValue = string | number | boolean | null;

type Row = Record<string, unknown> & { id: number };

/** The keys of an order, ended by the id, so that no two rows are equal. */
export const withId = (order: SortKey[]): SortKey[] => [
  ...order,
  { field: 'id', direction: order.at(-1)?.direction ?? 'desc' },
];

/** The cursor of a row. */
export function encodeCursor(order: SortKey[], row: Row): string {
  const values = withId(order).map(({ field }) => {
    const value = row[field];
    return value instanceof Date ? value.toISOString() : (value ?? null);
  });
  return encode(values);
}

/** The cursor of the page that begins after so many rows. */
export const encodeOffset = (offset: number): string => encode({ offset });

/**
 * Where a page begins.
 * @throws InvalidInput for what is not a cursor of this list; a forged one never reaches the database.
 */
export function decodeAfter(order: SortKey[], cursor: string): Position {
  const position = decode(cursor);
  if (isOffset(position)) return { offset: position.offset };
  return { values: rowValues(order, position) ?? refuse('after') };
}

/**
 * The row that a page ends before.
 * @throws InvalidInput for what is not a row's cursor of this list.
 */
export function decodeBefore(order: SortKey[], cursor: string): CursorValue[] {
  const position = decode(cursor);
  if (isOffset(position)) throw InvalidInput.of('before', "The cursor of a numbered page goes to 'after'.");
  return rowValues(order, position) ?? refuse('before');
}

function refuse(argument: string): never {
  throw InvalidInput.of(argument, 'This cursor does not belong to this list.');
}

function rowValues(order: SortKey[], position: unknown): CursorValue[] | null {
  const keys = withId(order);
  if (!Array.isArray(position) || position.length !== keys.length) return null;
  return position.every(isCursorValue) && fits(keys, position) ? position : null;
}

const encode = (position: unknown): string => Buffer.from(JSON.stringify(position)).toString('base64url');

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

const isOffset = (position: unknown): position is { offset: number } =>
  typeof position === 'object' &&
  position !== null &&
  'offset' in position &&
  Number.isSafeInteger(position.offset) &&
  Number(position.offset) >= 0;

const isCursorValue = (value: unknown): value is CursorValue =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Whether the columns can be compared with these values. */
const fits = (keys: SortKey[], values: CursorValue[]): boolean =>
  keys.every(({ field, nulls }, index) => {
    const value = values[index] ?? null;
    if (value === null) return nulls === 'last';
    if (holdsTime(field)) return typeof value === 'string' && isTime(value);
    if (field === 'name') return typeof value === 'string' && isStorable(value);
    return Number.isInteger(value) && Math.abs(Number(value)) <= 2_147_483_647;
  });

const holdsTime = (field: string): boolean => /(?:At|End)$/.test(field);

/** As we write times ourselves, within the years that the database knows. */
const isTime = (value: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
  !value.startsWith('0000') &&
  !Number.isNaN(Date.parse(value));
