import type { Sql } from '../../../database/sql.ts';
import { NotFound, SubscriptionRequired } from '../../core/failures/errors.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import type { FileContext } from '../../files/context.ts';
import {
  type ChatKey,
  type ChatRole,
  chatAccess,
  chatKeyColumns,
  needsSubscription,
  readersOf,
} from './chat.policy.ts';
import { recentlyActive } from './lists.ts';
import { hasAccountAmong, readChatKeys } from './seat.sql.ts';

/** A chat by its id or by a share link. */
export type ChatReference = { chatId: number } | { shareHash: string };

/** A chat and the viewer's role in it. */
export type Participant = { chat: ChatKey; role: ChatRole; userId: number };

/**
 * Checks the viewer's access to a chat.
 * @throws NotFound when the chat does not exist or the viewer may not see it, which look the same to the viewer.
 */
export async function resolveParticipant(ctx: FileContext, reference: ChatReference): Promise<Participant> {
  const chat = await findChat(ctx, reference);
  const access = chat && chatAccess(ctx.viewer, ctx.shareGrants, chat);
  if (!chat || !access) throw new NotFound();
  return { chat, ...access };
}

/** The referenced chat, or null when it does not exist or the viewer may not see it. */
export const findChat = (ctx: FileContext, reference: ChatReference): Promise<ChatKey | null> =>
  'shareHash' in reference ? showShareLink(ctx, reference.shareHash) : byId(ctx, reference.chatId);

/** The latest chat of the viewer's list; for an admin, of all chats. */
export const latestChat = (ctx: FileContext): Promise<ChatKey | null> =>
  ctx.db.chat.findFirst({
    where: recentlyActive(ctx).where,
    orderBy: [{ lastMessageAt: 'desc' }, { id: 'desc' }],
    select: chatKeyColumns,
  });

/** Batched for all viewers, because an event of a chat is often for many. */
const chatOf = batchedBy(async (sql: Sql, ids: number[]) => {
  const rows = await readChatKeys(sql, ids);
  const chats = new Map(rows.map((row) => [row.id, row]));
  return (id: number): ChatKey | null => chats.get(id) ?? null;
});

async function byId({ sql, viewer, shareGrants }: FileContext, id: number): Promise<ChatKey | null> {
  const chat = await chatOf(sql, id);
  return chat && chatAccess(viewer, shareGrants, chat) && chat;
}

/**
 * Grants the viewer the access of a share link for the current operation. Returns its chat, or null for an unknown link
 * and for one of a deleted or banned user.
 */
export async function showShareLink(ctx: FileContext, hash: string): Promise<ChatKey | null> {
  // A hash comes from a URL, and may contain characters that PostgreSQL refuses.
  if (!/^[\w-]{1,128}$/.test(hash)) return null;
  const found = await ctx.db.chat.findFirst({
    where: {
      open: true,
      OR: [
        { employerHash: hash, employer: { deletedAt: null, bannedAt: null } },
        { jobSeekerHash: hash, jobSeeker: { deletedAt: null, bannedAt: null } },
      ],
    },
    select: { ...chatKeyColumns, employerHash: true },
  });
  if (!found) return showFormerLink(ctx, hash);
  const { employerHash, ...chat } = found;
  const side = employerHash === hash ? 'employer' : 'jobSeeker';
  const userId = side === 'employer' ? chat.employerId : chat.jobSeekerId;
  if (userId !== null) ctx.shareGrants.set(chat.id, { side, userId, hash });
  return chat;
}

/** The chat of a link that was replaced. It grants nothing: it leads the signed-in participants to the chat. */
async function showFormerLink(ctx: FileContext, hash: string): Promise<ChatKey | null> {
  const former = await ctx.db.formerShareLink.findUnique({
    where: { hash, chat: { open: true } },
    select: { chat: { select: chatKeyColumns } },
  });
  // Not by a grant of the link from before it was replaced.
  return former && chatAccess(ctx.viewer, new Map(), former.chat) && former.chat;
}

/** Whether an account is left to read what the viewer writes. */
export async function isRead({ sql }: Pick<FileContext, 'sql'>, seat: Participant): Promise<boolean> {
  const readers = readersOf(seat);
  return readers === null || hasAccountAmong(sql, readers);
}

/** Whether the viewer's subscription permits writing now. */
export async function isPaidFor(ctx: FileContext, seat: Participant): Promise<boolean> {
  if (!needsSubscription(seat.role, seat.chat)) return true;
  return ctx.isPremium(seat.userId);
}

/** @throws SubscriptionRequired */
export async function requirePaid(ctx: FileContext, seat: Participant): Promise<void> {
  if (!(await isPaidFor(ctx, seat))) throw new SubscriptionRequired();
}
