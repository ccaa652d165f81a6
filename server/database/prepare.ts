import { openClient } from './connection.ts';
import { startEmbeddedDatabase } from './embedded.ts';
import { MIGRATIONS, migrateDatabase, type WhenPending } from './migrate.ts';

export type PreparedDatabase = {
  url: string;
  /** Releases the database. An embedded server stops if no other process uses it. */
  stop: () => Promise<void>;
};

/** A given server, or an embedded one that stores its files below `dataDir`; and what is done about pending migrations. */
type Place = { databaseUrl: string | undefined; dataDir: string; migrations?: WhenPending };

/** The oldest version with all features that the migrations use. */
const OLDEST_POSTGRESQL = 14;

/** What names are sorted by. PostgreSQL has it if it was built with ICU, as all packaged versions are. */
const NAME_COLLATION = 'und-x-icu';

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
  const database = await reach(place, progress, onLost);
  try {
    const applied = await migrateDatabase(database.url, MIGRATIONS, { whenPending: place.migrations, progress });
    if (applied.length > 0) progress(`Migrated the database: ${applied.join(', ')}`);
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function reach(
  { databaseUrl, dataDir }: Place,
  progress: (line: string) => void,
  onLost?: (reason: Error) => void,
): Promise<PreparedDatabase> {
  if (databaseUrl === undefined) return startEmbeddedDatabase({ dataDir, progress, onLost });
  await checkServer(databaseUrl);
  return { url: databaseUrl, stop: async () => undefined };
}

/** Whether the server at `url` can be used. Throws a one-line explanation, without user and password. */
export async function checkServer(url: string): Promise<void> {
  // Without user and password, because the line may be logged.
  const { host, pathname } = new URL(url);
  const name = `The database ${host}${pathname}`;
  const client = openClient(url, { connectWithin: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    throw new Error(`${name} cannot be reached: ${reasonOf(error)}`);
  }
  try {
    const { rows } = await client.query<{ version: string; encoding: string; collates: boolean }>(
      `SELECT current_setting('server_version') AS version, current_setting('server_encoding') AS encoding,
        EXISTS (SELECT FROM pg_collation WHERE collname = '${NAME_COLLATION}') AS collates`,
    );
    const { version = '', encoding = '', collates = false } = rows[0] ?? {};
    if (Number.parseInt(version, 10) < OLDEST_POSTGRESQL) {
      throw new Error(`${name} runs PostgreSQL ${version}; ${OLDEST_POSTGRESQL} or later is needed.`);
    }
    if (encoding !== 'UTF8') throw new Error(`${name} is encoded in ${encoding}; UTF8 is needed.`);
    if (!collates) {
      throw new Error(`${name} has no collation ${NAME_COLLATION}; a PostgreSQL built with ICU is needed.`);
    }
  } finally {
    await client.end();
  }
}

/** A host with several addresses fails with one error for each and an empty message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join(', ');
  return error instanceof Error ? error.message : String(error);
}
