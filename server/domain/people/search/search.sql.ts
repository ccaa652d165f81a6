import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { type Columns, columnOf, type Sql, type Tables } from '../../../database/sql.ts';
import type { User } from '../../../generated/prisma/client.ts';
import { publicJobSeekers } from '../../accounts/access/jobSeeker.policy.ts';
import type { RowBound, Slice } from '../../core/lists/listing.ts';
import {
  isByRate,
  type JobSeekerFilter,
  type Search,
  type SearchBound,
  type SearchFlag,
  type SortField,
  sortKeys,
} from './searchFilter.ts';
import type { SearchedText, WayToWords } from './searchText.ts';

/** The conditions on a job seeker with all words of this text. */
export const textConditions = ({ way, indexed, others, patterns }: SearchedText): Condition[] => [
  ...indexed.map((word) => isAmongWords(word, way)),
  // The searched text also contains e-mail addresses and whole names, so it only narrows the rows down.
  ...patterns.map(({ field, pattern }) => eb(columnOf(field), 'like', `%${pattern}%`)),
  ...others.map(isInPublicText),
];

/** The words that contain these letters; of the first names, which begin with a space, those that begin with them. */
function isAmongWords(letters: string, way: WayToWords): Condition {
  const found = sql`search_words && array(
    select id from search_word
    where word like ${`%${letters}%`} and (word not like ' %' or word like ${` ${letters}%`})
  )`;
  // No index is used for a comparison with true.
  return way === 'index' ? sql<SqlBool>`${found}` : sql<SqlBool>`(${found}) is true`;
}

function isInPublicText(word: string): Condition {
  const literal = word.replaceAll(/[\\%_]/g, '\\$&');
  const contains = `%${literal}%`;
  const folded = (column: 'title' | 'job_areas' | 'description') => sql<string>`search_form(${eb.ref(column)})`;
  return eb.or([
    eb(folded('title'), 'like', contains),
    eb(folded('job_areas'), 'like', contains),
    eb(folded('description'), 'like', contains),
    sql<SqlBool>`' ' || search_form(first_name(${eb.ref('name')}, ${eb.ref('call_name')})) like ${`% ${literal}%`}`,
  ]);
}

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

/** Free on a day in all of these hours: as in other weeks, unless the day differs. */
const isFree = ({ day, hours, week }: Search['work'][number]): Condition =>
  sql<SqlBool>`(
    free_week & ${week}::bit(168) = ${week}::bit(168)
    and "user".id not in (select job_seeker_id from free_day where day = ${day}::date and not hours @> ${hours}::int[])
    or "user".id in (select job_seeker_id from free_day where day = ${day}::date and hours @> ${hours}::int[])
  )`;

const chosen = (filter: JobSeekerFilter): Condition[] =>
  ofUser.flatMap(([flag, condition]) => (filter[flag] ? [condition] : []));

/** The policy and the filters. */
export function searchCondition({ filter, sort, text, work }: Search): Condition {
  const conditions: Condition[] = [isPublic, ...(text ? textConditions(text) : []), ...work.map(isFree)];
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

/** The statements of the public search. */

type SearchSlice = Slice<SortField | 'id'>;

/** One statement for any number of rows. */
export const readJobSeekers = <Field extends keyof User>(
  db: Sql,
  search: Search,
  fields: readonly Field[],
  slice: SearchSlice,
): Promise<Pick<User, Field>[]> => readPage(db, search, fields, slice, false);

/** Rows, and the number of all that meet the condition; undefined if it did not come with a row. */
type Found<Field extends keyof User> = { rows: Pick<User, Field>[]; total: number | undefined };

type Counted<Field extends keyof User> = Pick<User, Field> & { total: number };

/** The same rows and the number of all, by one statement. */
export const readAndCount = async <Field extends keyof User>(
  db: Sql,
  search: Search,
  fields: readonly Field[],
  slice: SearchSlice,
): Promise<Found<Field>> => withTotal(await readPage(db, search, fields, slice, true), slice);

function withTotal<Field extends keyof User>(rows: Counted<Field>[], { bounds, skip }: SearchSlice): Found<Field> {
  // The list is empty if its first page is.
  return { rows, total: rows[0]?.total ?? (bounds.length + skip === 0 ? 0 : undefined) };
}

/** @param counts whether each row also has the number of all */
async function readPage<Field extends keyof User>(
  db: Sql,
  search: Search,
  fields: readonly Field[],
  slice: SearchSlice,
  counts: boolean,
): Promise<Counted<Field>[]> {
  const { bounds, take, skip } = slice;
  const condition = searchCondition(search);
  const page = db
    .selectFrom('user')
    .select(fields.map((field) => sql.ref(columnOf(field)).as(field)))
    .where((eb) => eb.and([condition, ...bounds.map(boundCondition)]))
    .orderBy(orderOf(slice))
    // A literal, so that the planner knows how few rows are read.
    .limit(sql.lit(take))
    .$if(skip > 0, (query) => query.offset(skip))
    .$if(counts, (query) => query.select((eb) => eb.selectFrom('user').select(count).where(condition).as('total')));
  return (await db.executeQuery<Counted<Field>>(page.compile())).rows;
}

/** The same by a statement that finds all of them first. */
export async function readAmongAll<Field extends keyof User>(
  db: Sql,
  search: Search,
  fields: readonly Field[],
  slice: SearchSlice,
): Promise<Found<Field>> {
  const { bounds, take, skip } = slice;
  const condition = searchCondition(search);
  // An index has the ids of who is free, without reading rows.
  const ids = db.selectFrom('user').select('id').where(condition);
  const isAmong = search.work.length > 0 ? sql<SqlBool>`"user".id = any (array(${ids}))` : condition;
  const page = db
    .with(
      (cte) => cte('found').materialized(),
      () => db.selectFrom('user').select(sortColumns).where(isAmong),
    )
    .with('page', (cte) =>
      cte
        .selectFrom('found')
        .select('id')
        .where((eb) => eb.and(bounds.map(boundCondition)))
        .orderBy(orderOf(slice))
        .limit(sql.lit(take))
        .$if(skip > 0, (query) => query.offset(skip)),
    )
    .selectFrom('user')
    .where('id', 'in', (inner) => inner.selectFrom('page').select('id'))
    .select(fields.map((field) => sql.ref(columnOf(field)).as(field)))
    .select(sql<number>`(select count(*)::int from found)`.as('total'))
    .orderBy(orderOf(slice));
  const { rows } = await db.executeQuery<Counted<Field>>(page.compile());
  return withTotal(rows, slice);
}

const sortColumns = [
  'id',
  ...new Set(Object.values(sortKeys).flatMap((keys) => keys.map(({ field }) => columnOf(field)))),
] as const;

const orderOf = ({ order }: SearchSlice) =>
  sql.join(
    order.map(({ field, direction, nulls }) =>
      sql.join(
        [sql.ref(columnOf(field)), sql.raw(direction), ...(nulls ? [sql.raw(`nulls ${nulls}`)] : [])],
        sql.raw(' '),
      ),
    ),
  );

const count = sql<number>`count(*)::int`.as('count');

/** The number of job seekers who are found, or of those within the bound. */
export async function countFound(db: Sql, search: Search, bound?: SearchBound): Promise<number> {
  const { count: found } = await db
    .selectFrom('user')
    .select(count)
    .where((eb) => eb.and([searchCondition(search), ...(bound ? [boundCondition(bound)] : [])]))
    .executeTakeFirstOrThrow();
  return found;
}
