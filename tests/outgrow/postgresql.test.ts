import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemo } from '../../prisma/demo/demo.ts';
import { restoreBackup, writeBackup } from '../../server/backup/backup.ts';
import { openPool } from '../../server/database/connection.ts';
import { freePort } from '../../server/database/embedded/freePort.ts';
import { openMedia } from '../../server/media/open.ts';
import { parseEnv } from '../../server/start/env.ts';
import { prepareSandboxTables } from '../../server/start/paymentSandbox.ts';
import { contentsOf, runSql } from '../support/contents.ts';
import { eventually } from '../support/eventually.ts';
import { testDatabase } from '../support/fixtures.ts';
import { testFolder } from '../support/folder.ts';

/**
 * A backup moves an installation from the embedded PostgreSQL to an older one with another locale, whose role is no superuser, and
 * back. Needs Debian's package `postgresql`.
 */

const folder = testFolder();
const embedded = testDatabase();
const again = testDatabase();
let server: ChildProcess;
let url: string;

beforeAll(async () => {
  const [version = ''] = readdirSync('/usr/lib/postgresql').toSorted((a, b) => Number(b) - Number(a));
  const programs = join('/usr/lib/postgresql', version, 'bin');
  // PostgreSQL refuses to run as root.
  const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  const account = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  const data = mkdtempSync(join(tmpdir(), 'hourhand-postgresql-data-'));
  if (account.uid !== undefined) chownSync(data, account.uid, account.gid);
  const port = await freePort();
  const how = ['--username=admin', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), ['-D', data, ...how], { ...account, cwd: data, stdio: 'ignore' });
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'timezone=UTC'];
  const options = settings.flatMap((setting) => ['-c', setting]);
  server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...options], {
    ...account,
    cwd: data,
    stdio: 'ignore',
  });
  server.once('exit', () => rmSync(data, { recursive: true }));
  const maintenance = `postgresql://admin@127.0.0.1:${port}/postgres`;
  await eventually(() => runSql(maintenance, 'SELECT 1'));
  // As in docs/operate/deploy.md.
  await runSql(maintenance, 'CREATE ROLE hourhand LOGIN CREATEDB');
  await runSql(maintenance, 'CREATE DATABASE hourhand OWNER hourhand');
  url = `postgresql://hourhand@127.0.0.1:${port}/hourhand`;

  const pool = openPool(embedded.url, { size: 1 });
  const media = await openMedia(parseEnv({ DATA_DIR: folder }));
  await seedDemo({ pool, media, now: new Date(), sandbox: true }).finally(() => pool.end());
}, 300_000);
afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill('SIGINT');
  await ended;
});

/** Uploads stay where they are. */
async function move(from: string, to: string): Promise<void> {
  const backup = mkdtempSync(join(folder, 'backup-'));
  const bucket = 'uploads';
  await writeBackup({ url: from, dataDir: folder, bucket }, join(backup, 'new'));
  const options = { replace: false, prepareSandbox: prepareSandboxTables, progress: () => undefined };
  await restoreBackup(join(backup, 'new'), { url: to, dataDir: folder, bucket }, options);
}

it('all rows move to the older server, and back', async () => {
  const before = await contentsOf(embedded.url);
  const version = async (at: string) =>
    Number((await runSql<{ server_version_num: string }>(at, 'SHOW server_version_num'))[0]?.server_version_num);
  expect(await version(url)).toBeLessThan(await version(embedded.url));
  await move(embedded.url, url);
  expect(await contentsOf(url)).toEqual(before);
  await move(url, again.url);
  expect(await contentsOf(again.url)).toEqual(before);
});
