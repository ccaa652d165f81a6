import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { type Columns, columnOf, type Sql, type Tables } from '../../database/kysely.ts';
import type { User } from '../../generated/prisma/client.ts';
import type { Bound, Slice, SortKey } from '../listing.ts';
import { readSearch } from '../search/people.ts';
import { publicJobSeekers } from './jobSeeker.policy.ts';

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
export function searchCondition(filter: JobSeekerFilter, sort: JobSeekerSort): Condition {
  const { jobId, cityId, sexId, experienceId, exceptId, hasPhoto, q } = filter;
  const conditions: Condition[] = [isPublic, ...textConditions(q)];
  if (jobId != null) conditions.push(eb('job_id', '=', jobId));
  if (cityId != null) conditions.push(eb('city_id', '=', cityId));
  if (sexId != null) conditions.push(eb('sex_id', '=', sexId));
  if (experienceId != null) conditions.push(eb('experience_id', '=', experienceId));
  if (exceptId != null) conditions.push(eb('id', '<>', exceptId));
  if (hasPhoto != null) conditions.push(eb('photo_uri', hasPhoto ? 'is not' : 'is', null));
  if (sort === 'HOURLY_RATE') conditions.push(eb('min_rate', 'is not', null));
  return eb.and(conditions);
}

/** The policy in SQL. It does not compile unless it contains the whole policy. */
const isPublic: Condition = eb.and({
  role: publicJobSeekers.role,
  active: publicJobSeekers.active,
  deleted_at: publicJobSeekers.deletedAt,
} satisfies Columns<typeof publicJobSeekers>);

/**
 * Free text in public columns. The indexed text also contains e-mail addresses and whole names, so it only narrows the
 * rows down: each word must match in a public column.
 * @throws InvalidInput on `q`
 */
function textConditions(q: string | null | undefined): Condition[] {
  const search = readSearch(q);
  if (!search || q == null) return [];
  const words = q.split(/\s+/).filter((word) => word !== '');
  return [
    ...search.patterns.map(({ field, pattern }) => eb(columnOf(field), 'like', `%${pattern}%`)),
    ...words.map(isInPublicText),
  ];
}

function isInPublicText(word: string): Condition {
  const literal = word.replaceAll(/[\\%_]/g, '\\$&');
  const contains = `%${literal}%`;
  return eb.or([
    eb('title', 'ilike', contains),
    eb('job_areas', 'ilike', contains),
    eb('description', 'ilike', contains),
    // A word has no spaces, so it can only match the first name.
    eb('name', 'ilike', `${literal}%`),
  ]);
}

/** One statement, whatever the size of the slice. */
export const readJobSeekers = <Field extends keyof User>(
  db: Sql,
  condition: Condition,
  fields: readonly Field[],
  { bounds, order, take, skip }: Slice<SortField | 'id'>,
): Promise<Pick<User, Field>[]> => {
  let query = db
    .selectFrom('user')
    .select(fields.map((field) => sql.ref(columnOf(field)).as(field)))
    .where(eb.and([condition, ...bounds.map(boundCondition)]))
    // A literal, so that the planner knows how few rows are read.
    .limit(sql.lit(take));
  if (skip > 0) query = query.offset(skip);
  for (const { field, direction, nulls } of order) {
    query = query.orderBy(columnOf(field), (by) => {
      const directed = direction === 'asc' ? by.asc() : by.desc();
      return nulls === undefined ? directed : nulls === 'first' ? directed.nullsFirst() : directed.nullsLast();
    });
  }
  return query.$castTo<Pick<User, Field>>().execute();
};

export async function countFound(db: Sql, condition: Condition, bound?: Bound<SortField | 'id'>): Promise<number> {
  const { count } = await db
    .selectFrom('user')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(bound ? eb.and([condition, boundCondition(bound)]) : condition)
    .executeTakeFirstOrThrow();
  return count;
}

function boundCondition(bound: Bound<SortField | 'id'>): Condition {
  if ('every' in bound) return eb.and(bound.every.map(boundCondition));
  if ('some' in bound) return eb.or(bound.some.map(boundCondition));
  const { field, operator, value } = bound;
  const column = columnOf(field);
  if (value === null) return eb(column, operator === '=' ? 'is' : 'is not', null);
  return sql<SqlBool>`${sql.ref(column)} ${sql.raw(operator)} ${value}`;
}
