import { Prisma } from '../generated/prisma/client.ts';

/** What the database refuses, in words that the domain can act upon. */

export const isUniqueViolation = (error: unknown): boolean => hasCode(error, 'P2002');

/** Something still refers to the row that was to go, or the row refers to something that is not there. */
export const isForeignKeyViolation = (error: unknown): boolean => hasCode(error, 'P2003');

/** The row that was to be changed or deleted is not there. */
export const isMissing = (error: unknown): boolean => hasCode(error, 'P2025');

/** A transaction did not begin, or was not through, in its time: behind locks of others, above all. Nothing was done. */
export const hasTimedOut = (error: unknown): boolean => hasCode(error, 'P2028') || isLockTimeout(error);

/** PostgreSQL's own word for it, which no code of Prisma's stands for. */
const isLockTimeout = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && errorCause(error.meta?.driverAdapterError) === '55P03';

const errorCause = (error: unknown): unknown =>
  error instanceof Error && typeof error.cause === 'object' && error.cause !== null
    ? Reflect.get(error.cause, 'originalCode')
    : undefined;

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === code;
