import type { ChatKind, Prisma } from '../../../generated/prisma/client.ts';
import { ownOrForAdmins } from '../../accounts/access/person.policy.ts';
import { NotFound } from '../../core/failures/errors.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { type Viewer, viewerId } from '../../core/viewer/viewer.ts';
import type { FileContext } from '../../files/context.ts';
import { type ChatKey, chatAccess, listedChats } from './chat.policy.ts';
import { chatsWithName } from './search.ts';
import { type OwnedChat, readLatestChats } from './seat.sql.ts';
import { unreadBy } from './unread.ts';

/** A filter that is absent or null is not applied. */
export type ChatFilter = {
  /** Whether the viewer has unread messages in the chat. */
  unread?: boolean | null;
  kind?: ChatKind | null;
};

/** The viewer's chats, latest activity first; for an admin, all chats. */
export function recentlyActive(ctx: FileContext, { unread, kind }: ChatFilter = {}): Listing<Prisma.ChatWhereInput> {
  const unseen = unreadBy(ctx, viewerId(ctx.viewer) ?? 0);
  const filters = [...(kind != null ? [{ kind }] : []), ...(unread != null ? [unread ? unseen : { NOT: unseen }] : [])];
  return {
    where: { ...listedChats(ctx.viewer, ctx.shareGrants), ...(filters.length > 0 && { AND: filters }) },
    order: [{ field: 'lastMessageAt', direction: 'desc' }],
  };
}

/**
 * The viewer's chats whose counterpart's name matches.
 * @throws InvalidInput on `q`
 */
export async function recentlyActiveWith(
  ctx: FileContext,
  { q, ...filter }: ChatFilter & { q?: string | null },
): Promise<Listing<Prisma.ChatWhereInput>> {
  const listing = recentlyActive(ctx, filter);
  const withName = await chatsWithName(ctx, q);
  return withName ? { ...listing, where: { AND: [listing.where, withName] } } : listing;
}

/** The largest number that a badge shows. */
export const unreadCountLimit = 100;

/** The number of the viewer's chats with unread messages, up to the limit. 0 for an anonymous viewer. */
export async function countUnreadChats(ctx: FileContext): Promise<number> {
  if (viewerId(ctx.viewer) === null) return 0;
  const { where } = recentlyActive(ctx, { unread: true });
  return (await ctx.db.chat.findMany({ where, select: { id: true }, take: unreadCountLimit })).length;
}

/**
 * The chats in which a user takes part, latest activity first. For the user and admins.
 * @throws NotFound
 */
export function chatsOf(viewer: Viewer, userId: number): Listing<Prisma.ChatWhereInput> {
  if (!ownOrForAdmins(viewer, userId)) throw new NotFound();
  return {
    where: { open: true, OR: [{ supportUserId: userId }, { employerId: userId }, { jobSeekerId: userId }] },
    order: [{ field: 'lastMessageAt', direction: 'desc' }],
  };
}

/**
 * The messages of a chat, newest first.
 * @throws NotFound without access to the chat
 */
export function newestFirst(
  { viewer, shareGrants }: Pick<FileContext, 'viewer' | 'shareGrants'>,
  chat: ChatKey,
): Listing<Prisma.MessageWhereInput> {
  if (chatAccess(viewer, shareGrants, chat) === null) throw new NotFound();
  return { where: { chatId: chat.id }, order: [] };
}

/**
 * For each of these users, the chats of `chatsOf` with the latest activity, up to `limit`, and the support chat. For an
 * admin, the latest of all chats. For the users themselves and admins.
 * @throws NotFound
 */
export async function latestChatsOf(
  { sql, viewer }: FileContext,
  userIds: number[],
  limit: number,
): Promise<OwnedChat[]> {
  if (!userIds.every((id) => ownOrForAdmins(viewer, id))) throw new NotFound();
  return readLatestChats(sql, userIds, limit);
}
