import { hashPassword } from 'better-auth/crypto';
import type { MessageMail } from '../../generated/prisma/client.ts';
import type { DomainContext } from '../context.ts';
import { InvalidInput, Unavailable } from '../errors.ts';
import { validated } from '../validation.ts';
import { accountMessages, changeEmailSchema, changeNameSchema, changePasswordSchema } from './account.input.ts';
import { refuseTakenEmail } from './emailAddress.ts';
import { confirmPassword } from './password.ts';
import { requireAccount, requireSomebody } from './require.ts';
import { announceEnded, removeSessions } from './session.ts';

/** What people change of their own account. All of it gives the id of the user. */

/** @throws SignInRequired, InvalidInput on `name`. */
export async function changeName(ctx: DomainContext, input: { name: string }): Promise<number> {
  const { id } = requireAccount(ctx.viewer);
  const { name } = validated(changeNameSchema, input);
  await ctx.db.user.update({ where: { id }, data: { name }, select: { id: true } });
  return id;
}

/** How soon an unread message is mailed; guests say so too. @throws SignInRequired */
export async function saveMessageMail(ctx: DomainContext, messageMail: MessageMail): Promise<number> {
  const { id } = requireSomebody(ctx.viewer);
  await ctx.db.user.update({ where: { id }, data: { messageMail }, select: { id: true } });
  return id;
}

/**
 * Gives the account another password, and ends every session but the one that asks and every link to choose one.
 * @throws SignInRequired, InvalidInput by field.
 */
export async function changePassword(
  ctx: DomainContext,
  input: { currentPassword: string; newPassword: string },
): Promise<number> {
  const { id, sessionId } = requireAccount(ctx.viewer);
  const { currentPassword, newPassword } = validated(changePasswordSchema, input);
  await confirmPassword(ctx, id, 'currentPassword', currentPassword);
  const hash = await hashPassword(newPassword);
  const ended = await ctx.db.$transaction(async (tx) => {
    await tx.account.updateMany({ where: { userId: id, providerId: 'credential' }, data: { password: hash } });
    // Links to choose another one, which somebody else may have asked for.
    await tx.verification.deleteMany({ where: { value: String(id) } });
    return removeSessions(tx, { userId: id, id: { not: sessionId } });
  });
  announceEnded(ctx, ended);
  return id;
}

/**
 * Mails a link to the new address. The account changes when the link is opened; until then everything stays as it is. The
 * present address is told, for the case that somebody else asked. Gives the address that the link went to.
 * @throws SignInRequired, InvalidInput by field, Unavailable when the mail cannot be sent.
 */
export async function changeEmail(ctx: DomainContext, input: { email: string; password: string }): Promise<string> {
  const { id } = requireAccount(ctx.viewer);
  const { email: given, password } = validated(changeEmailSchema, input);
  const email = given.toLowerCase();
  // First: only who may change the account learns which addresses have one.
  await confirmPassword(ctx, id, 'password', password);
  const { loginEmail, name } = await ctx.db.user.findUniqueOrThrow({
    where: { id },
    select: { loginEmail: true, name: true },
  });
  if (loginEmail === null) throw new Error(`User ${id} has signed in without an address to sign in with.`);
  if (email === loginEmail) throw InvalidInput.of('email', accountMessages.sameEmail);
  await refuseTakenEmail(ctx.db, email);
  await mailEmailChange(ctx, { name, from: loginEmail, to: email });
  return email;
}

async function mailEmailChange(
  { mailer, emailLinks, productName, log }: DomainContext,
  { name, from, to }: { name: string; from: string; to: string },
): Promise<void> {
  try {
    await mailer.send({
      to,
      subject: `Please confirm your new email for ${productName}`,
      text: `Hello ${name},\n\nplease confirm that this is your new email address:\n${await emailLinks.change(from, to)}\n\nThe link works for one hour. Until then you sign in as before.`,
    });
    await mailer.send({
      to: from,
      subject: `Your email for ${productName} is about to change`,
      text: `Hello ${name},\n\nsomebody who knows your password asked to use another email for your account. It changes when the link that we sent there is opened. If that was not you, please change your password now.`,
    });
  } catch (error) {
    log.error({ err: error }, 'the mails of an email change failed');
    throw new Unavailable('The mail could not be sent. Please try again later.');
  }
}
