import { sql } from 'kysely';
import { z } from 'zod';
import { kyselyIn } from '../../../database/kysely.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { write } from '../../core/write/write.ts';
import type { FileServices } from '../../files/context.ts';
import { isDue } from '../message/due.ts';
import { isUnmailable } from './messageMail.policy.ts';

/**
 * The content of a job: the recipient, and the messages of each chat by id. It contains no names, addresses or texts.
 */
export const mailJobSchema = z.object({
  userId: z.int(),
  chats: z.array(z.object({ chatId: z.int(), after: z.int(), upTo: z.int() })).min(1),
});

export type MailJob = z.infer<typeof mailJobSchema>;

/** An arbitrary number, the first half of the advisory lock's key. */
export const receiverLock = 4203;

/** Recipients per run; the rest follow seconds later. */
const most = 1000;

/**
 * Queues every mail that is due. The participant's row records up to which message its user was mailed, in the same
 * transaction as the job, so that nothing is mailed twice or lost when a process dies.
 */
export async function claimDueMails(services: FileServices): Promise<void> {
  const { db, kysely, now, log } = services;
  const at = now();
  await forgetUnmailable(services, at);
  const receivers = await kysely
    .selectFrom('chat_participant as p')
    .innerJoin('user as u', 'u.id', 'p.user_id')
    .select('p.user_id')
    .distinct()
    .where(isDue(at))
    .limit(most)
    .execute();
  for (const { user_id: userId } of receivers) {
    // One at a time, so that a failure does not hold up the others.
    await write({ db }, [], (tx) => claim(services, tx, userId, at)).catch((error: unknown) =>
      log.error({ err: error, userId }, 'a mail about unread messages was not queued'),
    );
  }
}

/** Discards what waits for users who do not receive mails. */
async function forgetUnmailable({ kysely }: FileServices, at: Date): Promise<void> {
  // Rows of chats that are being written to are locked; they are processed in the next run.
  await kysely
    .updateTable('chat_participant')
    .set({ mail_due_at: null })
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('chat_id', 'user_id'),
        'in',
        selectFrom('chat_participant as p')
          .innerJoin('user as u', 'u.id', 'p.user_id')
          .select(['p.chat_id', 'p.user_id'])
          .where('p.mail_due_at', '<=', at)
          .where(isUnmailable)
          .forUpdate('p')
          .skipLocked()
          .$asTuple('chat_id', 'user_id'),
      ),
    )
    .execute();
}

async function claim({ queue }: FileServices, tx: Prisma.TransactionClient, userId: number, at: Date): Promise<void> {
  // Only one process handles a recipient at a time, so that a daily mail is not split in two.
  const statements = kyselyIn(tx);
  const { taken } = await statements
    .selectNoFrom(sql<boolean>`pg_try_advisory_xact_lock(${receiverLock}::int, ${userId}::int)`.as('taken'))
    .executeTakeFirstOrThrow();
  if (!taken) return;
  const claimed = await statements
    .with('due', (db) =>
      db
        .selectFrom('chat_participant as p')
        .innerJoin('user as u', 'u.id', 'p.user_id')
        .select([
          'p.chat_id',
          'p.user_id',
          'u.message_mail',
          sql<number>`greatest(p.read_message_id, p.mailed_message_id)`.as('after'),
        ])
        .where('p.user_id', '=', userId)
        .where(isDue(at))
        .forUpdate('p')
        .skipLocked(),
    )
    .updateTable('chat_participant as p')
    .from('due')
    .set((eb) => ({ mailed_message_id: eb.ref('p.last_message_id'), mailed_at: at, mail_due_at: null }))
    .whereRef('p.chat_id', '=', 'due.chat_id')
    .whereRef('p.user_id', '=', 'due.user_id')
    .returning(['p.chat_id', 'due.after', 'p.last_message_id as up_to', 'due.message_mail'])
    .execute();
  const chats = claimed.map(({ chat_id, after, up_to }) => ({ chatId: chat_id, after, upTo: up_to }));
  const isDaily = claimed.some(({ message_mail }) => message_mail === 'DAILY');
  // Immediate mails are per chat, a daily mail covers all chats.
  const mails = isDaily ? [chats] : chats.map((chat) => [chat]);
  for (const mail of mails) await queue.add(tx, 'message-mail', { userId, chats: mail } satisfies MailJob);
}
