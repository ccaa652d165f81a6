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
