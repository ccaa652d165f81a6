import { type MailOfJob, mailJobs } from '../../core/mail/mailJobs.ts';
import type { FileServices } from '../../files/context.ts';
import { claimDueMails, type MailJob, mailJobSchema } from './claim.ts';
import { composeMail } from './compose.ts';
import { mailable } from './messageMail.policy.ts';
import { readUnread } from './unread.ts';

const sendMails = mailJobs('message-mail', mailJobSchema, compose);

/**
 * Mails all messages that have been unread long enough to their recipients. Called every few seconds by any number of
 * processes.
 */
export async function sendDueMessageMails(services: FileServices): Promise<void> {
  await claimDueMails(services);
  await sendMails(services);
}

/** Checks again: messages read in the meantime and unwanted mails are not sent. */
async function compose(services: FileServices, { userId, chats }: MailJob): Promise<MailOfJob | null> {
  const { db, links, unsubscribeTokens, productName } = services;
  const receiver = await db.user.findFirst({
    where: { id: userId, ...mailable },
    select: { id: true, role: true, name: true, email: true, emailVerified: true, loginEmail: true, messageMail: true },
  });
  if (receiver === null || receiver.email === null) return null;
  const unread = await readUnread(services, receiver, chats);
  if (unread.length === 0) return null;
  const unsubscribeUrl = links.unsubscribe(unsubscribeTokens.issue({ kind: 'message-mail', userId }));
  // Guests have a link to each chat.
  const chatsUrl = receiver.loginEmail === null ? null : links.chats();
  const content = composeMail({ receiver, unread, chatsUrl, unsubscribeUrl, productName });
  const mail = { ...content, to: receiver.email, people: [userId] };
  return { mail, what: 'a mail about unread messages', ids: { userId } };
}
