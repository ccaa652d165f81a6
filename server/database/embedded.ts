import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { openClient } from './connection.ts';
import { type Cluster, DATABASE_USER, openCluster } from './embedded/cluster.ts';
import { freePort } from './embedded/freePort.ts';
import {
  lastPort,
  limitLog,
  logSince,
  logSize,
  runningPostmaster,
  type Settings,
  spawnPostmaster,
} from './embedded/postmaster.ts';

export type EmbeddedDatabase = {
  /** The URL of the database `hourhand`. Its user owns the database and is the server's superuser. */
  url: string;
  /** Stops the server unless another process uses it. Idempotent. */
  stop: () => Promise<void>;
};

/** Our connection, which shows other processes that the server is in use. */
type Presence = { client: pg.Client; port: number };

const DATABASE = 'hourhand';
/** A shared lock of every process that uses the server. A process that gets it exclusively may stop the server. */
const IN_USE_LOCK = 7_106_711;
/** Milliseconds, including crash recovery. */
const PATIENCE = 120_000;
const GLANCE = 25;
/** How often a server that was killed is started again before that is given up. */
const RESTARTS = 10;

/**
 * Provides the PostgreSQL server of `dataDir`: creates the cluster if there is none, and starts the server unless it is
 * already running, for another process or after a killed one. Several processes may call this at the same time.
 * Throws a one-line explanation if it cannot start.
 */
export async function startEmbeddedDatabase(options: {
  dataDir: string;
  /** Gets a line for each slow step. */
  progress?: (line: string) => void;
  /** Additional PostgreSQL settings. */
  settings?: Settings;
  /** Called with the reason if the server is gone and cannot be started again at the same address. */
  onLost?: (reason: Error) => void;
}): Promise<EmbeddedDatabase> {
  const progress = options.progress ?? (() => undefined);
  const cluster = await openCluster(options.dataDir, progress);
  let presence = await enter(cluster, options.settings ?? {}, progress);
  try {
    await createDatabase(presence.client);
  } catch (error) {
    await leave(cluster, presence);
    throw error;
  }
  let left: Promise<void> | undefined;
  const { port } = presence;
  /** Starts a server again that was killed, for example for want of memory. */
  const enterAgain = async (): Promise<void> => {
    progress('The database has stopped. Starting it again …');
    let reason: unknown;
    for (let attempt = 0; attempt < RESTARTS && !left; attempt++) {
      // The processes of a server that was killed need a moment to end.
      await delay(1_000);
      try {
        presence = await enter(cluster, options.settings ?? {}, progress);
        if (presence.port !== port) throw new Error(`Its port ${port} was taken by another program.`);
        watch();
        return;
      } catch (error) {
        reason = error;
      }
    }
    if (!left) options.onLost?.(new Error('The database has stopped and does not start again.', { cause: reason }));
  };
  const watch = () =>
    presence.client.once('end', () => {
      if (!left) void enterAgain();
    });
  watch();
  const log = setInterval(() => limitLog(cluster), 60_000);
  log.unref();
  return {
    url: urlOf(cluster, port, DATABASE),
    stop: () => {
      clearInterval(log);
      left ??= leave(cluster, presence);
      return left;
    },
  };
}

const urlOf = (cluster: Cluster, port: number, database: string): string =>
  `postgresql://${DATABASE_USER}:${cluster.password}@127.0.0.1:${port}/${database}`;

/** PostgreSQL allows one server per folder; a process that loses the race uses the other's server. */
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
      // Retried, because another program may take the free port first.
      if (starts === 3) throw new Error(`The database does not start: ${logSince(cluster, log)}`);
      if (starts === 0) progress('Starting the database …');
      starts += 1;
      started = spawnPostmaster(cluster, await freePort(starts === 1 ? lastPort(cluster) : undefined), settings);
    }
    await delay(GLANCE);
  }
  throw new Error(`The database in ${cluster.folder} does not answer: ${logSince(cluster, log)}`);
}

/** Undefined while the server accepts no connections or another process is stopping it. */
async function takePlace(url: string): Promise<pg.Client | undefined> {
  const client = openClient(url, { name: 'presence', connectWithin: 5_000 });
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
    // Another process was faster.
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
    // The server is gone or does not respond; the next start handles it.
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** PostgreSQL's fast shutdown: rolls back open transactions and writes everything committed. */
async function stopServer(cluster: Cluster): Promise<void> {
  const server = runningPostmaster(cluster.folder);
  if (!server) return;
  process.kill(server.pid, 'SIGINT');
  const deadline = Date.now() + PATIENCE;
  while (runningPostmaster(cluster.folder)?.pid === server.pid && Date.now() < deadline) await delay(GLANCE);
}
