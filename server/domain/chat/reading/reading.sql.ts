import { sql } from 'kysely';
import { anyOf } from '../../../database/kysely.ts';
import type { Sql } from '../../../database/sql.ts';

/** These chats with all that events show: a row for each participant, one row for a chat without any. */
export const readWholeChats = (kysely: Sql, ids: readonly number[]) =>
  kysely
    .selectFrom('chat')
    .leftJoin('user as employer', 'employer.id', 'chat.employer_id')
    .leftJoin('user as job_seeker', 'job_seeker.id', 'chat.job_seeker_id')
    .leftJoin('user as support_user', 'support_user.id', 'chat.support_user_id')
    .leftJoin('message', 'message.id', 'chat.last_message_id')
    .leftJoin('chat_participant as place', 'place.chat_id', 'chat.id')
    .leftJoin('user as member', 'member.id', 'place.user_id')
    .select([
      'chat.id',
      'chat.kind',
      'chat.open',
      'chat.employer_id as employerId',
      'chat.job_seeker_id as jobSeekerId',
      'chat.support_user_id as supportUserId',
      'chat.employer_hash as employerHash',
      'chat.job_seeker_hash as jobSeekerHash',
      'chat.nb_messages as nbMessages',
      'chat.last_message_id as lastMessageId',
      'chat.last_message_at as lastMessageAt',
      'chat.created_at as createdAt',
      'chat.outcome',
      'chat.outcome_at as outcomeAt',
      'employer.deleted_at as employerDeletedAt',
      'job_seeker.deleted_at as jobSeekerDeletedAt',
      'support_user.deleted_at as supportUserDeletedAt',
      'place.user_id as memberId',
      'place.read_message_id as readMessageId',
      'place.delivered_message_id as deliveredMessageId',
      'member.name',
      'member.role',
      'member.login_email as loginEmail',
      'member.photo_uri as memberPhotoUri',
      'member.call_name as callName',
      'member.last_seen_at as lastSeenAt',
      'member.deleted_at as memberDeletedAt',
      'message.user_id as authorId',
      'message.type',
      'message.text',
      'message.photo_uri as photoUri',
      'message.document_uri as documentUri',
      'message.document_name as documentName',
      'message.document_size as documentSize',
      'message.client_id as clientId',
      'message.trial_shift_id as trialShiftId',
      'message.trial_shift_step as trialShiftStep',
      'message.created_at as writtenAt',
      'message.updated_at as updatedAt',
    ])
    .where('chat.id', '=', anyOf(ids))
    .orderBy('place.created_at')
    .orderBy('place.user_id')
    .execute();

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

/** Notes which requests of a chat its job seeker, who is still there, has seen now. Resolves to whether there are any. */
export async function noteRequestsSeen(kysely: Sql, chatId: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('contact_request as request')
    .from('user as seeker')
    .set({ seen_at: at, updated_at: at })
    .whereRef('seeker.id', '=', 'request.job_seeker_id')
    .where('seeker.deleted_at', 'is', null)
    .where('seeker.banned_at', 'is', null)
    .where('request.chat_id', '=', chatId)
    .where('request.seen_at', 'is', null)
    .where('request.activated_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
