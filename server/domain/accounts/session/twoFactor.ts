import { z } from 'zod';
import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Services } from '../../core/context.ts';
import { Forbidden, InvalidInput } from '../../core/failures/errors.ts';
import { countWithin } from '../../core/limits/attempts.ts';
import type { MailAbout } from '../../core/mail/deliver.ts';
import { letter, questions } from '../../core/mail/letter.ts';
import { validated } from '../../core/text/input/validation.ts';
import { write } from '../../core/write/write.ts';
import { queueMailsToOwner } from '../email/account.mail.ts';
import { accountMessages, currentPasswordSchema, twoFactorChangeSchema } from '../password/account.input.ts';
import { type Guess, noteRefusal, requireSecret } from '../password/guesses.ts';
import { confirmPassword } from '../password/password.ts';
import { announceRevoked, type Revoked, revokeAccess } from './grants.ts';

/** Two-factor login: a code of an authenticator app in addition to the password. The account library keeps the secrets. */

/** How the account library checks the codes of one person, without using them up. */
export type TwoFactorCodes = {
  /** The time step of a code that the app shows now; null for a wrong one. */
  stepOf: (code: string) => Promise<number | null>;
  isBackupCode: (code: string) => Promise<boolean>;
};

/** Who changes it, and from which network address. */
export type Changer = { id: number; address: string };

/** What has proved that a person may change two-factor login. `step`: of the code of the app, which the change uses up. */
export type ConfirmedChange = { step: number | null };

/**
 * Checks the password before two-factor login is set up, because an open browser is not proof of identity. Once it is on, a
 * change needs a code too: the password alone must not undo what protects it.
 * @throws InvalidInput on `password` or `code`
 */
export async function confirmTwoFactorChange(
  services: Services,
  { id, address }: Changer,
  body: unknown,
  codes: TwoFactorCodes,
): Promise<ConfirmedChange> {
  const { twoFactorEnabled: isOn } = await services.db.user.findUniqueOrThrow({
    where: { id },
    select: { twoFactorEnabled: true },
  });
  const given = withPassword.safeParse(body).data ?? {};
  const { password } = validated(currentPasswordSchema, given);
  const code = isOn ? validated(twoFactorChangeSchema, given).code : null;
  await confirmPassword(services, { id, address }, 'password', password);
  if (code === null) return { step: null };
  const limit = {
    key: `twoFactor:codes:${id}`,
    allowed: wrongCodesAllowed,
    within: wrongCodesCountMs,
    wrong: () => wrongCode(),
    tooMany: () => InvalidInput.of('code', accountMessages.tooManyCodes),
  };
  const guess = changeOf({ id, address });
  return requireSecret(services, guess, limit, async () => {
    if (code.includes('-')) return (await codes.isBackupCode(code)) ? { step: null } : null;
    const step = await codes.stepOf(code);
    if (step === null) return null;
    const isUnused = (await services.db.twoFactor.count({ where: unused(id, step) })) > 0;
    if (isUnused) return { step };
    throw usedCode(services, { id, address });
  });
}

const wrongCode = (): InvalidInput => InvalidInput.of('code', accountMessages.wrongCode);

const changeOf = ({ id, address }: Changer): Guess => ({ kind: 'two-factor change', account: id, address });

/** A code that was right once is refused without being counted. */
function usedCode(services: Pick<Services, 'log'>, who: Changer): InvalidInput {
  noteRefusal(services, changeOf(who), 'used');
  return wrongCode();
}

/** Of one person, beside the codes of logins, which the account library limits. */
export const wrongCodesAllowed = 10;
export const wrongCodesCountMs = 10 * 60_000;

/** Rows whose code of this time step was not used yet: each works once, also when it is sent several times at once. */
const unused = (userId: number, step: number) => ({
  userId,
  OR: [{ lastUsedStep: null }, { lastUsedStep: { lt: step } }],
});

/**
 * Marks a code of the app as used, by its time step. The result takes that back, for a login that could not be completed. Null for
 * a code that is not newer than the last accepted one.
 */
export async function spendCode(
  services: Pick<Services, 'db'>,
  userId: number,
  step: number,
): Promise<(() => Promise<void>) | null> {
  const mark = (where: Prisma.TwoFactorWhereInput, lastUsedStep: number) =>
    write(services, [userId], (tx) => tx.twoFactor.updateMany({ where, data: { lastUsedStep } }));
  if ((await mark(unused(userId, step), step)).count === 0) return null;
  return async () => {
    await mark({ userId, lastUsedStep: step }, step - 1);
  };
}

/**
 * Uses the code of a confirmed change up.
 * @throws InvalidInput on `code` when the same code was sent twice at once
 */
export async function spendConfirmation(
  services: Pick<Services, 'db' | 'log'>,
  who: Changer,
  { step }: ConfirmedChange,
): Promise<void> {
  if (step !== null && !(await spendCode(services, who.id, step))) throw usedCode(services, who);
}

/**
 * Turns two-factor login on with the first code of the app, whose time step this is, and logs the person out everywhere: what was
 * trusted before is not trusted any more. False for a wrong code, and where it is on already.
 */
export async function turnTwoFactorOn(services: Services, userId: number, step: number | null): Promise<boolean> {
  if (step === null) return false;
  const where = { ...unused(userId, step), verified: false };
  const revoked = await write(services, [userId], async (tx) => {
    const { count } = await tx.twoFactor.updateMany({ where, data: { verified: true, lastUsedStep: step } });
    if (count === 0) return null;
    return endEarlierAccess(services, tx, userId, true);
  });
  if (revoked === null) return false;
  announceRevoked(services, revoked);
  return true;
}

/**
 * Turns two-factor login off, and logs the person out everywhere.
 * @throws InvalidInput on `code` when the same code was sent twice at once
 */
export async function turnTwoFactorOff(services: Services, who: Changer, { step }: ConfirmedChange): Promise<void> {
  const { id: userId } = who;
  const revoked = await write(services, [userId], async (tx) => {
    const { count } = await tx.twoFactor.deleteMany({ where: step === null ? { userId } : unused(userId, step) });
    if (step !== null && count === 0) throw usedCode(services, who);
    return endEarlierAccess(services, tx, userId, false);
  });
  announceRevoked(services, revoked);
}

/**
 * What belongs to both, so that a change never leaves something open that was trusted before it. The owner gets a mail, in case it
 * was not them.
 */
export async function endEarlierAccess(
  services: Pick<Services, 'queue'>,
  tx: Prisma.TransactionClient,
  userId: number,
  isOn: boolean,
): Promise<Revoked> {
  await tx.user.update({ where: { id: userId }, data: { twoFactorEnabled: isOn }, select: { id: true } });
  await queueMailsToOwner(services, tx, [{ kind: 'twoFactor', userId, isOn }]);
  return revokeAccess(tx, { userId });
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
 * Counts a code before it is checked; the result takes the count back. The account library also limits the codes of one login and
 * of one account.
 * @throws TooMany with the seconds to wait
 */
export async function admitTwoFactorCode(
  { counters, attemptLimits }: Pick<Services, 'counters' | 'attemptLimits'>,
  address: string,
): Promise<() => Promise<void>> {
  return countWithin(counters, `twoFactor:address:${address}`, attemptLimits.signInsPerAddress, 60_000);
}

/** Null for an account that was deleted in the meantime. */
export async function twoFactorMail(
  { db, links, productName, supportEmail }: Services,
  { userId, isOn }: { userId: number; isOn: boolean },
): Promise<MailAbout | null> {
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
  return { to: owner.loginEmail, people: [userId], ...mail };
}

const withPassword = z.object({ password: z.string(), code: z.string().optional() });
