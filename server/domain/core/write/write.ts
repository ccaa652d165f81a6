import { setTimeout as wait } from 'node:timers/promises';
import type { Sql } from '../../../database/sql.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';
import type { CoreServices } from '../context.ts';
import { isDeadlock } from '../failures/database.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { failureOf } from './lostRace.ts';
import { lockPeople, type Person } from './people.ts';

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

export type Writer = Pick<CoreServices, 'db'> & Partial<Pick<CoreServices, 'longDb'>> & { viewer?: Viewer };

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

/** The same without Prisma and without locking anyone: `work` locks the people by its own first statement. */
export const writeSql = <Result>(
  { sql }: Pick<CoreServices, 'sql'>,
  work: (tx: Sql) => Promise<Result>,
): Promise<Result> => attempts(() => sql.transaction().execute(work));

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
