import type { Sql } from '../../../database/sql.ts';
import type { Chat, ChatParticipant, Message, Role, User } from '../../../generated/prisma/client.ts';
import type { Ctx } from '../../core/context.ts';
import { InvalidInput, NotFound } from '../../core/failures/errors.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import { publicVerb } from '../../core/viewer/verb.ts';
import { spend } from '../../core/write/spend.ts';
import { isSeatBlocked } from '../block/block.ts';
import { type ChatReference, resolveSeat, type Seat } from '../seat/access.ts';
import { publishChatEvent, publishInboxEvent, publishSubjects } from '../seat/publish.ts';
import { moveDelivered, moveSeen, noteRequestsSeen, readWholeChats } from './reading.sql.ts';

/** Whether an account on one side of a chat is left. */
type Standing = Pick<User, 'id' | 'deletedAt'>;

/** A member of a chat with what the other members may see of them. */
type Place = Pick<ChatParticipant, 'chatId' | 'userId' | 'readMessageId' | 'deliveredMessageId'> & {
  user: Pick<User, 'id' | 'name' | 'callName' | 'role' | 'loginEmail' | 'photoUri' | 'lastSeenAt' | 'deletedAt'>;
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
  const { callName, loginEmail, memberPhotoUri: photoUri, lastSeenAt, memberDeletedAt: deletedAt } = row;
  const user = { id: userId, name, callName, role, loginEmail, photoUri, lastSeenAt, deletedAt };
  return { chatId, userId, readMessageId, deliveredMessageId, user };
}

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
  ): Promise<Seat> => {
    const seat = await resolveSeat(ctx, reference);
    if (as !== undefined && as !== null && as !== seat.userId) throw new NotFound();
    const chatId = seat.chat.id;
    if (seat.role === 'jobSeeker' && (await noteRequestsSeen(ctx.sql, chatId, ctx.now()))) {
      publishSubjects(ctx, chatId);
    }
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
  async (ctx: Ctx, reference: ChatReference, upTo: number): Promise<Seat> => {
    const seat = await resolveSeat(ctx, reference);
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
  async (ctx: Ctx, reference: ChatReference): Promise<Seat> => {
    const seat = await resolveSeat(ctx, reference);
    if (await isSeatBlocked(ctx, seat)) return seat;
    await spend(ctx, 'typing', { account: seat.userId });
    publishChatEvent(ctx, seat.chat, { type: 'typing', chatId: seat.chat.id, userId: seat.userId });
    return seat;
  },
);

/**
 * The other side of a chat from the viewer's point of view (docs/product/chat.md, 'The counterpart'): of two members, the
 * other one; of more, the first other job seeker, then the first other employer, then any other member. Null without another
 * member, as in a new support chat.
 */
export function counterpartOf<Member extends { userId: number; user: { role: Role } }>(
  members: readonly Member[],
  ownUserId: number,
): Member | null {
  const others = members.filter((member) => member.userId !== ownUserId);
  const ofRole = (role: Role) => others.find((member) => member.user.role === role);
  return ofRole('ROLE_CANDIDATE') ?? ofRole('ROLE_EMPLOYER') ?? others[0] ?? null;
}
