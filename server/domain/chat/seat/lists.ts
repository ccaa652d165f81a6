import type { ChatKind, Prisma } from '../../../generated/prisma/client.ts';
import { ownOrForAdmins } from '../../accounts/access/person.policy.ts';
import type { Ctx } from '../../core/context.ts';
import { NotFound } from '../../core/failures/errors.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { readSearch } from '../../core/lists/people.ts';
import { beginsPattern, firstNameEnd, nameEnd, searchWords } from '../../core/lists/words.ts';
import { isAdmin, type Viewer, viewerId } from '../../core/viewer/viewer.ts';
import { type ChatKey, chatAccess, listedChats } from './chat.policy.ts';
import { type OwnedChat, readLatestChats } from './seat.sql.ts';

/**
 * Chats whose latest message is beyond this user's read position (docs/product/chat.md, 'What is unread'). Authors have seen
 * their own messages. Reads no messages: the participant's row holds both positions; without a row, nothing has been seen.
 */
export const unreadBy = ({ db }: Pick<Ctx, 'db'>, userId: number): Prisma.ChatWhereInput => ({
  lastMessageId: { gt: 0 },
  participants: { none: { userId, readMessageId: { gte: db.chatParticipant.fields.lastMessageId } } },
});

/**
 * Of a person: their chat with the admins is unread by this admin. That the chat is theirs is said twice, because the database
 * would otherwise expect every chat of the table to be one of these.
 */
export const supportUnreadBy = (ctx: Pick<Ctx, 'db'>, adminId: number): Prisma.ChatWhereInput => ({
  ...unreadBy(ctx, adminId),
  supportUserId: { not: null },
});

/**
 * Chats with a member whose name starts with the words: first names, and all names for admins and the person's clients.
 * The search therefore reveals only names that the list shows.
 * @throws InvalidInput on `q`
 */
async function chatsWithName(ctx: Ctx, q: string | null | undefined): Promise<Prisma.ChatWhereInput | null> {
  const search = readSearch(q);
  if (!search) return null;
  const { words } = search;
  if (isAdmin(ctx.viewer)) {
    return {
      AND: words.map((word) => ({
        OR: [{ employer: anyName(word) }, { jobSeeker: anyName(word) }, { supportUser: anyName(word) }],
      })),
    };
  }
  const firstName = {
    AND: words.map((word) => ({ searchHead: { contains: `${beginsPattern(word)}%${firstNameEnd}` } })),
  };
  const clients = [...(await ctx.clients())];
  // The viewer is a member of every chat, so the viewer's own name would match all of them.
  const own = 'id' in ctx.viewer ? ctx.viewer.id : 0;
  const ways: Prisma.ChatWhereInput[] = [
    { jobSeekerId: { not: own }, jobSeeker: firstName },
    { employerId: { not: own }, employer: firstName },
  ];
  if (clients.length > 0) ways.push({ jobSeekerId: { in: clients }, jobSeeker: search.named });
  // Chats with the admins are listed under the product's name.
  const product = searchWords(ctx.productName);
  if (words.every((word) => product.some((name) => name.startsWith(word)))) ways.push({ kind: 'SUPPORT' });
  return { OR: ways };
}

const anyName = (word: string): Prisma.UserWhereInput => ({
  searchHead: { contains: `${beginsPattern(word)}%${nameEnd}` },
});

/** A filter that is absent or null is not applied. */
export type ChatFilter = {
  /** Whether the viewer has unread messages in the chat. */
  unread?: boolean | null;
  kind?: ChatKind | null;
};

/** The viewer's chats, latest activity first; for an admin, all chats. */
export function recentlyActive(ctx: Ctx, { unread, kind }: ChatFilter = {}): Listing<Prisma.ChatWhereInput> {
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
  ctx: Ctx,
  { q, ...filter }: ChatFilter & { q?: string | null },
): Promise<Listing<Prisma.ChatWhereInput>> {
  const listing = recentlyActive(ctx, filter);
  const withName = await chatsWithName(ctx, q);
  return withName ? { ...listing, where: { AND: [listing.where, withName] } } : listing;
}

/** The largest number that a badge shows. */
export const unreadCountLimit = 100;

/** The number of the viewer's chats with unread messages, up to the limit. 0 for an anonymous viewer. */
export async function countUnreadChats(ctx: Ctx): Promise<number> {
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
  { viewer, shareGrants }: Pick<Ctx, 'viewer' | 'shareGrants'>,
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
export async function latestChatsOf({ sql, viewer }: Ctx, userIds: number[], limit: number): Promise<OwnedChat[]> {
  if (!userIds.every((id) => ownOrForAdmins(viewer, id))) throw new NotFound();
  return readLatestChats(sql, userIds, limit);
}
