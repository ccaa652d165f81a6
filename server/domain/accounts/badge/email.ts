import { Unavailable } from '../../core/failures/errors.ts';
import { Admission } from '../../core/mail/admission.ts';
import type { MailAbout } from '../../core/mail/deliver.ts';
import { letter } from '../../core/mail/letter.ts';
import { questions } from '../../core/mail/questions.ts';
import { requireAccount } from '../../core/viewer/require.ts';
import { verb } from '../../core/viewer/verb.ts';
import { spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import type { AccountContext, AccountServices } from '../context.ts';
import { queueMailsToOwner } from '../email/accountMail.ts';

/**
 * Mails the viewer a link that confirms their email, if it is not confirmed. Gives their id.
 * @throws Unavailable where no mail can be sent
 */
export const mailEmailConfirmation = verb(
  null,
  requireAccount,
  [Unavailable],
  async (ctx: AccountContext, { id }): Promise<number> => {
    const { loginEmail, emailVerified } = await ctx.db.user.findUniqueOrThrow({
      where: { id },
      select: { loginEmail: true, emailVerified: true },
    });
    if (loginEmail === null || emailVerified) return id;
    await spend(ctx, 'emailConfirmations');
    // It is not proven yet that it is the mailbox of the viewer.
    await Admission.of(ctx, { email: loginEmail, network: ctx.caller.network, account: id });
    await write(ctx, [id], (tx) => queueMailsToOwner(ctx, tx, [{ kind: 'confirmEmail', userId: id, isNew: false }]));
    return id;
  },
);

/** Null if the email was confirmed in the meantime. `isNew`: an admin has just set it. */
export async function confirmEmailMail(
  { db, emailLinks, productName, supportEmail }: AccountServices,
  { userId, isNew }: { userId: number; isNew: boolean },
): Promise<MailAbout | null> {
  const owner = await db.user.findUnique({ where: { id: userId }, select: { loginEmail: true, emailVerified: true } });
  if (!owner?.loginEmail || owner.emailVerified) return null;
  return {
    to: owner.loginEmail,
    people: [userId],
    ...letter({
      subject: `Please confirm your email for ${productName}`,
      text: [
        'Hello,',
        isNew
          ? 'this is now the email of your account. Please confirm that it is yours.'
          : 'please confirm that this is the email of your account.',
      ],
      link: { action: 'Confirm your email', url: await emailLinks.confirm(owner.loginEmail) },
      after: isNew ? [] : ['The link works for 24 hours. If you did not ask for it, please ignore this email.'],
      foot: questions(supportEmail),
      productName,
    }),
  };
}
