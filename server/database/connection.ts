import { Socket } from 'node:net';
import pg from 'pg';
import { traceStatements } from './traceStatements.ts';

// The driver would write times, and read days, in the zone of this process.
pg.defaults.parseInputDatesAsUTC = true;
const dayType = pg.types.builtins.DATE;
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === dayType ? (text: string) => new Date(text) : pg.types.getTypeParser(type, format),
};

/** Prisma names the schema `public` in its statements; the others do not. Some hosts keep extensions in the second one. */
export const searchPath = 'public,extensions';

/**
 * All connections to a database are opened here, because an administrator may have set anything for the database or the role.
 * What changes the meaning of a statement or of its result is therefore set for each connection.
 *
 * The settings are sent when a connection starts, and count more than those of the database and the role.
 */
const meaning: Record<string, string> = {
  // Dates are sent without a zone, and read as UTC.
  TimeZone: 'UTC',
  DateStyle: 'ISO,MDY',
  IntervalStyle: 'postgres',
  bytea_output: 'hex',
  xmlbinary: 'base64',
  extra_float_digits: '1',
  lc_monetary: 'C',
  lc_numeric: 'C',
  lc_time: 'C',
  standard_conforming_strings: 'on',
  array_nulls: 'on',
  transform_null_equals: 'off',
  search_path: searchPath,
  default_transaction_isolation: 'read\\ committed',
  default_transaction_deferrable: 'off',
  check_function_bodies: 'on',
  // Pools keep idle connections.
  idle_session_timeout: '0',
};

type Purpose = {
  /** Shown in `pg_stat_activity`. */
  name?: string;
  /** How long to wait for a connection, in milliseconds. 0: without limit. */
  connectWithin?: number;
  /** How long a statement waits for a lock, in milliseconds. 0: without limit. */
  lockWithin?: number;
  /** How long a statement may take, and a transaction may wait for its next one, in milliseconds. 0: without limit. */
  timeout?: number;
};

/** How much later than a statement's timeout a server that says nothing at all is given up, in milliseconds. */
const silence = 2_000;

/** A pool of at most `size` connections to the database at `url`. */
export function openPool(url: string, { size, ...purpose }: Purpose & { size: number }): pg.Pool {
  const pool = new pg.Pool({ ...connectionTo(url, purpose), max: size });
  traceStatements(pool);
  // The pool replaces broken idle connections; if the database is down, the next statement fails.
  pool.on('error', () => undefined);
  // The same for a connection that breaks between two statements of a transaction: without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** A single connection to the database at `url`, not yet open. */
export function openClient(url: string, purpose: Purpose = {}): pg.Client {
  const client = new pg.Client(connectionTo(url, purpose));
  // A connection that breaks fails its statement; without a listener it would end the process too.
  client.on('error', () => undefined);
  return client;
}

function connectionTo(url: string, purpose: Purpose): pg.ClientConfig {
  const { name = 'hourhand', connectWithin = 0, lockWithin = 0, timeout = 0 } = purpose;
  const complete = new URL(url);
  // Of settings that are given twice, the last counts.
  const given = complete.searchParams.get('options') ?? process.env.PGOPTIONS ?? '';
  const limits = {
    lock_timeout: String(lockWithin),
    statement_timeout: String(timeout),
    idle_in_transaction_session_timeout: String(6 * timeout),
  };
  const ours = Object.entries({ ...meaning, ...limits }).map(([setting, value]) => `-c ${setting}=${value}`);
  complete.searchParams.set('options', [given, ...ours].join(' ').trim());
  // An encoding other than that of the driver would be a mistake.
  complete.searchParams.delete('client_encoding');
  return {
    connectionString: complete.href,
    types,
    application_name: name,
    connectionTimeoutMillis: connectWithin,
    ...(timeout > 0 && { stream: () => endingWhenSilent(timeout + silence) }),
  };
}

/**
 * A socket that breaks when nothing comes or goes for some time. A server that hangs does not keep to its timeouts; breaking the
 * connection also fails what waits behind the statement, and the pool replaces it.
 */
function endingWhenSilent(milliseconds: number): Socket {
  const socket = new Socket();
  socket.setTimeout(milliseconds, () => socket.destroy());
  return socket;
}
