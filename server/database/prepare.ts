import { startEmbeddedDatabase } from './embedded.ts';
import { MIGRATIONS, migrateDatabase, type WhenPending } from './migrate.ts';
import { checkServer } from './server.ts';

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
