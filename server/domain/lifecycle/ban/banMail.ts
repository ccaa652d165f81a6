import { z } from 'zod';
import { firstName } from '../../accounts/access/visibility.ts';
import type { BillingServices } from '../../billing/context.ts';
import { letter } from '../../core/mail/letter.ts';
import { type MailOfJob, mailJobs } from '../../core/mail/mailJobs.ts';
import { questions } from '../../core/mail/questions.ts';

/** The content of a job: one ban of one person. It contains no names, addresses or texts. */
const banJobSchema = z.object({ userId: z.int(), bannedAt: z.iso.datetime() });

/** The last mail to banned people. */
export const sendBanMails = mailJobs('ban-mail', banJobSchema, compose);

async function compose(
  services: BillingServices,
  { userId, bannedAt }: z.output<typeof banJobSchema>,
): Promise<MailOfJob | null> {
  const { db, productName, supportEmail } = services;
  // Read again: a ban that was lifted in the meantime is not mailed about.
  const person = await db.user.findFirst({
    where: { id: userId, bannedAt: new Date(bannedAt), deletedAt: null },
    select: { name: true, email: true },
  });
  if (!person?.email) return null;
  const mail = letter({
    subject: `Your ${productName} account is closed`,
    text: [
      `Hello ${firstName(person.name)},`,
      'our team has closed your account, because it was used against our terms. You can no longer log in, and others no longer see you.',
      `If you think that this is a mistake, please write to ${supportEmail}.`,
    ],
    link: null,
    foot: questions(supportEmail),
    productName,
  });
  return {
    mail: { ...mail, to: person.email, people: [userId], evenIfBanned: true },
    what: 'a mail about a ban',
    ids: { user: userId },
  };
}
