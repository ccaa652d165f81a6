import { z } from 'zod';
import { firstName } from '../../../accounts/access/visibility.ts';
import type { Services } from '../../../core/context.ts';
import { type MailOfJob, mailJobs } from '../../../core/mail/deliver.ts';
import { letter } from '../../../core/mail/letter.ts';

/** The content of a job: the job seeker's id. It contains no names, addresses or texts. */
const importJobSchema = z.object({ jobSeekerId: z.int() });

/** Tells job seekers that they were added, if the admin chose so. */
export const sendImportMails = mailJobs('import-mail', importJobSchema, compose);

async function compose(
  services: Services,
  { jobSeekerId }: z.output<typeof importJobSchema>,
): Promise<MailOfJob | null> {
  const { db, links, productName, supportEmail } = services;
  // Read again: the account may be gone, or its owner may have come already.
  const jobSeeker = await db.user.findFirst({
    where: { id: jobSeekerId, role: 'ROLE_CANDIDATE', deletedAt: null, accounts: { none: {} } },
    select: { loginEmail: true, name: true },
  });
  if (!jobSeeker?.loginEmail) return null;
  const mail = letter({
    subject: `We prepared a profile for you on ${productName}`,
    text: [
      `Hello ${firstName(jobSeeker.name)},`,
      `our team has prepared a profile for you on ${productName}, where employers find people for hourly work.`,
      'Choose a password to see and complete it: please enter this email address on the next page, and we will send you a link.',
    ],
    link: { action: 'Choose a password', url: links.resetPassword() },
    foot: `You do not want a profile? Write to ${supportEmail}, and we delete it.`,
    productName,
  });
  return {
    mail: { ...mail, to: jobSeeker.loginEmail, people: [jobSeekerId] },
    what: 'a mail about an import',
    ids: { jobSeeker: jobSeekerId },
  };
}
