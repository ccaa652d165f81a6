import { z } from 'zod';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { Services } from '../context.ts';
import { isDue } from './due.ts';
import { isUnmailable } from './messageMail.policy.ts';

/** What a job says: whom to mail, and which messages of which chats. No name, no address, no text is kept in it. */
export const mailJobSchema = z.object({
  userId: z.int(),
  chats: z.array(z.object({ chatId: z.int(), after: z.int(), upTo: z.int() })).min(1),
});

export type MailJob = z.infer<typeof mailJobSchema>;

/** Any number; the first half of the advisory lock's key. */
export const receiverLock = 4203;

/** Receivers in one go; the others come with the next one, seconds later. */
const most = 1000;

/**
 * Hands every mail that is due over to the queue. A place in a chat says until which message its user was mailed, in the
 * transaction that makes the job: nothing is mailed twice, and nothing is left out by a process that dies.
 */
export async function claimDueMails(services: Services): Promise<void> {
  const { db, now, log } = services;
  const at = now();
  await forgetUnmailable(services, at);
  const receivers = await db.$queryRaw<{ user_id: number }[]>`
    SELECT DISTINCT p.user_id FROM chat_participant p JOIN "user" u ON u.id = p.user_id
    WHERE ${isDue(at)} LIMIT ${most}`;
  for (const { user_id: userId } of receivers) {
    // Each by itself: what fails for one is no reason to keep the others waiting.
    await db
      .$transaction((tx) => claim(services, tx, userId, at))
      .catch((error: unknown) => log.error({ err: error, userId }, 'a mail about unread messages was not queued'));
  }
}

/** What waits for somebody who is not to be mailed waits for nothing. */
async function forgetUnmailable({ db }: Services, at: Date): Promise<void> {
  // Whoever writes into one of the chats holds its places: they have their turn the next time.
  await db.$executeRaw`
    UPDATE chat_participant SET mail_due_at = NULL WHERE (chat_id, user_id) IN (
      SELECT p.chat_id, p.user_id FROM chat_participant p JOIN "user" u ON u.id = p.user_id
      WHERE p.mail_due_at <= ${at} AND ${isUnmailable} FOR UPDATE OF p SKIP LOCKED
    )`;
}

type Claimed = { chat_id: number; after: number; up_to: number; message_mail: string };

async function claim({ queue }: Services, tx: Prisma.TransactionClient, userId: number, at: Date): Promise<void> {
  // One process has a receiver at a time: two halves of a day's mail would be two mails.
  const [lock] = await tx.$queryRaw<{ taken: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(${receiverLock}::int, ${userId}::int) AS taken`;
  if (!lock?.taken) return;
  const claimed = await tx.$queryRaw<Claimed[]>`
    WITH due AS (
      SELECT p.chat_id, p.user_id, GREATEST(p.read_message_id, p.mailed_message_id) AS after, u.message_mail::text
      FROM chat_participant p JOIN "user" u ON u.id = p.user_id
      WHERE p.user_id = ${userId} AND ${isDue(at)} FOR UPDATE OF p SKIP LOCKED
    )
    UPDATE chat_participant p
    SET mailed_message_id = p.last_message_id, mailed_at = ${at}, mail_due_at = NULL
    FROM due WHERE p.chat_id = due.chat_id AND p.user_id = due.user_id
    RETURNING p.chat_id, due.after, p.last_message_id AS up_to, due.message_mail`;
  const chats = claimed.map(({ chat_id, after, up_to }) => ({ chatId: chat_id, after, upTo: up_to }));
  const isDaily = claimed.some(({ message_mail }) => message_mail === 'DAILY');
  // At once is a mail for each chat, daily one for all.
  const mails = isDaily ? [chats] : chats.map((chat) => [chat]);
  for (const mail of mails) await queue.add(tx, 'message-mail', { userId, chats: mail } satisfies MailJob);
}
