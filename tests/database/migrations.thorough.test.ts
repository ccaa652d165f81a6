import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { BASELINE, replaced } from '../../server/database/baseline.ts';
import { differenceToSchema, MIGRATION_LOCK, MIGRATIONS, migrateDatabase } from '../../server/database/migrate.ts';
import { writeNextMigration } from '../../server/database/nextMigration.ts';
import { runSql } from '../support/contents.ts';

const server = inject('databaseServer');
let name: string;
let url: string;
let folder: string;
let migrations: string;

beforeEach(async () => {
  name = `empty_${randomBytes(8).toString('hex')}`;
  url = Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  folder = mkdtempSync(join(tmpdir(), 'hourhand-migrations-'));
  migrations = join(folder, 'migrations');
  cpSync(MIGRATIONS, migrations, { recursive: true });
  await runSql(server.url, `CREATE DATABASE ${name}`);
});

afterEach(async () => {
  rmSync(folder, { recursive: true });
  await runSql(server.url, `DROP DATABASE ${name} WITH (FORCE)`);
});

/** A connection that the test closes, or the end of the database. */
async function open(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

function writeMigration(called: string, sql: string): void {
  mkdirSync(join(migrations, called), { recursive: true });
  writeFileSync(join(migrations, called, 'migration.sql'), sql);
}

describe('the migrations', () => {
  it('lead from an empty database to schema.prisma, applied once by processes that start together', async () => {
    const applied = await Promise.all([1, 2, 3].map(() => migrateDatabase(url)));
    expect(applied.flat().filter((migration) => migration === BASELINE)).toHaveLength(1);
    expect(await differenceToSchema(url)).toBeUndefined();
  });

  it('wait for another process that is migrating', async () => {
    const other = await open();
    await other.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    let done = false;
    const migrated = migrateDatabase(url).then((applied) => {
      done = true;
      return applied;
    });
    const attempts = `SELECT FROM pg_stat_activity WHERE datname = '${name}' AND query LIKE 'SELECT pg_try_advisory_lock%'`;
    while (!done && (await other.query(attempts)).rowCount === 0) await new Promise(setImmediate);
    expect(done).toBe(false);
    await other.end();
    expect(await migrated).toContain(BASELINE);
  });

  it('are refused if they are to be run elsewhere', async () => {
    await expect(migrateDatabase(url, MIGRATIONS, { whenPending: 'refuse' })).rejects.toThrow(
      /^The database lacks migrations \(20261126000000_baseline, .*\)\. Run npm run db:migrate, or set MIGRATIONS=run\.$/,
    );
    expect(await runSql(url, `SELECT to_regclass('_prisma_migrations') AS found`)).toEqual([{ found: null }]);
    await migrateDatabase(url);
    expect(await migrateDatabase(url, MIGRATIONS, { whenPending: 'refuse' })).toEqual([]);
  });

  it('are waited for if another process is to run them', async () => {
    const lines: string[] = [];
    const progress = (line: string) => lines.push(line);
    let done = false;
    const waited = migrateDatabase(url, MIGRATIONS, { whenPending: 'wait', progress }).then((applied) => {
      done = true;
      return applied;
    });
    await expect
      .poll(() => lines)
      .toEqual([expect.stringContaining(`Waiting for another process to migrate the database: ${BASELINE}`)]);
    expect(done).toBe(false);
    await migrateDatabase(url);
    expect(await waited).toEqual([]);
  });

  it('are not touched by a version that does not know all of them', async () => {
    writeMigration('20991231000000_of_tomorrow', 'CREATE TABLE of_tomorrow ()');
    await migrateDatabase(url, migrations);
    await expect(migrateDatabase(url)).rejects.toThrow(
      'The database was changed by a newer version (20991231000000_of_tomorrow).',
    );
  });
});

describe('the baseline', () => {
  /** As a version before it left the record, with this many of the replaced migrations. */
  async function recordReplaced(count: number): Promise<void> {
    const names = Array.from({ length: replaced.count - 1 }, (_, index) => `202611210000${10 + index}_former`);
    await runSql(url, `DELETE FROM _prisma_migrations WHERE migration_name = '${BASELINE}'`);
    for (const name of [...names, replaced.last].slice(0, count)) {
      await runSql(
        url,
        `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
         VALUES ('${name}', 'none', '${name}', now(), now(), 1)`,
      );
    }
  }
  const recordedNames = async () =>
    (await runSql(url, 'SELECT migration_name, checksum FROM _prisma_migrations ORDER BY migration_name')).map(
      ({ migration_name, checksum }) => `${migration_name} ${checksum}`,
    );

  it('is marked as applied in a database that has all that it replaces, and followed by later ones', async () => {
    await migrateDatabase(url);
    const asApplied = await recordedNames();
    await recordReplaced(replaced.count);
    await runSql(url, `INSERT INTO "user" (role, name, updated_at) VALUES ('ROLE_EMPLOYER', 'Erin', now())`);
    expect(await Promise.all([1, 2, 3].map(() => migrateDatabase(url)))).toEqual([[], [], []]);
    expect(await recordedNames()).toEqual(asApplied);
    expect(await runSql(url, 'SELECT name FROM "user"')).toEqual([{ name: 'Erin' }]);
    expect(await differenceToSchema(url)).toBeUndefined();
    await recordReplaced(replaced.count);
    writeMigration('29990101000000_next', 'CREATE TABLE next (id int)');
    expect(await migrateDatabase(url, migrations)).toEqual(['29990101000000_next']);
  });

  it('refuses a database that has some of those that it replaces, and changes nothing', async () => {
    await migrateDatabase(url);
    await recordReplaced(replaced.count - 1);
    const before = await recordedNames();
    await expect(migrateDatabase(url)).rejects.toThrow(
      `Start version ${replaced.version} first, whose last migration is ${replaced.last}, and then this one.`,
    );
    expect(await recordedNames()).toEqual(before);
  });
});

describe('drift is detected', () => {
  it('if the database has a column that schema.prisma lacks', async () => {
    await migrateDatabase(url);
    await runSql(url, 'ALTER TABLE job ADD COLUMN colour text');
    expect(await differenceToSchema(url)).toContain('DROP COLUMN "colour"');
  });
});

describe('the next migration', () => {
  const now = new Date('2031-02-03T04:05:06.789Z');

  it('is written if schema.prisma is ahead', async () => {
    const schemaFile = join(folder, 'schema.prisma');
    const schema = readFileSync(join(MIGRATIONS, '..', 'schema.prisma'), 'utf8');
    writeFileSync(schemaFile, schema.replace(/^model Job \{$/m, 'model Job {\n  colour String?'));
    const file = await writeNextMigration({ url, name: 'Give jobs a colour', now, migrations, schemaFile });
    expect(file).toBe(join(migrations, '20310203040506_give_jobs_a_colour', 'migration.sql'));
    expect(await migrateDatabase(url, migrations)).toEqual(['20310203040506_give_jobs_a_colour']);
    expect(await differenceToSchema(url, schemaFile)).toBeUndefined();
  });

  it('is not written if there is nothing to do', async () => {
    const before = readdirSync(migrations);
    expect(await writeNextMigration({ url, name: 'nothing', now, migrations })).toBeUndefined();
    expect(readdirSync(migrations)).toEqual(before);
  });
});

describe('a migration that fails', () => {
  const broken = 'CREATE TABLE halfway (id int);\nALTER TABLE nowhere ADD COLUMN id int -- the last word';

  it('is reported, and is rolled back', async () => {
    writeMigration('29990101000000_broken', broken);
    await expect(migrateDatabase(url, migrations)).rejects.toThrow(
      'Migration 29990101000000_broken failed: relation "nowhere" does not exist',
    );
    expect(await runSql(url, `SELECT to_regclass('halfway') AS found`)).toEqual([{ found: null }]);
  });

  it('is retried after the process was killed while it ran', async () => {
    await migrateDatabase(url);
    writeMigration('29990101000000_next', 'CREATE TABLE next (id int)');
    await runSql(
      url,
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at)
       VALUES ('interrupted', 'none', '29990101000000_next', now())`,
    );
    expect(await migrateDatabase(url, migrations)).toEqual(['29990101000000_next']);
  });
});

describe('a completed migration', () => {
  it('is not repeated after the process was killed right after it', async () => {
    // The trigger prevents any record after the end of the migration.
    writeMigration(
      '29990101000000_last_breath',
      `CREATE TABLE once (id int);
       CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'killed'; END $$;
       CREATE TRIGGER die BEFORE UPDATE ON _prisma_migrations
       FOR EACH ROW WHEN (OLD.finished_at IS NOT NULL) EXECUTE FUNCTION die();`,
    );
    await expect(migrateDatabase(url, migrations)).rejects.toThrow('killed');
    await runSql(url, 'DROP TRIGGER die ON _prisma_migrations');
    expect(await migrateDatabase(url, migrations)).toEqual([]);
  });
});

describe('a migration of a table that others read', () => {
  it('lets them go first, and is tried again', async () => {
    await migrateDatabase(url);
    writeMigration('29990101000000_next', 'ALTER TABLE job ADD COLUMN colour text');
    const reader = await open();
    await reader.query('BEGIN');
    await reader.query('SELECT FROM job');
    const lines: string[] = [];
    const migrated = migrateDatabase(url, migrations, { progress: (line) => lines.push(line), retryAfter: 50 });
    await expect
      .poll(() => lines)
      .toEqual([
        'Migration 29990101000000_next failed: canceling statement due to lock timeout. It is tried again every 0.05 s.',
      ]);
    const other = await open();
    await other.query('SELECT FROM job');
    await reader.query('COMMIT');
    expect(await migrated).toEqual(['29990101000000_next']);
    await other.query('SELECT colour FROM job');
    await Promise.all([reader.end(), other.end()]);
  });
});

describe('an index that is built concurrently', () => {
  const concurrent = '-- The jobs by their plural.\nCREATE INDEX CONCURRENTLY job_plural_idx ON job (plural);\n';
  const indexes = () =>
    runSql(url, `SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('job_plural_idx')`);

  it('is built once by processes that start together', async () => {
    await migrateDatabase(url);
    writeMigration('29990101000000_index', concurrent);
    const applied = await Promise.all([1, 2, 3].map(() => migrateDatabase(url, migrations)));
    expect(applied.flat()).toEqual(['29990101000000_index']);
    expect(await indexes()).toEqual([{ valid: true }]);
    expect(await migrateDatabase(url, migrations)).toEqual([]);
  });

  it('replaces what an interrupted build has left', async () => {
    await migrateDatabase(url);
    await runSql(url, 'CREATE INDEX job_plural_idx ON job (plural)');
    await runSql(url, `UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'job_plural_idx'::regclass`);
    writeMigration('29990101000000_index', concurrent);
    expect(await migrateDatabase(url, migrations)).toEqual(['29990101000000_index']);
    expect(await indexes()).toEqual([{ valid: true }]);
  });
});
