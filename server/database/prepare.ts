import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { startEmbeddedDatabase } from './embedded.ts';
import { MIGRATIONS, migrateDatabase, type WhenPending } from './migrate.ts';
import { checkServer } from './server.ts';
import type { Sql } from './sql.ts';

export type PreparedDatabase = {
  url: string;
  /** Releases the database. An embedded server stops if no other process uses it. */
  stop: () => Promise<void>;
};

/** A given server, or an embedded one that stores its files below `dataDir`; and what is done about pending migrations. */
type Place = { databaseUrl: string | undefined; dataDir: string; migrations?: WhenPending };

/**
 * Provides the database, running and migrated. Several processes may call this at once. `progress` gets a line
 * for each slow step. Throws a one-line explanation on failure. `onLost` is called if an embedded server stops later and cannot be
 * started again.
 */
export async function prepareDatabase(
  place: Place,
  progress: (line: string) => void = () => undefined,
  onLost?: (reason: Error) => void,
): Promise<PreparedDatabase> {
  const database = await openDatabase(place, progress, onLost);
  try {
    const applied = await migrateDatabase(database.url, MIGRATIONS, { whenPending: place.migrations, progress });
    if (applied.length > 0) progress(`Migrated the database: ${applied.join(', ')}`);
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** The same, but not migrated. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Place, 'databaseUrl' | 'dataDir'>,
  progress: (line: string) => void,
  onLost?: (reason: Error) => void,
): Promise<PreparedDatabase> {
  if (databaseUrl === undefined) return startEmbeddedDatabase({ dataDir, progress, onLost });
  await checkServer(databaseUrl);
  return { url: databaseUrl, stop: async () => undefined };
}

/** A 256-bit random secret that all processes of this database share. Created on first use and never changed. */
export async function readSecret(sql: Sql, name: string): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await sql
    .insertInto('secret')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const secret = await sql.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst();
  if (!secret) throw new Error(`The secret ${name} was removed from the database while it was read.`);
  return secret.value;
}

/**
 * Names the installation, alike in all of its processes: by its database, and by the server where a role may ask for that. A copy of the
 * database elsewhere is another installation.
 */
export async function readInstallation(db: Sql): Promise<string> {
  const secret = await readSecret(db, 'installation');
  const { rows: database } = await sql<{ oid: string }>`
    SELECT oid::text FROM pg_database WHERE datname = current_database()`.execute(db);
  const { rows: server } = await sql<{ id: string }>`
    SELECT system_identifier::text AS id FROM pg_control_system()`
    .execute(db)
    .catch(() => ({ rows: [] }));
  const parts = [secret, database[0]?.oid, server[0]?.id];
  return createHash('sha256').update(parts.join()).digest('hex').slice(0, 12);
}
