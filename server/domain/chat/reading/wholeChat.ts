import type { Sql } from '../../../database/sql.ts';
import type { Chat, ChatParticipant, Message, User } from '../../../generated/prisma/client.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import { readWholeChats } from './wholeChat.sql.ts';

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
export const wholeChat = batchedBy(async (sql: Sql, ids: number[]) => {
  const rows = await readWholeChats(sql, ids);
  const chats = new Map<number, WholeChat>();
  for (const row of rows) {
    const chat = chats.get(row.id) ?? chatOf(row);
    chats.set(row.id, chat);
    const place = placeOf(row);
    if (place) chat.participants.push(place);
  }
  return (id: number) => chats.get(id);
});

type Row = Awaited<ReturnType<typeof readWholeChats>>[number];

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
