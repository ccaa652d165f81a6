import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '../generated/prisma/client.ts';
import { usersReader } from './readUsers.ts';

export type Database = ReturnType<typeof usersReader> & {
  db: PrismaClient;
  /** The connections that `db` uses, for statements written by hand. */
  pool: pg.Pool;
  close: () => Promise<void>;
};

/** Milliseconds. Waiting longer than this for a free connection, a request had better fail. */
const LONGEST_WAIT = 10_000;

/** How many statements may stay prepared on a connection; a list in a filter makes a text for each of its lengths. */
const MOST_PREPARED = 1_000;

/**
 * Connections to the database at `url`, opened when first needed: at most `poolSize`, 10 unless told. `log` is called
 * for every statement of `db`.
 */
export function connectDatabase(
  url: string,
  options: { log?: (statement: { sql: string; milliseconds: number }) => void; poolSize?: number } = {},
): Database {
  const { log, poolSize = 10 } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'hourhand',
    connectionTimeoutMillis: LONGEST_WAIT,
  });
  // A connection that breaks while idle is replaced; a database that is gone shows in the next statement.
  pool.on('error', () => undefined);
  const nameOf = preparedName();
  const adapter = new PrismaPg(pool, { statementNameGenerator: nameOf, onPoolError: () => undefined });
  const db = new PrismaClient({
    adapter,
    log: [{ emit: 'event', level: 'query' }],
    // A transaction waits for its connection as long as a single statement does.
    transactionOptions: { maxWait: LONGEST_WAIT },
  });
  if (log) db.$on('query', ({ query, duration }) => log({ sql: query, milliseconds: duration }));
  return {
    db,
    pool,
    ...usersReader(db, pool, nameOf),
    close: async () => {
      await db.$disconnect();
      await pool.end();
    },
  };
}

/** The same name for the same text, so that PostgreSQL parses and plans a statement once per connection. */
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
