import { z } from 'zod';
import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Services } from '../../core/context.ts';
import { type MailOfJob, mailJobs } from '../../core/mail/deliver.ts';
import { letter, questions } from '../../core/mail/letter.ts';
import { dayMs } from '../../core/text/durations.ts';
import { firstName } from '../../core/text/firstName.ts';
import { formatDay } from '../../core/text/format/date.ts';
import { claimDue } from '../../core/write/write.ts';
import { lockOffersToRemindOf, noteReminder } from '../jobOffer/jobOffer.sql.ts';
import { titleColumns, titleOf } from '../jobOffer/jobOffer.ts';

/** How long before an offer expires its employer is reminded. */
export const reminderBeforeMs = 3 * dayMs;

/** The content of a job: which end of which offer. It contains no names, addresses or texts. */
const expiryJobSchema = z.object({
  offerId: z.int(),
  expiresAt: z.iso.datetime(),
  kind: z.enum(['reminder', 'expired']),
});

type ExpiryJob = z.output<typeof expiryJobSchema>;

/** Queues a mail about the end of an offer's publication, in the transaction that makes it due. */
export const queueExpiryMail = (
  { queue }: Pick<Services, 'queue'>,
  tx: Prisma.TransactionClient,
  job: { offerId: number; expiresAt: Date; kind: ExpiryJob['kind'] },
): Promise<void> => queue.add(tx, 'offer-expiry', { ...job, expiresAt: job.expiresAt.toISOString() });

/** Queues the reminders that are due, once for each end. Called every minute by any number of processes. */
export async function remindOfExpiry(services: Pick<Services, 'db' | 'now' | 'queue'>): Promise<void> {
  await claimDue(services, async (tx, { at, limit }) => {
    const before = new Date(at.getTime() + reminderBeforeMs);
    const due = await lockOffersToRemindOf(tx, { at, before, limit });
    for (const { id, expires_at: expiresAt } of due) {
      if (expiresAt === null) continue;
      await noteReminder(tx, id, expiresAt);
      await queueExpiryMail(services, tx, { offerId: id, expiresAt, kind: 'reminder' });
    }
    return due.length;
  });
}

/** Sends the queued mails. */
export const sendExpiryMails = mailJobs('offer-expiry', expiryJobSchema, compose);

async function compose(services: Services, job: ExpiryJob): Promise<MailOfJob | null> {
  const { db, links, renewalTokens, productName, supportEmail } = services;
  const expiresAt = new Date(job.expiresAt);
  // Read again: an offer that was renewed, filled or taken back in the meantime is not mailed about.
  const offer = await db.jobOffer.findFirst({
    where: {
      id: job.offerId,
      expiresAt,
      state: job.kind === 'reminder' ? 'ACTIVE' : 'EXPIRED',
      employer: { deletedAt: null },
    },
    select: { ...titleColumns, employer: { select: { id: true, name: true, email: true } } },
  });
  const email = offer?.employer.email;
  if (!offer || !email) return null;
  const what = await titleOf(services, offer);
  const isReminder = job.kind === 'reminder';
  const mail = letter({
    subject: isReminder
      ? `Your job offer “${what}” ends on ${formatDay(job.expiresAt)}`
      : `Your job offer “${what}” has expired`,
    text: [
      `Hello ${firstName(offer.employer.name)},`,
      isReminder
        ? `your job offer “${what}” is public until ${formatDay(job.expiresAt)}.`
        : `your job offer “${what}” is no longer public. Its chats and applicants stay.`,
      'Are you still looking? Renew it for 30 days with one click. If you have hired, there is nothing to do.',
    ],
    link: {
      action: 'Renew the job offer',
      url: links.renewOffer(renewalTokens.issue({ offerId: job.offerId, expiresAt })),
    },
    foot: questions(supportEmail),
    productName,
  });
  return {
    mail: { ...mail, to: email, people: [offer.employer.id] },
    what: 'a mail about the end of an offer',
    ids: { offer: job.offerId },
  };
}
