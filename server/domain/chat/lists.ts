import type { ChatKind, Prisma } from '../../generated/prisma/client.ts';
import { viewerId } from '../account/viewer.ts';
import type { DomainContext } from '../context.ts';
import type { Listing } from '../listing.ts';
import { listedChats } from './chat.policy.ts';
import { chatsWithName } from './search.ts';
import { unreadBy } from './unread.ts';

/** Absent or null: all of them. */
export type ChatFilter = {
  /** Whether there is something that the viewer has not seen. */
  unread?: boolean | null;
  kind?: ChatKind | null;
};

/** The viewer's chats, the latest activity first; an admin's are all of them. */
export function recentlyActive(ctx: DomainContext, { unread, kind }: ChatFilter = {}): Listing<Prisma.ChatWhereInput> {
  const unseen = unreadBy(ctx, viewerId(ctx.viewer) ?? 0);
  const filters = [...(kind != null ? [{ kind }] : []), ...(unread != null ? [unread ? unseen : { NOT: unseen }] : [])];
  return {
    where: { ...listedChats(ctx.viewer, ctx.shareGrants), ...(filters.length > 0 && { AND: filters }) },
    order: [{ field: 'lastMessageAt', direction: 'desc' }],
  };
}

/**
 * Those of them whose counterpart is called so.
 * @throws InvalidInput on `q`.
 */
export async function recentlyActiveWith(
  ctx: DomainContext,
  { q, ...filter }: ChatFilter & { q?: string | null },
): Promise<Listing<Prisma.ChatWhereInput>> {
  const listing = recentlyActive(ctx, filter);
  const withName = await chatsWithName(ctx, q);
  return withName ? { ...listing, where: { AND: [listing.where, withName] } } : listing;
}

/** As far as a badge counts. */
export const unreadCountLimit = 100;

/** In how many of the viewer's chats is something that they have not seen, up to the limit. Nobody's is none. */
export async function countUnreadChats(ctx: DomainContext): Promise<number> {
  if (viewerId(ctx.viewer) === null) return 0;
  const { where } = recentlyActive(ctx, { unread: true });
  return (await ctx.db.chat.findMany({ where, select: { id: true }, take: unreadCountLimit })).length;
}

/** The chats that somebody takes part in, the latest activity first. For themselves and admins. */
export const chatsOf = (userId: number): Listing<Prisma.ChatWhereInput> => ({
  where: { open: true, OR: [{ supportUserId: userId }, { employerId: userId }, { jobSeekerId: userId }] },
  order: [{ field: 'lastMessageAt', direction: 'desc' }],
});

/** The messages of a chat that somebody has a seat in, newest first. */
export const newestFirst = (chatId: number): Listing<Prisma.MessageWhereInput> => ({
  where: { chatId },
  order: [],
});
