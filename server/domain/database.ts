import { Prisma } from '../generated/prisma/client.ts';

/** What the database refuses, in words that the domain can act upon. */

export const isUniqueViolation = (error: unknown): boolean => hasCode(error, 'P2002');

/** Something still refers to the row that was to go, or the row refers to something that is not there. */
export const isForeignKeyViolation = (error: unknown): boolean => hasCode(error, 'P2003');

/** The row that was to be changed or deleted is not there. */
export const isMissing = (error: unknown): boolean => hasCode(error, 'P2025');

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === code;
