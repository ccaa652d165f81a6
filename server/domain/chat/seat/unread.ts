import type { Prisma } from '../../../generated/prisma/client.ts';
import type { FileContext } from '../../files/context.ts';

/**
 * Chats whose latest message is beyond this user's read position (docs/product/chat.md, 'What is unread'). Authors have seen
 * their own messages. Reads no messages: the participant's row holds both positions; without a row, nothing has been seen.
 */
export const unreadBy = ({ db }: Pick<FileContext, 'db'>, userId: number): Prisma.ChatWhereInput => ({
  lastMessageId: { gt: 0 },
  participants: { none: { userId, readMessageId: { gte: db.chatParticipant.fields.lastMessageId } } },
});

/**
 * Of a person: their chat with the admins is unread by this admin. That the chat is theirs is said twice, because the database
 * would otherwise expect every chat of the table to be one of these.
 */
export const supportUnreadBy = (ctx: Pick<FileContext, 'db'>, adminId: number): Prisma.ChatWhereInput => ({
  ...unreadBy(ctx, adminId),
  supportUserId: { not: null },
});
