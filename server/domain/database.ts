import { NoFreeConnection } from '../database/kysely.ts';
import { Prisma } from '../generated/prisma/client.ts';

/** Database errors that the domain handles. */

export const isUniqueViolation = (error: unknown): boolean => hasCode(error, 'P2002');

/** The row is still referenced, or refers to a row that does not exist. */
export const isForeignKeyViolation = (error: unknown): boolean => hasCode(error, 'P2003');

/** The row to change or delete does not exist. */
export const isMissing = (error: unknown): boolean => hasCode(error, 'P2025');

/** A transaction could not start or finish in time, usually because of locks. Nothing was changed. */
export const hasTimedOut = (error: unknown): boolean =>
  error instanceof NoFreeConnection || hasCode(error, 'P2028') || sqlState(error) === '55P03';

/** PostgreSQL's error code, for errors without a code of Prisma; in transactions of Prisma and of Kysely. */
function sqlState(error: unknown): unknown {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError))
    return isObject(error) ? Reflect.get(error, 'code') : null;
  const { driverAdapterError: inner } = error.meta ?? {};
  return inner instanceof Error && isObject(inner.cause) ? Reflect.get(inner.cause, 'originalCode') : null;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === code;
