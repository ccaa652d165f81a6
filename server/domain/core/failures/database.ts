import { NoFreeConnection } from '../../../database/sql.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import { Failure } from './errors.ts';

/** Database errors that the domain handles; a failure that was made of one (`core/write/lostRace.ts`) counts as that error. */

export const isUniqueViolation = (error: unknown): boolean => hasCode(error, 'P2002', '23505');

/** The row overlaps another one where no two rows may. */
export const isExclusionViolation = (error: unknown): boolean => hasCode(error, '23P01');

/** The row is still referenced, or refers to a row that does not exist. */
export const isForeignKeyViolation = (error: unknown): boolean => hasCode(error, 'P2003', '23503', '23001');

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
  error instanceof Prisma.PrismaClientKnownRequestError ? get(error.meta?.driverAdapterError, 'cause') : null;

const causeOf = (error: unknown): unknown => (error instanceof Failure ? (error.cause ?? error) : error);

const get = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
