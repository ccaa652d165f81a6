import { InvalidInput } from '../domain/core/failures/errors.ts';
import type { CursorValue, SortKey } from '../domain/core/lists/listing.ts';
import { isStorable } from './storableText.ts';

/**
 * Where a page starts. There are two kinds of cursor, both base64url of JSON. A row's cursor holds its sorted values and
 * its id, and stays valid when rows are added or removed. The cursor of a numbered page holds the number of rows before it.
 */
export type Position = { values: CursorValue[] } | { offset: number };

type Row = Record<string, unknown> & { id: number };

/** The order with the id as its last key, so that no two rows are equal. */
export const withId = <Field extends string>(order: SortKey<Field>[]): SortKey<Field | 'id'>[] => [
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

/** The cursor of the page that starts after `offset` rows. */
export const encodeOffset = (offset: number): string => encode({ offset });

/**
 * Where a page starts.
 * @throws InvalidInput for anything that is not a cursor of this list, so that forged ones never reach the database
 */
export function decodeAfter(order: SortKey[], cursor: string): Position {
  const position = decode(cursor);
  if (isOffset(position)) return { offset: position.offset };
  return { values: rowValues(order, position) ?? refuse('after') };
}

/**
 * The row that a page ends before.
 * @throws InvalidInput for anything that is not a row's cursor of this list
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
    if (holdsText.has(field)) return typeof value === 'string' && isStorable(value);
    return Number.isInteger(value) && Math.abs(Number(value)) <= 2_147_483_647;
  });

const holdsText: ReadonlySet<string> = new Set(['name', 'rateCurrency']);
const holdsTime = (field: string): boolean => /(?:At|End|Since)$/.test(field);

/** In the format of our own cursors, within the years that the database supports. */
const isTime = (value: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
  !value.startsWith('0000') &&
  !Number.isNaN(Date.parse(value));
