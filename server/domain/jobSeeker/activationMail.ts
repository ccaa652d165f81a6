import { z } from 'zod';
import { MailRefused } from '../../mail/mail.ts';
import { firstName } from '../account/visibility.ts';
import type { Services } from '../context.ts';
import { htmlPage } from '../messageMail/html.ts';
import { publicJobSeekers } from './jobSeeker.policy.ts';

/** The content of a job: the job seeker's id. It contains no names, addresses or texts. */
const activationJobSchema = z.object({ jobSeekerId: z.int() });

/** Tells job seekers that their profile was activated. Called every few seconds by any number of processes. */
export async function sendActivationMails(services: Services): Promise<void> {
  await services.queue.work('activation-mail', ({ id, data }) => deliver(services, id, data));
}

async function deliver(services: Services, jobId: string, data: unknown): Promise<void> {
  const { db, mailer, log, links, productName, supportEmail } = services;
  const { jobSeekerId } = activationJobSchema.parse(data);
  // Read again: a profile that was paused in the meantime is not announced.
  const jobSeeker = await db.user.findFirst({
    where: { id: jobSeekerId, ...publicJobSeekers },
    select: { id: true, email: true, name: true, title: true, city: true, job: true },
  });
  if (!jobSeeker?.email) return;
  const { email, name, city, job, ...profile } = jobSeeker;
  const subject = `Your ${productName} profile is activated`;
  const text = [
    `Hello ${firstName(name)},`,
    'your profile is now public. Employers can find you, contact you and invite you to a chat. We will email you when one writes.',
    'Have you moved, or are you busy? You can change or pause your profile any time.',
  ];
  const url = links.jobSeeker({ ...profile, name: firstName(name), city: city?.name ?? null, job: job?.name ?? null });
  const link = { action: 'See your profile', url };
  const foot = `Questions? Contact ${supportEmail}.`;
  try {
    await mailer.send({
      to: email,
      subject,
      text: [...text, `${link.action}:\n${link.url}`, `-- \n${foot}`].join('\n\n'),
      html: htmlPage({ subject, heading: subject, text, link, foot, productName }),
      // The same id for every attempt, so that a copy after a crash is recognized as a duplicate.
      id: jobId,
    });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    log.warn({ err: error, jobSeeker: jobSeekerId, job: jobId }, 'a mail about an activation was refused');
  }
}
