import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { MigrationDirectory, MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';
import { withSchemaEngine } from './schemaEngine.ts';

const PRISMA = fileURLToPath(new URL('../../prisma', import.meta.url));
export const MIGRATIONS = `${PRISMA}/migrations`;
const SCHEMA = `${PRISMA}/schema.prisma`;

/** One process at a time migrates a database: what another has begun is not to be taken for interrupted. */
export const MIGRATION_LOCK = 7_106_712;
const EVERYTHING = { externalTables: [], externalEnums: [] };

/**
 * Applies the migrations that the database lacks and gives their names. It keeps Prisma's own record of them, so
 * `prisma migrate deploy` does the same on the same folder. Several processes may call this at once; each migration is
 * applied once, entirely or not at all. Throws `Migration … failed: …` for one that the database refuses.
 */
export async function migrateDatabase(url: string, migrations = MIGRATIONS): Promise<string[]> {
  const lock = new pg.Client({ connectionString: url });
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const migrationsList = await readMigrations(migrations);
    return await withSchemaEngine(url, async (engine) => {
      await forgetInterrupted(engine, migrationsList);
      const applied = await engine.applyMigrations({ migrationsList, filters: EVERYTHING });
      return applied.appliedMigrationNames;
    });
  } finally {
    await lock.end();
  }
}

/** A migration that was begun and not recorded as finished has left nothing, being one transaction: it is tried again. */
async function forgetInterrupted(engine: SchemaEngine, migrationsList: MigrationList): Promise<void> {
  const input = { migrationsList, optInToShadowDatabase: false, filters: EVERYTHING };
  const { failedMigrationNames } = await engine.diagnoseMigrationHistory(input);
  for (const migrationName of failedMigrationNames) await engine.markMigrationRolledBack({ migrationName });
}

/** The SQL that leads from the database as it is to schema.prisma; undefined when it is there. */
export async function differenceToSchema(url: string, schemaFile = SCHEMA): Promise<string | undefined> {
  const files = [{ path: schemaFile, content: await readFile(schemaFile, 'utf8') }];
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
  const entries = await readdir(baseDir, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const migrationDirectories = await Promise.all(
    names.sort().map(async (path): Promise<MigrationDirectory> => {
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
