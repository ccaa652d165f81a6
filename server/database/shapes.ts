import { type CompiledQuery, type Expression, ExpressionWrapper, type SelectQueryBuilder, ValueNode } from 'kysely';
import type { Sql, Tables } from './kysely.ts';

/** Takes the next value of a statement, in the order of its values. */
export type NextValue = <Value>() => Expression<Value>;

/** Builds a statement. It takes the same number of values, in the same order, for each statement of a shape. */
type Build<Table extends keyof Tables, Row> = (next: NextValue) => SelectQueryBuilder<Tables, Table, Row>;

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
export async function runShaped<Table extends keyof Tables, Row>(
  db: Sql,
  known: Map<string, CompiledQuery>,
  shape: string | null,
  values: readonly unknown[],
  build: Build<Table, Row>,
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

function placesWith(valueAt: (index: number) => unknown): NextValue {
  let index = 0;
  return <Value>() => {
    const node = ValueNode.create(valueAt(index));
    index += 1;
    return new ExpressionWrapper<Tables, keyof Tables, Value>(node);
  };
}
