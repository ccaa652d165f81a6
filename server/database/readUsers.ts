import type pg from 'pg';
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts';

/**
 * Reads users with a statement of our own wherever a query asks for nothing but columns of their table, and through Prisma
 * otherwise. Prisma takes three times as much CPU to do the same, which is most of what a page of the public search costs
 * this process. The query is Prisma's own form either way, so that there is one definition of what a list holds.
 */
export function usersReader(db: PrismaClient, pool: pg.Pool, nameOf: (query: { sql: string }) => string) {
  const prepared = ({ text, values }: Statement) => ({ text, values, name: nameOf({ sql: text }) });
  return {
    readUsers: async <Args extends Prisma.UserFindManyArgs>(
      args: Prisma.SelectSubset<Args, Prisma.UserFindManyArgs>,
    ): Promise<Prisma.UserGetPayload<Args>[]> => {
      const statement = statementOf(args);
      if (!statement) return db.user.findMany(args);
      const { rows } = await pool.query(prepared(statement));
      return rows;
    },
    countUsers: async (where: Prisma.UserWhereInput): Promise<number> => {
      const statement = countStatementOf(where);
      if (!statement) return db.user.count({ where });
      const { rows } = await pool.query<{ count: number }>(prepared(statement));
      return rows[0]?.count ?? 0;
    },
  };
}

type Statement = { text: string; values: unknown[] };

/** Thrown where a query goes beyond the columns of its table. */
class Beyond extends Error {}

/** The statement for a query; null: it needs Prisma. */
export const statementOf = (args: Prisma.UserFindManyArgs): Statement | null =>
  unlessBeyond((parameter) => {
    const { select, where = {}, orderBy = [], take, skip, ...others } = args;
    if (!select || Object.keys(others).length > 0) throw new Beyond();
    const columns = Object.entries(select).flatMap(([field, wanted]) => (wanted ? [selected(field, wanted)] : []));
    return [
      `SELECT ${columns.join(', ')} FROM "user" WHERE ${all(conditionsOf(where, parameter))}`,
      orderOf(asList(orderBy)),
      take === undefined ? '' : `LIMIT ${size(take)}`,
      skip === undefined ? '' : `OFFSET ${parameter(size(skip))}`,
    ];
  });

const countStatementOf = (where: Prisma.UserWhereInput): Statement | null =>
  unlessBeyond((parameter) => [`SELECT count(*)::int FROM "user" WHERE ${all(conditionsOf(where, parameter))}`]);

function unlessBeyond(write: (parameter: Parameter) => string[]): Statement | null {
  const values: unknown[] = [];
  try {
    const parts = write((value) => `$${values.push(value)}`);
    return { text: parts.filter(Boolean).join(' '), values };
  } catch (error) {
    if (error instanceof Beyond) return null;
    throw error;
  }
}

/** The one column whose name is not its field's in the database's spelling. */
const otherNames = new Map<string, string>([['profileUpdated', 'updated']]);

const columns = new Map<string, string>(
  Object.keys(Prisma.UserScalarFieldEnum).map((field) => [
    field,
    otherNames.get(field) ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  ]),
);

function columnOf(field: string): string {
  const column = columns.get(field);
  if (column === undefined) throw new Beyond();
  return column;
}

function selected(field: string, wanted: unknown): string {
  if (wanted !== true) throw new Beyond();
  return `${columnOf(field)} AS "${field}"`;
}

function size(value: number): number {
  if (!Number.isSafeInteger(value) || value < 0) throw new Beyond();
  return value;
}

const all = (conditions: string[]): string => (conditions.length > 0 ? conditions.join(' AND ') : 'true');

type Parameter = (value: unknown) => string;

function conditionsOf(where: object, parameter: Parameter): string[] {
  return Object.entries(where).flatMap(([name, wanted]): string[] => {
    if (wanted === undefined) return [];
    if (name === 'AND') return asList<object>(wanted).flatMap((one) => conditionsOf(one, parameter));
    if (name === 'OR') {
      const alternatives = asList<object>(wanted).map((one) => conditionsOf(one, parameter));
      // What an alternative without conditions means is Prisma's to say.
      if (alternatives.length === 0 || alternatives.some((one) => one.length === 0)) throw new Beyond();
      return [`(${alternatives.map((one) => `(${all(one)})`).join(' OR ')})`];
    }
    return comparisons(columnOf(name), wanted, parameter);
  });
}

const operators = new Map([
  ['equals', '='],
  ['not', '<>'],
  ['lt', '<'],
  ['lte', '<='],
  ['gt', '>'],
  ['gte', '>='],
]);

function comparisons(column: string, wanted: unknown, parameter: Parameter): string[] {
  const isPlain = typeof wanted !== 'object' || wanted === null || wanted instanceof Date;
  return Object.entries(isPlain ? { equals: wanted } : wanted).flatMap(([name, value]): string[] => {
    if (value === undefined) return [];
    const operator = operators.get(name);
    if (!operator) throw new Beyond();
    if (value === null) return [`${column} IS ${name === 'not' ? 'NOT ' : ''}NULL`];
    // Said, not passed on, so that the plan knows it: nearly everybody is active.
    if (typeof value === 'boolean') return [`${column} ${operator} ${value}`];
    if (typeof value === 'object' && !(value instanceof Date)) throw new Beyond();
    return [`${column} ${operator} ${parameter(value)}`];
  });
}

const directions = new Map<unknown, string>([
  ['asc', 'ASC'],
  ['desc', 'DESC'],
]);

function orderOf(keys: object[]): string {
  const terms = keys.flatMap((key) =>
    Object.entries(key).map(([field, wanted]) => {
      const { sort = wanted, nulls = null } = typeof wanted === 'object' && wanted !== null ? wanted : {};
      const direction = directions.get(sort);
      if (!direction || (nulls !== null && nulls !== 'first' && nulls !== 'last')) throw new Beyond();
      return `${columnOf(field)} ${direction}${nulls === null ? '' : ` NULLS ${nulls.toUpperCase()}`}`;
    }),
  );
  return terms.length > 0 ? `ORDER BY ${terms.join(', ')}` : '';
}

const asList = <One>(value: One | One[]): One[] => (Array.isArray(value) ? value : [value]);
