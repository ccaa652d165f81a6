import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export type TestDatabase = {
  url: string;
  /** Also ends the connections that are still open. */
  drop: () => Promise<void>;
};

/**
 * A migrated, empty database of the caller's own, on the server that the run's global setup started
 * (tests/support/databaseServer.ts). Any number may be made at once, from any worker. Usage, at the top of a test file:
 * `const database = await createTestDatabase(); afterAll(database.drop);`
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await run(server.url, `CREATE DATABASE ${name} TEMPLATE ${server.template}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(server.url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
