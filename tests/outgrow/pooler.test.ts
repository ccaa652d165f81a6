import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../server/database/embedded/freePort.ts';
import { checkServer } from '../../server/database/server.ts';
import { databaseCheck } from '../../server/start/checks/checks.ts';
import { eventually } from '../support/eventually.ts';
import { testDatabase } from '../support/fixtures.ts';

/** A real PgBouncer before the database. Needs Debian's package `pgbouncer`. */

const database = testDatabase();

/** @returns the database's URL through a pooler with these settings */
async function startPooler(settings: string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'hourhand-pooler-'));
  const port = await freePort();
  const { hostname, port: databasePort, username, password, pathname } = new URL(database.url);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    [
      '[databases]',
      `* = host=${hostname} port=${databasePort} user=${username} password=${password}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      ...settings,
    ].join('\n'),
  );
  // It does not run as root.
  const isRoot = userInfo().uid === 0;
  if (isRoot) for (const path of [folder, file]) chownSync(path, 65_534, 65_534);
  const pooler = spawn('pgbouncer', [...(isRoot ? ['-u', 'nobody'] : []), file], { stdio: 'ignore' });
  onTestFinished(async () => {
    pooler.kill('SIGKILL');
    if (pooler.exitCode === null) await once(pooler, 'exit');
    rmSync(folder, { recursive: true });
  });
  return `postgresql://${username}:any@127.0.0.1:${port}${pathname}`;
}

it.each([
  ['that refuses the settings of connections', ['pool_mode = session']],
  ['that lends connections for a transaction', ['pool_mode = transaction', 'ignore_startup_parameters = options']],
])('a pooler %s is refused by name', async (_name, settings) => {
  const url = await startPooler(settings);
  const refusal = /^The database \S+ is behind a connection pooler, such as PgBouncer/;
  await eventually(() => expect(checkServer(url)).rejects.toThrow(refusal));
  await expect(databaseCheck({ databaseUrl: url }).run()).rejects.toMatchObject({ name: 'WrongSetting' });
});

it('PostgreSQL itself is not', async () => {
  await checkServer(database.url);
});
