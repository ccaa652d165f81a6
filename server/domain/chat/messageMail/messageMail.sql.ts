import { expressionBuilder, sql } from 'kysely';
import { kyselyIn } from '../../../database/kysely.ts';
import type { Sql, Tables, Tx } from '../../../database/sql.ts';
import type { DueTimes } from '../message/chatFile.ts';
import { isDue } from '../message/message.sql.ts';

/** An arbitrary number, the first half of the advisory lock's key. */
export const receiverLock = 4203;

const eb = expressionBuilder<{ u: Tables['user'] }, 'u'>();

/** The opposite of `mailable` (messageMail.policy.ts), as a condition on a user `u`. */
const isUnmailable = eb.or([
  eb('u.role', '=', 'ROLE_ADMIN'),
  eb('u.deleted_at', 'is not', null),
  eb('u.email', 'is', null),
  eb('u.message_mail', '=', 'NEVER'),
]);

/** The ids of users with mails that are due, up to `limit`. */
export async function dueReceivers(kysely: Sql, times: DueTimes, limit: number): Promise<number[]> {
  const rows = await kysely
    .selectFrom('chat_participant as p')
    .innerJoin('user as u', 'u.id', 'p.user_id')
    .select('p.user_id')
    .distinct()
    .where(isDue(times))
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Discards what waits for users who do not receive mails. */
export async function forgetUnmailable(kysely: Sql, at: Date): Promise<void> {
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

/** Takes the lock of a recipient until the transaction ends. False if another one holds it. */
export async function takeReceiver(tx: Tx, userId: number): Promise<boolean> {
  const { taken } = await kyselyIn(tx)
    .selectNoFrom(sql<boolean>`pg_try_advisory_xact_lock(${receiverLock}::int, ${userId}::int)`.as('taken'))
    .executeTakeFirstOrThrow();
  return taken;
}

/** Notes as mailed what is due for this user. Returns the messages by chat, each with the user's choice of mails. */
export const takeDueMessages = (tx: Tx, userId: number, times: DueTimes) =>
  kyselyIn(tx)
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
        .where(isDue(times))
        .forUpdate('p')
        .skipLocked(),
    )
    .updateTable('chat_participant as p')
    .from('due')
    .set((eb) => ({ mailed_message_id: eb.ref('p.last_message_id'), mailed_at: times.now, mail_due_at: null }))
    .whereRef('p.chat_id', '=', 'due.chat_id')
    .whereRef('p.user_id', '=', 'due.user_id')
    .returning(['p.chat_id', 'due.after', 'p.last_message_id as up_to', 'due.message_mail'])
    .execute();
