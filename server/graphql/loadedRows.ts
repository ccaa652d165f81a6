import { isDeepStrictEqual } from 'node:util';

/**
 * Whether a row that is already loaded has everything that a query selects, so that it does not have to be read again.
 * @param query the arguments of Prisma's query, or a relation's part of them; absent if nothing of the row is wanted
 * @param relations names of the row's relations that are loaded as every query selects them
 */
export function holds(row: object, query: unknown, relations: readonly string[] = []): boolean {
  if (query === undefined) return true;
  if (typeof query !== 'object' || query === null || !('select' in query)) return false;
  return Object.entries(Object(query.select)).every(
    ([column, wanted]) => column in row && (wanted === true || relations.includes(column)),
  );
}

/** What of a row is read: columns, and relations with what is read of theirs. */
type Selection = { readonly [name: string]: unknown };

/**
 * Whether a query of Prisma selects nothing but what another one reads. A relation has to be read with the same arguments, such
 * as its order.
 */
export function isWithin(wanted: unknown, read: unknown): boolean {
  if (!isSelection(wanted) || !isSelection(read)) return wanted === read;
  const { select: wantedFields, ...wantedArguments } = wanted;
  const { select: readFields, ...readArguments } = read;
  return (
    isSelection(wantedFields) &&
    isSelection(readFields) &&
    isDeepStrictEqual(wantedArguments, readArguments) &&
    Object.entries(wantedFields).every(([name, field]) => name in readFields && isWithin(field, readFields[name]))
  );
}

const isSelection = (value: unknown): value is Selection => typeof value === 'object' && value !== null;
