import { Conflict, InvalidInput, NotFound, SubscriptionRequired, Unavailable } from '../../core/failures/errors.ts';
import { validated } from '../../core/text/input/validation.ts';
import { publicVerb } from '../../core/viewer/verb.ts';
import { spend } from '../../core/write/spend.ts';
import { writeSql } from '../../core/write/write.ts';
import type { FileContext } from '../../files/context.ts';
import { isSeatBlocked } from '../block/blocked.ts';
import { type ChatReference, isPaidFor, isRead, type Participant, resolveParticipant } from '../seat/access.ts';
import { lockSeat } from '../seat/lockSeat.ts';
import { publishChatEvent, publishInboxEvent } from '../seat/publish.ts';
import { messageSchema } from './message.input.ts';
import { messageBy } from './storeMessage.sql.ts';
import { repeatedMessage, type SentMessage, type StoredMessage, storeMessage } from './storeMessage.ts';

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
  async (
    ctx: FileContext,
    input: MessageInput,
    { isCounted = true }: { isCounted?: boolean } = {},
  ): Promise<SentMessage> => {
    const seat = await resolveParticipant(ctx, input.chat);
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
export function publishMessage(ctx: FileContext, { chat, userId }: Participant, stored: StoredMessage): void {
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
export async function requireReader(
  ctx: FileContext,
  seat: Participant,
  clientId: string | null | undefined,
): Promise<void> {
  const [hasRecipient, isBlocked] = await Promise.all([isRead(ctx, seat), isSeatBlocked(ctx, seat)]);
  if (hasRecipient && !isBlocked) return;
  if (clientId && (await ctx.db.message.count({ where: { ...placeOf(seat), clientId } })) > 0) return;
  throw new Conflict(
    hasRecipient
      ? 'You can no longer send messages here.'
      : 'You can no longer send messages here: the other account was deleted.',
  );
}

const placeOf = ({ chat, userId }: Participant) => ({ chatId: chat.id, userId });
