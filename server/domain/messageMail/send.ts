import { type Mail, MailRefused } from '../../mail/mail.ts';
import type { Services } from '../context.ts';
import { claimDueMails, mailJobSchema } from './claim.ts';
import { composeMail } from './compose.ts';
import { mailable } from './messageMail.policy.ts';
import { readUnread } from './unread.ts';

/**
 * Mails every message that has been unread long enough to whoever it is for, and what could not be sent before. Called every
 * few seconds by any number of processes.
 */
export async function sendDueMessageMails(services: Services): Promise<void> {
  await claimDueMails(services);
  await services.queue.work('message-mail', ({ id, data }) => deliver(services, id, data));
}

/** Looks again first: what has been read meanwhile, or is not wanted any more, is not mailed. */
async function deliver(services: Services, jobId: string, data: unknown): Promise<void> {
  const { db, mailer, log, links, unsubscribeTokens, productName } = services;
  const { userId, chats } = mailJobSchema.parse(data);
  const receiver = await db.user.findFirst({
    where: { id: userId, ...mailable },
    select: { id: true, role: true, name: true, email: true, loginEmail: true, messageMail: true },
  });
  if (receiver === null || receiver.email === null) return;
  const unread = await readUnread(services, receiver, chats);
  if (unread.length === 0) return;
  const unsubscribeUrl = links.unsubscribe(unsubscribeTokens.issue(userId));
  const mail: Mail = {
    ...composeMail({ receiver, unread, unsubscribeUrl, productName }),
    to: receiver.email,
    // Of every attempt the same: a copy that a crash made is known for one.
    id: jobId,
    unsubscribeUrl,
  };
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    log.warn({ err: error, userId, job: jobId }, 'a mail about unread messages was refused');
  }
}
