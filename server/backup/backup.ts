import type pg from 'pg';
import { BASELINE } from '../database/baseline.ts';
import { MIGRATION_LOCK, recorded } from '../database/migrate.ts';
import { withClient } from './database.ts';
import { type Contents, createBackup, FORMAT } from './folder.ts';
import { saveTables } from './tables.ts';
import { listUploads, saveUploads } from './uploads.ts';

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
