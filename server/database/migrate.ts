import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { MigrationDirectory, MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';
import type pg from 'pg';
import { backfills } from './backfill/run.sql.ts';
import { isReplaced, markBaseline, type Recorded, refuseOlder } from './baseline.ts';
import { openClient } from './connection.ts';

const PRISMA = fileURLToPath(new URL('../../prisma', import.meta.url));
export const MIGRATIONS = `${PRISMA}/migrations`;
const SCHEMA = `${PRISMA}/schema.prisma`;

/** Only one process migrates a database at a time; otherwise a running migration would look interrupted. */
export const MIGRATION_LOCK = 7_106_712;
const EVERYTHING = { externalTables: [], externalEnums: [] };

/** What is done about pending migrations: they are run, left to another process and waited for, or a reason to refuse. */
export type WhenPending = 'run' | 'wait' | 'refuse';

type Options = {
  whenPending?: WhenPending;
  /** Gets a line for what takes long. */
  progress?: (line: string) => void;
  /** Milliseconds until a migration that got no lock is tried again. */
  retryAfter?: number;
  /** Names. Unless it is absent, the others stay pending. */
  only?: ReadonlySet<string>;
};

const pollMs = 500;

/** Half an hour, with the pause of five seconds. */
const maxTries = 360;

/** PostgreSQL's codes for a statement that got no lock in time, and for a deadlock. */
const withoutLock: ReadonlySet<string | undefined> = new Set(['55P03', '40P01']);

/**
 * Applies pending migrations and returns their names. Uses Prisma's own migration table, so `prisma migrate deploy` works on
 * the same folder. Several processes may call this at once; each migration is applied once, in a transaction. One that does
 * not get its locks within seconds lets others go first, and is tried again.
 * Throws `Migration … failed: …` for one that the database rejects, and for a database that is newer, or too old for the baseline.
 */
export async function migrateDatabase(
  url: string,
  migrations = MIGRATIONS,
  { whenPending = 'run', progress = () => undefined, retryAfter = 5_000, only }: Options = {},
): Promise<string[]> {
  const client = openClient(url);
  await client.connect();
  try {
    await refuseOtherVersions(client, migrations);
    const pending = await pendingMigrations(client, migrations);
    if (pending.length === 0) return [];
    if (whenPending === 'refuse') throw new Error(refusal(pending));
    if (whenPending === 'wait') {
      progress(`Waiting for another process to migrate the database: ${pending.join(', ')}`);
      while ((await pendingMigrations(client, migrations)).length > 0) await delay(pollMs);
      return [];
    }
    await lockMigrations(client);
    await markBaseline(client, await recorded(client), migrations);
    const names = (await pendingMigrations(client, migrations)).filter((name) => !only || only.has(name));
    await applyPending(url, await readMigrations(migrations, only), { progress, retryAfter });
    await endBackfills(client);
    return names;
  } finally {
    await client.end();
  }
}

export const refusal = (pending: readonly string[]): string =>
  `The database lacks migrations (${pending.join(', ')}). Run npm run db:migrate, or set MIGRATIONS=run.`;

/**
 * Until no other process migrates. Asks again and again, because a statement that waits has a snapshot, for whose end the other
 * process would wait when it builds an index concurrently.
 */
async function lockMigrations(client: pg.Client): Promise<void> {
  const attempt = async () => {
    const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
      MIGRATION_LOCK,
    ]);
    return rows[0]?.locked === true;
  };
  while (!(await attempt())) await delay(pollMs);
}

async function applyPending(
  url: string,
  migrationsList: MigrationList,
  { progress, retryAfter }: Required<Pick<Options, 'progress' | 'retryAfter'>>,
): Promise<void> {
  const { withSchemaEngine, MigrationFailure } = await import('./schemaEngine.ts');
  for (let tried = 1; ; tried += 1) {
    try {
      return await withSchemaEngine(url, async (engine) => {
        await forgetInterrupted(engine, migrationsList);
        await engine.applyMigrations({ migrationsList, filters: EVERYTHING });
      });
    } catch (error) {
      if (!(error instanceof MigrationFailure && withoutLock.has(error.code)) || tried === maxTries) throw error;
      if (tried === 1) progress(`${error.message}. It is tried again every ${retryAfter / 1000} s.`);
      await delay(retryAfter);
    }
  }
}

/** Backfills are for the rows that are there now. Without any, such as in a new database, they are finished. */
async function endBackfills(client: pg.Client): Promise<void> {
  const { rowCount: hasEnds } = await client.query(
    `SELECT FROM pg_attribute WHERE attrelid = to_regclass('backfill') AND attname = 'up_to_id'`,
  );
  if (!hasEnds) return;
  for (const [name, { table }] of Object.entries(backfills)) {
    await client.query(
      `UPDATE backfill SET up_to_id = newest.id, finished_at = CASE WHEN newest.id IS NULL THEN now() END
       FROM (SELECT max(id) AS id FROM "${table}") newest
       WHERE name = $1 AND finished_at IS NULL AND up_to_id IS NULL`,
      [name],
    );
  }
}

/**
 * The migrations that are not applied, or were interrupted; none for most starts. Loading the engine to learn that takes longer
 * than the rest of preparing the database.
 */
export async function pendingMigrations(client: pg.Client, migrations = MIGRATIONS): Promise<string[]> {
  const finished = new Map((await recorded(client)).map(({ name, finished }) => [name, finished]));
  return (await namesOf(migrations)).filter((name) => finished.get(name) !== true);
}

/** The migrations among these that only a newer version can have applied. */
export async function newerMigrations(names: readonly string[], migrations = MIGRATIONS): Promise<string[]> {
  const known = new Set(await namesOf(migrations));
  return names.filter((name) => !known.has(name) && !isReplaced(name));
}

/**
 * @throws for a database that a newer version has changed, or that is too old for the baseline. A version that does not know a migration
 * would write what the newer one cannot read.
 */
export async function refuseOtherVersions(client: pg.Client, migrations = MIGRATIONS): Promise<void> {
  const found = await recorded(client);
  refuseOlder(found);
  const newer = await newerMigrations(
    found.map(({ name }) => name),
    migrations,
  );
  if (newer.length === 0) return;
  throw new Error(
    `The database was changed by a newer version (${newer.join(', ')}). Start that version, or restore a backup from before it.`,
  );
}

/** The migrations that the database has had, finished or interrupted. */
export async function recorded(client: pg.Client): Promise<Recorded[]> {
  const {
    rows: [table],
  } = await client.query<{ exists: boolean }>(`SELECT to_regclass('_prisma_migrations') IS NOT NULL AS exists`);
  if (!table?.exists) return [];
  const { rows } = await client.query<Recorded>(
    `SELECT migration_name AS name, finished_at IS NOT NULL AS finished
     FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
  );
  return rows;
}

/** An interrupted migration left no changes, because it is one transaction; it is applied again. */
async function forgetInterrupted(engine: SchemaEngine, migrationsList: MigrationList): Promise<void> {
  const input = { migrationsList, optInToShadowDatabase: false, filters: EVERYTHING };
  const { failedMigrationNames } = await engine.diagnoseMigrationHistory(input);
  for (const migrationName of failedMigrationNames) await engine.markMigrationRolledBack({ migrationName });
}

/** The SQL from the current database to schema.prisma; undefined if there is no difference. */
export async function differenceToSchema(url: string, schemaFile = SCHEMA): Promise<string | undefined> {
  const files = [{ path: schemaFile, content: await readFile(schemaFile, 'utf8') }];
  const { withSchemaEngine } = await import('./schemaEngine.ts');
  const { stdout } = await withSchemaEngine(url, (engine) =>
    engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: PRISMA },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: true,
      filters: EVERYTHING,
    }),
  );
  const sql = stdout?.trim() ?? '';
  return sql === '' || sql.startsWith('-- This is an empty migration') ? undefined : `${sql}\n`;
}

async function readMigrations(baseDir: string, only?: ReadonlySet<string>): Promise<MigrationList> {
  const names = (await namesOf(baseDir)).filter((name) => !only || only.has(name));
  const migrationDirectories = await Promise.all(
    names.map(async (path): Promise<MigrationDirectory> => {
      const value = await readFile(`${baseDir}/${path}/migration.sql`, 'utf8');
      return { path, migrationFile: { path: 'migration.sql', content: { tag: 'ok', value } } };
    }),
  );
  const lockfile = `${baseDir}/migration_lock.toml`;
  return {
    baseDir,
    lockfile: { path: 'migration_lock.toml', content: existsSync(lockfile) ? await readFile(lockfile, 'utf8') : null },
    shadowDbInitScript: '',
    migrationDirectories,
  };
}

/** In the order in which they are applied. */
async function namesOf(migrations: string): Promise<string[]> {
  const entries = await readdir(migrations, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
