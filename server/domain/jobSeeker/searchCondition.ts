import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { type Columns, columnOf, type Tables } from '../../database/kysely.ts';
import type { NextValue } from '../../database/shapes.ts';
import type { User } from '../../generated/prisma/client.ts';
import type { Bound, CursorValue, RowBound, SortKey } from '../listing.ts';
import { publicJobSeekers } from './jobSeeker.policy.ts';
import { textConditions, type WayToWords } from './searchText.ts';

/** The conditions of the public search in SQL, with their values and their shapes (`server/database/shapes.ts`). */

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

/** The filters that compare a column with a value, in the order of the values in a statement. */
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
export function searchCondition({ filter, sort, texts }: Search, next: NextValue): Condition {
  const conditions: Condition[] = [isPublic, ...texts];
  for (const { filter: name, column, operator } of comparisons) {
    if (filter[name] != null) conditions.push(eb(column, operator, next<number>()));
  }
  if (filter.hasPhoto != null) conditions.push(eb('photo_uri', filter.hasPhoto ? 'is not' : 'is', null));
  if (sort === 'HOURLY_RATE') conditions.push(eb('min_rate', 'is not', null));
  return eb.and(conditions);
}

export const searchValues = ({ filter }: Search): number[] =>
  comparisons.flatMap(({ filter: name }) => filter[name] ?? []);

/** What the text of the condition depends on; null: on free text, so that it is hardly needed again. */
export function searchShape({ filter, sort, texts }: Search): string | null {
  if (texts.length > 0) return null;
  const compared = comparisons.map(({ filter: name }) => (filter[name] == null ? 0 : 1));
  return `${compared} ${filter.hasPhoto ?? ''} ${sort === 'HOURLY_RATE'}`;
}

export type SearchBound = Bound<SortField | 'id'>;

export function boundCondition(bound: SearchBound, next: NextValue): Condition {
  if ('every' in bound) {
    return bound.row ? rowCondition(bound.row, next) : eb.and(bound.every.map((part) => boundCondition(part, next)));
  }
  if ('some' in bound) return eb.or(bound.some.map((part) => boundCondition(part, next)));
  const { field, operator, value } = bound;
  const column = columnOf(field);
  if (value === null) return eb(column, operator === '=' ? 'is' : 'is not', null);
  return sql<SqlBool>`${sql.ref(column)} ${sql.raw(operator)} ${next()}`;
}

function rowCondition({ fields, operator, values }: RowBound<SortField | 'id'>, next: NextValue): Condition {
  const columns = sql.join(fields.map((field) => sql.ref(columnOf(field))));
  return sql<SqlBool>`(${columns}) ${sql.raw(operator)} (${sql.join(values.map(() => next()))})`;
}

export function boundValues(bound: SearchBound): CursorValue[] {
  if ('every' in bound) return bound.row ? bound.row.values : bound.every.flatMap(boundValues);
  if ('some' in bound) return bound.some.flatMap(boundValues);
  return bound.value === null ? [] : [bound.value];
}

/** What the text of the condition depends on. */
export function boundShape(bound: SearchBound): string {
  if ('every' in bound) {
    return bound.row ? `${bound.row.fields}${bound.row.operator}` : `every(${bound.every.map(boundShape)})`;
  }
  if ('some' in bound) return `some(${bound.some.map(boundShape)})`;
  return `${bound.field}${bound.operator}${bound.value === null}`;
}
