import { z } from 'zod';
import { accountNameMaxLength, passwordMinLength } from '../domain/accounts/password/account.input.ts';
import { refuseCommonPassword } from '../domain/accounts/password/commonPasswords.ts';
import { hashPassword } from '../domain/accounts/password/passwordHash.ts';
import { personName } from '../domain/core/text/input/name.input.ts';
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
