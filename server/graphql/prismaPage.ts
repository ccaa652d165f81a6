import type { Bound, Slice, SliceKey } from '../domain/core/lists/listing.ts';

/** A page in the format of Prisma's `findMany`. */
export type PrismaPage<Where> = {
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
export const amongIds = <Where extends object>(
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
