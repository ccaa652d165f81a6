import type { Prisma } from '../../generated/prisma/client.ts';
import type { DomainContext } from '../context.ts';

/**
 * Chats whose latest message is beyond what this user has seen (spec 000 §4). Who writes has seen what they wrote, so that
 * it is somebody else's. No message is read for it: a place in a chat holds both positions; who has none has seen nothing.
 */
export const unreadBy = ({ db }: Pick<DomainContext, 'db'>, userId: number): Prisma.ChatWhereInput => ({
  lastMessageId: { gt: 0 },
  participants: { none: { userId, readMessageId: { gte: db.chatParticipant.fields.lastMessageId } } },
});
