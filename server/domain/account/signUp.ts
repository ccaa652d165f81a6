import { randomBytes } from 'node:crypto';
import type { Role } from '../../generated/prisma/client.ts';
import type { Services } from '../context.ts';
import { isUniqueViolation } from '../database.ts';
import { InvalidInput } from '../errors.ts';
import { validated } from '../validation.ts';
import { accountMessages, confirmSignUpSchema, newAccountSchema } from './account.input.ts';
import { admitAccountMail } from './attempts.ts';
import { refuseCommonPassword } from './commonPasswords.ts';
import { codeLifetimeMs, readableCode, wrongCodesAllowed } from './confirmationCode.ts';
import { sendAccountMail } from './mails.ts';
import { hashPassword } from './passwordHash.ts';

/** The user created by a confirmed sign-up. */
export type NewAccount = { id: number; email: string; role: Role };

/**
 * Starts a sign-up: mails a code to the email and returns a token that confirms it together with the code. An email
 * with an account gets the same response; its owner receives a mail about the attempt.
 * @param from the client's network address
 * @throws InvalidInput by field, TooMany, Unavailable when the mail cannot be sent
 */
export async function signUp(services: Services, input: unknown, from: string): Promise<{ token: string }> {
  const { db, codes, now } = services;
  const { name, email: given, password, role } = validated(newAccountSchema, input);
  const email = given.toLowerCase();
  refuseCommonPassword('password', password, email);
  await admitAccountMail(services, { email, address: from });
  const owner = await db.user.findUnique({ where: { loginEmail: email }, select: { id: true } });
  const token = randomBytes(24).toString('base64url');
  const code = codes.make();
  await db.pendingSignUp.create({
    data: {
      token,
      email,
      name,
      role,
      passwordHash: await hashPassword(password),
      codeHash: codes.hash(token, code),
      expiresAt: new Date(now().getTime() + codeLifetimeMs),
      createdAt: now(),
    },
  });
  await sendAccountMail(services, owner ? alreadyRegistered(services, email) : signUpCode(services, email, code));
  return { token };
}

/**
 * Creates the account of a sign-up whose code was confirmed.
 * @throws InvalidInput on `code`, or on `email` when an account has taken it in the meantime
 */
export async function confirmSignUp({ db, codes, now }: Services, input: unknown): Promise<NewAccount> {
  const { token, code } = validated(confirmSignUpSchema, input);
  // Counted before the check, so that concurrent attempts count too.
  const { count } = await db.pendingSignUp.updateMany({
    where: { token, expiresAt: { gt: now() }, wrongCodes: { lt: wrongCodesAllowed } },
    data: { wrongCodes: { increment: 1 } },
  });
  const pending = count === 0 ? null : await db.pendingSignUp.findUnique({ where: { token } });
  if (!pending) throw InvalidInput.of('code', accountMessages.voidCode);
  if (!codes.matches(token, code, pending.codeHash)) throw InvalidInput.of('code', accountMessages.wrongCode);
  const { email, name, role, passwordHash } = pending;
  try {
    return await db.$transaction(async (tx) => {
      const removed = await tx.pendingSignUp.deleteMany({ where: { token } });
      // The same code was sent twice at once: the other request has created the account.
      if (removed.count === 0) throw InvalidInput.of('code', accountMessages.voidCode);
      const { id } = await tx.user.create({
        data: { role, name, email, loginEmail: email, emailVerified: true, createdAt: now() },
        select: { id: true },
      });
      await tx.account.create({
        data: { userId: id, accountId: String(id), providerId: 'credential', password: passwordHash },
      });
      return { id, email, role };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw InvalidInput.of('email', accountMessages.emailTaken);
    throw error;
  }
}

/** Removes sign-ups that can no longer be confirmed. */
export async function removeOldSignUps({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.pendingSignUp.deleteMany({ where: { expiresAt: { lte: now() } } });
}

// Without the given name, because the mailbox may belong to another person.
const signUpCode = ({ productName }: Services, to: string, code: string) => ({
  to,
  subject: `Your code for ${productName}`,
  text: `Hello,\n\nyour code is ${readableCode(code)}. Please enter it on the page where you signed up. It is valid for one hour.\n\nIf you did not sign up, please ignore this email. No account is created without the code.`,
});

const alreadyRegistered = ({ productName, links }: Services, to: string) => ({
  to,
  subject: `You already have an account on ${productName}`,
  text: `Hello,\n\nsomeone tried to sign up with this email, but you already have an account.\n\nLog in:\n${links.login()}\n\nChoose a new password:\n${links.resetPassword()}\n\nIf you did not sign up, please ignore this email. Your account has not changed.`,
});
