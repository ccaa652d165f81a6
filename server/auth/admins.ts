import { z } from 'zod';
import { accountNameMaxLength, passwordMinLength } from '../domain/accounts/password/account.input.ts';
import { refuseCommonPassword } from '../domain/accounts/password/commonPasswords.ts';
import { hashPassword } from '../domain/accounts/password/password.ts';
import { queueAnnouncement } from '../domain/accounts/session/grants.ts';
import { endEarlierAccess } from '../domain/accounts/session/twoFactor.ts';
import type { Services } from '../domain/core/context.ts';
import { personName } from '../domain/core/text/input/name.input.ts';
import { write } from '../domain/core/write/write.ts';
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts';

const Admin = z.object({
  email: z.email({ error: 'That is not an e-mail address.' }).toLowerCase(),
  name: personName({ max: accountNameMaxLength, missing: 'A name is needed.' }),
  password: z
    .string()
    .min(passwordMinLength, { error: `The password needs at least ${passwordMinLength} characters.` }),
});

/**
 * Makes an admin who can sign in at once, and gives their id. Throws with one line when something is missing or the
 * e-mail has an account already.
 */
export async function createAdmin(db: PrismaClient, given: z.input<typeof Admin>): Promise<number> {
  const checked = Admin.safeParse(given);
  if (!checked.success) throw new Error(checked.error.issues.map((issue) => issue.message).join(' '));
  const { email, name, password } = checked.data;
  refuseCommonPassword('password', password, { email, name });
  const hash = await hashPassword(password);
  try {
    return await db.$transaction(async (tx) => {
      const user = await tx.user.create({
        data: { role: 'ROLE_ADMIN', name, email, loginEmail: email, emailVerified: true },
      });
      await tx.account.create({
        data: { userId: user.id, accountId: String(user.id), providerId: 'credential', password: hash },
      });
      return user.id;
    });
  } catch (error) {
    const taken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
    throw taken ? new Error(`${email} has an account already.`) : error;
  }
}

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
