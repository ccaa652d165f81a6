import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { kyselyIn } from '../../../database/kysely.ts';
import type { Tables, Tx } from '../../../database/sql.ts';
import type { MessageType, TrialShiftState } from '../../../generated/prisma/client.ts';
import type { DueTimes, MailPlan } from './chatFile.ts';

/**
 * When the mail about a new message to this participant of its chat is due: an expression of their row; null for others than the
 * receivers. A mail that is already scheduled keeps its time, so that it covers several messages.
 */
const mailDueAt = ({ receivers, from, pauseSeconds }: MailPlan) =>
  sql<Date | null>`
    CASE WHEN user_id = ANY(${receivers}::int[]) THEN coalesce(
      mail_due_at,
      greatest(
        ${from}::timestamptz,
        CASE WHEN mailed_message_id > read_message_id THEN mailed_at + ${pauseSeconds}::int * interval '1 second' END
      )
    ) END`;

const eb = expressionBuilder<{ p: Tables['chat_participant']; u: Tables['user'] }, 'p' | 'u'>();

/** The condition on a participant `p` and its user `u` for a mail to be due. */
export const isDue = ({ now, lastDaily, onlineSince }: DueTimes): Expression<SqlBool> =>
  eb.and([
    eb('p.mail_due_at', '<=', now),
    eb.or([eb('u.message_mail', '<>', 'DAILY'), eb('p.mail_due_at', '<=', lastDaily)]),
    eb.or([eb('u.last_seen_at', 'is', null), eb('u.last_seen_at', '<=', onlineSince)]),
  ]);

/** A sender in a chat. */
type Place = { chatId: number; userId: number };

export type Files = {
  type: MessageType;
  photo_uri: string | null;
  document_uri: string | null;
  document_name: string | null;
  document_size: number | null;
};

/** The id of the message that this sender has stored in the chat with this key. */
export const messageBy = (tx: Tx, { chatId, userId }: Place, clientId: string) =>
  kyselyIn(tx)
    .selectFrom('message')
    .select('id')
    .where('chat_id', '=', chatId)
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();

type Content = Files & {
  text: string | null;
  client_id: string | null;
  trial_shift_id: number | null;
  trial_shift_step: TrialShiftState | null;
};

/**
 * Inserts a message and updates the rows that depend on it, by one statement. Returns its id, all participants of the chat, and
 * whether the sender was none before. A repeated `clientId` changes nothing and returns undefined.
 * @param isAnswer whether the employer writes to the job seeker
 */
export function insertMessage(
  tx: Tx,
  { chatId, userId }: Place,
  { at, content, mail, isAnswer }: { at: Date; content: Content; mail: MailPlan; isAnswer: boolean },
): Promise<{ id: number; readers: number[]; entered: boolean } | undefined> {
  return (
    kyselyIn(tx)
      .with('stored', (one) =>
        one
          .insertInto('message')
          .values({ chat_id: chatId, user_id: userId, ...content, created_at: at, updated_at: at })
          .onConflict((conflict) => conflict.columns(['chat_id', 'user_id', 'client_id']).doNothing())
          .returning('id'),
      )
      .with('changed_chat', (one) =>
        one
          .updateTable('chat')
          .from('stored')
          .set((eb) => ({
            last_message_id: eb.ref('stored.id'),
            last_message_at: at,
            nb_messages: eb('nb_messages', '+', 1),
          }))
          .where('chat.id', '=', chatId),
      )
      .with('changed_request', (one) =>
        one
          .updateTable('contact_request')
          .from('stored')
          .set({ last_message_at: at, latest_message_at: at, updated_at: at })
          .where('chat_id', '=', chatId),
      )
      .with('place', (one) =>
        one
          .updateTable('chat_participant')
          .from('stored')
          .set((eb) => ({
            last_message_id: eb.ref('stored.id'),
            mail_due_at: mailDueAt(mail),
            // The sender has the chat open, so it is read.
            read_message_id: eb
              .case()
              .when('user_id', '=', userId)
              .then(eb.ref('stored.id'))
              .else(eb.ref('read_message_id'))
              .end(),
          }))
          .where('chat_id', '=', chatId)
          .returning('user_id'),
      )
      .with('new_place', (one) =>
        one
          .insertInto('chat_participant')
          .columns(['chat_id', 'user_id', 'read_message_id', 'last_message_id'])
          .expression(({ selectFrom, exists, not, val }) =>
            selectFrom('stored')
              .select([val(chatId).as('chat_id'), val(userId).as('user_id'), 'stored.id as read', 'stored.id as last'])
              .where(
                not(
                  exists(
                    selectFrom('chat_participant')
                      .select('user_id')
                      .where('chat_id', '=', chatId)
                      .where('user_id', '=', userId),
                  ),
                ),
              ),
          )
          // The admin has opened the chat in this moment.
          .onConflict((conflict) =>
            conflict.columns(['chat_id', 'user_id']).doUpdateSet(({ ref }) => ({
              read_message_id: ref('excluded.read_message_id'),
              last_message_id: ref('excluded.last_message_id'),
            })),
          )
          .returning('user_id'),
      )
      // The job seeker's new applications are in talk.
      .with('answered', (one) =>
        one
          .updateTable('job_application')
          .set({ state: 'IN_TALK', updated_at: at })
          .where('chat_id', '=', chatId)
          .where('state', '=', 'NEW')
          .where(sql<boolean>`${isAnswer}::boolean AND EXISTS (SELECT FROM stored)`),
      )
      .selectFrom('stored')
      .select([
        'stored.id',
        sql<number[]>`array(SELECT user_id FROM place UNION ALL SELECT user_id FROM new_place)`.as('readers'),
        sql<boolean>`EXISTS (SELECT FROM new_place)`.as('entered'),
      ])
      .executeTakeFirst()
  );
}

/** A user has written to the admins. */
export async function noteSupportMessage(tx: Tx, userId: number, at: Date): Promise<void> {
  await kyselyIn(tx)
    .updateTable('user')
    .set({ last_message_at: at, updated_at: at })
    .where('id', '=', userId)
    .execute();
}
