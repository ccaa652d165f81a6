import type { Prisma, User } from '../../../generated/prisma/client.ts';
import type { Ctx, Db, Services } from '../../core/context.ts';
import { InvalidInput } from '../../core/failures/errors.ts';
import type { MailAbout } from '../../core/mail/deliver.ts';
import { letter } from '../../core/mail/letter.ts';
import { accountMessages } from '../password/account.input.ts';
import { queueMailsToOwner } from './account.mail.ts';
import { refuseBannedEmail } from './bannedEmail.ts';

/** Users with a login have one email for signing in and for mails, so both change together. */

type Addressed = Pick<User, 'id' | 'loginEmail' | 'email'>;

/** The change of a user's email by a form; empty if it stays the same. */
export type EmailChange = { email?: string; loginEmail?: string; emailVerified?: boolean };

/**
 * The result of saving this email in a form. Admins may change how a user signs in; users change it on the account page
 * with their password.
 * @throws InvalidInput on `email`
 */
export async function emailChange(
  ctx: Ctx,
  db: Db,
  user: Addressed,
  given: string | null | undefined,
): Promise<EmailChange> {
  const email = given?.toLowerCase();
  if (email === undefined || email === user.email?.toLowerCase()) return {};
  if (user.loginEmail !== null && ctx.viewer.kind !== 'admin')
    throw InvalidInput.of('email', accountMessages.emailIsLogin);
  await refuseTakenEmail(ctx, db, email);
  return user.loginEmail === null ? { email } : { email, loginEmail: email, emailVerified: false };
}

/** @throws InvalidInput on `email` if another account has it, or someone banned */
export async function refuseTakenEmail(ctx: Pick<Ctx, 'bannedEmailKeys'>, db: Db, email: string): Promise<void> {
  const owner = await db.user.findUnique({ where: { loginEmail: email.toLowerCase() }, select: { id: true } });
  if (owner) throw InvalidInput.of('email', accountMessages.emailTaken);
  await refuseBannedEmail(ctx, db, email);
}

/** When an admin changes a user's email: the new address is asked to confirm it, and the old one is notified. */
export async function queueEmailChangeMails(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { id: userId, loginEmail: before }: Addressed,
  { loginEmail }: EmailChange,
): Promise<void> {
  if (loginEmail === undefined || before === null) return;
  await queueMailsToOwner(ctx, tx, [
    { kind: 'confirmEmail', userId, isNew: true },
    { kind: 'emailWasChanged', userId, to: before },
  ]);
}

/** To the former email. */
export const emailWasChangedMail = async (
  { productName, supportEmail }: Services,
  { userId, to }: { userId: number; to: string },
): Promise<MailAbout> => ({
  to,
  people: [userId],
  ...letter({
    subject: `Your email for ${productName} was changed`,
    text: ['Hello,', 'the email of your account was changed, and you can no longer log in with this one.'],
    link: null,
    foot: `If you did not request this change, please contact ${supportEmail}.`,
    productName,
  }),
});
