import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';

/** After so long without work, PostgreSQL's processes have added what they did to the statistics. Milliseconds. */
const settled = 11_000;

/** How many statements each answer takes. Each is a transaction of its own, and transactions are counted. */
export async function statementsEach(pool: Pool, run: () => Promise<{ answers: unknown[] }>): Promise<number> {
  // What is remembered between requests is not to count.
  await run();
  const before = await transactions(pool);
  const { answers } = await run();
  return ((await transactions(pool)) - before) / answers.length;
}

async function transactions(pool: Pool): Promise<number> {
  await delay(settled);
  const { rows } = await pool.query<{ count: number }>(
    'SELECT xact_commit::int AS count FROM pg_stat_database WHERE datname = current_database()',
  );
  return rows[0]?.count ?? Number.NaN;
}
