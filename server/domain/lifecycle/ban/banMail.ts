import { z } from 'zod';
import { firstName } from '../../accounts/access/visibility.ts';
import type { BillingServices } from '../../billing/context.ts';
import { deliverMail } from '../../core/mail/deliver.ts';
import { letter } from '../../core/mail/letter.ts';
import { questions } from '../../core/mail/questions.ts';

/** The content of a job: one ban of one person. It contains no names, addresses or texts. */
const banJobSchema = z.object({ userId: z.int(), bannedAt: z.iso.datetime() });

/** The last mail to banned people. Called every few seconds by any number of processes. */
export async function sendBanMails(services: BillingServices): Promise<void> {
  await services.queue.work('ban-mail', ({ id, data }) => deliver(services, id, data));
}

async function deliver(services: BillingServices, jobId: string, data: unknown): Promise<void> {
  const { db, productName, supportEmail } = services;
  const { userId, bannedAt } = banJobSchema.parse(data);
  // Read again: a ban that was lifted in the meantime is not mailed about.
  const person = await db.user.findFirst({
    where: { id: userId, bannedAt: new Date(bannedAt), deletedAt: null },
    select: { name: true, email: true },
  });
  if (!person?.email) return;
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
  await deliverMail(services, {
    jobId,
    mail: { ...mail, to: person.email, people: [userId], evenIfBanned: true },
    what: 'a mail about a ban',
    ids: { user: userId },
  });
}
