import type { Logger } from 'pino';
import { NoFreeConnection } from '../../../database/sql.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import { MediaUnavailable } from '../../../media/media.ts';
import { PaymentProviderUnavailable } from '../../../payment/payment.ts';
import { Failure, Unavailable } from './errors.ts';

/** What the product needs from elsewhere. `network`: an address that does not answer, such as that of the database. */
const dependencies = ['database', 'disk', 'storage', 'payment', 'network'] as const;
export type Dependency = (typeof dependencies)[number];

/** How often each failed since the process started, as far as a request or a task noticed. */
export const dependencyFailures = new Map<Dependency, number>(dependencies.map((dependency) => [dependency, 0]));

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

/** Whether the database is there and has no time or no connection just now, so that the same may succeed a moment later. */
export const isBusy = (error: unknown): boolean =>
  causesOf(error).some((cause) => {
    const code = textOf(cause, 'originalCode') || textOf(cause, 'code');
    return (
      cause instanceof NoFreeConnection ||
      busyStates.test(code) ||
      busyPrismaCodes.has(code) ||
      busyMessages.has(textOf(cause, 'message')) ||
      ['SocketTimeout', 'TooManyConnections', 'TransactionWriteConflict'].includes(textOf(cause, 'kind'))
    );
  });

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

/** Of these, what passes by itself: too little memory, too many connections, a lock, a timeout, a server that starts or stops. */
const busyStates = /^(?:53[23]00|55P03|57014|57P0[123]|25P03|25P04|40001|40P01)$/;

/** Prisma's: it cannot connect, the pool or a transaction took too long, a conflict. */
const prismaCodes = new Set('P1000 P1001 P1002 P1003 P1008 P1010 P1011 P1017 P2024 P2028 P2034 P2037'.split(' '));

const busyPrismaCodes = new Set('P1002 P1008 P2024 P2028 P2034 P2037'.split(' '));

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

const busyMessages = new Set([
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

/** Database errors that the domain handles; a failure that was made of one (`core/write/lostRace.ts`) counts as that error. */

export const isUniqueViolation = (error: unknown): boolean => hasCode(error, 'P2002', '23505');

/** The row overlaps another one where no two rows may. */
export const isExclusionViolation = (error: unknown): boolean => hasCode(error, '23P01');

/** The row is still referenced, or refers to a row that does not exist. */
export const isForeignKeyViolation = (error: unknown): boolean => hasCode(error, 'P2003', '23503', '23001');

/** The row breaks a rule of the database's own. */
export const isCheckViolation = (error: unknown): boolean => hasCode(error, '23514');

/** The row to change or delete does not exist. */
export const isMissing = (error: unknown): boolean => hasCode(error, 'P2025');

/** A transaction could not start or finish in time, usually because of locks. Nothing was changed. */
export const hasTimedOut = (error: unknown): boolean =>
  causeOf(error) instanceof NoFreeConnection || hasCode(error, 'P2028', '55P03');

/** PostgreSQL ended the transaction, because another one was in its way. Nothing was changed, and it can run again. */
export const isDeadlock = (error: unknown): boolean => hasCode(error, 'P2034', '40P01', '40001');

/** The name of the constraint that was violated, or null. */
export function constraintOf(error: unknown): string | null {
  const cause = causeOf(error);
  const driverError = driverErrorOf(cause);
  const name = driverError ? get(get(driverError, 'constraint'), 'index') : get(cause, 'constraint');
  return typeof name === 'string' ? name : null;
}

/** @param codes of Prisma or of PostgreSQL */
function hasCode(error: unknown, ...codes: string[]): boolean {
  const cause = causeOf(error);
  const found = [get(cause, 'code'), get(driverErrorOf(cause), 'originalCode')];
  return found.some((code) => typeof code === 'string' && codes.includes(code));
}

/** What the database said through Prisma. Hand-tuned SQL throws it as it is. */
const driverErrorOf = (error: unknown): unknown =>
  error instanceof Prisma.PrismaClientKnownRequestError
    ? get(error.meta?.driverAdapterError, 'cause')
    : // What a commit is refused for comes as the driver's own error.
      get(error, 'name') === 'DriverAdapterError'
      ? get(error, 'cause')
      : null;

const causeOf = (error: unknown): unknown => (error instanceof Failure ? (error.cause ?? error) : error);

const get = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
