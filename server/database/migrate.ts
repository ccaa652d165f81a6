import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { MigrationDirectory, MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';
import type pg from 'pg';
import { isReplaced, markBaseline, type Recorded } from './baseline.ts';
import { openClient } from './connection.ts';

const PRISMA = fileURLToPath(new URL('../../prisma', import.meta.url));
export const MIGRATIONS = `${PRISMA}/migrations`;
const SCHEMA = `${PRISMA}/schema.prisma`;

/** Only one process migrates a database at a time; otherwise a running migration would look interrupted. */
export const MIGRATION_LOCK = 7_106_712;
const EVERYTHING = { externalTables: [], externalEnums: [] };

/**
 * Applies missing migrations and returns their names. Uses Prisma's own migration table, so `prisma migrate deploy` works on
 * the same folder. Several processes may call this at once; each migration is applied once, in a transaction.
 * Throws `Migration … failed: …` for one that the database rejects, and for a database that is newer, or too old for the baseline.
 */
export async function migrateDatabase(url: string, migrations = MIGRATIONS): Promise<string[]> {
  const lock = openClient(url);
  await lock.connect();
  try {
    await refuseNewerDatabase(lock, migrations);
    if (await isUpToDate(lock, migrations)) return [];
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await markBaseline(lock, await recorded(lock), migrations);
    const migrationsList = await readMigrations(migrations);
    const { withSchemaEngine } = await import('./schemaEngine.ts');
    return await withSchemaEngine(url, async (engine) => {
      await forgetInterrupted(engine, migrationsList);
      const applied = await engine.applyMigrations({ migrationsList, filters: EVERYTHING });
      return applied.appliedMigrationNames;
    });
  } finally {
    await lock.end();
  }
}

/**
 * Whether all migrations are applied and none was interrupted, which most starts find. Loading the engine to learn that takes
 * longer than the rest of preparing the database.
 */
async function isUpToDate(client: pg.Client, migrations: string): Promise<boolean> {
  const rows = await recorded(client);
  const known = new Set(rows.map(({ name }) => name));
  return rows.every(({ finished }) => finished) && (await namesOf(migrations)).every((name) => known.has(name));
}

/** A version that does not know a migration would write what the newer one cannot read. */
async function refuseNewerDatabase(client: pg.Client, migrations: string): Promise<void> {
  const known = new Set(await namesOf(migrations));
  const newer = (await recorded(client))
    .map(({ name }) => name)
    .filter((name) => !known.has(name) && !isReplaced(name));
  if (newer.length === 0) return;
  throw new Error(
    `The database was changed by a newer version (${newer.join(', ')}). Start that version, or restore a backup from before it.`,
  );
}

/** The migrations that the database has had, finished or interrupted. */
async function recorded(client: pg.Client): Promise<Recorded[]> {
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

async function readMigrations(baseDir: string): Promise<MigrationList> {
  const names = await namesOf(baseDir);
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
