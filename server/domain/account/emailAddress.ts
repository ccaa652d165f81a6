import type { User } from '../../generated/prisma/client.ts';
import { refuseBannedEmail } from '../ban/bannedEmail.ts';
import type { Db, DomainContext } from '../context.ts';
import { InvalidInput } from '../errors.ts';
import { letter } from '../mail/letter.ts';
import { questions } from '../mail/questions.ts';
import { accountMessages } from './account.input.ts';

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
  ctx: DomainContext,
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
export async function refuseTakenEmail(
  ctx: Pick<DomainContext, 'bannedEmailKey'>,
  db: Db,
  email: string,
): Promise<void> {
  const owner = await db.user.findUnique({ where: { loginEmail: email.toLowerCase() }, select: { id: true } });
  if (owner) throw InvalidInput.of('email', accountMessages.emailTaken);
  await refuseBannedEmail(ctx, db, email);
}

/** After an admin has changed a user's email: asks the new address to confirm it and notifies the old one. */
export async function announceEmailChange(ctx: DomainContext, before: Addressed, change: EmailChange): Promise<void> {
  const { loginEmail } = change;
  if (loginEmail === undefined || before.loginEmail === null) return;
  const { mailer, emailLinks, productName, supportEmail, log } = ctx;
  const mails = [
    {
      to: loginEmail,
      ...letter({
        subject: `Please confirm your email for ${productName}`,
        text: ['Hello,', 'this is now the email of your account. Please confirm that it is yours.'],
        link: { action: 'Confirm your email', url: await emailLinks.confirm(loginEmail) },
        foot: questions(supportEmail),
        productName,
      }),
    },
    {
      to: before.loginEmail,
      ...letter({
        subject: `Your email for ${productName} was changed`,
        text: ['Hello,', 'the email of your account was changed, and you can no longer log in with this one.'],
        link: null,
        foot: `If you did not request this change, please contact ${supportEmail}.`,
        productName,
      }),
    },
  ];
  for (const mail of mails) {
    // The change is valid even if the mail fails.
    await mailer.send(mail).catch((error: unknown) => log.error({ err: error }, 'a mail about a changed email failed'));
  }
}
