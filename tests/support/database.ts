import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export type TestDatabase = {
  url: string;
  drop: () => Promise<void>;
  /** Drops it while it is in use. */
  cut: () => Promise<void>;
};

/**
 * A new database on the server of the run (tests/support/databaseServer.ts): migrated and empty, or a copy of `template`.
 * Any number can be created concurrently, from any worker. Usage, at the top of a
 * test file: `const database = await createTestDatabase(); afterAll(database.drop);`
 */
export async function createTestDatabase(template?: string): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const { name, url } = await copyDatabase(server.url, template ?? server.template);
  const drop = (how = '') => runStatement(server.url, `DROP DATABASE IF EXISTS ${name} ${how}`);
  // Without FORCE, PostgreSQL gives connections a few seconds to close. A connection that is cut throws an error outside of any test.
  return { url, drop: () => drop(), cut: () => drop('WITH (FORCE)') };
}

/** Copies the database `template` on the server at `serverUrl` under a random name. */
export async function copyDatabase(serverUrl: string, template: string): Promise<{ name: string; url: string }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runStatement(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { name, url: url.href };
}

/** Refuses further connections to a database, because one with open connections cannot be copied. */
export const sealDatabase = (serverUrl: string, name: string): Promise<void> =>
  runStatement(serverUrl, `ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`);

async function runStatement(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
