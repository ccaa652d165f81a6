import type { DomainContext } from '../context.ts';
import { NotFound } from '../errors.ts';
import { type ChatReference, type ChatSeat, takeSeat } from './access.ts';
import { wakeChat, wakeChatList } from './wake.ts';

/**
 * Marks a chat as read by the viewer, up to its latest message. Reading never goes back, and nobody reads for somebody else.
 * @param upTo id of a message beyond which nothing was read; @param as the user id under which the client takes the viewer to be in the chat, if it says so
 * @throws NotFound
 */
export async function markSeen(
  ctx: DomainContext,
  reference: ChatReference,
  { upTo, as }: { upTo?: number | null | undefined; as?: number | null | undefined } = {},
): Promise<ChatSeat> {
  const seat = await takeSeat(ctx, reference);
  if (as !== undefined && as !== null && as !== seat.userId) throw new NotFound();
  const chatId = seat.chat.id;
  const rows = await ctx.db.$queryRaw<{ read_message_id: number }[]>`
    INSERT INTO chat_participant AS place (chat_id, user_id, read_message_id, last_message_id)
    SELECT id, ${seat.userId}, GREATEST(0, LEAST(${upTo ?? null}::int, last_message_id)), last_message_id
    FROM chat WHERE id = ${chatId}
    ON CONFLICT (chat_id, user_id) DO UPDATE SET read_message_id = excluded.read_message_id,
      -- A message that has come in just now is not read by this, and is still to be mailed.
      mail_due_at = CASE WHEN place.last_message_id > excluded.read_message_id THEN place.mail_due_at END
      WHERE place.read_message_id < excluded.read_message_id
    RETURNING read_message_id`;
  const place = rows[0];
  // Where nothing is written yet there is a row only for whoever comes in by this: an admin, who is followed from now on.
  if (place) {
    const { userId } = seat;
    wakeChat(ctx, seat.chat, { type: 'seen', chatId, userId, readMessageId: place.read_message_id });
    wakeChatList(ctx, chatId, [seat.userId]);
  }
  return seat;
}

/**
 * Notes that messages have reached a client of the viewer's, up to one of them. It never goes back and never beyond what
 * there is. An admin who has not opened the chat has no place in it to note it at.
 * @throws NotFound
 */
export async function markDelivered(ctx: DomainContext, reference: ChatReference, upTo: number): Promise<ChatSeat> {
  const seat = await takeSeat(ctx, reference);
  const { userId } = seat;
  const chatId = seat.chat.id;
  const [place] = await ctx.db.$queryRaw<{ delivered_message_id: number }[]>`
    UPDATE chat_participant AS place SET delivered_message_id = LEAST(${upTo}, chat.last_message_id)
    FROM chat
    WHERE chat.id = place.chat_id AND place.chat_id = ${chatId} AND place.user_id = ${userId}
      AND GREATEST(place.delivered_message_id, place.read_message_id) < LEAST(${upTo}, chat.last_message_id)
    RETURNING delivered_message_id`;
  if (place) {
    // For whoever has the chat open: no list shows it.
    const event = { chatId, userId, deliveredMessageId: place.delivered_message_id };
    ctx.events.publish('chat', String(chatId), { type: 'delivered', ...event });
  }
  return seat;
}

/**
 * Tells the others in a chat that the viewer is typing. Nothing is stored.
 * @throws NotFound
 */
export async function announceTyping(ctx: DomainContext, reference: ChatReference): Promise<ChatSeat> {
  const seat = await takeSeat(ctx, reference);
  wakeChat(ctx, seat.chat, { type: 'typing', chatId: seat.chat.id, userId: seat.userId });
  return seat;
}
