import type { Logger } from 'pino';
import { NoFreeConnection } from '../../../database/sql.ts';
import { MediaUnavailable } from '../../../media/media.ts';
import { PaymentProviderUnavailable } from '../../../payment/failures.ts';
import { Failure, Unavailable } from './errors.ts';

/** What the product needs from elsewhere. `network`: an address that does not answer, such as that of the database. */
export type Dependency = 'database' | 'disk' | 'storage' | 'payment' | 'network';

/** How often each failed since the process started, as far as a request or a task noticed. */
export const dependencyFailures = new Map<Dependency, number>();

/**
 * The failure to answer with, or null for a bug. A dependency that is down, too slow or full is `Unavailable`, without its
 * words; it is logged and counted.
 */
export function failureFrom(error: unknown, log: Pick<Logger, 'error'>): Failure | null {
  if (error instanceof Failure) return error;
  const dependency = failedDependency(error);
  if (dependency === null) return null;
  dependencyFailures.set(dependency, (dependencyFailures.get(dependency) ?? 0) + 1);
  log.error({ err: error, dependency }, 'a dependency failed');
  return new Unavailable();
}

/** The dependency whose failure an error or one of its causes is; null for all other errors. */
export function failedDependency(error: unknown): Dependency | null {
  for (const cause of causesOf(error)) {
    const found = dependencyOf(cause);
    if (found) return found;
  }
  return null;
}

/** An error and what it was made from, as far as libraries keep it. */
function causesOf(error: unknown): object[] {
  const found: object[] = [];
  const waiting = [error];
  while (waiting.length > 0 && found.length < 50) {
    const next = waiting.shift();
    if (typeof next !== 'object' || next === null || found.includes(next)) continue;
    found.push(next);
    const errors = fieldOf(next, 'errors');
    waiting.push(
      fieldOf(next, 'cause'),
      fieldOf(next, 'originalError'),
      fieldOf(fieldOf(next, 'meta'), 'driverAdapterError'),
    );
    if (Array.isArray(errors)) waiting.push(...errors);
  }
  return found;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const textOf = (value: unknown, name: string): string => {
  const found = fieldOf(value, name);
  return typeof found === 'string' ? found : '';
};

function dependencyOf(cause: object): Dependency | null {
  if (cause instanceof MediaUnavailable) return 'storage';
  if (cause instanceof PaymentProviderUnavailable) return 'payment';
  if (cause instanceof NoFreeConnection || driverMessages.has(textOf(cause, 'message'))) return 'database';
  const code = textOf(cause, 'originalCode') || textOf(cause, 'code');
  // A fatal error of PostgreSQL has ended the connection.
  if (/^(?:FATAL|PANIC)$/.test(textOf(cause, 'severity')) || sqlStates.test(code) || prismaCodes.has(code))
    return 'database';
  // The kinds of the driver adapter that are no errors of a statement.
  if (adapterKinds.has(textOf(cause, 'kind'))) return 'database';
  // Without a system call, it is a client that has left while it was sending.
  if (networkCodes.has(code) && textOf(cause, 'syscall') !== '') return 'network';
  return diskCodes.has(code) ? 'disk' : null;
}

/**
 * PostgreSQL's: connection, too few resources (a full disk or memory, too many connections), a lock that was not free in time, an
 * operator's or a timeout's intervention, the system; a role or a database that no longer lets us in; a database that is read
 * only; a transaction that took too long; conflicts of transactions, which were repeated in vain.
 */
const sqlStates = /^(?:08|53|57|58)[0-9A-Z]{3}$|^(?:55P03|55006|28000|28P01|3D000|25006|25P03|25P04|40001|40P01)$/;

/** Prisma's: it cannot connect, the pool or a transaction took too long, a conflict. */
const prismaCodes = new Set('P1000 P1001 P1002 P1003 P1008 P1010 P1011 P1017 P2024 P2028 P2034 P2037'.split(' '));

const adapterKinds = new Set([
  'AuthenticationFailed',
  'ConnectionClosed',
  'DatabaseAccessDenied',
  'DatabaseDoesNotExist',
  'DatabaseNotReachable',
  'SocketTimeout',
  'TlsConnectionError',
  'TooManyConnections',
  'TransactionWriteConflict',
]);

/** The driver's errors have no codes. */
const driverMessages = new Set([
  'Cannot use a pool after calling end on the pool',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
]);

const networkCodes = new Set(
  'EAI_AGAIN ECONNABORTED ECONNREFUSED ECONNRESET EHOSTDOWN EHOSTUNREACH ENETDOWN ENETUNREACH ENOTFOUND EPIPE ETIMEDOUT'.split(
    ' ',
  ),
);

const diskCodes = new Set('EDQUOT EIO EMFILE ENFILE ENOSPC EROFS'.split(' '));
