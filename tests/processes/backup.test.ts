import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { seedDemo } from '../../prisma/demo/demo.ts';
import { restoreBackup, writeBackup } from '../../server/backup/backup.ts';
import { BASELINE } from '../../server/database/baseline.ts';
import { openPool } from '../../server/database/connection.ts';
import { MIGRATIONS, migrateDatabase } from '../../server/database/migrate.ts';
import { openMedia } from '../../server/media/open.ts';
import { parseEnv } from '../../server/start/env.ts';
import { prepareSandboxTables } from '../../server/start/paymentSandbox.ts';
import { contentsOf, filesOf, runSql } from '../support/contents.ts';
import { createTestDatabase } from '../support/database.ts';
import { testDatabase } from '../support/fixtures.ts';
import { testFolder } from '../support/folder.ts';

/** A backup of the demo, and restoring it into databases and folders that are empty or not. */

const folder = testFolder();
const source = testDatabase();
const dataDir = join(folder, 'data');
const backup = join(folder, 'backup');
let places = 0;

beforeAll(async () => {
  const pool = openPool(source.url, { size: 1 });
  const media = await openMedia(parseEnv({ DATA_DIR: dataDir }));
  await seedDemo({ pool, media, now: new Date(), sandbox: true }).finally(() => pool.end());
  await writeBackup({ url: source.url, dataDir, bucket: undefined }, backup);
}, 300_000);

/** An empty installation. */
async function emptyPlace() {
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  places += 1;
  return { url, dataDir: join(folder, `place-${places}`), bucket: undefined };
}

/** One with a person and an upload. */
async function filledPlace() {
  const place = await emptyPlace();
  await runSql(place.url, `INSERT INTO "user" (name, email, role) VALUES ('Ana', 'ana@example.test', 'ROLE_EMPLOYER')`);
  mkdirSync(join(place.dataDir, 'media'), { recursive: true });
  writeFileSync(join(place.dataDir, 'media', 'ana.webp'), 'a picture');
  return place;
}

const restore = (from: string, place: Awaited<ReturnType<typeof emptyPlace>>, replace = false) =>
  restoreBackup(from, place, { replace, progress: () => undefined, prepareSandbox: prepareSandboxTables });

/** A copy of the backup that may be changed. */
function copyOfBackup(): string {
  places += 1;
  const copy = join(folder, `copy-${places}`);
  cpSync(backup, copy, { recursive: true });
  return copy;
}

/** Forges a file of a backup, with a checksum that fits. */
function rewrite(copy: string, path: string, change: (text: string) => string): void {
  const content = change(readFileSync(join(copy, path), 'utf8'));
  writeFileSync(join(copy, path), content);
  const sum = createHash('sha256').update(content).digest('hex');
  const sums = readFileSync(join(copy, 'SHA256SUMS'), 'utf8');
  writeFileSync(join(copy, 'SHA256SUMS'), sums.replace(new RegExp(`[0-9a-f]{64}(?=  ${path}\n)`), sum));
}

/** Databases of a restore, beside the one in use. */
const leftovers = ({ url }: { url: string }) =>
  runSql(url, `SELECT datname FROM pg_database WHERE datname ~ ('^' || current_database() || '_')`);

/** Tries to restore, and compares what was there with what is there. */
async function expectRefusal(
  from: string,
  place: Awaited<ReturnType<typeof emptyPlace>>,
  reason: RegExp | string,
  replace = false,
) {
  const before = [await contentsOf(place.url), filesOf(place.dataDir)];
  await expect(restore(from, place, replace)).rejects.toThrow(reason);
  expect([await contentsOf(place.url), filesOf(place.dataDir)]).toEqual(before);
  expect(await leftovers(place)).toEqual([]);
}

describe('a restore is refused, and changes nothing,', () => {
  it('where there are people or uploads', async () => {
    const place = await filledPlace();
    await expectRefusal(
      backup,
      place,
      'The database has people in it. To replace everything in it by the backup, add --replace.',
    );
    await runSql(place.url, 'DELETE FROM "user"');
    await expectRefusal(backup, place, 'DATA_DIR has 1 uploads.');
  });

  it('while another process is connected', async () => {
    const place = await filledPlace();
    const other = new pg.Client({ connectionString: place.url });
    await other.connect();
    onTestFinished(() => other.end());
    await expect(restore(backup, place, true)).rejects.toThrow(
      'The database has 1 other connections. Stop every process of the product first.',
    );
  });

  it('to a role that may not make databases', async () => {
    const place = await emptyPlace();
    const role = `guest_of_${new URL(place.url).pathname.slice(1)}`;
    await runSql(place.url, `CREATE ROLE ${role} LOGIN PASSWORD 'guest'`);
    onTestFinished(async () => void (await runSql(inject('databaseServer').url, `DROP ROLE ${role}`)));
    const url = Object.assign(new URL(place.url), { username: role, password: 'guest' }).href;
    await runSql(place.url, `GRANT SELECT ON "user" TO ${role}`);
    await expect(restore(backup, { ...place, url })).rejects.toThrow('needs ALTER ROLE … CREATEDB');
    await runSql(place.url, `REVOKE SELECT ON "user" FROM ${role}`);
  });

  const cutOff = (by: (size: number) => number) => (file: string) => truncateSync(file, by(statSync(file).size));
  const newer = /a newer version.* Restore it with that version\./;
  const damaged = /The backup is damaged|is no finished backup/;
  it.each<[what: string, path: string, damage: (file: string, copy: string) => void, reason: RegExp]>([
    ['rows that are cut off', 'tables/public.user.gz', cutOff((size) => size - 1), damaged],
    ['a file that is gone', 'tables/public.chat.gz', (file) => rmSync(file), damaged],
    ['another list of contents', 'contents.json', (file) => writeFileSync(file, '{}'), damaged],
    ['a list of checksums that is cut off', 'SHA256SUMS', cutOff((size) => Math.floor(size / 2)), damaged],
    ['no list of checksums', 'SHA256SUMS', (file) => rmSync(file), damaged],
    [
      'an upload that is damaged',
      'media',
      (media) => writeFileSync(join(media, Object.keys(filesOf(media))[0] ?? ''), 'x'),
      /^The backup is damaged: media\/\S+ is not as it was written\.$/,
    ],
    [
      'a list of checksums that leads out of its folder',
      'SHA256SUMS',
      (file) => writeFileSync(file, `${'0'.repeat(64)}  ../../etc/passwd\n`, { flag: 'a' }),
      /has a line that is no checksum/,
    ],
    [
      'a newer form',
      'contents.json',
      (_, copy) => rewrite(copy, 'contents.json', (text) => text.replace('"format": 1', '"format": 2')),
      newer,
    ],
    [
      'a newer migration',
      'contents.json',
      (_, copy) =>
        rewrite(copy, 'contents.json', (text) => text.replace('"migrations": [', '$&"29991231000000_later",')),
      newer,
    ],
    [
      'other rows than it says, which is noticed half-way',
      'contents.json',
      (_, copy) => rewrite(copy, 'contents.json', (text) => text.replace(/("name": "user",.*?"rows": )\d+/s, '$17')),
      /The table "public"\."user" has \d+ rows in the backup instead of 7\./,
    ],
  ])('of %s', async (_, path, damage, reason) => {
    const copy = copyOfBackup();
    damage(join(copy, path), copy);
    await expectRefusal(copy, await filledPlace(), reason, true);
  });
});

describe('a restore', () => {
  it('gives the same rows, definitions and files, also after one that was killed', async () => {
    const place = await emptyPlace();
    await runSql(place.url, 'DROP SCHEMA payment_sandbox CASCADE');
    await runSql(inject('databaseServer').url, `CREATE DATABASE ${new URL(place.url).pathname.slice(1)}_restoring`);
    mkdirSync(join(place.dataDir, 'media.restoring'), { recursive: true });
    writeFileSync(join(place.dataDir, 'media.restoring', 'old.webp'), 'a picture');
    expect(await restore(backup, place)).toMatchObject({ leftOut: [], migrated: [] });
    const [before, after] = [await contentsOf(source.url), await contentsOf(place.url)];
    expect(Object.keys(before).length).toBeGreaterThan(100);
    expect(after).toEqual(before);
    const definitions = (url: string) =>
      runSql(
        url,
        `SELECT conrelid::regclass::text AS owner, pg_get_constraintdef(oid) AS text, convalidated::text AS state FROM pg_constraint
         UNION ALL SELECT tgrelid::regclass::text, pg_get_triggerdef(oid), tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
         UNION ALL SELECT tablename, indexdef, schemaname FROM pg_indexes
         UNION ALL SELECT pg_encoding_to_char(encoding), datcollate || datctype, datlocprovider::text || coalesce(datlocale, '')
           FROM pg_database WHERE datname = current_database()
         ORDER BY 1, 2`,
      );
    expect(await definitions(place.url)).toEqual(await definitions(source.url));
    expect(Object.keys(filesOf(join(dataDir, 'media'))).length).toBeGreaterThan(10);
    expect(filesOf(place.dataDir)).toEqual(filesOf(dataDir));
    expect(await leftovers(place)).toEqual([]);
  });

  it('replaces people and uploads when it is told to', async () => {
    const place = await filledPlace();
    await restore(backup, place, true);
    expect(await contentsOf(place.url)).toEqual(await contentsOf(source.url));
    expect(filesOf(place.dataDir)).toEqual(filesOf(dataDir));
  });

  it('runs the migrations that are newer than the backup', async () => {
    const [from, place] = [await emptyPlace(), await emptyPlace()];
    for (const schema of ['public', 'pgboss']) await runSql(from.url, `DROP SCHEMA ${schema} CASCADE`);
    await runSql(from.url, 'CREATE SCHEMA public');
    await migrateDatabase(from.url, MIGRATIONS, { only: new Set([BASELINE]) });
    await runSql(from.url, `INSERT INTO secret (name, value) VALUES ('kept', 'for good')`);
    await writeBackup(from, join(from.dataDir, 'backup'));
    const { migrated } = await restore(join(from.dataDir, 'backup'), place);
    expect(migrated.length).toBeGreaterThan(1);
    expect(await runSql(place.url, 'SELECT value FROM secret')).toEqual([{ value: 'for good' }]);
    expect(await migrateDatabase(place.url)).toEqual([]);
  });

  it('leaves out a table that is not the product’s, and leaves uploads alone that are in a bucket', async () => {
    const [from, place] = [await filledPlace(), await filledPlace()];
    await runSql(from.url, 'CREATE TABLE added_by_hand AS SELECT 7 AS n');
    const contents = await writeBackup({ ...from, bucket: 'uploads' }, join(from.dataDir, 'backup'));
    expect(contents.uploads).toEqual({ bucket: 'uploads' });
    expect(existsSync(join(from.dataDir, 'backup', 'media'))).toBe(false);
    const { leftOut } = await restore(join(from.dataDir, 'backup'), place, true);
    expect(leftOut).toMatchObject([{ name: 'added_by_hand', rows: 1 }]);
    expect(await runSql(place.url, 'SELECT name FROM "user"')).toEqual([{ name: 'Ana' }]);
    expect(Object.keys(filesOf(place.dataDir))).toEqual(['media/ana.webp']);
  });
});

describe('a backup', () => {
  it('is refused where something is', async () => {
    const taken = join(folder, 'taken');
    mkdirSync(taken);
    await expect(writeBackup({ url: source.url, dataDir, bucket: undefined }, taken)).rejects.toThrow(
      `${taken} exists already. A backup is written to a new folder.`,
    );
    expect(readdirSync(taken)).toEqual([]);
  });

  it('is refused while the database is migrated, and of a database that never was', async () => {
    const place = await emptyPlace();
    const other = new pg.Client({ connectionString: place.url });
    await other.connect();
    await other.query('SELECT pg_advisory_lock(7106712)');
    const target = join(folder, 'never');
    await expect(writeBackup(place, target)).rejects.toThrow('Another process migrates the database.');
    await other.end();
    await runSql(place.url, 'DELETE FROM _prisma_migrations');
    await expect(writeBackup(place, target)).rejects.toThrow('The database has no tables of this version.');
    expect(readdirSync(folder).filter((name) => name.startsWith('never'))).toEqual([]);
  });

  it('is read by its owner alone', () => {
    const entries = readdirSync(backup, { recursive: true, encoding: 'utf8' });
    const open = ['.', ...entries].filter((path) => (statSync(join(backup, path)).mode & 0o077) !== 0);
    expect(open).toEqual([]);
  });

  it('has the state of one moment, whatever is written meanwhile', async () => {
    const [from, place] = [await emptyPlace(), await emptyPlace()];
    const pool = openPool(from.url, { size: 4 });
    let [written, done] = [0, false];
    // Tables that are copied at the beginning and at the end.
    const write = async () => {
      while (!done) {
        const key = `key ${++written}`;
        const client = await pool.connect();
        await client.query('BEGIN');
        await client.query(`INSERT INTO webhook_event (id, type) VALUES ($1, 'test')`, [key]);
        await client.query('INSERT INTO banned_email (key) VALUES ($1)', [key]);
        await client.query('COMMIT');
        client.release();
      }
    };
    const writers = [write(), write(), write()];
    await expect.poll(() => written).toBeGreaterThan(100);
    await writeBackup(from, join(from.dataDir, 'backup'));
    done = true;
    await Promise.all(writers);
    await pool.end();
    await restore(join(from.dataDir, 'backup'), place);
    const keys = async (table: string, column: string) =>
      (await runSql(place.url, `SELECT ${column} AS key FROM ${table} ORDER BY 1`)).map(({ key }) => key);
    const [events, banned] = [await keys('webhook_event', 'id'), await keys('banned_email', 'key')];
    expect(banned.length).toBeGreaterThan(50);
    expect(banned.length).toBeLessThan(written);
    expect(events).toEqual(banned);
  });
});
