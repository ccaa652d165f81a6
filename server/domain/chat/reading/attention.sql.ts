import { sql } from 'kysely';
import type { Sql } from '../../../database/sql.ts';

type Place = { chatId: number; userId: number };

/**
 * Moves a user's read position in a chat forward to this message, or with null to the latest. Makes the user a participant if
 * they are none. Returns the new position; null if it was there already.
 */
export async function moveSeen(kysely: Sql, { chatId, userId }: Place, upTo: number | null): Promise<number | null> {
  const place = await kysely
    .insertInto('chat_participant')
    .columns(['chat_id', 'user_id', 'read_message_id', 'last_message_id'])
    .expression((eb) =>
      eb
        .selectFrom('chat')
        .select([
          'id',
          sql<number>`${userId}::int`.as('user_id'),
          sql<number>`greatest(0, least(${upTo}::int, last_message_id))`.as('read_message_id'),
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
  return place?.read_message_id ?? null;
}

/**
 * Moves the position up to which a participant's client has messages forward to this message. Returns the new position; null if
 * it was there already, and for a user who is no participant.
 */
export async function moveDelivered(kysely: Sql, { chatId, userId }: Place, upTo: number): Promise<number | null> {
  const delivered = sql<number>`least(${upTo}, chat.last_message_id)`;
  const place = await kysely
    .updateTable('chat_participant as place')
    .from('chat')
    .set({ delivered_message_id: delivered })
    .whereRef('chat.id', '=', 'place.chat_id')
    .where('place.chat_id', '=', chatId)
    .where('place.user_id', '=', userId)
    .where((eb) => eb(sql<number>`greatest(place.delivered_message_id, place.read_message_id)`, '<', delivered))
    .returning('place.delivered_message_id')
    .executeTakeFirst();
  return place?.delivered_message_id ?? null;
}
