import { type CompiledQuery, type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { type Columns, columnOf, type Sql, type Tables } from '../../database/kysely.ts';
import { type NextValue, runShaped } from '../../database/shapes.ts';
import type { User } from '../../generated/prisma/client.ts';
import type { Bound, CursorValue, Slice, SliceKey, SortKey } from '../listing.ts';
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
export const searchFor = (filter: JobSeekerFilter, sort: JobSeekerSort): Search => ({
  filter,
  sort,
  texts: textConditions(filter.q),
});

/** The policy and the filters. */
function conditionOf({ filter, sort, texts }: Search, next: NextValue): Condition {
  const conditions: Condition[] = [isPublic, ...texts];
  for (const { filter: name, column, operator } of comparisons) {
    if (filter[name] != null) conditions.push(eb(column, operator, next<number>()));
  }
  if (filter.hasPhoto != null) conditions.push(eb('photo_uri', filter.hasPhoto ? 'is not' : 'is', null));
  if (sort === 'HOURLY_RATE') conditions.push(eb('min_rate', 'is not', null));
  return eb.and(conditions);
}

const valuesOf = ({ filter }: Search): number[] => comparisons.flatMap(({ filter: name }) => filter[name] ?? []);

/** What the condition's text depends on. */
function shapeOf({ filter, sort }: Search): string {
  const compared = comparisons.map(({ filter: name }) => (filter[name] == null ? 0 : 1));
  return `${compared} ${filter.hasPhoto ?? ''} ${sort === 'HOURLY_RATE'}`;
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

/** The texts of statements, by the list of fields that they read: a compiled query always passes the same list. */
const knownTexts = new WeakMap<readonly string[], Map<string, CompiledQuery>>();

/** One statement, whatever the size of the slice. */
export function readJobSeekers<Field extends keyof User>(
  db: Sql,
  search: Search,
  fields: readonly Field[],
  { bounds, order, take, skip }: Slice<SortField | 'id'>,
): Promise<Pick<User, Field>[]> {
  const known = knownTexts.get(fields) ?? new Map<string, CompiledQuery>();
  knownTexts.set(fields, known);
  // Free text and the number of a page make texts that are not needed again.
  const isKept = search.texts.length === 0 && skip === 0;
  const shape = isKept ? [shapeOf(search), ...bounds.map(boundShape), ...order.map(keyShape), take].join() : null;
  return runShaped(db, known, shape, [...valuesOf(search), ...bounds.flatMap(boundValues)], (next) => {
    let query = db
      .selectFrom('user')
      .select(fields.map((field) => sql.ref(columnOf(field)).as(field)))
      .where(eb.and([conditionOf(search, next), ...bounds.map((bound) => boundCondition(bound, next))]))
      // A literal, so that the planner knows how few rows are read.
      .limit(sql.lit(take));
    if (skip > 0) query = query.offset(skip);
    for (const { field, direction, nulls } of order) {
      query = query.orderBy(columnOf(field), (by) => {
        const directed = direction === 'asc' ? by.asc() : by.desc();
        return nulls === undefined ? directed : nulls === 'first' ? directed.nullsFirst() : directed.nullsLast();
      });
    }
    return query.$castTo<Pick<User, Field>>();
  });
}

export async function countFound(db: Sql, search: Search, bound?: SearchBound): Promise<number> {
  const values = [...valuesOf(search), ...(bound ? boundValues(bound) : [])];
  const [row] = await runShaped(db, new Map(), null, values, (next) => {
    const condition = conditionOf(search, next);
    return db
      .selectFrom('user')
      .select(sql<number>`count(*)::int`.as('count'))
      .where(bound ? eb.and([condition, boundCondition(bound, next)]) : condition);
  });
  return row?.count ?? 0;
}

type SearchBound = Bound<SortField | 'id'>;

function boundCondition(bound: SearchBound, next: NextValue): Condition {
  if ('every' in bound) return eb.and(bound.every.map((part) => boundCondition(part, next)));
  if ('some' in bound) return eb.or(bound.some.map((part) => boundCondition(part, next)));
  const { field, operator, value } = bound;
  const column = columnOf(field);
  if (value === null) return eb(column, operator === '=' ? 'is' : 'is not', null);
  return sql<SqlBool>`${sql.ref(column)} ${sql.raw(operator)} ${next()}`;
}

function boundValues(bound: SearchBound): CursorValue[] {
  if ('every' in bound) return bound.every.flatMap(boundValues);
  if ('some' in bound) return bound.some.flatMap(boundValues);
  return bound.value === null ? [] : [bound.value];
}

/** What the text of a condition on a bound depends on. */
function boundShape(bound: SearchBound): string {
  if ('every' in bound) return `every(${bound.every.map(boundShape)})`;
  if ('some' in bound) return `some(${bound.some.map(boundShape)})`;
  return `${bound.field}${bound.operator}${bound.value === null}`;
}

const keyShape = ({ field, direction, nulls }: SliceKey): string => `${field} ${direction} ${nulls ?? ''}`;
