import type { z } from 'zod';
import { type Mail, MailRefused } from '../../../mail/mail.ts';
import type { QueueName } from '../../../queue/queue.ts';
import { traced } from '../../../tracing/traced.ts';
import type { Services } from '../context.ts';
import { mayMail } from './admission.ts';

export type MailAbout = Omit<Mail, 'id'> & {
  /** The accounts that it is for or about. */
  people: readonly number[];
  /** Whether a banned person gets it; by default they get nothing. */
  evenIfBanned?: boolean;
};

export type JobMail = {
  /** The job that sends it: the same for every attempt, so that a copy after a crash is recognized as a duplicate. */
  jobId: string;
  mail: MailAbout;
  /** For traces, and for the log should it be refused: what it is, such as 'an alert', and ids. */
  what: string;
  ids: Record<string, number>;
};

/**
 * What became of a mail. `withheld`: an unconfirmed address has got enough mails today. `gone`: someone whom it is for or about has
 * been deleted or banned.
 */
export type Delivery = { state: 'sent' | 'withheld' | 'gone' } | { state: 'refused'; reason: MailRefused };

/**
 * Sends the mail of a job; nothing else sends mails. Its people are looked at again directly before, because they may have been
 * deleted or banned since the job read what it writes about. One that the mail server refuses for good is given up; the job is tried
 * again for other failures, which are thrown.
 */
export async function deliverMail(
  services: Pick<Services, 'mailer' | 'log' | 'db' | 'counters' | 'attemptLimits' | 'isBannedEmail'>,
  { jobId, mail: { people, evenIfBanned = false, ...mail }, what, ids }: JobMail,
): Promise<Delivery> {
  const { mailer, log } = services;
  if (!(await mayMail(services, mail.to, jobId))) {
    log.info({ ...ids, job: jobId }, `${what} was not sent: an unconfirmed address has got enough mails today`);
    return { state: 'withheld' };
  }
  if (!(await areThere(services, people, evenIfBanned))) return { state: 'gone' };
  // A guest, or an account that was deleted, may have had the same email.
  if (!evenIfBanned && (await services.isBannedEmail(mail.to))) return { state: 'gone' };
  try {
    await traced('mail', { 'hourhand.mail': what }, () => mailer.send({ ...mail, id: jobId }), 'client');
    return { state: 'sent' };
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    log.info({ err: error, ...ids, job: jobId }, `${what} was refused`);
    return { state: 'refused', reason: error };
  }
}

async function areThere(
  { db }: Pick<Services, 'db'>,
  people: readonly number[],
  evenIfBanned: boolean,
): Promise<boolean> {
  const ids = [...new Set(people)];
  const where = { id: { in: ids }, deletedAt: null, ...(!evenIfBanned && { bannedAt: null }) };
  return (await db.user.count({ where })) === ids.length;
}

/** What a job mails. */
export type MailOfJob = Omit<JobMail, 'jobId'>;

/**
 * The work of a queue whose jobs send one mail each, and those that failed before. `compose` reads again what the mail is about; null:
 * it is no longer true, or there is no one to send it to. `noteSent` is told that the mail server has it. Called every few seconds by any number of processes.
 */
export function mailJobs<Job>(
  queue: QueueName,
  schema: z.ZodType<Job>,
  compose: (services: Services, job: Job) => Promise<MailOfJob | null>,
  noteSent: (services: Services, job: Job) => Promise<void> = async () => {},
): (services: Services) => Promise<void> {
  const sendMails = async (services: Services) => {
    await services.queue.work(queue, async ({ id: jobId, data }) => {
      const job = schema.parse(data);
      const mail = await compose(services, job);
      const delivery = mail && (await deliverMail(services, { jobId, ...mail }));
      if (delivery?.state === 'sent') await noteSent(services, job);
    });
  };
  // Metrics and traces name a task by its function.
  return Object.defineProperty(sendMails, 'name', { value: `sendMails(${queue})` });
}
