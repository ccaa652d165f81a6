import { AsyncResource } from 'node:async_hooks';
import { Socket } from 'node:net';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { isTracing, traced } from '../tracing/traced.ts';
import { currentDeadline } from './deadline.ts';

type OnConnect = Parameters<pg.Pool['connect']>[0];
type OnAnswer = (error: unknown, result: unknown) => void;

/** Runs a statement, and may do something before and after it. */
type Around = (client: pg.PoolClient, statement: unknown, run: () => unknown) => unknown;

/**
 * Makes the statements of a pool keep to the deadline of their request, where `keepsDeadline`, and spans, if traces are recorded when it
 * is opened.
 */
function watchStatements(pool: pg.Pool, keepsDeadline: boolean): void {
  const connect = pool.connect.bind(pool);
  pool.connect = ((use?: OnConnect) => {
    const connecting = keepsDeadline ? connectInTime(connect) : connect;
    if (!use) return connecting();
    if (connecting === connect) return connect(inItsRequest(use));
    connecting().then(
      (client) => use(undefined, client, client.release),
      (error) => use(error, undefined, () => {}),
    );
  }) as typeof pool.connect;
  if (keepsDeadline) pool.on('connect', (client) => surround(client, inTime));
  if (isTracing()) pool.on('connect', (client) => surround(client, asSpan));
}

/** A callback in the context in which it was given: the driver calls it in that of another request. */
function inItsRequest<Given extends unknown[]>(callback: (...given: Given) => void): (...given: Given) => void {
  // `AsyncResource.bind` does the same, and takes ten times as long.
  const resource = new AsyncResource('Statement');
  return (...given) => resource.runInAsyncScope(callback, undefined, ...given);
}

type LogStatement = (statement: { statement: string; ms: number }) => void;

const logging =
  (log: LogStatement): Around =>
  (_client, statement, run) => {
    const began = performance.now();
    const result = run();
    const say = () => log({ statement: spanOf(textOf(statement)).name, ms: Math.round(performance.now() - began) });
    if (result instanceof Promise) result.then(say, say);
    return result;
  };

/** Without a deadline, it is `connect` itself. */
function connectInTime(connect: () => Promise<pg.PoolClient>): () => Promise<pg.PoolClient> {
  const deadline = currentDeadline();
  if (!deadline) return connect;
  return () =>
    new Promise((resolve, reject) => {
      let isLate = false;
      const giveUp = () => {
        isLate = true;
        reject(new Error('timeout exceeded when trying to connect'));
      };
      if (deadline.isOver) return giveUp();
      const end = deadline.wait(giveUp);
      const use = (client: pg.PoolClient) => (isLate ? client.release() : resolve(client));
      connect().finally(end).then(use, reject);
    });
}

/**
 * After the deadline no statement begins, but for the end of a transaction. One that runs then is left to its own timeout, so that it
 * changes nothing afterwards; a server that keeps to none loses the connection.
 */
const inTime: Around = (client, statement, run) => {
  const deadline = currentDeadline();
  if (!deadline || textOf(statement) === 'ROLLBACK') return run();
  const giveUp = () => client instanceof pg.Client && void client.end();
  if (deadline.isOver) giveUp();
  let timer: NodeJS.Timeout | undefined;
  const end = deadline.wait(() => {
    timer = setTimeout(giveUp, silence);
  });
  const done = () => {
    end();
    clearTimeout(timer);
  };
  const result = run();
  if (result instanceof Promise) result.then(done, done);
  else done();
  return result;
};

const asSpan: Around = (_client, statement, run) => {
  const { name, attributes } = spanOf(textOf(statement));
  return traced(name, attributes, run, 'client');
};

function surround(client: pg.PoolClient, around: Around): void {
  const send: (...args: unknown[]) => unknown = client.query.bind(client);
  client.query = ((...args: unknown[]) => {
    const last = args.at(-1);
    if (typeof last !== 'function') return around(client, args[0], () => send(...args));
    const answer = inItsRequest(last as OnAnswer);
    const wait = () =>
      new Promise<void>((done, failed) => {
        send(...args.slice(0, -1), (error: unknown, result: unknown) => {
          if (error) failed(error);
          else done();
          answer(error, result);
        });
      });
    // The caller is told by its callback.
    Promise.resolve(around(client, args[0], wait)).catch(() => undefined);
  }) as typeof client.query;
}

/** The text of a statement, in whichever form the driver takes it. */
function textOf(given: unknown): string {
  const text = typeof given === 'object' && given !== null && 'text' in given ? given.text : given;
  return typeof text === 'string' ? text : '';
}

type Span = { name: string; attributes: Readonly<Record<string, string | undefined>> };

/** The table after INTO, after an UPDATE that is no lock, or after FROM or JOIN, where it is no function. */
const tableIn =
  /\bINTO\s+([\w."]+)|(?:^|[(])\s*UPDATE\s+(?:ONLY\s+)?([\w."]+)|\b(?:FROM|JOIN)\s+(?:ONLY\s+)?([\w."]+)(?![\w."]|\s*[(])/i;

const known = new LRUCache<string, Span>({ max: 1_000 });

/** By what a statement does and to which table first: values, and texts that may contain them, are not recorded. */
function spanOf(text: string): Span {
  const found = known.get(text);
  if (found) return found;
  const withoutTexts = text.replaceAll(/'(?:[^']|'')*'/g, '');
  const operation = /^[\s(]*([a-z]+)/i.exec(withoutTexts)?.[1]?.toUpperCase() ?? 'STATEMENT';
  const table = tableIn
    .exec(withoutTexts)
    ?.slice(1)
    .find(Boolean)
    ?.replaceAll('"', '')
    .replace(/^public\./, '');
  const span = {
    name: table === undefined ? operation : `${operation} ${table}`,
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.collection.name': table },
  };
  known.set(text, span);
  return span;
}

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

/**
 * A pool of at most `size` connections to the database at `url`.
 * @param keepsDeadline whether what a request waits here counts for its deadline
 */
export function openPool(
  url: string,
  {
    size,
    keepsDeadline = false,
    log,
    ...purpose
  }: Purpose & { size: number; keepsDeadline?: boolean; log?: LogStatement },
): pg.Pool {
  const pool = new pg.Pool({ ...connectionTo(url, purpose), max: size });
  watchStatements(pool, keepsDeadline);
  if (log) pool.on('connect', (client) => surround(client, logging(log)));
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
