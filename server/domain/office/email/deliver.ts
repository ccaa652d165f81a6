import { z } from 'zod';
import type { Services } from '../../core/context.ts';
import { deliverMail } from '../../core/mail/deliver.ts';
import { letter } from '../../core/mail/letter.ts';
import { write } from '../../core/write/write.ts';
import { emailSubject } from './email.ts';

/** The content of a job: which sending of which mail. It contains no names, addresses or texts. */
const emailJobSchema = z.object({ emailId: z.int(), resends: z.int() });

/** Sends the mails that admins have written. Called every few seconds by any number of processes. */
export async function sendEmails(services: Services): Promise<void> {
  await services.queue.work('admin-email', ({ data }) => deliver(services, emailJobSchema.parse(data)));
}

/** What the mail server did not take is listed as failed, and the queue tries it again. */
async function deliver(services: Services, { emailId: id, resends }: z.output<typeof emailJobSchema>): Promise<void> {
  const { db } = services;
  // Read again: an admin may have had it sent once more, and the person may be gone.
  const mail = await db.emailMessage.findFirst({
    where: { id, resends, user: { deletedAt: null } },
    select: { message: true, user: { select: { id: true, email: true } } },
  });
  if (!mail?.user.email) return;
  const note = (data: { status: 'ok' | 'ko'; error: string | null }) =>
    // Many, because a deletion removes it.
    write({ db }, [], (tx) => tx.emailMessage.updateMany({ where: { id }, data }));
  try {
    const delivery = await deliverMail(services, {
      // Of the mail, not of the job: a mail that two jobs send at the same time is recognized as a duplicate.
      jobId: `email-${id}`,
      mail: { to: mail.user.email, people: [mail.user.id], isPersonal: true, ...emailOf(services, mail.message) },
      what: 'a mail of an admin',
      ids: { email: id },
    });
    if (delivery.state === 'sent') await note({ status: 'ok', error: null });
    if (delivery.state === 'refused') await note({ status: 'ko', error: wordsOf(delivery.reason) });
    if (delivery.state === 'withheld') await note({ status: 'ko', error: withheld });
    if (delivery.state === 'gone') await note({ status: 'ko', error: gone });
  } catch (error) {
    await note({ status: 'ko', error: wordsOf(error) });
    throw error;
  }
}

const withheld = 'This address is not confirmed and has already got many emails today.';
const gone = 'This person is banned.';

/** What the mail server said. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** The mail of a text that an admin wrote. */
function emailOf({ productName, supportEmail }: Services, text: string) {
  return letter({
    subject: emailSubject({ productName }),
    preview: text,
    text: [text],
    link: null,
    foot: `Our team wrote this to you. Questions? Contact ${supportEmail}.`,
    productName,
  });
}
