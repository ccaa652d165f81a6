import type { Ctx } from '../../core/context.ts';
import { InvalidInput, NotFound } from '../../core/failures/errors.ts';
import { publicVerb } from '../../core/viewer/verb.ts';
import { spend } from '../../core/write/spend.ts';
import { isSeatBlocked } from '../block/blocked.ts';
import { type ChatReference, type Participant, resolveParticipant } from '../seat/access.ts';
import { publishChatEvent, publishInboxEvent } from '../seat/publish.ts';
import { moveDelivered, moveSeen } from './attention.sql.ts';

/**
 * Marks a chat as read by the viewer, up to its latest message. The read position never moves back.
 * @param upTo id of the last message that was displayed
 * @param as the user id under which the client knows the viewer in this chat, if it sends one
 * @throws NotFound when it is another user's id
 */
export const markSeen = publicVerb(
  'CHAT',
  [InvalidInput, NotFound],
  async (
    ctx: Ctx,
    reference: ChatReference,
    { upTo, as }: { upTo?: number | null | undefined; as?: number | null | undefined } = {},
  ): Promise<Participant> => {
    const seat = await resolveParticipant(ctx, reference);
    if (as !== undefined && as !== null && as !== seat.userId) throw new NotFound();
    const chatId = seat.chat.id;
    const readMessageId = await moveSeen(ctx.sql, { chatId, userId: seat.userId }, upTo ?? null);
    // An empty chat gets a row only for a new participant: an admin, who receives its events from now on.
    if (readMessageId !== null) {
      const { userId } = seat;
      publishChatEvent(ctx, seat.chat, { type: 'seen', chatId, userId, readMessageId });
      publishInboxEvent(ctx, chatId, [seat.userId]);
    }
    return seat;
  },
);

/**
 * Marks messages as delivered to the viewer's client, up to one of them. The position never moves back. Without effect
 * for an admin who has not opened the chat.
 */
export const markDelivered = publicVerb(
  'CHAT',
  [InvalidInput, NotFound],
  async (ctx: Ctx, reference: ChatReference, upTo: number): Promise<Participant> => {
    const seat = await resolveParticipant(ctx, reference);
    const { userId } = seat;
    const chatId = seat.chat.id;
    const deliveredMessageId = await moveDelivered(ctx.sql, { chatId, userId }, upTo);
    if (deliveredMessageId !== null) {
      // Only open chats show deliveries, so the lists get no event.
      ctx.events.publish('chat', String(chatId), { type: 'delivered', chatId, userId, deliveredMessageId });
    }
    return seat;
  },
);

/** Tells the other members of a chat that the viewer is typing. Nothing is stored. */
export const announceTyping = publicVerb(
  'CHAT',
  [InvalidInput, NotFound],
  async (ctx: Ctx, reference: ChatReference): Promise<Participant> => {
    const seat = await resolveParticipant(ctx, reference);
    if (await isSeatBlocked(ctx, seat)) return seat;
    await spend(ctx, 'typing', { account: seat.userId });
    publishChatEvent(ctx, seat.chat, { type: 'typing', chatId: seat.chat.id, userId: seat.userId });
    return seat;
  },
);
