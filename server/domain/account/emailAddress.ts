import type { User } from '../../generated/prisma/client.ts';
import type { Db, DomainContext } from '../context.ts';
import { InvalidInput } from '../errors.ts';
import { accountMessages } from './account.input.ts';

/** Whoever has a login is mailed at the address that they sign in with: to change one is to change the other. */

type Addressed = Pick<User, 'id' | 'loginEmail' | 'email'>;

/** What a form's e-mail changes of a user; nothing when it is the one they have. */
export type EmailChange = { email?: string; loginEmail?: string; emailVerified?: boolean };

/**
 * What saving this e-mail in a form comes to. Admins may change how somebody signs in; people themselves do that where
 * they are asked for their password.
 * @throws InvalidInput on `email`.
 */
export async function emailChange(
  { viewer }: DomainContext,
  db: Db,
  user: Addressed,
  given: string | null | undefined,
): Promise<EmailChange> {
  const email = given?.toLowerCase();
  if (email === undefined || email === user.email?.toLowerCase()) return {};
  if (user.loginEmail !== null && viewer.kind !== 'admin') throw InvalidInput.of('email', accountMessages.emailIsLogin);
  await refuseTakenEmail(db, email);
  return user.loginEmail === null ? { email } : { email, loginEmail: email, emailVerified: false };
}

/** @throws InvalidInput on `email` when an account has it. */
export async function refuseTakenEmail(db: Db, email: string): Promise<void> {
  const owner = await db.user.findUnique({ where: { loginEmail: email.toLowerCase() }, select: { id: true } });
  if (owner) throw InvalidInput.of('email', accountMessages.emailTaken);
}

/** After an admin has changed how somebody signs in: the new address is asked to confirm, the old one is told. */
export async function announceEmailChange(ctx: DomainContext, before: Addressed, change: EmailChange): Promise<void> {
  const { loginEmail } = change;
  if (loginEmail === undefined || before.loginEmail === null) return;
  const { mailer, emailLinks, productName, supportEmail, log } = ctx;
  const mails = [
    {
      to: loginEmail,
      subject: `Please confirm your email for ${productName}`,
      text: `Hello,\n\nthe email of your account was changed to this one. Please confirm that it is yours:\n${await emailLinks.confirm(loginEmail)}`,
    },
    {
      to: before.loginEmail,
      subject: `Your email for ${productName} was changed`,
      text: `Hello,\n\nyour account is signed in to with another email from now on. If you did not ask for it, please write to ${supportEmail}.`,
    },
  ];
  for (const mail of mails) {
    // The change stands, whether or not the mail goes out.
    await mailer.send(mail).catch((error: unknown) => log.error({ err: error }, 'a mail about a changed email failed'));
  }
}
