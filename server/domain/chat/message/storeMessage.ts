import { sql } from 'kysely';
import type { z } from 'zod';
import type { Sql } from '../../../database/kysely.ts';
import type { MessageType, TrialShiftState } from '../../../generated/prisma/client.ts';
import { attachChatFile } from '../../files/stored/attach.ts';
import { uriOf } from '../../files/stored/rules.ts';
import type { Participant } from '../seat/access.ts';
import type { LastMessage } from '../seat/lockSeat.ts';
import { noteAnswer } from './answer.ts';
import { mailDueAt } from './due.ts';
import type { messageSchema } from './message.input.ts';

/** The id of a stored message, and whether this call stored it. It is false for a repeated `clientId`. */
export type SentMessage = { chatId: number; messageId: number; isNew: boolean };

/** A stored message, and what its events tell. `enters`: the message made an admin a participant. */
export type StoredMessage = SentMessage & { previousId: number; readers: number[]; enters: boolean };

/** The trial shift that a message is about, and what its author did with it. */
export type AboutTrialShift = { trialShiftId: number; trialShiftStep: TrialShiftState };

/**
 * Stores a message of the participant, in a transaction that has locked the chat (`lockSeat`), and updates what depends on it.
 * Checks no permission.
 */
export async function storeMessage(
  tx: Sql,
  seat: Participant,
  { text, photoUri, documentUri, clientId }: z.output<typeof messageSchema>,
  { at: now, last }: { at: Date; last: LastMessage },
  about?: AboutTrialShift,
): Promise<StoredMessage> {
  const chatId = seat.chat.id;
  // Times follow the order of the messages, whenever they were sent.
  const at = now > last.last_message_at ? now : last.last_message_at;
  const repeated = async () => {
    const known = clientId ? await messageBy(tx, seat, clientId) : undefined;
    return known && repeatedMessage(seat, known.id);
  };
  const sent = photoUri || documentUri ? await repeated() : undefined;
  if (sent) return sent;
  const files = await attachFiles(tx, { photoUri, documentUri }, { chatId, senderId: seat.userId });
  const inserted = await insertMessage(tx, seat, at, {
    text,
    client_id: clientId ?? null,
    trial_shift_id: about?.trialShiftId ?? null,
    trial_shift_step: about?.trialShiftStep ?? null,
    ...files,
  });
  if (!inserted) {
    const first = await repeated();
    if (!first) throw new Error('A message was not stored.');
    return first;
  }
  const { id, readers, entered } = inserted;
  if (seat.role === 'supportUser') {
    await tx.updateTable('user').set({ last_message_at: at, updated_at: at }).where('id', '=', seat.userId).execute();
  }
  const enters = seat.role === 'admin' && entered;
  return { chatId, messageId: id, isNew: true, previousId: last.last_message_id, readers, enters };
}

/** A message that was stored before: it is announced no second time. */
export const repeatedMessage = ({ chat }: Participant, messageId: number): StoredMessage => ({
  chatId: chat.id,
  messageId,
  isNew: false,
  previousId: 0,
  readers: [],
  enters: false,
});

export const messageBy = (tx: Sql, { chat, userId }: Participant, clientId: string) =>
  tx
    .selectFrom('message')
    .select('id')
    .where('chat_id', '=', chat.id)
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
 */
function insertMessage(
  tx: Sql,
  { chat, role, userId }: Participant,
  at: Date,
  content: Content,
): Promise<{ id: number; readers: number[]; entered: boolean } | undefined> {
  return tx
    .with('stored', (one) =>
      one
        .insertInto('message')
        .values({ chat_id: chat.id, user_id: userId, ...content, created_at: at, updated_at: at })
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
        .where('chat.id', '=', chat.id),
    )
    .with('changed_request', (one) =>
      one
        .updateTable('contact_request')
        .from('stored')
        .set({ last_message_at: at, updated_at: at })
        .where('chat_id', '=', chat.id),
    )
    .with('place', (one) =>
      one
        .updateTable('chat_participant')
        .from('stored')
        .set((eb) => ({
          last_message_id: eb.ref('stored.id'),
          mail_due_at: mailDueAt({ chat, senderId: userId, at }),
          // The sender has the chat open, so it is read.
          read_message_id: eb
            .case()
            .when('user_id', '=', userId)
            .then(eb.ref('stored.id'))
            .else(eb.ref('read_message_id'))
            .end(),
        }))
        .where('chat_id', '=', chat.id)
        .returning('user_id'),
    )
    .with('new_place', (one) =>
      one
        .insertInto('chat_participant')
        .columns(['chat_id', 'user_id', 'read_message_id', 'last_message_id'])
        .expression(({ selectFrom, exists, not, val }) =>
          selectFrom('stored')
            .select([val(chat.id).as('chat_id'), val(userId).as('user_id'), 'stored.id as read', 'stored.id as last'])
            .where(
              not(
                exists(
                  selectFrom('chat_participant')
                    .select('user_id')
                    .where('chat_id', '=', chat.id)
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
    .with('answered', () =>
      noteAnswer(tx, { chatId: chat.id, at }).where(
        sql<boolean>`${role === 'employer'}::boolean AND EXISTS (SELECT FROM stored)`,
      ),
    )
    .selectFrom('stored')
    .select([
      'stored.id',
      sql<number[]>`array(SELECT user_id FROM place UNION ALL SELECT user_id FROM new_place)`.as('readers'),
      sql<boolean>`EXISTS (SELECT FROM new_place)`.as('entered'),
    ])
    .executeTakeFirst();
}

type Files = {
  type: MessageType;
  photo_uri: string | null;
  document_uri: string | null;
  document_name: string | null;
  document_size: number | null;
};

/** The files of the message, by their URIs, and the message type that results from them. */
async function attachFiles(
  tx: Sql,
  { photoUri, documentUri }: Pick<z.output<typeof messageSchema>, 'photoUri' | 'documentUri'>,
  to: { chatId: number; senderId: number },
): Promise<Files> {
  const photo = photoUri ? await attachChatFile(tx, 'photoUri', { uri: photoUri, ...to }) : null;
  const document = documentUri ? await attachChatFile(tx, 'documentUri', { uri: documentUri, ...to }) : null;
  return {
    type: photo ? 'IMAGE' : document ? 'DOCUMENT' : 'TEXT',
    photo_uri: photo && uriOf(photo),
    document_uri: document && uriOf(document),
    document_name: document?.name ?? null,
    document_size: document?.size ?? null,
  };
}
