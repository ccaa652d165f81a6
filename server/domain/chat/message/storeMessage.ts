import type { z } from 'zod';
import type { Tx } from '../../../database/sql.ts';
import type { TrialShiftState } from '../../../generated/prisma/client.ts';
import { attachChatFile } from '../../files/stored/attach.ts';
import { uriOf } from '../../files/stored/rules.ts';
import type { Participant } from '../seat/access.ts';
import type { LastMessage } from '../seat/lockSeat.ts';
import { mailPlan } from './due.ts';
import type { messageSchema } from './message.input.ts';
import { type Files, insertMessage, messageBy, noteSupportMessage } from './storeMessage.sql.ts';

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
  tx: Tx,
  seat: Participant,
  { text, photoUri, documentUri, clientId }: z.output<typeof messageSchema>,
  { at: now, last }: { at: Date; last: LastMessage },
  about?: AboutTrialShift,
): Promise<StoredMessage> {
  const chatId = seat.chat.id;
  const place = { chatId, userId: seat.userId };
  // Times follow the order of the messages, whenever they were sent.
  const at = now > last.last_message_at ? now : last.last_message_at;
  const repeated = async () => {
    const known = clientId ? await messageBy(tx, place, clientId) : undefined;
    return known && repeatedMessage(seat, known.id);
  };
  const sent = photoUri || documentUri ? await repeated() : undefined;
  if (sent) return sent;
  const files = await attachFiles(tx, { photoUri, documentUri }, { chatId, senderId: seat.userId });
  const inserted = await insertMessage(tx, place, {
    at,
    content: {
      text,
      client_id: clientId ?? null,
      trial_shift_id: about?.trialShiftId ?? null,
      trial_shift_step: about?.trialShiftStep ?? null,
      ...files,
    },
    mail: mailPlan({ chat: seat.chat, senderId: seat.userId, at }),
    isAnswer: seat.role === 'employer',
  });
  if (!inserted) {
    const first = await repeated();
    if (!first) throw new Error('A message was not stored.');
    return first;
  }
  const { id, readers, entered } = inserted;
  if (seat.role === 'supportUser') await noteSupportMessage(tx, seat.userId, at);
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

/** The files of the message, by their URIs, and the message type that results from them. */
async function attachFiles(
  tx: Tx,
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
