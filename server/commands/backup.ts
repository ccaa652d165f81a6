import { resolve } from 'node:path';
import { writeBackup } from '../backup/backup.ts';
import type { Contents } from '../backup/folder.ts';
import { openDatabase } from '../database/prepare.ts';
import { loadEnv } from '../start/env.ts';
import { say } from './command.ts';

/** `backup folder`: copies the database and the uploads to a new folder, while the server runs, and says what is not in it. */
export async function run([folder, ...more]: string[]): Promise<void> {
  if (folder === undefined || more.length > 0) throw new Error('Where to? Name one new folder: backup /backups/monday');
  const env = loadEnv();
  const database = await openDatabase(env, say);
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
