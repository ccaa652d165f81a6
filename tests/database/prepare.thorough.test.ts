import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BASELINE } from '../../server/database/baseline.ts';
import { connectDatabase } from '../../server/database/connect.ts';
import { prepareDatabase } from '../../server/database/prepare.ts';
import { createTestDatabase } from '../support/database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const server = await createTestDatabase();
afterAll(server.drop);

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), `hourhand-test-${process.pid}-`));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

describe('without DATABASE_URL', () => {
  it('the database is embedded in the data directory, and migrated once', async () => {
    const lines: string[] = [];
    const progress = (line: string) => lines.push(line);
    const [first, second] = await Promise.all([
      prepareDatabase({ databaseUrl: undefined, dataDir }, progress),
      prepareDatabase({ databaseUrl: undefined, dataDir }, progress),
    ]);
    const { db, close } = connectDatabase(first.url);
    expect(await db.user.count()).toBe(0);
    await close();
    expect(second.url).toBe(first.url);
    expect(lines.filter((line) => line.startsWith(`Migrated the database: ${BASELINE}`))).toHaveLength(1);
    expect(existsSync(join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true);
    await Promise.all([first.stop(), second.stop()]);
    await expect(prepareDatabase({ databaseUrl: first.url, dataDir })).rejects.toThrow('cannot be reached');
  });
});

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

  it('without ICU, which sorts names, it is refused', async () => {
    const client = new pg.Client({ connectionString: changed({ pathname: '/postgres' }) });
    await client.connect();
    await client.query(`CREATE DATABASE plain TEMPLATE template0`);
    const plain = new pg.Client({ connectionString: changed({ pathname: '/plain' }) });
    await plain.connect();
    try {
      await plain.query(`DELETE FROM pg_collation WHERE collname = 'und-x-icu'`);
      await expect(prepare(changed({ pathname: '/plain' }))).rejects.toThrow(
        /\/plain has no collation und-x-icu; a PostgreSQL built with ICU is needed\.$/,
      );
    } finally {
      await plain.end();
      await client.query('DROP DATABASE plain WITH (FORCE)');
      await client.end();
    }
  });

  it('another encoding than UTF8 is refused', async () => {
    const { hostname, port } = new URL(server.url);
    const client = new pg.Client({ connectionString: changed({ pathname: '/postgres' }) });
    await client.connect();
    await client.query(`CREATE DATABASE latin ENCODING 'LATIN1' LOCALE_PROVIDER libc LOCALE 'C' TEMPLATE template0`);
    try {
      await expect(prepare(changed({ pathname: '/latin' }))).rejects.toThrow(
        `The database ${hostname}:${port}/latin is encoded in LATIN1; UTF8 is needed.`,
      );
    } finally {
      await client.query('DROP DATABASE latin WITH (FORCE)');
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
