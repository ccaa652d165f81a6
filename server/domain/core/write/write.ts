import { setTimeout as wait } from 'node:timers/promises';
import type { Sql, Tx } from '../../../database/sql.ts';
import type { Prisma, Role } from '../../../generated/prisma/client.ts';
import type { Services } from '../context.ts';
import {
  Conflict,
  Failure,
  Forbidden,
  InvalidInput,
  NotFound,
  SignInRequired,
  Unavailable,
} from '../failures/errors.ts';
import {
  constraintOf,
  hasTimedOut,
  isCheckViolation,
  isDeadlock,
  isExclusionViolation,
  isForeignKeyViolation,
  isMissing,
  isUniqueViolation,
} from '../failures/unavailable.ts';
import { noSession, type Viewer } from '../viewer/viewer.ts';
import { hasSession, type LockedPerson, lockRows } from './locks.sql.ts';

/** A person whom a write is for or about. */
export type Person = {
  id: number;
  role?: Role;
  /** A banned person counts as not there. */
  unlessBanned?: true;
  /** A deleted person counts as there, such as for someone who ends what they had to do with each other. */
  evenIfDeleted?: true;
  /** Thrown if they are deleted or have another role; by default NotFound. */
  failure?: () => Failure;
};

/**
 * Locks the viewer and these people until the transaction ends, and looks at them again. An admin who acts is only kept as they are,
 * so that the admin's writes do not wait for each other.
 * @throws SignInRequired, Forbidden, NotFound, or the person's own failure
 */
export async function lockPeople(
  tx: Prisma.TransactionClient,
  viewer: Viewer | undefined,
  people: readonly (number | Person)[],
): Promise<void> {
  const named = people.map((person): Person => (typeof person === 'number' ? { id: person } : person));
  const actor = viewer && viewer.kind !== 'anonymous' ? viewer : null;
  const changed = named.map(({ id }) => id);
  if (actor && actor.kind !== 'admin') changed.push(actor.id);
  const rows = await lockRows(tx, { changed, kept: actor ? [actor.id] : [] });
  if (actor) {
    requireSame(actor, rows.get(actor.id));
    await requireLiveKey(tx, actor);
  }
  for (const person of named) {
    if (!isThere(person, rows.get(person.id))) throw person.failure?.() ?? new NotFound();
  }
}

const isThere = ({ role, unlessBanned, evenIfDeleted }: Person, row: LockedPerson | undefined): boolean =>
  row !== undefined &&
  (evenIfDeleted === true || row.deleted_at === null) &&
  (role === undefined || row.role === role) &&
  !(unlessBanned === true && row.banned_at !== null);

const roles = {
  jobSeeker: 'ROLE_CANDIDATE',
  employer: 'ROLE_EMPLOYER',
  guest: 'ROLE_EMPLOYER',
  admin: 'ROLE_ADMIN',
} as const;

/**
 * The viewer as this operation began, and the row as it is now.
 * @throws SignInRequired, Forbidden
 */
function requireSame({ kind }: Exclude<Viewer, { kind: 'anonymous' }>, row: LockedPerson | undefined): void {
  if (!row || row.deleted_at !== null || row.banned_at !== null) throw new SignInRequired();
  if (kind === 'guest' && row.login_email !== null) throw new SignInRequired();
  if (row.role !== roles[kind]) throw new Forbidden();
}

/**
 * Keys are remembered for a moment where they are read (`auth/readViewer.ts`), so that one which another process has just revoked is
 * looked up again before it writes.
 * @throws SignInRequired
 */
export async function requireLiveKey(tx: Tx, viewer: Viewer | undefined): Promise<void> {
  // Background work goes on for a key that has ended: what it may do was decided when the key started it.
  if (!viewer || !('key' in viewer) || !viewer.key || viewer.sessionId === noSession) return;
  if (!(await hasSession(tx, viewer.sessionId))) throw new SignInRequired('This key is not valid. It may be revoked.');
}

/**
 * A verb looks before it writes. What changes between the two breaks a constraint, and this is what it means to the person. A verb
 * may still say it in its own words: `isUniqueViolation` and the like know these failures.
 */

/** Foreign keys to what people choose from lists, by the end of the constraint's name: the field and the message. */
const chosen: Record<string, [field: string, message: string]> = {
  city_id_fkey: ['cityId', 'This city no longer exists.'],
  country_id_fkey: ['countryId', 'This country no longer exists.'],
  experience_id_fkey: ['experienceId', 'This experience no longer exists.'],
  job_id_fkey: ['jobId', 'This job no longer exists.'],
  language_id_fkey: ['languageId', 'This language no longer exists.'],
  native_country_id_fkey: ['nativeCountryId', 'This country no longer exists.'],
  sex_id_fkey: ['sexId', 'This option no longer exists.'],
  status_id_fkey: ['status', 'This status no longer exists.'],
};

/** The refusal of a second subscription, by the verb and by the database. */
export const hasOne = 'This employer already has a subscription.';

const locked = 'Someone else is changing this right now. Please try again.';

/** What an error of the database means to the person whose write lost. Null: it is a bug, or the database is down. */
export function failureOf(error: unknown): Failure | null {
  const failure = meaningOf(error);
  if (failure) failure.cause = error;
  return failure;
}

function meaningOf(error: unknown): Failure | null {
  if (error instanceof Failure) return null;
  if (hasTimedOut(error) || isDeadlock(error)) return new Unavailable(locked);
  if (isMissing(error)) return new NotFound();
  if (isForeignKeyViolation(error)) {
    const constraint = constraintOf(error) ?? '';
    const [, choice] = Object.entries(chosen).find(([end]) => constraint.endsWith(`_${end}`)) ?? [];
    return choice ? InvalidInput.of(...choice) : new NotFound();
  }
  if (constraintOf(error) === 'subscription_one_live') return new Conflict(hasOne);
  if (isUniqueViolation(error) || isExclusionViolation(error)) {
    return new Conflict('Someone else did this at the same time. Please try again.');
  }
  if (isCheckViolation(error)) return new Conflict('This does not fit what is stored. Please reload and try again.');
  return null;
}

/**
 * Every change of the domain runs here (docs/decisions/0123). The locks of a transaction are taken in this order, so that no two
 * of them wait for each other:
 *
 * 1. advisory locks: an employer's, then a subscription's (`billing/provider/lock.ts`)
 * 2. people, by ascending id, then the acting admin (`lockPeople`)
 * 3. lists of the back office, such as cities and jobs, and prices
 * 4. offers, then chats by ascending id, then contact requests, shifts, ratings, reports and reviews
 * 5. everything else
 */

type Work<Result> = (tx: Prisma.TransactionClient) => Promise<Result>;

export type Writer = Pick<Services, 'db'> & Partial<Pick<Services, 'longDb'>> & { viewer?: Viewer };

/** Of a transaction that PostgreSQL ended to resolve a deadlock. */
const maxAttempts = 6;
const retryDelayMs = 15;

/**
 * Runs `work` in a transaction that has locked the viewer and these people, and has looked at them again: they are not deleted,
 * the viewer is not banned and has the same role as before. Without a viewer, such as in a job, only the people.
 *
 * `work` runs again after a deadlock, so it may do nothing but statements of `tx`; publish events after the commit.
 * @param people whom the write is for or about; the viewer need not be named
 * @param isLong for many rows: it may take minutes, and does not take a connection from others
 * @throws SignInRequired or Forbidden for the viewer, NotFound or the person's own failure for the people, Unavailable when a
 *   row is locked for too long. A constraint that was violated beside another change is a failure too (`lostRace.ts`).
 */
export function write<Result>(
  writer: Writer,
  people: readonly (number | Person)[],
  work: Work<Result>,
  { isLong = false }: { isLong?: boolean } = {},
): Promise<Result> {
  return attempts(() =>
    ((isLong && writer.longDb) || writer.db).$transaction(async (tx) => {
      await lockPeople(tx, writer.viewer, people);
      return work(tx);
    }),
  );
}

/** The same without Prisma and without locking anyone: `work` locks the people by its own statements. */
export const writeSql = <Result>(
  { sql, viewer }: Pick<Services, 'sql'> & Pick<Writer, 'viewer'>,
  work: (tx: Sql) => Promise<Result>,
): Promise<Result> =>
  attempts(() =>
    sql.transaction().execute(async (tx) => {
      await requireLiveKey(tx, viewer);
      return work(tx);
    }),
  );

/** Runs a transaction, and runs it again if PostgreSQL ended it in favor of another one. Nothing of it was stored then. */
export async function attempts<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (!isDeadlock(error) || attempt === maxAttempts) throw failureOf(error) ?? error;
      // The other transaction needs a moment to end, and two that met must not meet again.
      await wait(retryDelayMs * attempt * (0.5 + Math.random()));
    }
  }
}

/** Rows per transaction, so that none is locked for long. */
const batchSize = 100;

/**
 * Marks all rows that are due, in the transactions that queue their jobs. `claim` takes up to `limit` of them that no other process has
 * locked, and resolves to their number.
 */
export async function claimDue(
  { db, now }: Pick<Services, 'db' | 'now'>,
  claim: (tx: Prisma.TransactionClient, due: { at: Date; limit: number }) => Promise<number>,
): Promise<void> {
  const due = { at: now(), limit: batchSize };
  while ((await write({ db }, [], (tx) => claim(tx, due))) === batchSize);
}
