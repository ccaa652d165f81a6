import { basename, resolve } from 'node:path';
import { noteBackup, writeBackup } from '../backup/backup.ts';
import { type Contents, copyBackup } from '../backup/folder.ts';
import { openDatabase } from '../database/prepare.ts';
import { openMedia } from '../media/open.ts';
import { loadEnv } from '../start/env.ts';
import { say } from './command.ts';

/**
 * `backup folder`: copies the database and the uploads to a new folder, while the server runs, and the folder to the bucket, if there is
 * one. Says what is not in it, and notes how it went for /metrics.
 */
export async function run([folder, ...more]: string[]): Promise<void> {
  if (folder === undefined || more.length > 0) throw new Error('Where to? Name one new folder: backup /backups/monday');
  const env = loadEnv();
  const database = await openDatabase(env, say);
  const note = (createdAt: string | null) =>
    noteBackup(database.url, createdAt).catch(() =>
      say('The database does not note it, so that /metrics does not know.'),
    );
  try {
    const contents = await writeBackup({ url: database.url, dataDir: env.dataDir, bucket: env.s3?.bucket }, folder);
    say(`${resolve(folder)} has ${describeContents(contents)}, as of ${contents.createdAt}.`);
    if ('bucket' in contents.uploads) {
      say(`Uploads are not in it: they are in the bucket ${contents.uploads.bucket}. Turn on its versioning.`);
    }
    say(
      env.secrets
        ? 'HOURHAND_SECRET is not in it. Keep it elsewhere: without it, two-factor logins and bans of the backup cannot be opened.'
        : 'The secret of logins is in it, because HOURHAND_SECRET is not set: who can read the backup can sign in as anybody.',
    );
    say('No other setting is in it either, such as the keys of Stripe, of the mail server and of the bucket.');
    if (env.s3) {
      const place = `backups/${basename(resolve(folder))}`;
      const store = await openMedia(env);
      await copyBackup(folder, (path, file) =>
        store.putFile(`${place}/${path}`, file, 'application/octet-stream'),
      ).catch((error: Error) => {
        throw new Error(`The backup is in ${resolve(folder)} only. Its copy in the bucket failed: ${error.message}`);
      });
      say(`A copy is in the bucket ${env.s3.bucket}, under ${place}.`);
    }
    await note(contents.createdAt);
  } catch (error) {
    await note(null);
    throw error;
  } finally {
    await database.stop();
  }
}

/** Such as `1,204 rows of 61 tables and 12 uploads (3.4 MB)`. */
export function describeContents({ tables, uploads }: Contents): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0).toLocaleString('en');
  const files = 'files' in uploads ? ` and ${uploads.files} uploads (${(uploads.bytes / 1e6).toFixed(1)} MB)` : '';
  return `${rows} rows of ${tables.length} tables${files}`;
}
