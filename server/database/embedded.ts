import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, DATABASE_USER, openCluster } from './embedded/cluster.ts';
import {
  freePort,
  lastPort,
  logSince,
  logSize,
  runningPostmaster,
  type Settings,
  spawnPostmaster,
} from './embedded/postmaster.ts';

export type EmbeddedDatabase = {
  /** Names the database `hourhand`, of which the user is the owner and the server's superuser. */
  url: string;
  /** Stops the server unless another process still uses it. May be called more than once. */
  stop: () => Promise<void>;
};

/** Our place at the server: a connection that tells other processes that it is in use. */
type Presence = { client: pg.Client; port: number };

const DATABASE = 'hourhand';
/** Held shared by every process that uses the server; whoever gets it alone may stop the server. */
const IN_USE_LOCK = 7_106_711;
/** Milliseconds. Replaying the log after a crash is within it. */
const PATIENCE = 120_000;
const GLANCE = 25;

/**
 * The PostgreSQL of `dataDir`, running: made if there is none, started if it does not run, used as it is when it does,
 * be it another process's or one that a killed process left behind. Any number of processes may call this at once.
 * Throws with one line that says what is in the way.
 */
export async function startEmbeddedDatabase(options: {
  dataDir: string;
  /** Told, in a line each, what takes a while. */
  progress?: (line: string) => void;
  /** PostgreSQL settings beside the product's own. */
  settings?: Settings;
}): Promise<EmbeddedDatabase> {
  const progress = options.progress ?? (() => undefined);
  const cluster = await openCluster(options.dataDir, progress);
  const presence = await enter(cluster, options.settings ?? {}, progress);
  try {
    await createDatabase(presence.client);
  } catch (error) {
    await leave(cluster, presence);
    throw error;
  }
  let left: Promise<void> | undefined;
  return {
    url: urlOf(cluster, presence.port, DATABASE),
    stop: () => {
      left ??= leave(cluster, presence);
      return left;
    },
  };
}

const urlOf = (cluster: Cluster, port: number, database: string): string =>
  `postgresql://${DATABASE_USER}:${cluster.password}@127.0.0.1:${port}/${database}`;

/** PostgreSQL itself sees to it that only one server runs on a folder: who comes second finds the first one's. */
async function enter(cluster: Cluster, settings: Settings, progress: (line: string) => void): Promise<Presence> {
  const deadline = Date.now() + PATIENCE;
  const log = logSize(cluster);
  let started: ReturnType<typeof spawnPostmaster> | undefined;
  let starts = 0;
  while (Date.now() < deadline) {
    const running = runningPostmaster(cluster.folder);
    if (running?.port !== undefined) {
      const client = await takePlace(urlOf(cluster, running.port, 'postgres'));
      if (client) return { client, port: running.port };
    } else if (!running && (!started || started.exitCode !== null || started.signalCode !== null)) {
      // More than once, because another program may take the port that was free.
      if (starts === 3) throw new Error(`The database does not start: ${logSince(cluster, log)}`);
      if (starts === 0) progress('Starting the database …');
      starts += 1;
      started = spawnPostmaster(cluster, await freePort(starts === 1 ? lastPort(cluster) : undefined), settings);
    }
    await delay(GLANCE);
  }
  throw new Error(`The database in ${cluster.folder} does not answer: ${logSince(cluster, log)}`);
}

/** Undefined while the server does not take connections, or is being stopped by the process that had it alone. */
async function takePlace(url: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, application_name: 'presence' });
  // A server that goes away is noticed where it is used.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT pg_advisory_lock_shared($1)', [IN_USE_LOCK]);
    return client;
  } catch {
    await client.end().catch(() => undefined);
    return undefined;
  }
}

async function createDatabase(client: pg.Client): Promise<void> {
  const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
  if (found.rowCount === 1) return;
  try {
    await client.query(`CREATE DATABASE ${DATABASE}`);
  } catch (error) {
    // Another process was quicker, to the end or almost.
    const quicker = error instanceof pg.DatabaseError && (error.code === '42P04' || error.code === '23505');
    if (!quicker) throw error;
  }
}

async function leave(cluster: Cluster, { client }: Presence): Promise<void> {
  try {
    await client.query('SELECT pg_advisory_unlock_shared($1)', [IN_USE_LOCK]);
    const answer = await client.query<{ alone: boolean }>('SELECT pg_try_advisory_lock($1) AS alone', [IN_USE_LOCK]);
    if (answer.rows[0]?.alone) await stopServer(cluster);
  } catch {
    // The server is gone already, or does not answer: the next start sees to it.
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** PostgreSQL's fast shutdown: open transactions are rolled back, everything committed is written. */
async function stopServer(cluster: Cluster): Promise<void> {
  const server = runningPostmaster(cluster.folder);
  if (!server) return;
  process.kill(server.pid, 'SIGINT');
  const deadline = Date.now() + PATIENCE;
  while (runningPostmaster(cluster.folder)?.pid === server.pid && Date.now() < deadline) await delay(GLANCE);
}
