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
