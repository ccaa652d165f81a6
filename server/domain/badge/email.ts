import { sendAccountMail } from '../account/mails.ts';
import { requireAccount } from '../account/require.ts';
import type { DomainContext } from '../context.ts';
import { countWithin } from '../limit.ts';
import { letter } from '../mail/letter.ts';
import { questions } from '../mail/questions.ts';

const mailsPerHour = 3;
const hourMs = 3_600_000;

/**
 * Mails the viewer a link that confirms their email, if it is not confirmed. Gives their id.
 * @throws SignInRequired, TooMany, Unavailable when the mail cannot be sent
 */
export async function mailEmailConfirmation(ctx: DomainContext): Promise<number> {
  const { id } = requireAccount(ctx.viewer);
  const { loginEmail, emailVerified } = await ctx.db.user.findUniqueOrThrow({
    where: { id },
    select: { loginEmail: true, emailVerified: true },
  });
  if (loginEmail === null || emailVerified) return id;
  await countWithin(ctx.counters, `emailConfirmation:${id}`, mailsPerHour, hourMs, 'We have just sent you emails.');
  await sendAccountMail(ctx, {
    to: loginEmail,
    ...letter({
      subject: `Please confirm your email for ${ctx.productName}`,
      text: ['Hello,', 'please confirm that this is the email of your account.'],
      link: { action: 'Confirm your email', url: await ctx.emailLinks.confirm(loginEmail) },
      after: ['The link works for 24 hours. If you did not ask for it, please ignore this email.'],
      foot: questions(ctx.supportEmail),
      productName: ctx.productName,
    }),
  });
  return id;
}
