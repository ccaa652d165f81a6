import { resolve } from 'node:path';
import { restoreBackup } from '../backup/backup.ts';
import { openDatabase } from '../database/prepare.ts';
import { loadEnv } from '../start/env.ts';
import { describeContents } from './backup.ts';
import { say } from './command.ts';

/** `restore folder [--replace]`: puts a backup into an empty database, or with `--replace` in the place of everything there. */
export async function run(args: string[]): Promise<void> {
  const replace = args.includes('--replace');
  const [folder, ...more] = args.filter((arg) => arg !== '--replace');
  if (folder === undefined || more.length > 0 || folder.startsWith('-')) {
    throw new Error('From where? Name the folder of a backup: restore /backups/monday [--replace]');
  }
  const env = loadEnv();
  const database = await openDatabase(env, say);
  try {
    const place = { url: database.url, dataDir: env.dataDir, bucket: env.s3?.bucket };
    const { contents, leftOut, migrated } = await restoreBackup(folder, place, {
      replace,
      prepareSandbox: async (url) => (await import('../start/paymentSandbox.ts')).prepareSandboxTables(url),
      progress: say,
    });
    for (const { schema, name, rows } of leftOut) {
      say(`Left out: ${rows} rows of ${schema}.${name}, a table that is not the product's.`);
    }
    if (migrated.length > 0) say(`Migrated the database: ${migrated.join(', ')}`);
    say(`Restored ${describeContents(contents)} of ${resolve(folder)}, as of ${contents.createdAt}.`);
    const { uploads } = contents;
    if ('bucket' in uploads) say(`Its uploads are in the bucket ${uploads.bucket}, and not in the backup.`);
    else if (env.s3)
      say(`Its uploads are still to be copied: ${resolve(folder)}/media into the bucket ${env.s3.bucket}.`);
  } finally {
    await database.stop();
  }
}
