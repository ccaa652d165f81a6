/** An in-memory table with Prisma's interface, to test paging without a database. */

export type Condition = Record<string, unknown>;
type Row = Record<string, unknown>;
type Query = { where: Condition; orderBy: Condition[]; take: number; skip?: number };

export const findMany = <R extends Row>(rows: readonly R[], { where, orderBy, take, skip = 0 }: Query): R[] =>
  rows
    .filter((row) => holds(row, where))
    .sort((one, other) => order(one, other, orderBy))
    .slice(skip, skip + take);

export const count = (rows: readonly Row[], where: Condition): number => rows.filter((row) => holds(row, where)).length;

function holds(row: Row, condition: Condition): boolean {
  return Object.entries(condition).every(([key, wanted]) => {
    if (key === 'AND' || key === 'OR') {
      const parts: Condition[] = Array.isArray(wanted) ? wanted : [wanted];
      return key === 'AND' ? parts.every((part) => holds(row, part)) : parts.some((part) => holds(row, part));
    }
    const value = row[key];
    if (wanted !== null && typeof wanted === 'object') {
      return Object.entries(wanted).every(([operator, other]) => compare(value, operator, other));
    }
    return value === wanted;
  });
}

/** As in SQL, no value is less or greater than null. */
function compare(value: unknown, operator: string, other: unknown): boolean {
  if (operator === 'not') return value !== other;
  if (operator === 'in') return Array.isArray(other) && other.includes(value);
  if (typeof value !== 'number' || typeof other !== 'number') return false;
  return { gt: value > other, gte: value >= other, lt: value < other, lte: value <= other }[operator] ?? false;
}

function order(one: Row, other: Row, orderBy: Condition[]): number {
  for (const key of orderBy) {
    const [field = 'id', how] = Object.entries(key)[0] ?? [];
    const [left, right] = [one[field], other[field]];
    if (left === right) continue;
    const nullsFirst = isObject(how) && how.nulls === 'first';
    if (left === null) return nullsFirst ? -1 : 1;
    if (right === null) return nullsFirst ? 1 : -1;
    return (Number(left) - Number(right)) * ((isObject(how) ? how.sort : how) === 'asc' ? 1 : -1);
  }
  return 0;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
