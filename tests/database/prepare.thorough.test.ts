import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prepareDatabase } from '../../server/database/prepare.ts';
import { createTestDatabase } from '../support/database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const server = await createTestDatabase();
afterAll(server.drop);

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), `hourhand-test-${process.pid}-`));
});
afterEach(() => void rmSync(dataDir, { recursive: true, force: true }));

describe('with DATABASE_URL', () => {
  const prepare = (databaseUrl: string) => prepareDatabase({ databaseUrl, dataDir });
  const changed = (parts: Partial<URL>) => Object.assign(new URL(server.url), parts).href;

  it('that database is used, and the data directory stays empty', async () => {
    const database = await prepare(server.url);
    await database.stop();
    expect(database.url).toBe(server.url);
    expect(readdirSync(dataDir)).toEqual([]);
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.end();
  });

  it('an unusable database is reported in one line, without the password', async () => {
    const port = await closedPort();
    const { pathname } = new URL(server.url);
    await expect(prepare(`postgresql://ana:sesame@127.0.0.1:${port}/hourhand`)).rejects.toThrow(
      `The database 127.0.0.1:${port}/hourhand cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}`,
    );
    await expect(prepare(changed({ password: 'sesame' }))).rejects.toThrow(
      `${pathname} cannot be reached: password authentication failed for user "hourhand"`,
    );
    await expect(prepare(changed({ pathname: '/nowhere' }))).rejects.toThrow(
      '/nowhere cannot be reached: database "nowhere" does not exist',
    );
    await expect(prepare('postgresql://ana:sesame@host.invalid/hourhand')).rejects.toThrow(
      /^The database host\.invalid\/hourhand cannot be reached: [^\n]*$/,
    );
  });

  it.each([
    [
      'without ICU, which sorts names',
      '',
      `DELETE FROM pg_collation WHERE collname = 'und-x-icu'`,
      'has no collation und-x-icu; a PostgreSQL built with ICU is needed.',
    ],
    [
      'in another encoding',
      `ENCODING 'LATIN1' LOCALE_PROVIDER libc LOCALE 'C'`,
      'SELECT 1',
      'is encoded in LATIN1; UTF8 is needed.',
    ],
  ])('%s, it is refused', async (_what, options, change, message) => {
    const client = new pg.Client({ connectionString: changed({ pathname: '/postgres' }) });
    await client.connect();
    await client.query(`CREATE DATABASE other ${options} TEMPLATE template0`);
    const other = new pg.Client({ connectionString: changed({ pathname: '/other' }) });
    await other.connect();
    try {
      await other.query(change);
      await expect(prepare(changed({ pathname: '/other' }))).rejects.toThrow(`/other ${message}`);
    } finally {
      await other.end();
      await client.query('DROP DATABASE other WITH (FORCE)');
      await client.end();
    }
  });
});

async function closedPort(): Promise<number> {
  const listener = createServer();
  const port = await new Promise<number>((resolve) => {
    listener.listen(0, '127.0.0.1', () => {
      const address = listener.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  await new Promise((resolve) => listener.close(resolve));
  return port;
}
