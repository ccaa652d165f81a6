import type { Prisma } from '../../../generated/prisma/client.ts';
import { NotFound } from '../../core/failures/errors.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { requireAccount } from '../../core/viewer/require.ts';
import { verb } from '../../core/viewer/verb.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import { lockRows } from '../../core/write/people.sql.ts';
import { write } from '../../core/write/write.ts';
import type { AccountContext, AccountServices } from '../context.ts';

/**
 * The viewer's signed-in browsers and apps, newest first.
 * @throws SignInRequired
 */
export const liveSessions = (viewer: Viewer, now: Date): Listing<Prisma.SessionWhereInput> => ({
  where: { userId: requireAccount(viewer).id, expiresAt: { gt: now }, apiKey: null },
  order: [{ field: 'createdAt', direction: 'desc' }],
});

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

/** Ends one of the viewer's sessions, which may be the current one, and what was opened with it. */
export const endSession = verb(
  null,
  requireAccount,
  [NotFound],
  async (ctx: AccountContext, { id: userId }, id: number): Promise<void> => {
    const ended = await write(ctx, [userId], (tx) => removeSessions(tx, { id, userId }));
    if (ended.length === 0) throw new NotFound();
    for (const sessionId of ended) ctx.events.publish('accessChanged', { sessionId });
  },
);

/** Ends the session that a browser had before it logged in again, and what was opened with it. */
export async function endReplacedSession(
  { db, events }: Pick<AccountContext, 'db' | 'events'>,
  id: number,
): Promise<void> {
  const ended = await write({ db }, [], (tx) => removeSessions(tx, { id }));
  for (const sessionId of ended) events.publish('accessChanged', { sessionId });
}

/** Deletes sessions. Returns their ids, to be announced after the commit. */
export async function removeSessions(tx: Prisma.TransactionClient, where: Prisma.SessionWhereInput): Promise<number[]> {
  const sessions = await tx.session.findMany({ where, select: { id: true } });
  const ids = sessions.map(({ id }) => id);
  await tx.session.deleteMany({ where: { id: { in: ids } } });
  return ids;
}
