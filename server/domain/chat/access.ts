import type { DomainContext } from '../context.ts';
import { NotFound, SubscriptionRequired } from '../errors.ts';
import {
  accessibleChats,
  type ChatKey,
  type ChatRole,
  chatAccess,
  chatKeyColumns,
  needsSubscription,
  readersOf,
} from './chat.policy.ts';
import { recentlyActive } from './lists.ts';

/** A chat by its id, or by the share link that somebody holds. */
export type ChatReference = { chatId: number } | { shareHash: string };

/** A chat and as whom the viewer is in it. */
export type ChatSeat = { chat: ChatKey; role: ChatRole; userId: number };

/**
 * Takes the viewer's seat in a chat.
 * @throws NotFound when there is no such chat or none for this viewer; the two cannot be told apart.
 */
export async function takeSeat(ctx: DomainContext, reference: ChatReference): Promise<ChatSeat> {
  const chat = await findChat(ctx, reference);
  const access = chat && chatAccess(ctx.viewer, ctx.shareGrants, chat);
  if (!chat || !access) throw new NotFound();
  return { chat, ...access };
}

/** The chat that is referred to, or null: there is none, or none for this viewer. */
export const findChat = (ctx: DomainContext, reference: ChatReference): Promise<ChatKey | null> =>
  'shareHash' in reference ? showShareLink(ctx, reference.shareHash) : byId(ctx, reference.chatId);

/** The first of the viewer's list; an admin's is everybody's. */
export const latestChat = (ctx: DomainContext): Promise<ChatKey | null> =>
  ctx.db.chat.findFirst({
    where: recentlyActive(ctx).where,
    orderBy: [{ lastMessageAt: 'desc' }, { id: 'desc' }],
    select: chatKeyColumns,
  });

const byId = (ctx: DomainContext, id: number) =>
  ctx.db.chat.findFirst({
    where: { id, ...accessibleChats(ctx.viewer, ctx.shareGrants) },
    select: chatKeyColumns,
  });

/**
 * Notes that the viewer holds this link, for as long as the operation lasts. Gives the chat, or null for an unknown link; that
 * of somebody deleted stands for nobody.
 */
export async function showShareLink(ctx: DomainContext, hash: string): Promise<ChatKey | null> {
  const found = await ctx.db.chat.findFirst({
    where: {
      open: true,
      OR: [
        { employerHash: hash, employer: { deletedAt: null } },
        { jobSeekerHash: hash, jobSeeker: { deletedAt: null } },
      ],
    },
    select: { ...chatKeyColumns, employerHash: true },
  });
  if (!found) return null;
  const { employerHash, ...chat } = found;
  const side = employerHash === hash ? 'employer' : 'jobSeeker';
  const userId = side === 'employer' ? chat.employerId : chat.jobSeekerId;
  if (userId !== null) ctx.shareGrants.set(chat.id, { side, userId });
  return chat;
}

/** Whether anybody is left who reads what is written in this seat. */
export async function isRead({ db }: Pick<DomainContext, 'db'>, seat: ChatSeat): Promise<boolean> {
  const readers = readersOf(seat);
  if (readers === null) return true;
  return (await db.user.count({ where: { id: { in: readers }, deletedAt: null } })) > 0;
}

/** Whether this seat may write now, as far as money goes. */
export async function isPaidFor(ctx: DomainContext, seat: ChatSeat): Promise<boolean> {
  if (!needsSubscription(seat.role, seat.chat)) return true;
  return ctx.isPremium(seat.userId);
}

/** @throws SubscriptionRequired */
export async function requirePaid(ctx: DomainContext, seat: ChatSeat): Promise<void> {
  if (!(await isPaidFor(ctx, seat))) throw new SubscriptionRequired();
}
