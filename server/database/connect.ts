import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { PrismaClient } from '../generated/prisma/client.ts';
import { openPool } from './connection.ts';
import { kyselyOn, maxLockWaitMs } from './kysely.ts';
import type { Sql } from './sql.ts';

export type Database = {
  db: PrismaClient;
  /** Hand-tuned SQL on the same connections. */
  sql: Sql;
  pool: pg.Pool;
  close: () => Promise<void>;
};

/** How long to wait for a free connection before the request fails, in milliseconds. */
const LONGEST_WAIT = 10_000;

/** The limit of prepared statements per connection; each length of a list filter makes another statement text. */
const MOST_PREPARED = 1_000;

/**
 * Connects lazily to the database at `url`, with at most `poolSize` connections (default: 10). `log` is called for each
 * statement, by what it does and to which table. `timeout` limits each statement and the wait for a connection, in milliseconds; by default only that wait is
 * limited. `longest` limits each statement and transaction instead, for work that is not an answer to a request.
 */
export function connectDatabase(
  url: string,
  options: {
    log?: (statement: { statement: string; ms: number }) => void;
    poolSize?: number;
    timeout?: number;
    longest?: number;
  } = {},
): Database {
  const { log, poolSize = 10, timeout, longest } = options;
  const connectWithin = timeout ?? LONGEST_WAIT;
  const pool = openPool(url, {
    size: poolSize,
    connectWithin,
    timeout: longest ?? timeout,
    lockWithin: maxLockWaitMs,
    keepsDeadline: longest === undefined,
    log,
  });
  const nameOf = preparedName();
  const adapter = new PrismaPg(pool, { statementNameGenerator: nameOf, onPoolError: () => undefined });
  const db = new PrismaClient({
    adapter,
    // Transactions wait for a connection as long as single statements do.
    transactionOptions: { maxWait: connectWithin, timeout: longest },
  });
  return {
    db,
    sql: kyselyOn(pool, nameOf),
    pool,
    close: async () => {
      await db.$disconnect();
      await pool.end();
    },
  };
}

/** The same name for the same text, so that PostgreSQL parses and plans each statement once per connection. */
function preparedName(): (query: { sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= MOST_PREPARED) return '';
    const name = `hourhand_${names.size}`;
    names.set(sql, name);
    return name;
  };
}
