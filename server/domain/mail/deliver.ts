import { type Mail, MailRefused } from '../../mail/mail.ts';
import type { Services } from '../context.ts';

export type JobMail = {
  /** The job that sends it: the same for every attempt, so that a copy after a crash is recognized as a duplicate. */
  jobId: string;
  mail: Omit<Mail, 'id'>;
  /** For the log, should it be refused: what it is, such as 'an alert', and ids. */
  what: string;
  ids: Record<string, number>;
};

/** Sends the mail of a job. One that the mail server refuses for good is given up; the job is tried again for other failures. */
export async function deliverMail(
  { mailer, log }: Pick<Services, 'mailer' | 'log'>,
  { jobId, mail, what, ids }: JobMail,
): Promise<void> {
  try {
    await mailer.send({ ...mail, id: jobId });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    log.warn({ err: error, ...ids, job: jobId }, `${what} was refused`);
  }
}
