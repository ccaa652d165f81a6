import { hourMs } from '../../core/text/durations.ts';
import '../../core/failures/errors.ts';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Ctx, Services } from '../../core/context.ts';
import { Admission } from '../../core/mail/admission.ts';
import type { MailAbout } from '../../core/mail/deliver.ts';
import { letter, questions } from '../../core/mail/letter.ts';
import { validated } from '../../core/text/input/validation.ts';
import { verb } from '../../core/viewer/verb.ts';
import { requireAccount } from '../../core/viewer/viewer.ts';
import { write } from '../../core/write/write.ts';
import { queueMailToTypedEmail } from '../email/account.mail.ts';
import { newPasswordSchema, requestPasswordSchema } from '../password/account.input.ts';
import { refuseCommonPassword } from '../password/commonPasswords.ts';
import { hashPassword } from '../password/password.ts';
import { announceRevoked, revokeAccess, revokeNow } from './grants.ts';

/** The forgotten password. */

const linkLifetimeMs = hourMs;

/**
 * Mails a link to choose a new password, if an account has this email. That is only looked up when the mail is sent: neither
 * the answer nor its time depends on it.
 * @param from the client's network address
 * @throws InvalidInput on `email`, TooMany, Unavailable where no mail can be sent
 */
export async function requestPasswordReset(services: Services, input: unknown, from: string): Promise<void> {
  const { email } = validated(requestPasswordSchema, input);
  const admission = await Admission.of(services, { email, network: from, account: null });
  const askedAt = services.now().toISOString();
  await admission.unlessDown(() =>
    write(services, [], (tx) =>
      queueMailToTypedEmail(services, tx, admission, { kind: 'resetPassword', email: admission.email, askedAt }),
    ),
  );
}

/** Makes the link when it is mailed. Null without an account, or for a request that is too old to be of use. */
export async function resetPasswordMail(
  services: Services,
  { email, askedAt }: { email: string; askedAt: string },
): Promise<MailAbout | null> {
  const { db, links, now, productName, supportEmail } = services;
  if (now().getTime() - new Date(askedAt).getTime() >= linkLifetimeMs) return null;
  const owner = await db.user.findUnique({ where: { loginEmail: email }, select: { id: true } });
  if (!owner) return null;
  const token = randomBytes(24).toString('base64url');
  const link = {
    identifier: identifierOf(token),
    value: String(owner.id),
    // By the clock of the machine, as the account library reads it.
    expiresAt: new Date(Date.now() + linkLifetimeMs),
  };
  await write({ db }, [owner.id], (tx) => tx.verification.create({ data: link }));
  return {
    to: email,
    people: [owner.id],
    ...letter({
      subject: `Choose a new password for ${productName}`,
      preview: 'The link works for one hour.',
      text: ['Hello,', 'choose a new password here.'],
      link: { action: 'Choose a new password', url: links.choosePassword(token) },
      after: ['The link works for one hour. If you did not ask for it, nothing has changed.'],
      foot: questions(supportEmail),
      productName,
    }),
  };
}

/** As the account library stores the token of a link, which it checks before the page opens. */
const identifierOf = (token: string): string => `reset-password:${token}`;

const linkSchema = z.object({ token: z.string().regex(/^[\w-]{1,64}$/) });
const withPassword = z.object({ newPassword: z.string() });

/**
 * Stores the password that was chosen by a mailed link. Ends everything else that lets someone into the account. Returns the
 * account's email; null for an invalid link. A refused password does not use up the link.
 * @throws InvalidInput on `password`
 */
export async function resetPassword(services: Services, input: unknown): Promise<string | null> {
  const { db } = services;
  const { data: link } = linkSchema.safeParse(input);
  const where = { identifier: identifierOf(link?.token ?? ''), expiresAt: { gt: new Date() } };
  const found = link && (await db.verification.findFirst({ where, select: { value: true } }));
  const userId = Number(found?.value);
  const user = found && (await db.user.findUnique({ where: { id: userId }, select: { loginEmail: true, name: true } }));
  if (!user?.loginEmail) return null;
  const given = withPassword.safeParse(input).data?.newPassword ?? '';
  const { password } = validated(newPasswordSchema, { password: given });
  refuseCommonPassword('password', password, { email: user.loginEmail, name: user.name });
  const hash = await hashPassword(password);
  const revoked = await write(services, [userId], async (tx) => {
    // Used at the same time, or ended by a change of the account.
    if ((await tx.verification.deleteMany({ where })).count === 0) return null;
    const credential = { userId, providerId: 'credential' };
    const { count } = await tx.account.updateMany({ where: credential, data: { password: hash } });
    // Someone whom an import has added has no password yet.
    if (count === 0) await tx.account.create({ data: { ...credential, accountId: String(userId), password: hash } });
    return revokeAccess(tx, { userId });
  });
  if (revoked === null) return null;
  announceRevoked(services, revoked);
  return user.loginEmail;
}

/**
 * Ends everything that lets someone into the viewer's account, except the current session. Returns the number of ended sessions.
 */
export const endOtherSessions = verb(
  null,
  requireAccount,
  [],
  async (ctx: Ctx, { id: userId, sessionId }): Promise<number> => {
    return (await revokeNow(ctx, { userId, keep: { id: sessionId } })).sessionIds.length;
  },
);
