import { Prisma } from '../generated/prisma/client.ts';

/** Database errors that the domain handles. */

export const isUniqueViolation = (error: unknown): boolean => hasCode(error, 'P2002');

/** The row is still referenced, or refers to a row that does not exist. */
export const isForeignKeyViolation = (error: unknown): boolean => hasCode(error, 'P2003');

/** The row to change or delete does not exist. */
export const isMissing = (error: unknown): boolean => hasCode(error, 'P2025');

/** A transaction could not start or finish in time, usually because of locks. Nothing was changed. */
export const hasTimedOut = (error: unknown): boolean => hasCode(error, 'P2028') || isLockTimeout(error);

/** PostgreSQL's error code, for errors without a code of Prisma. */
const isLockTimeout = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && errorCause(error.meta?.driverAdapterError) === '55P03';

const errorCause = (error: unknown): unknown =>
  error instanceof Error && typeof error.cause === 'object' && error.cause !== null
    ? Reflect.get(error.cause, 'originalCode')
    : undefined;

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === code;
