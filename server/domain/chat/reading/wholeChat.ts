import { anyOf, type Sql } from '../../../database/kysely.ts';
import type { Chat, ChatParticipant, Message, User } from '../../../generated/prisma/client.ts';
import { batchedBy } from '../../core/lists/batch.ts';

/** Whether an account on one side of a chat is left. */
type Standing = Pick<User, 'id' | 'deletedAt'>;

/** A member of a chat with what the other members may see of them. */
type Place = Pick<ChatParticipant, 'chatId' | 'userId' | 'readMessageId' | 'deliveredMessageId'> & {
  user: Pick<User, 'id' | 'name' | 'role' | 'loginEmail' | 'photoUri' | 'lastSeenAt' | 'deletedAt'>;
};

/** A chat with what its events show of it, and its latest message. */
export type WholeChat = Chat & {
  employer: Standing | null;
  jobSeeker: Standing | null;
  supportUser: Standing | null;
  /** In the order of joining, then by user id. */
  participants: Place[];
  latestMessage: Message | null;
};

/**
 * Reads a chat as a whole, by one statement. Batched for all viewers, because an event of a chat is often for many. Checks no
 * access. Undefined if there is no such chat.
 */
export const wholeChat = batchedBy(async (kysely: Sql, ids: number[]) => {
  const rows = await readRows(kysely, ids);
  const chats = new Map<number, WholeChat>();
  for (const row of rows) {
    const chat = chats.get(row.id) ?? chatOf(row);
    chats.set(row.id, chat);
    const place = placeOf(row);
    if (place) chat.participants.push(place);
  }
  return (id: number) => chats.get(id);
});

/** A row for each participant; one row for a chat without any. */
const readRows = (kysely: Sql, ids: readonly number[]) =>
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

type Row = Awaited<ReturnType<typeof readRows>>[number];

function chatOf(row: Row): WholeChat {
  const { id, kind, open, employerId, jobSeekerId, supportUserId } = row;
  const { employerHash, jobSeekerHash, nbMessages, lastMessageId, lastMessageAt, createdAt, outcome, outcomeAt } = row;
  return {
    ...{ id, kind, open, employerId, jobSeekerId, supportUserId },
    ...{ employerHash, jobSeekerHash, nbMessages, lastMessageId, lastMessageAt, createdAt, outcome, outcomeAt },
    employer: employerId === null ? null : { id: employerId, deletedAt: row.employerDeletedAt },
    jobSeeker: jobSeekerId === null ? null : { id: jobSeekerId, deletedAt: row.jobSeekerDeletedAt },
    supportUser: supportUserId === null ? null : { id: supportUserId, deletedAt: row.supportUserDeletedAt },
    participants: [],
    latestMessage: messageOf(row),
  };
}

function messageOf(row: Row): Message | null {
  const { authorId, type, writtenAt, updatedAt } = row;
  // All or none of a joined row's columns are there.
  if (authorId === null || type === null || writtenAt === null || updatedAt === null) return null;
  const { id: chatId, lastMessageId: id, text, clientId, trialShiftId, trialShiftStep } = row;
  const { photoUri, documentUri, documentName, documentSize } = row;
  return {
    ...{ id, chatId, userId: authorId, type, text, clientId, trialShiftId, trialShiftStep },
    ...{ photoUri, documentUri, documentName, documentSize, createdAt: writtenAt, updatedAt },
  };
}

function placeOf(row: Row): Place | null {
  const { id: chatId, memberId: userId, readMessageId, deliveredMessageId, name, role } = row;
  if (userId === null || readMessageId === null || deliveredMessageId === null || name === null || role === null) {
    return null;
  }
  const { loginEmail, memberPhotoUri: photoUri, lastSeenAt, memberDeletedAt: deletedAt } = row;
  const user = { id: userId, name, role, loginEmail, photoUri, lastSeenAt, deletedAt };
  return { chatId, userId, readMessageId, deliveredMessageId, user };
}
