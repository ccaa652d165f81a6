import { z } from 'zod';
import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Services } from '../../core/context.ts';
import type { Admission } from '../../core/mail/admission.ts';
import { mailboxOf } from '../../core/mail/admission.ts';
import { type MailOfJob, mailJobs } from '../../core/mail/deliver.ts';
import { letter } from '../../core/mail/letter.ts';
import { dayMs } from '../../core/text/durations.ts';
import { formatMonth } from '../../core/text/format/time.ts';
import { claimDue } from '../../core/write/write.ts';
import { lockReferencesToRemindOf, noteReminder } from './mail.sql.ts';

/** How long after the mail there is one reminder. */
const reminderAfterMs = 7 * dayMs;

/** The content of a job: which request about which reference. It contains no names, addresses or texts. */
const referenceJobSchema = z.object({
  referenceId: z.int(),
  askedAt: z.iso.datetime(),
  kind: z.enum(['request', 'reminder']),
});

type ReferenceJob = z.output<typeof referenceJobSchema>;

/** Queues the first mail to a former employer in the transaction that makes it due. */
export const queueReferenceRequest = (
  services: Pick<Services, 'queue'>,
  tx: Prisma.TransactionClient,
  _admission: Admission,
  request: { referenceId: number; askedAt: Date },
): Promise<void> => queueReferenceMail(services, tx, { ...request, kind: 'request' });

const queueReferenceMail = (
  { queue }: Pick<Services, 'queue'>,
  tx: Prisma.TransactionClient,
  job: { referenceId: number; askedAt: Date; kind: ReferenceJob['kind'] },
): Promise<void> => queue.add(tx, 'reference-mail', { ...job, askedAt: job.askedAt.toISOString() });

/** Queues the reminders that are due, one for each reference. Called every minute by any number of processes. */
export async function remindOfReferences(services: Pick<Services, 'db' | 'now' | 'queue'>): Promise<void> {
  await claimDue(services, async (tx, { at, limit }) => {
    const askedBefore = new Date(at.getTime() - reminderAfterMs);
    const due = await lockReferencesToRemindOf(tx, { at, askedBefore, limit });
    for (const { id, asked_at: askedAt } of due) {
      await noteReminder(tx, id, at);
      await queueReferenceMail(services, tx, { referenceId: id, askedAt, kind: 'reminder' });
    }
    return due.length;
  });
}

/** Sends the queued mails. */
export const sendReferenceMails = mailJobs('reference-mail', referenceJobSchema, compose);

async function compose(services: Services, job: ReferenceJob): Promise<MailOfJob | null> {
  const { db, links, now, referenceTokens, productName, supportEmail } = services;
  // Read again: a reference that was answered, removed or asked about anew in the meantime is not mailed about.
  const reference = await db.jobReference.findFirst({
    where: {
      id: job.referenceId,
      askedAt: new Date(job.askedAt),
      state: 'WAITING',
      expiresAt: { gt: now() },
      jobSeeker: { deletedAt: null, bannedAt: null },
    },
    include: { jobSeeker: { select: { name: true } } },
  });
  if (!reference) return null;
  const { id, contactEmail, contactName, company, job: work, beganIn, endedIn, jobSeekerId, jobSeeker } = reference;
  const emailKey = { in: referenceTokens.emailKeys(mailboxOf(contactEmail)) };
  const refusals = await db.referenceRefusal.count({
    where: { emailKey, OR: [{ jobSeekerId: null }, { jobSeekerId }] },
  });
  if (refusals > 0) return null;
  const url = links.answerReference(referenceTokens.issue({ id, email: mailboxOf(contactEmail) }));
  const mail = letter({
    subject: `${job.kind === 'reminder' ? 'Reminder: ' : ''}${jobSeeker.name} asks you to confirm a job`,
    text: [
      `Hello ${contactName},`,
      `someone who looks for work on ${productName} says to have worked for you: ${jobSeeker.name}, ${work} at ${company}, ${formatMonth(beganIn)} to ${formatMonth(endedIn)}.`,
      'Is that right? It takes a minute, without an account. Your name and your email do not become public.',
    ],
    link: { action: 'Answer', url },
    foot: `The link works for 30 days. Questions? Contact ${supportEmail}.`,
    // The same page: it also says that no more are wanted.
    stop: { action: 'I do not want such emails', url },
    productName,
  });
  return {
    mail: { ...mail, to: contactEmail, people: [jobSeekerId] },
    what: 'a mail about a reference',
    ids: { reference: id },
  };
}
