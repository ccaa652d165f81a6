import type pg from 'pg';
import { inOneWay } from './bothWays.ts';
import { sentWhile } from './sent.ts';

type Statement = { text: string; values: unknown[] };

const isStatement = (value: unknown): value is Statement =>
  typeof value === 'object' && value !== null && 'text' in value && 'values' in value;

/** The statements with values that this process sends to the database meanwhile, and the result. */
export async function statementsWhile<Result>(
  act: () => Promise<Result>,
): Promise<{ result: Result; statements: Statement[] }> {
  const { result, sent } = await sentWhile(() => inOneWay('compiled', act));
  return { result, statements: sent.filter(isStatement) };
}

type Plan = {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
};

/** The number of rows of the table that the statement reads when it is sent again. */
export async function rowsRead(
  connection: pg.Pool | pg.PoolClient,
  table: string,
  { text, values }: Statement,
): Promise<number> {
  const { rows } = await connection.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
  const read = (plan: Plan): number => {
    const own = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
    return (plan['Relation Name'] === table ? own : 0) + (plan.Plans ?? []).reduce((sum, next) => sum + read(next), 0);
  };
  return read(rows[0]['QUERY PLAN'][0].Plan);
}
