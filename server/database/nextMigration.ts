import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { differenceToSchema, MIGRATIONS, migrateDatabase } from './migrate.ts';

/**
 * Writes a migration from the existing ones to schema.prisma and returns its file; undefined if there is no difference.
 * `url` is an empty scratch database. Add by hand what Prisma's schema cannot express.
 */
export async function writeNextMigration(options: {
  url: string;
  /** A short description for the name. */
  name: string;
  now: Date;
  migrations?: string;
  schemaFile?: string;
}): Promise<string | undefined> {
  const { url, name, now, migrations = MIGRATIONS, schemaFile } = options;
  const words = name.toLowerCase().match(/[a-z0-9]+/g);
  if (!words) throw new Error(`A migration is named in letters and digits, not "${name}".`);
  await migrateDatabase(url, migrations);
  const sql = await differenceToSchema(url, schemaFile);
  if (sql === undefined) return undefined;
  const folder = join(migrations, `${await nextStamp(migrations, now)}_${words.join('_')}`);
  await mkdir(folder);
  const file = join(folder, 'migration.sql');
  await writeFile(file, sql);
  return file;
}

/** Migrations are applied in name order: the UTC time, later than all existing ones. */
async function nextStamp(migrations: string, now: Date): Promise<string> {
  const stamps = (await readdir(migrations)).map((entry) => Number(/^\d{14}(?=_)/.exec(entry)?.[0] ?? 0));
  const stamp = Number(now.toISOString().replaceAll(/\D/g, '').slice(0, 14));
  return String(Math.max(stamp, Math.max(0, ...stamps) + 1));
}
