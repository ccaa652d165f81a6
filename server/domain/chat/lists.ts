import type { Prisma } from '../../generated/prisma/client.ts';
import type { DomainContext } from '../context.ts';
import type { Listing } from '../listing.ts';
import { listedChats } from './chat.policy.ts';

/** The viewer's chats, the latest activity first; an admin's are all of them. */
export const recentlyActive = ({ viewer, shareGrants }: DomainContext): Listing<Prisma.ChatWhereInput> => ({
  where: listedChats(viewer, shareGrants),
  order: [{ field: 'lastMessageAt', direction: 'desc' }],
});

/** The messages of a chat that somebody has a seat in, newest first. */
export const newestFirst = (chatId: number): Listing<Prisma.MessageWhereInput> => ({
  where: { chatId },
  order: [],
});
