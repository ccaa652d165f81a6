import { sql } from 'kysely';
import { NotFound } from '../../core/failures/errors.ts';
import { spend } from '../../core/write/spend.ts';
import type { FileContext } from '../../files/context.ts';
import { isSeatBlocked } from '../block/blocked.ts';
import { type ChatReference, type Participant, resolveParticipant } from '../seat/access.ts';
import { publishChatEvent, publishInboxEvent } from '../seat/publish.ts';

/**
 * Marks a chat as read by the viewer, up to its latest message. The read position never moves back.
 * @param upTo id of the last message that was displayed
 * @param as the user id under which the client knows the viewer in this chat, if it sends one
 * @throws NotFound when it is another user's id
 */
export async function markSeen(
  ctx: FileContext,
  reference: ChatReference,
  { upTo, as }: { upTo?: number | null | undefined; as?: number | null | undefined } = {},
): Promise<Participant> {
  const seat = await resolveParticipant(ctx, reference);
  if (as !== undefined && as !== null && as !== seat.userId) throw new NotFound();
  const chatId = seat.chat.id;
  const place = await ctx.kysely
    .insertInto('chat_participant')
    .columns(['chat_id', 'user_id', 'read_message_id', 'last_message_id'])
    .expression((eb) =>
      eb
        .selectFrom('chat')
        .select([
          'id',
          sql<number>`${seat.userId}::int`.as('user_id'),
          sql<number>`greatest(0, least(${upTo ?? null}::int, last_message_id))`.as('read_message_id'),
          'last_message_id',
        ])
        .where('id', '=', chatId),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['chat_id', 'user_id'])
        .doUpdateSet((eb) => ({
          read_message_id: eb.ref('excluded.read_message_id'),
          // A message that has just arrived is not read by this, and will still be mailed.
          mail_due_at: eb
            .case()
            .when('chat_participant.last_message_id', '>', eb.ref('excluded.read_message_id'))
            .then(eb.ref('chat_participant.mail_due_at'))
            .end(),
        }))
        .whereRef('chat_participant.read_message_id', '<', 'excluded.read_message_id'),
    )
    .returning('read_message_id')
    .executeTakeFirst();
  // An empty chat gets a row only for a new participant: an admin, who receives its events from now on.
  if (place) {
    const { userId } = seat;
    publishChatEvent(ctx, seat.chat, { type: 'seen', chatId, userId, readMessageId: place.read_message_id });
    publishInboxEvent(ctx, chatId, [seat.userId]);
  }
  return seat;
}

/**
 * Marks messages as delivered to the viewer's client, up to one of them. The position never moves back. Without effect
 * for an admin who has not opened the chat.
 * @throws NotFound
 */
export async function markDelivered(ctx: FileContext, reference: ChatReference, upTo: number): Promise<Participant> {
  const seat = await resolveParticipant(ctx, reference);
  const { userId } = seat;
  const chatId = seat.chat.id;
  const delivered = sql<number>`least(${upTo}, chat.last_message_id)`;
  const place = await ctx.kysely
    .updateTable('chat_participant as place')
    .from('chat')
    .set({ delivered_message_id: delivered })
    .whereRef('chat.id', '=', 'place.chat_id')
    .where('place.chat_id', '=', chatId)
    .where('place.user_id', '=', userId)
    .where((eb) => eb(sql<number>`greatest(place.delivered_message_id, place.read_message_id)`, '<', delivered))
    .returning('place.delivered_message_id')
    .executeTakeFirst();
  if (place) {
    // Only open chats show deliveries, so the lists get no event.
    const event = { chatId, userId, deliveredMessageId: place.delivered_message_id };
    ctx.events.publish('chat', String(chatId), { type: 'delivered', ...event });
  }
  return seat;
}

/**
 * Tells the other members of a chat that the viewer is typing. Nothing is stored.
 * @throws NotFound, TooMany
 */
export async function announceTyping(ctx: FileContext, reference: ChatReference): Promise<Participant> {
  const seat = await resolveParticipant(ctx, reference);
  if (await isSeatBlocked(ctx, seat)) return seat;
  await spend(ctx, 'typing', { account: seat.userId });
  publishChatEvent(ctx, seat.chat, { type: 'typing', chatId: seat.chat.id, userId: seat.userId });
  return seat;
}
