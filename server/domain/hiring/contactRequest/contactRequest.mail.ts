import { z } from 'zod';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { guests } from '../../accounts/access/employer.policy.ts';
import { publicJobSeekers } from '../../accounts/access/jobSeeker.policy.ts';
import { isActive } from '../../accounts/access/paywall.policy.ts';
import { hasBlockBetween } from '../../chat/block/block.ts';
import type { Services } from '../../core/context.ts';
import { type MailOfJob, mailJobs } from '../../core/mail/deliver.ts';
import { letter } from '../../core/mail/letter.ts';
import { firstName } from '../../core/text/firstName.ts';

/** How long a guest has to pay before a mail says that the request is kept. */
export const savedRequestMinutes = 15;

/** The content of a job. It contains no names, addresses or texts. */
const savedRequestJobSchema = z.object({ contactRequestId: z.int() });

/** Queues the mail about a guest's request, in the transaction that makes it. */
export const queueSavedRequestMail = (
  { queue }: Pick<Services, 'queue'>,
  tx: Prisma.TransactionClient,
  contactRequestId: number,
): Promise<void> => queue.add(tx, 'saved-request', { contactRequestId }, { afterSeconds: 60 * savedRequestMinutes });

/** Tells guests who have not paid that their request is kept, once for each. */
export const sendSavedRequestMails = mailJobs('saved-request', savedRequestJobSchema, compose);

/** Read again: who has paid, signed up, was blocked, or wants no mails about chats gets none. */
async function compose(
  services: Services,
  { contactRequestId }: z.output<typeof savedRequestJobSchema>,
): Promise<MailOfJob | null> {
  const { db, links, now, productName, unsubscribeTokens } = services;
  const request = await db.contactRequest.findFirst({
    where: {
      id: contactRequestId,
      employer: { ...guests, messageMail: { not: 'NEVER' }, subscriptions: { none: isActive(now()) } },
      jobSeeker: publicJobSeekers,
    },
    select: {
      employer: { select: { id: true, email: true } },
      jobSeeker: { select: { id: true, name: true } },
      chat: { select: { employerHash: true } },
    },
  });
  const { employer, jobSeeker, chat } = request ?? {};
  if (!employer?.email || !jobSeeker || !chat?.employerHash) return null;
  if (await hasBlockBetween(services, employer.id, jobSeeker.id)) return null;
  const name = firstName(jobSeeker.name);
  const mail = letter({
    subject: `Your request to ${name} is saved`,
    text: [
      // A guest may have given another person's email, and anything for a name.
      'Hello,',
      `${name} has your request. To write to each other, you need a subscription.`,
      'You do not need to fill in anything again.',
    ],
    link: { action: 'Continue to the chat', url: links.sharedChat(chat.employerHash) },
    foot: `You get this email once, because this address was given in a request to ${name}.`,
    stop: {
      action: 'Unsubscribe or choose which emails you get',
      url: links.unsubscribe(unsubscribeTokens.issue({ kind: 'message-mail', userId: employer.id })),
    },
    productName,
  });
  return {
    mail: { ...mail, to: employer.email, people: [employer.id, jobSeeker.id] },
    what: 'a mail about a saved request',
    ids: { contactRequest: contactRequestId },
  };
}
