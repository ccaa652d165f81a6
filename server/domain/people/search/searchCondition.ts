import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { type Columns, columnOf, type Tables } from '../../../database/kysely.ts';
import type { User } from '../../../generated/prisma/client.ts';
import { publicJobSeekers } from '../../accounts/access/jobSeeker.policy.ts';
import type { Bound, RowBound, SortKey } from '../../core/lists/listing.ts';
import { textConditions, type WayToWords } from './searchText.ts';

/** The conditions of the public search in SQL. */

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

/** Newest first is the default. */
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

/** The filters that compare a column with a value. */
const comparisons = [
  { filter: 'jobId', column: 'job_id', operator: '=' },
  { filter: 'cityId', column: 'city_id', operator: '=' },
  { filter: 'sexId', column: 'sex_id', operator: '=' },
  { filter: 'experienceId', column: 'experience_id', operator: '=' },
  { filter: 'exceptId', column: 'id', operator: '<>' },
] as const;

/** What a public list contains. */
export type Search = {
  filter: JobSeekerFilter;
  /** A list sorted by rate contains only those with a rate. */
  sort: JobSeekerSort;
  /** The free text of the filter. */
  texts: readonly Condition[];
};

/** @throws InvalidInput on `q` */
export const searchFor = (filter: JobSeekerFilter, sort: JobSeekerSort, way: WayToWords = 'index'): Search => ({
  filter,
  sort,
  texts: textConditions(filter.q, way),
});

/**
 * The policy in SQL. It does not compile unless it contains the whole policy. Its values are literals, because a plan for any
 * value cannot use the index of public job seekers alone.
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

/** The policy and the filters. */
export function searchCondition({ filter, sort, texts }: Search): Condition {
  const conditions: Condition[] = [isPublic, ...texts];
  for (const { filter: name, column, operator } of comparisons) {
    const value = filter[name];
    if (value != null) conditions.push(eb(column, operator, value));
  }
  if (filter.hasPhoto != null) conditions.push(eb('photo_uri', filter.hasPhoto ? 'is not' : 'is', null));
  if (sort === 'HOURLY_RATE') conditions.push(eb('min_rate', 'is not', null));
  return eb.and(conditions);
}

export type SearchBound = Bound<SortField | 'id'>;

export function boundCondition(bound: SearchBound): Condition {
  if ('every' in bound) {
    return bound.row ? rowCondition(bound.row) : eb.and(bound.every.map(boundCondition));
  }
  if ('some' in bound) return eb.or(bound.some.map(boundCondition));
  const { field, operator, value } = bound;
  const column = columnOf(field);
  if (value === null) return eb(column, operator === '=' ? 'is' : 'is not', null);
  return sql<SqlBool>`${sql.ref(column)} ${sql.raw(operator)} ${value}`;
}

function rowCondition({ fields, operator, values }: RowBound<SortField | 'id'>): Condition {
  const columns = sql.join(fields.map((field) => sql.ref(columnOf(field))));
  return sql<SqlBool>`(${columns}) ${sql.raw(operator)} (${sql.join(values)})`;
}
