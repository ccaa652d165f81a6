import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { type Columns, columnOf, type Sql, type Tables } from '../../database/kysely.ts';
import type { User } from '../../generated/prisma/client.ts';
import type { Bound, RowBound, Slice, SortKey } from '../listing.ts';
import { publicJobSeekers } from './jobSeeker.policy.ts';
import { textConditions, type WayToWords } from './searchText.ts';

/** The SQL of the public search. */

/** Absent or null: all of them. */
export type JobSeekerFilter = {
  jobId?: number | null;
  cityId?: number | null;
  sexId?: number | null;
  experienceId?: number | null;
  /** A job seeker to leave out, such as the one on whose page similar ones are listed. */
  exceptId?: number | null;
  hasPhoto?: boolean | null;
  /** Free text: each word is in the title, the areas or the description, or begins the first name. */
  q?: string | null;
};

/** Newest first is the default (spec 000 §9). */
export type JobSeekerSort = 'SIGNUP_DATE' | 'POPULARITY' | 'HOURLY_RATE' | 'EXPERIENCE';

export const sortKeys = {
  SIGNUP_DATE: [{ field: 'createdAt', direction: 'desc' }],
  POPULARITY: [{ field: 'popularity', direction: 'desc' }],
  HOURLY_RATE: [{ field: 'minRate', direction: 'asc' }],
  EXPERIENCE: [{ field: 'experienceId', direction: 'desc', nulls: 'last' }],
} as const satisfies Record<JobSeekerSort, SortKey<keyof User>[]>;

/** A field that lists of job seekers are sorted by. */
export type SortField = (typeof sortKeys)[JobSeekerSort][0]['field'];

export type Condition = Expression<SqlBool>;

const eb = expressionBuilder<Tables, 'user'>();

/**
 * The condition of a public list: the policy and the filters. A list sorted by rate contains only those with a rate.
 * @throws InvalidInput on `q`
 */
export function searchCondition(filter: JobSeekerFilter, sort: JobSeekerSort, way: WayToWords = 'index'): Condition {
  const { jobId, cityId, sexId, experienceId, exceptId, hasPhoto, q } = filter;
  const conditions: Condition[] = [isPublic, ...textConditions(q, way)];
  if (jobId != null) conditions.push(eb('job_id', '=', jobId));
  if (cityId != null) conditions.push(eb('city_id', '=', cityId));
  if (sexId != null) conditions.push(eb('sex_id', '=', sexId));
  if (experienceId != null) conditions.push(eb('experience_id', '=', experienceId));
  if (exceptId != null) conditions.push(eb('id', '<>', exceptId));
  if (hasPhoto != null) conditions.push(eb('photo_uri', hasPhoto ? 'is not' : 'is', null));
  if (sort === 'HOURLY_RATE') conditions.push(eb('min_rate', 'is not', null));
  return eb.and(conditions);
}

/**
 * The policy in SQL. It does not compile unless it contains the whole policy. Its values are literals, because a plan for any value
 * cannot use the index of public job seekers alone.
 */
const isPublic: Condition = eb.and(
  Object.entries({
    role: publicJobSeekers.role,
    active: publicJobSeekers.active,
    deleted_at: publicJobSeekers.deletedAt,
  } satisfies Columns<typeof publicJobSeekers>).map(([column, value]) =>
    value === null ? sql<SqlBool>`${sql.ref(column)} is null` : sql<SqlBool>`${sql.ref(column)} = ${sql.lit(value)}`,
  ),
);

/** One statement, whatever the size of the slice. */
export const readJobSeekers = <Field extends keyof User>(
  db: Sql,
  condition: Condition,
  fields: readonly Field[],
  slice: Slice<SortField | 'id'>,
): Promise<Pick<User, Field>[]> =>
  db
    .selectFrom('user')
    .select(fields.map((field) => sql.ref(columnOf(field)).as(field)))
    .where(eb.and([condition, ...slice.bounds.map(boundCondition)]))
    .orderBy(orderOf(slice))
    // Literals, so that the planner knows how few rows are read.
    .limit(sql.lit(slice.take))
    .$if(slice.skip > 0, (query) => query.offset(slice.skip))
    .$castTo<Pick<User, Field>>()
    .execute();

/**
 * The same rows and the number of all that meet the condition, by one statement that finds them all first. The number is undefined if
 * the slice is empty.
 */
export async function readAmongAll<Field extends keyof User>(
  db: Sql,
  condition: Condition,
  fields: readonly Field[],
  slice: Slice<SortField | 'id'>,
): Promise<{ rows: Pick<User, Field>[]; total: number | undefined }> {
  const statement = db
    .with(
      (cte) => cte('found').materialized(),
      () => db.selectFrom('user').select(sortColumns).where(condition),
    )
    .with('page', (cte) =>
      cte
        .selectFrom('found')
        .select('id')
        .where(eb.and(slice.bounds.map(boundCondition)))
        .orderBy(orderOf(slice))
        .limit(sql.lit(slice.take))
        .$if(slice.skip > 0, (query) => query.offset(slice.skip)),
    )
    .selectFrom('user')
    .where('id', 'in', (inner) => inner.selectFrom('page').select('id'))
    .select(fields.map((field) => sql.ref(columnOf(field)).as(field)))
    .select(sql`(select count(*)::int from found)`.as('total'))
    .orderBy(orderOf(slice));
  const { rows } = await sql<Pick<User, Field> & { total: number }>`${statement}`.execute(db);
  return { rows, total: rows[0]?.total };
}

const sortColumns = ['id', ...Object.values(sortKeys).map(([{ field }]) => columnOf(field))] as const;

const orderOf = ({ order }: Slice<SortField | 'id'>) =>
  sql.join(
    order.map(({ field, direction, nulls }) =>
      sql.join(
        [sql.ref(columnOf(field)), sql.raw(direction), ...(nulls ? [sql.raw(`nulls ${nulls}`)] : [])],
        sql.raw(' '),
      ),
    ),
  );

export async function countFound(db: Sql, condition: Condition, bound?: Bound<SortField | 'id'>): Promise<number> {
  const { count } = await db
    .selectFrom('user')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(bound ? eb.and([condition, boundCondition(bound)]) : condition)
    .executeTakeFirstOrThrow();
  return count;
}

function boundCondition(bound: Bound<SortField | 'id'>): Condition {
  if ('every' in bound) return bound.row ? rowCondition(bound.row) : eb.and(bound.every.map(boundCondition));
  if ('some' in bound) return eb.or(bound.some.map(boundCondition));
  const { field, operator, value } = bound;
  const column = columnOf(field);
  if (value === null) return eb(column, operator === '=' ? 'is' : 'is not', null);
  return sql<SqlBool>`${sql.ref(column)} ${sql.raw(operator)} ${value}`;
}

const rowCondition = ({ fields, operator, values }: RowBound<SortField | 'id'>): Condition => {
  const columns = sql.join(fields.map((field) => sql.ref(columnOf(field))));
  return sql<SqlBool>`(${columns}) ${sql.raw(operator)} (${sql.join(values)})`;
};
