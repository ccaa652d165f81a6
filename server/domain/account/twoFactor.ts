import { z } from 'zod';
import type { Mail } from '../../mail/mail.ts';
import type { Services } from '../context.ts';
import { Forbidden, InvalidInput } from '../errors.ts';
import { countWithin } from '../limit.ts';
import { letter } from '../mail/letter.ts';
import { questions } from '../mail/questions.ts';
import { validated } from '../validation.ts';
import { write } from '../write/write.ts';
import { accountMessages, currentPasswordSchema, twoFactorChangeSchema } from './account.input.ts';
import { queueMailsToOwner } from './accountMail.ts';
import { confirmPassword } from './password.ts';
import { revokeNow } from './revocation.ts';

/** Two-factor login: a code of an authenticator app in addition to the password. The account library keeps the secrets. */

/** How the account library checks the codes of one person. */
export type TwoFactorCodes = {
  /** The time step of a code that the app shows now; null for a wrong one. */
  stepOf: (code: string) => Promise<number | null>;
  /** Uses a backup code up. False for a wrong one. */
  useBackupCode: (code: string) => Promise<boolean>;
};

/**
 * Checks the password before two-factor login is set up, because an open browser is not proof of identity. Once it is on, a
 * change needs a code too: the password alone must not undo what protects it.
 * @throws InvalidInput on `password` or `code`
 */
export async function confirmTwoFactorChange(
  services: Services,
  userId: number,
  body: unknown,
  codes: TwoFactorCodes,
): Promise<void> {
  const { twoFactorEnabled: isOn } = await services.db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { twoFactorEnabled: true },
  });
  const given = withPassword.safeParse(body).data ?? {};
  const { password } = validated(currentPasswordSchema, given);
  const code = isOn ? validated(twoFactorChangeSchema, given).code : null;
  await confirmPassword(services, userId, 'password', password);
  if (code === null) return;
  const { counters } = services;
  const key = `twoFactor:codes:${userId}`;
  const { count } = await counters.add(key, wrongCodesCountMs);
  if (count > wrongCodesAllowed) throw InvalidInput.of('code', accountMessages.tooManyCodes);
  const isRight = code.includes('-')
    ? await codes.useBackupCode(code)
    : await spendCode(services, userId, await codes.stepOf(code));
  if (!isRight) throw InvalidInput.of('code', accountMessages.wrongCode);
  await counters.reset(key);
}

/** Of one person, beside the codes of logins, which the account library limits. */
const wrongCodesAllowed = 10;
const wrongCodesCountMs = 10 * 60_000;

/**
 * Marks a code of the app as used, by its time step. False for a wrong code (null), and for one that is not newer than the last
 * accepted one: each works once, also when it is sent several times at once.
 */
export async function spendCode(services: Pick<Services, 'db'>, userId: number, step: number | null): Promise<boolean> {
  if (step === null) return false;
  const where = { userId, OR: [{ lastUsedStep: null }, { lastUsedStep: { lt: step } }] };
  const data = { lastUsedStep: step };
  const { count } = await write(services, [userId], (tx) => tx.twoFactor.updateMany({ where, data }));
  return count === 1;
}

/**
 * After two-factor login was turned on or off: what was trusted before it is not trusted any more.
 * @param token of the session that goes on
 */
export async function endEarlierAccess(services: Services, userId: number, token: string | null): Promise<void> {
  await revokeNow(services, { userId, ...(token !== null && { keep: { token } }) });
  await mailTwoFactorChange(services, userId);
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

const withPassword = z.object({ password: z.string(), code: z.string().optional() });
