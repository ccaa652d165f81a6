import { revokeAccess } from '../domain/account/revocation.ts';
import { write } from '../domain/write/write.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';

/**
 * Turns two-factor login off for a person who has lost the app and the backup codes, and ends what lets them in without the
 * password. Needs no secret. Gives their id. Throws with one line when there is nothing to turn off.
 */
export async function resetTwoFactor(db: PrismaClient, email: string): Promise<number> {
  const loginEmail = email.trim().toLowerCase();
  const owner = await db.user.findUnique({ where: { loginEmail }, select: { id: true } });
  if (!owner) throw new Error(`${loginEmail} has no account.`);
  const { id: userId } = owner;
  await write({ db }, [userId], async (tx) => {
    // Also one that was begun, but not confirmed with a first code.
    const { count } = await tx.twoFactor.deleteMany({ where: { userId } });
    if (count === 0) throw new Error(`${loginEmail} has no two-factor login.`);
    await tx.user.update({ where: { id: userId }, data: { twoFactorEnabled: false }, select: { id: true } });
    await revokeAccess(tx, { userId });
  });
  return userId;
}
