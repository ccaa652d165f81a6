import { sql } from 'kysely';
import type { Sql } from '../../../database/sql.ts';
import { columnOf } from '../../../database/sql.ts';
import type { User } from '../../../generated/prisma/client.ts';
import type { Slice } from '../../core/lists/listing.ts';
import { boundCondition, searchCondition } from './searchCondition.sql.ts';
import { type Search, type SearchBound, type SortField, sortKeys } from './searchFilter.ts';

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
  const page = db
    .with(
      (cte) => cte('found').materialized(),
      () => db.selectFrom('user').select(sortColumns).where(condition),
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
