import pg from 'pg';
import type { Search } from './searches.ts';

/**
 * What the bare servers and Mercurius share: connections, the condition and the order of a search as SQL, and its count, which
 * is kept for a minute as in the product. Reads DATABASE_URL.
 */

export type Values = (number | string)[];

/** What a search filters by and sorts by. Null: all. */
export type BareFilter = {
  jobId: number | null;
  cityId: number | null;
  sexId: number | null;
  experienceId: number | null;
  sort: Search['sort'];
};

const sorts = {
  SIGNUP_DATE: { column: 'created_at', type: 'timestamptz', direction: 'DESC', beyond: '<' },
  POPULARITY: { column: 'popularity', type: 'int', direction: 'DESC', beyond: '<' },
  HOURLY_RATE: { column: 'min_rate', type: 'int', direction: 'ASC', beyond: '>' },
} as const;

/** The column that a search is sorted by, before the id. */
export const columnOf = ({ sort }: BareFilter): string => sorts[sort].column;

export function conditionOf(filter: BareFilter): { condition: string; values: Values } {
  const values: Values = [];
  const conditions = [`role = 'ROLE_CANDIDATE'`, 'active', 'deleted_at IS NULL'];
  const equal = (column: string, value: number | null) => {
    if (value !== null) conditions.push(`${column} = $${values.push(value)}`);
  };
  equal('job_id', filter.jobId);
  equal('city_id', filter.cityId);
  equal('sex_id', filter.sexId);
  equal('experience_id', filter.experienceId);
  if (filter.sort === 'HOURLY_RATE') conditions.push('min_rate IS NOT NULL');
  return { condition: conditions.join(' AND '), values };
}

/**
 * Everything of a page's statement from WHERE on; `values` are those of its parameters. A page has ten rows; the eleventh
 * shows whether there is a next one. `after` is a cursor: the value of the sort's column and the id, with a comma between.
 */
export function pageAfter(filter: BareFilter, after: string | null): { where: string; values: Values } {
  const { column, type, direction, beyond } = sorts[filter.sort];
  const { condition, values } = conditionOf(filter);
  let further = '';
  if (after) {
    const [value = '', id = ''] = after.split(',');
    further = `AND (${column}, id) ${beyond} ($${values.push(value)}::${type}, $${values.push(Number(id))})`;
  }
  return { where: `WHERE ${condition} ${further} ORDER BY ${column} ${direction}, id ${direction} LIMIT 11`, values };
}

/** The same of a page of so many rows by its number, from 1. */
export function pageNumber(filter: BareFilter, page: number, size: number): { where: string; values: Values } {
  const { column, direction } = sorts[filter.sort];
  const { condition, values } = conditionOf(filter);
  const skip = page > 1 ? `OFFSET $${values.push((page - 1) * size)}` : '';
  const order = `ORDER BY ${column} ${direction}, id ${direction}`;
  return { where: `WHERE ${condition} ${order} LIMIT ${size} ${skip}`, values };
}

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
// The pool replaces connections that the measurement ends.
pool.on('error', () => undefined);

const names = new Map<string, string>();

/** Runs a statement that is prepared once for each connection. */
export async function rowsOf<Row extends pg.QueryResultRow>(text: string, values: Values = []): Promise<Row[]> {
  const name = names.get(text) ?? `bare_${names.size}`;
  names.set(text, name);
  const { rows } = await pool.query<Row>({ name, text, values });
  return rows;
}

const counts = new Map<string, { at: number; count: number }>();

/** How many a search finds: exact below a hundred, otherwise at most a minute old. */
export async function countOf(filter: BareFilter): Promise<number> {
  const { condition, values } = conditionOf(filter);
  const key = `${condition} ${values}`;
  const known = counts.get(key);
  if (known && Date.now() - known.at < 60_000) return known.count;
  const rows = await rowsOf<{ count: number }>(`SELECT count(*)::int FROM "user" WHERE ${condition}`, values);
  const count = rows[0]?.count ?? 0;
  if (count >= 100) counts.set(key, { at: Date.now(), count });
  return count;
}
