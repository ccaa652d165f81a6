import type pg from 'pg';
import { BASELINE } from '../database/baseline.ts';
import { MIGRATION_LOCK, migrateDatabase, newerMigrations, recorded } from '../database/migrate.ts';
import { createDatabaseBeside, examineDatabase, migrateAsIn, withClient } from './database.ts';
import { type Contents, type CopiedTable, createBackup, FORMAT, readBackup } from './folder.ts';
import { loadTables, saveTables } from './tables.ts';
import { listUploads, saveUploads, stageUploads } from './uploads.ts';

/** What is copied: the database at `url`, and the uploads below `dataDir` unless they are in a bucket. */
export type Source = { url: string; dataDir: string; bucket: string | undefined };

/**
 * Writes a backup to the new folder `target`. The database is copied as it is at one moment, while others write. Uploads are written
 * before the rows that name them, so that those found after that moment are all that the rows need.
 * @throws with a line for the operator; nothing is left of an unfinished backup
 */
export async function writeBackup({ url, dataDir, bucket }: Source, target: string): Promise<Contents> {
  return withClient(url, async (client) => {
    const migrations = await lockAndReadMigrations(client);
    const backup = await createBackup(target);
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const { rows } = await client.query<{ now: Date }>('SELECT now() AS now');
      const createdAt = (rows[0]?.now ?? new Date()).toISOString();
      const uploadPaths = bucket === undefined ? await listUploads(dataDir) : [];
      const copied = await saveTables(client, backup);
      await client.query('COMMIT');
      const uploads = bucket === undefined ? await saveUploads(dataDir, uploadPaths, backup) : { bucket };
      const contents = { format: FORMAT, createdAt, migrations, ...copied, uploads };
      await backup.finish(contents);
      return contents;
    } catch (error) {
      await backup.discard();
      throw error;
    }
  });
}

/** Notes how a backup ended, for /metrics. A backup is as old as the time at which it began to read. */
export const noteBackup = (url: string, createdAt: string | null): Promise<void> =>
  withClient(url, async (client) => {
    if (createdAt === null) await client.query('UPDATE backup_state SET failed_at = now()');
    else await client.query('UPDATE backup_state SET succeeded_at = $1, failed_at = NULL', [createdAt]);
  });

/** Keeps other processes from migrating until the connection ends. */
async function lockAndReadMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock_shared($1) AS locked', [
    MIGRATION_LOCK,
  ]);
  if (!rows[0]?.locked) throw new Error('Another process migrates the database. Try again when it is done.');
  const finished = (await recorded(client)).filter((migration) => migration.finished).map(({ name }) => name);
  if (!finished.includes(BASELINE)) {
    throw new Error('The database has no tables of this version. Run npm run db:migrate first.');
  }
  return finished.sort();
}

type Options = {
  /** Whether people and uploads that are there may be replaced. */
  replace: boolean;
  /** Makes the tables of the payment sandbox, which migrations do not make. */
  prepareSandbox: (url: string) => Promise<void>;
  /** Gets a line for each slow step. */
  progress: (line: string) => void;
};

type Restored = {
  contents: Contents;
  /** Tables that the restored database does not have. */
  leftOut: CopiedTable[];
  /** Migrations that are newer than the backup. */
  migrated: string[];
};

/**
 * Restores the backup in `folder` to the place that a `Source` names. The rows are copied to a new database, which then gets the name
 * of the one at `url`. Until then nothing of what is there has changed.
 * @throws with a line for the operator
 */
export async function restoreBackup(
  folder: string,
  { url, dataDir, bucket }: Source,
  { replace, prepareSandbox, progress }: Options,
): Promise<Restored> {
  progress('Comparing the backup with its checksums …');
  const contents = await readBackup(folder);
  const newer = await newerMigrations(contents.migrations);
  if (newer.length > 0) {
    throw new Error(`The backup was made by a newer version (${newer.join(', ')}). Restore it with that version.`);
  }
  const withUploads = 'files' in contents.uploads && bucket === undefined;
  await requireFreePlace(url, replace || !withUploads ? [] : await listUploads(dataDir), replace);

  const database = await createDatabaseBeside(url);
  try {
    progress('Copying rows …');
    await migrateAsIn(database.url, contents.migrations);
    if (contents.tables.some(({ schema }) => schema === 'payment_sandbox')) await prepareSandbox(database.url);
    const leftOut = await withClient(database.url, (client) => loadTables(client, folder, contents));
    const migrated = await migrateDatabase(database.url);
    const uploads = withUploads ? await stageUploads(folder, dataDir) : undefined;
    try {
      await database.swap();
    } catch (error) {
      await uploads?.discard();
      throw error;
    }
    await uploads?.swap();
    return { contents, leftOut, migrated };
  } catch (error) {
    await database.discard();
    throw error;
  }
}

async function requireFreePlace(url: string, uploads: readonly string[], replace: boolean): Promise<void> {
  const { hasPeople, connections, mayReplace } = await examineDatabase(url);
  if (hasPeople && !replace) {
    throw new Error('The database has people in it. To replace everything in it by the backup, add --replace.');
  }
  if (uploads.length > 0) {
    throw new Error(`DATA_DIR has ${uploads.length} uploads. To replace them by those of the backup, add --replace.`);
  }
  if (!mayReplace) {
    throw new Error(
      'The role may not make a database in the place of this one: it has to own it, and needs ALTER ROLE … CREATEDB.',
    );
  }
  if (connections > 0) {
    throw new Error(`The database has ${connections} other connections. Stop every process of the product first.`);
  }
}
