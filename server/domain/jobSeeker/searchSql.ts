import { type CompiledQuery, sql } from 'kysely';
import { columnOf, type Sql } from '../../database/kysely.ts';
import { type NextValue, runShaped } from '../../database/shapes.ts';
import type { User } from '../../generated/prisma/client.ts';
import type { Slice, SliceKey } from '../listing.ts';
import {
  boundCondition,
  boundShape,
  boundValues,
  type Condition,
  type Search,
  type SearchBound,
  type SortField,
  searchCondition,
  searchShape,
  searchValues,
  sortKeys,
} from './searchCondition.ts';

/** The statements of the public search. */

type SearchSlice = Slice<SortField | 'id'>;

const valuesOf = (search: Search, bounds: readonly SearchBound[]) => [
  ...searchValues(search),
  ...bounds.flatMap(boundValues),
];

const boundConditions = (bounds: readonly SearchBound[], next: NextValue): Condition[] =>
  bounds.map((bound) => boundCondition(bound, next));

/** The texts of statements, by the list of fields that they read: a compiled query always passes the same list. */
const knownTexts = new WeakMap<readonly string[], Map<string, CompiledQuery>>();

/** One statement, whatever the size of the slice. */
export const readJobSeekers = <Field extends keyof User>(
  db: Sql,
  search: Search,
  fields: readonly Field[],
  slice: SearchSlice,
): Promise<Pick<User, Field>[]> => readPage(db, search, fields, slice, false);

/** Rows, and the number of all that meet the condition; undefined if it did not come with a row. */
type Found<Field extends keyof User> = { rows: Pick<User, Field>[]; total: number | undefined };

/** The same rows and the number of all, by one statement. */
export const readAndCount = async <Field extends keyof User>(
  db: Sql,
  search: Search,
  fields: readonly Field[],
  slice: SearchSlice,
): Promise<Found<Field>> => withTotal(await readPage(db, search, fields, slice, true), slice);

function withTotal<Field extends keyof User>(
  rows: (Pick<User, Field> & { total: number })[],
  { bounds, skip }: SearchSlice,
): Found<Field> {
  // The list is empty if its first page is.
  return { rows, total: rows[0]?.total ?? (bounds.length + skip === 0 ? 0 : undefined) };
}

/** @param counts whether each row also has the number of all */
function readPage<Field extends keyof User>(
  db: Sql,
  search: Search,
  fields: readonly Field[],
  slice: SearchSlice,
  counts: boolean,
) {
  const { bounds, take, skip } = slice;
  const known = knownTexts.get(fields) ?? new Map<string, CompiledQuery>();
  knownTexts.set(fields, known);
  return runShaped(db, known, shapeOf(search, slice, counts), valuesOf(search, bounds), (next) => {
    const condition = searchCondition(search, next);
    return (
      db
        .selectFrom('user')
        .select(fields.map((field) => sql.ref(columnOf(field)).as(field)))
        .where((eb) => eb.and([condition, ...boundConditions(bounds, next)]))
        .orderBy(orderOf(slice))
        // A literal, so that the planner knows how few rows are read.
        .limit(sql.lit(take))
        .$if(skip > 0, (query) => query.offset(skip))
        .$if(counts, (query) => query.select((eb) => eb.selectFrom('user').select(count).where(condition).as('total')))
        .$castTo<Pick<User, Field> & { total: number }>()
    );
  });
}

/** Null for a page by its number, whose text is hardly needed again. */
function shapeOf(search: Search, { bounds, order, take, skip }: SearchSlice, counts: boolean): string | null {
  const shape = searchShape(search);
  if (shape === null || skip > 0) return null;
  return [shape, ...bounds.map(boundShape), ...order.map(keyShape), take, counts].join();
}

const keyShape = ({ field, direction, nulls }: SliceKey): string => `${field} ${direction} ${nulls ?? ''}`;

/** The same by a statement that finds all of them first. */
export async function readAmongAll<Field extends keyof User>(
  db: Sql,
  search: Search,
  fields: readonly Field[],
  slice: SearchSlice,
): Promise<Found<Field>> {
  const { bounds, take, skip } = slice;
  const rows = await runShaped(db, new Map(), null, valuesOf(search, bounds), (next) => {
    const condition = searchCondition(search, next);
    return db
      .with(
        (cte) => cte('found').materialized(),
        () => db.selectFrom('user').select(sortColumns).where(condition),
      )
      .with('page', (cte) =>
        cte
          .selectFrom('found')
          .select('id')
          .where((eb) => eb.and(boundConditions(bounds, next)))
          .orderBy(orderOf(slice))
          .limit(sql.lit(take))
          .$if(skip > 0, (query) => query.offset(skip)),
      )
      .selectFrom('user')
      .where('id', 'in', (inner) => inner.selectFrom('page').select('id'))
      .select(fields.map((field) => sql.ref(columnOf(field)).as(field)))
      .select(sql<number>`(select count(*)::int from found)`.as('total'))
      .orderBy(orderOf(slice))
      .$castTo<Pick<User, Field> & { total: number }>();
  });
  return withTotal(rows, slice);
}

const sortColumns = ['id', ...Object.values(sortKeys).map(([{ field }]) => columnOf(field))] as const;

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

export async function countFound(db: Sql, search: Search, bound?: SearchBound): Promise<number> {
  const bounds = bound ? [bound] : [];
  const [row] = await runShaped(db, new Map(), null, valuesOf(search, bounds), (next) => {
    const condition = searchCondition(search, next);
    return db
      .selectFrom('user')
      .select(count)
      .where((eb) => eb.and([condition, ...boundConditions(bounds, next)]));
  });
  return row?.count ?? 0;
}
