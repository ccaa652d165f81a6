import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Columns, Tables } from '../../../database/sql.ts';
import { columnOf } from '../../../database/sql.ts';
import { publicJobSeekers } from '../../accounts/access/jobSeeker.policy.ts';
import type { RowBound } from '../../core/lists/listing.ts';
import {
  isByRate,
  type JobSeekerFilter,
  type Search,
  type SearchBound,
  type SearchFlag,
  type SortField,
} from './searchFilter.ts';
import { textConditions } from './searchText.sql.ts';

/** The conditions of the public search in SQL. */

type Condition = Expression<SqlBool>;

const eb = expressionBuilder<Tables, 'user'>();

/** The filters that compare a column with a value. */
const comparisons = [
  { filter: 'jobId', column: 'job_id', operator: '=' },
  { filter: 'cityId', column: 'city_id', operator: '=' },
  { filter: 'sexId', column: 'sex_id', operator: '=' },
  { filter: 'experienceId', column: 'experience_id', operator: '=' },
  { filter: 'languageId', column: 'language_id', operator: '=' },
  { filter: 'maxRate', column: 'min_rate', operator: '<=' },
  { filter: 'exceptId', column: 'id', operator: '<>' },
] as const;

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

/**
 * What each choice asks for, of the table `user` under a name. The last three are also what their partial indexes contain, word for
 * word.
 */
const meanings: Record<SearchFlag, (user: string) => Condition> = {
  partTime: (user) => sql<SqlBool>`${sql.ref(`${user}.part_time`)}`,
  fullTime: (user) => sql<SqlBool>`${sql.ref(`${user}.full_time`)}`,
  verified: (user) =>
    sql<SqlBool>`(${sql.ref(`${user}.phone_verified_at`)} is not null or ${sql.ref(`${user}.identity_checked_at`)} is not null)`,
  wellRated: (user) =>
    sql<SqlBool>`(${sql.ref(`${user}.rating_count`)} > 0 and ${sql.ref(`${user}.rating_stars`)} >= 4 * ${sql.ref(`${user}.rating_count`)})`,
  hasVideo: (user) => sql<SqlBool>`${sql.ref(`${user}.video_uri`)} is not null`,
};

/** What each choice asks for, with its name. */
export const flagConditions = (user: string): [SearchFlag, Condition][] =>
  Object.entries(meanings).map(([flag, meaning]) => [flag as SearchFlag, meaning(user)]);

const ofUser = flagConditions('user');

const chosen = (filter: JobSeekerFilter): Condition[] =>
  ofUser.flatMap(([flag, condition]) => (filter[flag] ? [condition] : []));

/** The policy and the filters. */
export function searchCondition({ filter, sort, text }: Search): Condition {
  const conditions: Condition[] = [isPublic, ...(text ? textConditions(text) : [])];
  for (const { filter: name, column, operator } of comparisons) {
    const value = filter[name];
    if (value != null) conditions.push(eb(column, operator, value));
  }
  if (filter.hasPhoto != null) conditions.push(eb('photo_uri', filter.hasPhoto ? 'is not' : 'is', null));
  conditions.push(...chosen(filter));
  if (isByRate(sort)) conditions.push(eb('min_rate', 'is not', null));
  if (sort === 'RATE_BY_CURRENCY') conditions.push(eb('rate_currency', 'is not', null));
  return eb.and(conditions);
}

/** The rows within a bound of a page. */
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
