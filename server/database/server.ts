import pg from 'pg';
import { openClient, searchPath } from './connection.ts';
import { pendingMigrations, refuseOtherVersions } from './migrate.ts';

/** The oldest version with all features that the migrations use. */
const OLDEST_POSTGRESQL = 14;

/** What names are sorted by. PostgreSQL has it if it was built with ICU, as all packaged versions are. */
const NAME_COLLATION = 'und-x-icu';

/** How long to wait for a connection, and for each answer, in milliseconds. */
const patience = 10_000;

/** Whether the server at `url` can be used. Throws a one-line explanation, without user and password. */
export async function checkServer(url: string): Promise<void> {
  // Without user and password, because the line may be logged.
  const { host, pathname } = new URL(url);
  const name = `The database ${host}${pathname}`;
  const client = openClient(url, { connectWithin: patience, timeout: patience });
  try {
    await client.connect();
  } catch (error) {
    const reason = reasonOf(error);
    throw new Error(
      reason.includes('unsupported startup parameter') ? behindPooler(name) : `${name} cannot be reached: ${reason}`,
      { cause: error },
    );
  }
  try {
    const { rows } = await client.query<Record<'version' | 'encoding' | 'path', string> & { collates: boolean }>(
      `SELECT current_setting('server_version') AS version, current_setting('server_encoding') AS encoding,
        current_setting('search_path') AS path,
        EXISTS (SELECT FROM pg_collation WHERE collname = '${NAME_COLLATION}') AS collates`,
    );
    const { version = '', encoding = '', path = '', collates = false } = rows[0] ?? {};
    if (path !== searchPath) throw new Error(behindPooler(name));
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

/** A pooler that keeps connections for others refuses the settings of ours, or drops them, so that times and names would be wrong. */
const behindPooler = (name: string): string =>
  `${name} is behind a connection pooler, such as PgBouncer, which does not pass on the settings of a connection. Connect to PostgreSQL itself: each process has a pool.`;

/** A host with several addresses fails with one error for each and an empty message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join(', ');
  return error instanceof Error ? error.message : String(error);
}

/** What an operator can have set up wrongly. */
export type ServerFacts = {
  version: string;
  /** How many the role may open: by the server, the database and the role itself. */
  connections: number;
  /** Whether the role may create tables, as migrations do. */
  canCreate: boolean;
  /** How far the server's clock is from this machine's, at least, in milliseconds. */
  clockDifference: number;
  /** Whether it follows another server and takes no writes. */
  isReplica: boolean;
  /** Whether a setting of the server, the database or the role forbids writes. */
  isReadOnly: boolean;
  /** Why this version does not start on it. */
  otherVersion: string | null;
  /** Unknown to a role that may not create tables. */
  pendingMigrations: string[];
};

/** Of the server at `url`, which can be used. */
export async function readServer(url: string): Promise<ServerFacts> {
  const client = openClient(url, { connectWithin: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query<Omit<ServerFacts, 'pendingMigrations' | 'clockDifference' | 'otherVersion'>>(
      `SELECT current_setting('server_version') AS version,
        (SELECT min(connections) FROM (
          SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
          UNION SELECT rolconnlimit FROM pg_roles WHERE rolname = current_user AND NOT rolsuper
          UNION SELECT datconnlimit FROM pg_database WHERE datname = current_database()
        ) AS limits (connections) WHERE connections >= 0) AS connections,
        has_database_privilege(current_database(), 'CREATE') AND has_schema_privilege('public', 'CREATE') AS "canCreate",
        pg_is_in_recovery() AS "isReplica", current_setting('transaction_read_only') = 'on' AS "isReadOnly"`,
    );
    const [facts] = rows;
    if (!facts) throw new Error('The database gave no answer.');
    const clockDifference = await readClockDifference(client);
    const otherVersion = facts.canCreate ? await reasonOfVersion(client) : null;
    return {
      ...facts,
      otherVersion,
      clockDifference,
      pendingMigrations: facts.canCreate ? await pendingMigrations(client) : [],
    };
  } finally {
    await client.end();
  }
}

const reasonOfVersion = (client: pg.Client): Promise<string | null> =>
  refuseOtherVersions(client).then(
    () => null,
    (error: Error) => {
      if (error instanceof pg.DatabaseError) throw error;
      return error.message;
    },
  );

/** The server has read its clock at some moment while it was asked, however long that took. */
async function readClockDifference(client: pg.Client): Promise<number> {
  const asked = Date.now();
  const { rows } = await client.query<{ time: Date }>('SELECT clock_timestamp() AS time');
  const answered = Date.now();
  const time = rows[0]?.time.getTime() ?? asked;
  return Math.max(asked - time, time - answered, 0);
}
