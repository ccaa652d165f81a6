import Bowser from 'bowser';
import type { MessageMail, Prisma } from '../../../generated/prisma/client.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { Forbidden, InvalidInput, NotFound } from '../../core/failures/errors.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { validated } from '../../core/text/input/validation.ts';
import { verb } from '../../core/viewer/verb.ts';
import { requireAccount, requireKnownViewer, type Viewer } from '../../core/viewer/viewer.ts';
import { lockRows } from '../../core/write/locks.sql.ts';
import { spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import { accountMessages, changeNameSchema, changePasswordSchema } from '../password/account.input.ts';
import { refuseCommonPassword } from '../password/commonPasswords.ts';
import { confirmPassword, hashPassword } from '../password/password.ts';
import { announceRevoked, removeSessions, revokeAccess } from './grants.ts';

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
  services: Pick<Services, 'db'>,
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
  async (ctx: Ctx, { id: userId }, id: number): Promise<void> => {
    const ended = await write(ctx, [userId], (tx) => removeSessions(tx, { id, userId }));
    if (ended.length === 0) throw new NotFound();
    for (const sessionId of ended) ctx.events.publish('accessChanged', { sessionId });
  },
);

/** Ends the session that a browser had before it logged in again, and what was opened with it. */
export async function endReplacedSession({ db, events }: Pick<Ctx, 'db' | 'events'>, id: number): Promise<void> {
  const ended = await write({ db }, [], (tx) => removeSessions(tx, { id }));
  for (const sessionId of ended) events.publish('accessChanged', { sessionId });
}

/** Changes of a user's own account. Each function returns the user's id. */

/**
 * Changes the name. That of an integration stays for its keys: admins know it by its name.
 * @throws InvalidInput on `name`
 */
export const changeName = verb(
  'ACCOUNT',
  requireAccount,
  [InvalidInput, Forbidden],
  async (ctx: Ctx, { id }, input: { name: string }): Promise<number> => {
    const { name } = validated(changeNameSchema, input);
    await spend(ctx, 'profiles');
    const { count } = await write(ctx, [id], (tx) =>
      tx.user.updateMany({ where: { id, integration: null }, data: { name } }),
    );
    if (count === 0) throw new Forbidden('Admins name an integration.');
    return id;
  },
);

/** How soon unread messages are mailed; guests can set it too. */
export const saveMessageMail = verb(
  'ACCOUNT',
  requireKnownViewer,
  [],
  async (ctx: Ctx, { id }, messageMail: MessageMail): Promise<number> => {
    await write(ctx, [id], (tx) => tx.user.update({ where: { id }, data: { messageMail }, select: { id: true } }));
    return id;
  },
);

/**
 * Changes the password. Ends everything else that lets someone into the account (`grants.ts`).
 * @throws InvalidInput by field
 */
export const changePassword = verb(
  null,
  requireAccount,
  [InvalidInput],
  async (ctx: Ctx, { id, sessionId }, input: { currentPassword: string; newPassword: string }): Promise<number> => {
    const { currentPassword, newPassword } = validated(changePasswordSchema, input);
    const owner = await ctx.db.user.findUniqueOrThrow({ where: { id }, select: { loginEmail: true, name: true } });
    refuseCommonPassword('newPassword', newPassword, { email: owner.loginEmail, name: owner.name });
    const former = await confirmPassword(ctx, { id, address: ctx.caller.network }, 'currentPassword', currentPassword);
    const password = await hashPassword(newPassword);
    const revoked = await write(ctx, [id], async (tx) => {
      const { count } = await tx.account.updateMany({ where: { userId: id, ...former }, data: { password } });
      // Another browser was faster, and has ended this session.
      if (count === 0) throw InvalidInput.of('currentPassword', accountMessages.wrongPassword);
      return revokeAccess(tx, { userId: id, keep: { id: sessionId } });
    });
    announceRevoked(ctx, revoked);
    return id;
  },
);

/** Browser and system of a `User-Agent` header, such as 'Chrome on Android'. Null if they are unknown. */
export function browserName(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(' on ') || null;
}
