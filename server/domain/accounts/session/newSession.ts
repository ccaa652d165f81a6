import { lockRows } from '../../core/write/people.sql.ts';
import { write } from '../../core/write/write.ts';
import type { AccountServices } from '../context.ts';

/**
 * Ends a new session of a person who was banned or deleted at the same moment, and so may not have lost it. By the lock, a ban comes
 * first and is seen here, or comes later and sees the session.
 * @returns whether the session goes on
 */
export const keepNewSession = (
  services: Pick<AccountServices, 'db'>,
  session: { id: number; userId: number },
): Promise<boolean> =>
  write({ db: services.db }, [], async (tx) => {
    const person = (await lockRows(tx, { changed: [session.userId], kept: [] })).get(session.userId);
    if (person && person.deleted_at === null && person.banned_at === null) return true;
    await tx.session.deleteMany({ where: { id: session.id } });
    return false;
  });
