import pg from 'pg';
import { vi } from 'vitest';
import { inOneWay } from './bothWays.ts';

/** How the database reads its tables for a statement. */

type Statement = { text: string; values: unknown[] };

const isStatement = (value: unknown): value is Statement =>
  typeof value === 'object' && value !== null && 'text' in value && 'values' in value;

/** What this process sends to the database meanwhile, except statements without values, and the result. */
export async function sentWhile<Result>(
  act: () => Promise<Result>,
): Promise<{ result: Result; statements: Statement[] }> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const result = await inOneWay('compiled', act);
    return { result, statements: sent.mock.calls.map(([config]: unknown[]) => config).filter(isStatement) };
  } finally {
    sent.mockRestore();
  }
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
