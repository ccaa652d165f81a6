import { z } from 'zod';
import { publicJobSeekers } from '../../accounts/access/jobSeeker.policy.ts';
import { firstName } from '../../accounts/access/visibility.ts';
import { letter } from '../../core/mail/letter.ts';
import { type MailOfJob, mailJobs } from '../../core/mail/mailJobs.ts';
import { questions } from '../../core/mail/questions.ts';
import type { PeopleServices } from '../context.ts';

/** The content of a job: the job seeker's id. It contains no names, addresses or texts. */
const activationJobSchema = z.object({ jobSeekerId: z.int() });

/** Tells job seekers that their profile was activated. */
export const sendActivationMails = mailJobs('activation-mail', activationJobSchema, compose);

async function compose(
  services: PeopleServices,
  { jobSeekerId }: z.output<typeof activationJobSchema>,
): Promise<MailOfJob | null> {
  const { db, links, productName, supportEmail } = services;
  // Read again: a profile that was paused in the meantime is not announced.
  const jobSeeker = await db.user.findFirst({
    where: { id: jobSeekerId, ...publicJobSeekers },
    select: { id: true, email: true, name: true, title: true, city: true, job: true },
  });
  if (!jobSeeker?.email) return null;
  const { email, name, city, job, ...profile } = jobSeeker;
  const url = links.jobSeeker({ ...profile, name: firstName(name), city: city?.name ?? null, job: job?.name ?? null });
  const mail = letter({
    subject: `Your ${productName} profile is activated`,
    text: [
      `Hello ${firstName(name)},`,
      'your profile is now public. Employers can find you, contact you and invite you to a chat. We will email you when one writes.',
      'Have you moved, or are you busy? You can change or pause your profile any time.',
    ],
    link: { action: 'See your profile', url },
    foot: questions(supportEmail),
    productName,
  });
  return {
    mail: { ...mail, to: email, people: [jobSeekerId] },
    what: 'a mail about an activation',
    ids: { jobSeeker: jobSeekerId },
  };
}
