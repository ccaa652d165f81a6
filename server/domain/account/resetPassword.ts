import { z } from 'zod';
import type { Services } from '../context.ts';
import { validated } from '../validation.ts';
import { newPasswordSchema } from './account.input.ts';
import { refuseCommonPassword } from './commonPasswords.ts';

/** Additions to the account library's password reset. */

const linkSchema = z.object({ token: z.string().regex(/^[\w-]{1,64}$/) });

/** The sign-in email of the account with this reset link; null for an invalid link. */
export async function ownerOfResetLink({ db }: Pick<Services, 'db'>, input: unknown): Promise<string | null> {
  const { data: link } = linkSchema.safeParse(input);
  if (!link) return null;
  const found = await db.verification.findFirst({
    where: { identifier: `reset-password:${link.token}`, expiresAt: { gt: new Date() } },
    select: { value: true },
  });
  if (!found) return null;
  const user = await db.user.findUnique({ where: { id: Number(found.value) }, select: { loginEmail: true } });
  return user?.loginEmail ?? null;
}

/**
 * Checks the password before the link is used up.
 * @throws InvalidInput on `password`
 */
export function checkNewPassword(input: unknown, email: string): void {
  const given = typeof input === 'object' && input !== null && 'newPassword' in input ? input.newPassword : '';
  const { password } = validated(newPasswordSchema, { password: given });
  refuseCommonPassword('password', password, email);
}
