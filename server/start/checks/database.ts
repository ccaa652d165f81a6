import { openClient } from '../../database/connection.ts';
import { pendingMigrations } from '../../database/migrate.ts';
import { checkServer } from '../../database/prepare.ts';
import type { Env } from '../env.ts';
import { type Check, WrongSetting } from './finding.ts';

/** Connections of a process: requests, tasks, the queue and the lock of migrations (adapters.ts, connect.ts). */
const connectionsOfProcess = 20;

/** Milliseconds. Codes of two-factor login count for half a minute. */
const maxClockDifference = 5_000;

type Facts = { version: string; places: number; canCreate: boolean; time: Date };

/** The given PostgreSQL server: version, encoding, rights, places for connections, and its clock. */
export const databaseCheck = ({ databaseUrl }: Pick<Env, 'databaseUrl'>): Check => ({
  part: 'database',
  run: async () => {
    if (databaseUrl === undefined) return 'PostgreSQL is embedded in DATA_DIR.';
    await checkServer(databaseUrl).catch((error: Error) => {
      throw error.message.includes('cannot be reached') ? error : new WrongSetting(error.message);
    });
    const client = openClient(databaseUrl, { connectWithin: 5_000 });
    await client.connect();
    try {
      const { rows } = await client.query<Facts>(
        `SELECT current_setting('server_version') AS version,
          current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS places,
          has_database_privilege(current_database(), 'CREATE') AND has_schema_privilege('public', 'CREATE') AS "canCreate",
          clock_timestamp() AS time`,
      );
      const [facts] = rows;
      if (!facts) throw new Error('it gave no answer');
      const difference = Math.abs(facts.time.getTime() - Date.now());
      if (!facts.canCreate) {
        throw new WrongSetting('The role may not create tables: GRANT CREATE on the database and on the schema public.');
      }
      if (facts.places < connectionsOfProcess) {
        throw new WrongSetting(
          `max_connections leaves ${facts.places} connections; a process needs up to ${connectionsOfProcess}.`,
        );
      }
      if (difference > maxClockDifference) {
        throw new WrongSetting(
          `Its clock differs by ${Math.round(difference / 1000)} seconds from this machine's. Synchronize both (NTP).`,
        );
      }
      const pending = await pendingMigrations(client);
      const migrations = pending.length === 0 ? 'all migrations' : `without ${pending.length} migrations`;
      return `PostgreSQL ${facts.version}, ${facts.places} connections, ${migrations}.`;
    } finally {
      await client.end();
    }
  },
});
