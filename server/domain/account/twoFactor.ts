import { z } from 'zod';
import type { Mail } from '../../mail/mail.ts';
import type { Services } from '../context.ts';
import { Forbidden } from '../errors.ts';
import { countWithin } from '../limit.ts';
import { letter } from '../mail/letter.ts';
import { questions } from '../mail/questions.ts';
import { validated } from '../validation.ts';
import { write } from '../write/write.ts';
import { currentPasswordSchema } from './account.input.ts';
import { queueMailsToOwner } from './accountMail.ts';
import { confirmPassword } from './password.ts';

/** Two-factor login: a code of an authenticator app in addition to the password. The account library keeps the secrets. */

/**
 * Checks the password before two-factor login is set up or turned off, because an open browser is not proof of identity.
 * @throws InvalidInput on `password`
 */
export async function confirmTwoFactorChange(services: Services, userId: number, body: unknown): Promise<void> {
  const { password } = validated(currentPasswordSchema, withPassword.safeParse(body).data ?? {});
  await confirmPassword(services, userId, 'password', password);
}

/**
 * Turning it off is up to each person, unless the product demands it of admins.
 * @throws Forbidden
 */
export async function requireTwoFactorIsOptional({ db, adminTwoFactor }: Services, userId: number): Promise<void> {
  if (!adminTwoFactor) return;
  const { role } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { role: true } });
  if (role === 'ROLE_ADMIN') throw new Forbidden('Admins need two-factor login.');
}

/**
 * Counts a code before it is checked. The account library also limits the codes of one login and of one account.
 * @throws TooMany with the seconds to wait
 */
export async function admitTwoFactorCode(
  { counters, attemptLimits }: Pick<Services, 'counters' | 'attemptLimits'>,
  address: string,
): Promise<void> {
  await countWithin(counters, `twoFactor:address:${address}`, attemptLimits.signInsPerAddress, 60_000);
}

/** Tells a person that their two-factor login was turned on or off, in case it was not them. */
export async function mailTwoFactorChange(services: Services, userId: number): Promise<void> {
  await write(services, [userId], async (tx) => {
    const { twoFactorEnabled: isOn } = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { twoFactorEnabled: true },
    });
    await queueMailsToOwner(services, tx, [{ kind: 'twoFactor', userId, isOn }]);
  });
}

/** Null for an account that was deleted in the meantime. */
export async function twoFactorMail(
  { db, links, productName, supportEmail }: Services,
  { userId, isOn }: { userId: number; isOn: boolean },
): Promise<Omit<Mail, 'id'> | null> {
  const owner = await db.user.findUnique({ where: { id: userId }, select: { loginEmail: true } });
  if (!owner?.loginEmail) return null;
  const mail = letter({
    subject: `Two-factor login for ${productName} is ${isOn ? 'on' : 'off'}`,
    text: isOn
      ? [
          'Hello,',
          'from now on, logging in takes a code of your authenticator app in addition to your password. Keep your backup codes in a safe place: they let you in without the app.',
          'If this was not you, please reset your password now.',
        ]
      : [
          'Hello,',
          'from now on, your password is enough to log in.',
          'If this was not you, please reset your password now and turn two-factor login on again.',
        ],
    link: { action: 'Reset your password', url: links.resetPassword() },
    foot: questions(supportEmail),
    productName,
  });
  return { to: owner.loginEmail, ...mail };
}

const withPassword = z.object({ password: z.string() });
