import { deliverMail } from '../../core/mail/deliver.ts';
import type { FileServices } from '../../files/context.ts';
import { claimDueMails, mailJobSchema } from './claim.ts';
import { composeMail } from './compose.ts';
import { mailable } from './messageMail.policy.ts';
import { readUnread } from './unread.ts';

/**
 * Mails all messages that have been unread long enough to their recipients, and mails that failed before. Called every
 * few seconds by any number of processes.
 */
export async function sendDueMessageMails(services: FileServices): Promise<void> {
  await claimDueMails(services);
  await services.queue.work('message-mail', ({ id, data }) => deliver(services, id, data));
}

/** Checks again: messages read in the meantime and unwanted mails are not sent. */
async function deliver(services: FileServices, jobId: string, data: unknown): Promise<void> {
  const { db, links, unsubscribeTokens, productName } = services;
  const { userId, chats } = mailJobSchema.parse(data);
  const receiver = await db.user.findFirst({
    where: { id: userId, ...mailable },
    select: { id: true, role: true, name: true, email: true, emailVerified: true, loginEmail: true, messageMail: true },
  });
  if (receiver === null || receiver.email === null) return;
  const unread = await readUnread(services, receiver, chats);
  if (unread.length === 0) return;
  const unsubscribeUrl = links.unsubscribe(unsubscribeTokens.issue({ kind: 'message-mail', userId }));
  // Guests have a link to each chat.
  const chatsUrl = receiver.loginEmail === null ? null : links.chats();
  const content = composeMail({ receiver, unread, chatsUrl, unsubscribeUrl, productName });
  const mail = { ...content, to: receiver.email, people: [userId] };
  await deliverMail(services, { jobId, mail, what: 'a mail about unread messages', ids: { userId } });
}
