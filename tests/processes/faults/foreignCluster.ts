import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { databaseAccount } from '../../../server/database/embedded/account.ts';
import { copyPlaces, usableBinaries } from '../../../server/database/embedded/cluster.ts';
import { freePort } from '../../../server/database/embedded/freePort.ts';
import { eventually } from '../../support/eventually.ts';

/** A PostgreSQL server that someone else has set up, with an empty database. */
export type ForeignCluster = { url: string; stop: () => Promise<void> };

/**
 * Creates a cluster without any setting of the product.
 * @param initdb flags, such as the locale
 * @param settings lines of its `postgresql.conf`, which count for every database and role
 */
export async function startForeignCluster(
  initdb: readonly string[],
  settings: Record<string, string>,
): Promise<ForeignCluster> {
  const account = databaseAccount();
  const parent = mkdtempSync(join(tmpdir(), `hourhand-test-${process.pid}-`));
  if ('uid' in account) chownSync(parent, account.uid, account.gid);
  const folder = join(parent, 'postgres');
  const binaries = usableBinaries(account, copyPlaces(parent, account));
  const program = { ...account, cwd: parent, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const made = spawnSync(binaries.initdb, ['-D', folder, '--username=owner', '--auth=trust', '-E', 'UTF8', ...initdb], {
    ...program,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(made.stderr);
  const port = await freePort();
  const complete = { ...settings, listen_addresses: '127.0.0.1', unix_socket_directories: '', port, fsync: 'off' };
  const lines = Object.entries(complete).map(([name, value]) => `${name} = '${value}'\n`);
  appendFileSync(join(folder, 'postgresql.conf'), lines.join(''));

  const server = spawn(binaries.postgres, ['-D', folder], { ...program, stdio: 'ignore' });
  const exited = once(server, 'exit');
  const url = `postgresql://owner@127.0.0.1:${port}`;
  await eventually(async () => {
    const client = new pg.Client({ connectionString: `${url}/postgres` });
    await client.connect();
    await client.query('CREATE DATABASE market');
    await client.end();
  });
  return {
    url: `${url}/market`,
    stop: async () => {
      // Ends connections too.
      server.kill('SIGINT');
      await exited;
      rmSync(parent, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}
