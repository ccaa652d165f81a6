import {
  type CompiledQuery,
  type Expression,
  ExpressionWrapper,
  type SelectQueryBuilder,
  sql,
  ValueNode,
} from 'kysely';
import type { Sql, Tables } from './kysely.ts';

/** Takes the next value of a statement, in the order of its values. */
export type NextValue = <Value>() => Expression<Value>;

/** Builds a statement. It takes the same number of values, in the same order, for each statement of a shape. */
type Build<Db, Table extends keyof Db, Row> = (next: NextValue) => SelectQueryBuilder<Db, Table, Row>;

/** Where a value belongs, in a statement without values. */
class Place {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

/** Set to false, each statement is built anew. Results stay the same. */
const isOn = true;

/** The maximum number of shapes that are kept. */
const most = 500;

/**
 * Runs a statement that differs from others of its shape only in its values. Building a statement and turning it into text
 * takes longer than everything else that the server does for it, so the text is kept for each shape.
 * @param known the texts so far, for statements that are built by the same function
 * @param shape names everything that the text depends on; null: it is not worth keeping
 */
export async function runShaped<Db, Table extends keyof Db, Row>(
  db: Sql,
  known: Map<string, CompiledQuery>,
  shape: string | null,
  values: readonly unknown[],
  build: Build<Db, Table, Row>,
): Promise<Row[]> {
  if (!isOn || shape === null) {
    const { rows } = await db.executeQuery(build(placesWith((index) => values[index])));
    return rows;
  }
  let statement = known.get(shape);
  if (!statement) {
    statement = build(placesWith((index) => new Place(index))).compile();
    if (known.size < most) known.set(shape, statement);
  }
  const parameters = statement.parameters.map((one) => (one instanceof Place ? values[one.index] : one));
  const { rows } = await db.executeQuery<Row>({ ...statement, parameters });
  return rows;
}

/** Up to so many ids are values of their own. */
const fewIds = 4;

/**
 * A statement that reads rows by their ids. PostgreSQL does not know how long an array is that is a value, expects ten elements,
 * and would rather plan the statement anew each time; so each small number of ids has a text of its own.
 * @param build gets what a column of ids has to be equal to
 */
export function statementByIds<Db, Table extends keyof Db, Row>(
  build: (db: Sql, ids: Expression<number>) => SelectQueryBuilder<Db, Table, Row>,
): (db: Sql, ids: readonly number[]) => Promise<Row[]> {
  const known = new Map<string, CompiledQuery>();
  return (db, ids) =>
    ids.length <= fewIds
      ? runShaped(db, known, `${ids.length}`, ids, (next) => build(db, oneOf(ids.map(() => next<number>()))))
      : runShaped(db, known, 'many', [ids], (next) => build(db, sql<number>`any(${next<number[]>()}::int[])`));
}

const oneOf = (ids: Expression<number>[]): Expression<number> =>
  ids.length === 1 ? sql<number>`${ids[0]}` : sql<number>`any(array[${sql.join(ids)}]::int[])`;

function placesWith(valueAt: (index: number) => unknown): NextValue {
  let index = 0;
  return <Value>() => {
    const node = ValueNode.create(valueAt(index));
    index += 1;
    return new ExpressionWrapper<Tables, keyof Tables, Value>(node);
  };
}
