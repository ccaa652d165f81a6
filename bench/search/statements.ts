import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** Counts statements in PostgreSQL's own statistics. */
export type StatementCounter = {
  /**
   * How many statements each of `answers` takes that `run` asks for.
   * @param name what the connections of the server that answers are called in PostgreSQL; they are ended before and after
   */
  each: (name: string, answers: number, run: () => Promise<unknown>) => Promise<number>;
  close: () => Promise<void>;
};

/**
 * Each statement outside of a transaction is one, and so is the beginning of each connection: statements are transactions less
 * connections. The process of a connection adds them to the statistics when it ends.
 */
export async function openStatementCounter(databaseUrl: string): Promise<StatementCounter> {
  const measured = new URL(databaseUrl);
  const database = measured.pathname.slice(1);
  // What this connection does itself counts in another database.
  measured.pathname = '/postgres';
  const client = new pg.Client({ connectionString: measured.href, application_name: 'statements' });
  await client.connect();

  const mine = 'application_name = $1 AND datname = $2';
  /** A server that has just started, or has just answered, may still be sending statements. */
  const idle = async (name: string): Promise<void> => {
    for (let checks = 0; checks < 5; checks += 1) {
      const { rows } = await client.query(`SELECT 1 FROM pg_stat_activity WHERE ${mine} AND state <> 'idle'`, [
        name,
        database,
      ]);
      if (rows.length > 0) checks = 0;
      await delay(20);
    }
  };
  const statements = async (name: string): Promise<number> => {
    await idle(name);
    await client.query(`SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE ${mine}`, [name, database]);
    const { rows } = await client.query<{ count: number }>(
      'SELECT (xact_commit - sessions)::int AS count FROM pg_stat_database WHERE datname = $1',
      [database],
    );
    return rows[0]?.count ?? Number.NaN;
  };
  return {
    each: async (name, answers, run) => {
      const before = await statements(name);
      await run();
      return ((await statements(name)) - before) / answers;
    },
    close: () => client.end(),
  };
}
