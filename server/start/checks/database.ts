import { checkServer, readServer } from '../../database/server.ts';
import type { Env } from '../env.ts';
import { type Check, WrongSetting } from './finding.ts';

/** Connections of a process: requests, tasks, and the lock of migrations (adapters.ts, connect.ts). */
const connectionsOfProcess = 20;

/** Milliseconds. Codes of two-factor login count for half a minute. */
const maxClockDifference = 5_000;

/** The given PostgreSQL server: version, encoding, rights, connections, and its clock. */
export const databaseCheck = ({ databaseUrl }: Pick<Env, 'databaseUrl'>): Check => ({
  part: 'database',
  run: async () => {
    if (databaseUrl === undefined) return 'PostgreSQL is embedded in DATA_DIR.';
    await requireUsable(databaseUrl);
    const { version, connections, canCreate, time, pendingMigrations } = await readServer(databaseUrl);
    const secondsApart = Math.round(Math.abs(time.getTime() - Date.now()) / 1000);
    if (!canCreate) {
      throw new WrongSetting('The role may not create tables: GRANT CREATE on the database and on the schema public.');
    }
    if (connections < connectionsOfProcess) {
      throw new WrongSetting(
        `max_connections leaves ${connections} connections; a process needs up to ${connectionsOfProcess}.`,
      );
    }
    if (1000 * secondsApart > maxClockDifference) {
      throw new WrongSetting(
        `Its clock differs by ${secondsApart} seconds from this machine's. Synchronize both (NTP).`,
      );
    }
    const missing = pendingMigrations.length;
    return `PostgreSQL ${version}, ${connections} connections, ${missing === 0 ? 'all migrations' : `without ${missing} migrations`}.`;
  },
});

/** A copy of it that follows, for public reads. */
export const replicaCheck = ({ databaseReplicaUrl }: Pick<Env, 'databaseReplicaUrl'>): Check => ({
  part: 'replica',
  run: async () => {
    if (databaseReplicaUrl === undefined) return 'Not configured: all reads go to the database.';
    await requireUsable(databaseReplicaUrl);
    if (!(await readServer(databaseReplicaUrl)).isReplica) throw new WrongSetting('It takes writes: it is no replica.');
    return 'Visitors read from it.';
  },
});

/** @throws WrongSetting for a server that can be reached, and not be used */
const requireUsable = (url: string): Promise<void> =>
  checkServer(url).catch((error: Error) => {
    throw error.message.includes('cannot be reached') ? error : new WrongSetting(error.message);
  });
