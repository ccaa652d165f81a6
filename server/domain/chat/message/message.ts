import type { z } from 'zod';
import type { Tx } from '../../../database/sql.ts';
import type { TrialShiftState } from '../../../generated/prisma/client.ts';
import type { Ctx } from '../../core/context.ts';
import { Conflict, InvalidInput, NotFound, SubscriptionRequired, Unavailable } from '../../core/failures/errors.ts';
import { validated } from '../../core/text/input/validation.ts';
import { publicVerb } from '../../core/viewer/verb.ts';
import { spend } from '../../core/write/spend.ts';
import { writeSql } from '../../core/write/write.ts';
import { uriOf } from '../../files/stored/rules.ts';
import { attachChatFile } from '../../files/stored/store.ts';
import { isSeatBlocked } from '../block/block.ts';
import {
  type ChatReference,
  isPaidFor,
  isRead,
  type LastMessage,
  lockSeat,
  resolveSeat,
  type Seat,
} from '../seat/access.ts';
import { publishChatEvent, publishInboxEvent } from '../seat/publish.ts';
import { mailPlan } from './chatFile.ts';
import { messageSchema } from './message.input.ts';
import { type Files, insertMessage, messageBy, noteSupportMessage } from './message.sql.ts';

/** The id of a stored message, and whether this call stored it. It is false for a repeated `clientId`. */
type SentMessage = { chatId: number; messageId: number; isNew: boolean };

/** A stored message, and what its events tell. `enters`: the message made an admin a participant. */
export type StoredMessage = SentMessage & { previousId: number; readers: number[]; enters: boolean };

/** The trial shift that a message is about, and what its author did with it. */
type AboutTrialShift = { trialShiftId: number; trialShiftStep: TrialShiftState };

/**
 * Stores a message of the participant, in a transaction that has locked the chat (`lockSeat`), and updates what depends on it.
 * Checks no permission.
 */
export async function storeMessage(
  tx: Tx,
  seat: Seat,
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
    mail: mailPlan(seat, { at, isFirst: last.last_message_id === 0 }),
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
const repeatedMessage = ({ chat }: Seat, messageId: number): StoredMessage => ({
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

export type MessageInput = {
  chat: ChatReference;
  text?: string | null;
  /** URIs of an image and of a document that the sender uploaded for this chat. */
  photoUri?: string | null;
  documentUri?: string | null;
  clientId?: string | null;
};

/**
 * Sends a message to a chat as the viewer's participant. The message is committed when this resolves. A repeated
 * `clientId` of the same sender stores nothing and returns the stored message.
 * @param isCounted false for a message that belongs to something with a budget of its own
 * @throws Conflict when the account on the other side was deleted or one side blocked the other, InvalidInput on `text`,
 *   `photoUri` or `documentUri`, Unavailable when the chat was locked for too long. Then nothing is stored, and the call can be
 *   repeated
 */
export const sendMessage = publicVerb(
  'CHAT',
  [InvalidInput, NotFound, SubscriptionRequired, Conflict, Unavailable],
  async (ctx: Ctx, input: MessageInput, { isCounted = true }: { isCounted?: boolean } = {}): Promise<SentMessage> => {
    const seat = await resolveSeat(ctx, input.chat);
    const content = validated(messageSchema, input);
    if (!(await isPaidFor(ctx, seat))) {
      // Told first, because a subscription would not help.
      await requireReader(ctx, seat, content.clientId);
      throw new SubscriptionRequired();
    }
    if (isCounted) await spend(ctx, 'messages', { account: seat.userId });
    const at = ctx.now();
    const stored = await writeSql(ctx, async (tx) => {
      const { last, refusal } = await lockSeat(tx, seat);
      if (!refusal) return storeMessage(tx, seat, content, { at, last });
      const sent = content.clientId ? await messageBy(tx, placeOf(seat), content.clientId) : undefined;
      if (!sent) throw refusal;
      return repeatedMessage(seat, sent.id);
    });
    publishMessage(ctx, seat, stored);
    return stored;
  },
);

/** Publishes a message that was stored. Call it after the commit. */
export function publishMessage(ctx: Ctx, { chat, userId }: Seat, stored: StoredMessage): void {
  const { messageId, isNew, previousId, readers, enters } = stored;
  if (!isNew) return;
  publishChatEvent(ctx, chat, { type: 'message', chatId: chat.id, messageId, previousId });
  if (enters) publishChatEvent(ctx, chat, { type: 'seen', chatId: chat.id, userId, readMessageId: messageId });
  publishInboxEvent(ctx, chat.id, readers);
}

/**
 * Checked before the subscription. A message stored before the deletion or the block is still returned.
 * @throws Conflict
 */
export async function requireReader(ctx: Ctx, seat: Seat, clientId: string | null | undefined): Promise<void> {
  const [hasRecipient, isBlocked] = await Promise.all([isRead(ctx, seat), isSeatBlocked(ctx, seat)]);
  if (hasRecipient && !isBlocked) return;
  if (clientId && (await ctx.db.message.count({ where: { ...placeOf(seat), clientId } })) > 0) return;
  throw new Conflict(
    hasRecipient
      ? 'You can no longer send messages here.'
      : 'You can no longer send messages here: the other account was deleted.',
  );
}

const placeOf = ({ chat, userId }: Seat) => ({ chatId: chat.id, userId });
