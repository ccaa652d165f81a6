import { queueAnnouncement } from '../domain/accounts/session/session.ts';
import { endEarlierAccess } from '../domain/accounts/session/twoFactor.ts';
import type { Services } from '../domain/core/context.ts';
import { write } from '../domain/core/write/write.ts';

/**
 * Turns two-factor login off for a person who has lost the app and the backup codes, ends what lets them in without the
 * password, and mails them. Needs no secret. Gives their id. Throws with one line when there is nothing to turn off.
 */
export async function resetTwoFactor(services: Pick<Services, 'db' | 'queue'>, email: string): Promise<number> {
  const { db } = services;
  const loginEmail = email.trim().toLowerCase();
  const owner = await db.user.findUnique({ where: { loginEmail }, select: { id: true } });
  if (!owner) throw new Error(`${loginEmail} has no account.`);
  const { id: userId } = owner;
  await write({ db }, [userId], async (tx) => {
    // Also one that was begun, but not confirmed with a first code.
    const { count } = await tx.twoFactor.deleteMany({ where: { userId } });
    if (count === 0) throw new Error(`${loginEmail} has no two-factor login.`);
    await queueAnnouncement(services, tx, await endEarlierAccess(services, tx, userId, false));
  });
  return userId;
}
