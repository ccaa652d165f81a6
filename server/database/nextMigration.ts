import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { differenceToSchema, MIGRATIONS, migrateDatabase } from './migrate.ts';

/**
 * Writes the migration from those there are to schema.prisma and gives its file; undefined when there is nothing to do.
 * `url` is an empty database to try on. What Prisma's language cannot say is to be added to the file by hand.
 */
export async function writeNextMigration(options: {
  url: string;
  /** What it does, in words. */
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

/** Migrations are applied in the order of their names: the time in UTC, later than every other's. */
async function nextStamp(migrations: string, now: Date): Promise<string> {
  const stamps = (await readdir(migrations)).map((entry) => Number(/^\d{14}(?=_)/.exec(entry)?.[0] ?? 0));
  const stamp = Number(now.toISOString().replaceAll(/\D/g, '').slice(0, 14));
  return String(Math.max(stamp, Math.max(0, ...stamps) + 1));
}
