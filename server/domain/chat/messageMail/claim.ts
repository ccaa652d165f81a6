import { z } from 'zod';
import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Services } from '../../core/context.ts';
import { write } from '../../core/write/write.ts';
import { type DueTimes, dueTimes } from '../message/chatFile.ts';
import { dueReceivers, forgetUnmailable, takeDueMessages, takeReceiver } from './messageMail.sql.ts';

/** The content of a job: the recipient, and the messages of each chat by id. It contains no names, addresses or texts. */
export const mailJobSchema = z.object({
  userId: z.int(),
  chats: z.array(z.object({ chatId: z.int(), after: z.int(), upTo: z.int() })).min(1),
});

export type MailJob = z.infer<typeof mailJobSchema>;

/** Recipients per run; the rest follow seconds later. */
const most = 1000;

/**
 * Queues every mail that is due. The participant's row records up to which message its user was mailed, in the same
 * transaction as the job, so that nothing is mailed twice or lost when a process dies.
 */
export async function claimDueMails(services: Services): Promise<void> {
  const { db, sql, now, log } = services;
  const times = dueTimes(now());
  await forgetUnmailable(sql, times.now);
  for (const userId of await dueReceivers(sql, times, most)) {
    // One at a time, so that a failure does not hold up the others.
    await write({ db }, [], (tx) => claim(services, tx, userId, times)).catch((error: unknown) =>
      log.error({ err: error, userId }, 'a mail about unread messages was not queued'),
    );
  }
}

async function claim(
  { queue }: Services,
  tx: Prisma.TransactionClient,
  userId: number,
  times: DueTimes,
): Promise<void> {
  // Only one process handles a recipient at a time, so that a daily mail is not split in two.
  if (!(await takeReceiver(tx, userId))) return;
  const claimed = await takeDueMessages(tx, userId, times);
  const chats = claimed.map(({ chat_id, after, up_to }) => ({ chatId: chat_id, after, upTo: up_to }));
  const isDaily = claimed.some(({ message_mail }) => message_mail === 'DAILY');
  // Immediate mails are per chat, a daily mail covers all chats.
  const mails = isDaily ? [chats] : chats.map((chat) => [chat]);
  for (const mail of mails) await queue.add(tx, 'message-mail', { userId, chats: mail } satisfies MailJob);
}

/**
 * The users who get mails about unread messages: all with an address who have not opted out. Not admins, who answer as
 * a group. Paused job seekers and employers without a subscription are included, because their chats are open.
 * `isUnmailable` (messageMail.sql.ts) is the opposite.
 */
export const mailable = {
  role: { not: 'ROLE_ADMIN' },
  deletedAt: null,
  email: { not: null },
  messageMail: { not: 'NEVER' },
} as const satisfies Prisma.UserWhereInput;
