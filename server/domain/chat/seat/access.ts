import type { Sql, Tx } from '../../../database/sql.ts';
import type { Ctx } from '../../core/context.ts';
import { Conflict, NotFound, SubscriptionRequired } from '../../core/failures/errors.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import { lockRows } from '../../core/write/locks.sql.ts';
import type { Person } from '../../core/write/write.ts';
import {
  type ChatKey,
  type ChatRole,
  chatAccess,
  chatKeyColumns,
  needsSubscription,
  readersOf,
  seatedUsers,
} from './chat.policy.ts';
import { recentlyActive } from './lists.ts';
import { hasAccountAmong, lockChatToWrite, readChatKeys } from './seat.sql.ts';

/** A chat by its id or by a share link. */
export type ChatReference = { chatId: number } | { shareHash: string };

/** The viewer's place in a chat, and their role there. */
export type Seat = { chat: ChatKey; role: ChatRole; userId: number };

/**
 * Checks the viewer's access to a chat.
 * @throws NotFound when the chat does not exist or the viewer may not see it, which look the same to the viewer.
 */
export async function resolveSeat(ctx: Ctx, reference: ChatReference): Promise<Seat> {
  const chat = await findChat(ctx, reference);
  const access = chat && chatAccess(ctx.viewer, ctx.shareGrants, chat);
  if (!chat || !access) throw new NotFound();
  return { chat, ...access };
}

/** The referenced chat, or null when it does not exist or the viewer may not see it. */
export const findChat = (ctx: Ctx, reference: ChatReference): Promise<ChatKey | null> =>
  'shareHash' in reference ? showShareLink(ctx, reference.shareHash) : byId(ctx, reference.chatId);

/** The latest chat of the viewer's list; for an admin, of all chats. */
export const latestChat = (ctx: Ctx): Promise<ChatKey | null> =>
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

async function byId({ sql, viewer, shareGrants }: Ctx, id: number): Promise<ChatKey | null> {
  const chat = await chatOf(sql, id);
  return chat && chatAccess(viewer, shareGrants, chat) && chat;
}

/**
 * Grants the viewer the access of a share link for the current operation. Returns its chat, or null for an unknown link
 * and for one of a deleted or banned user.
 */
export async function showShareLink(ctx: Ctx, hash: string): Promise<ChatKey | null> {
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
async function showFormerLink(ctx: Ctx, hash: string): Promise<ChatKey | null> {
  const former = await ctx.db.formerShareLink.findUnique({
    where: { hash, chat: { open: true } },
    select: { chat: { select: chatKeyColumns } },
  });
  // Not by a grant of the link from before it was replaced.
  return former && chatAccess(ctx.viewer, new Map(), former.chat) && former.chat;
}

/** Whether an account is left to read what the viewer writes. */
export async function isRead({ sql }: Pick<Ctx, 'sql'>, seat: Seat): Promise<boolean> {
  const readers = readersOf(seat);
  return readers === null || hasAccountAmong(sql, readers);
}

/** Whether the viewer's subscription permits writing now. */
export async function isPaidFor(ctx: Ctx, seat: Seat): Promise<boolean> {
  if (!needsSubscription(seat.role, seat.chat)) return true;
  return ctx.isPremium(seat.userId);
}

/** @throws SubscriptionRequired */
export async function requirePaid(ctx: Ctx, seat: Seat): Promise<void> {
  if (!(await isPaidFor(ctx, seat))) throw new SubscriptionRequired();
}

/** The latest message of a chat; 0 and the chat's own time without one. */
export type LastMessage = { last_message_id: number; last_message_at: Date };

/** What a participant who wants to write finds. */
type LockedSeat = { last: LastMessage; refusal: Conflict | null };

/**
 * Locks who writes, who reads and then the chat, until the transaction ends, and looks at them again. The chat's lock makes ids grow
 * in the order of commit, and lets a repeated clientId find the first message.
 * @returns why nothing can be written any more: the account on the other side was deleted, or one side blocked the other
 * @throws NotFound when the participant is not there any more: deleted, banned, no admin any more, or an account has taken the
 *   guest's chats over
 */
export async function lockSeat(tx: Tx, seat: Seat): Promise<LockedSeat> {
  const { chat, role, userId } = seat;
  const readers = readersOf(seat);
  // A message to the admins changes the row of its author.
  const people = await lockRows(tx, {
    changed: role === 'supportUser' ? [userId] : [],
    kept: [...(role === 'supportUser' ? [] : [userId]), ...(readers ?? [])],
  });
  const writer = people.get(userId);
  const isAdmin = writer?.role === 'ROLE_ADMIN';
  if (!writer || writer.deleted_at || writer.banned_at || isAdmin !== (role === 'admin')) throw new NotFound();
  // By a statement of its own: one that waits for a lock does not see all that was committed meanwhile.
  const locked = await lockChatToWrite(tx, chat.id);
  if (!locked || (role === 'employer' && locked.employer_id !== userId)) throw new NotFound();
  const left = readers?.flatMap((id) => people.get(id) ?? []).filter((reader) => reader.deleted_at === null);
  const isBlocked = locked.is_blocked || left?.some(({ banned_at }) => banned_at !== null);
  return {
    last: locked,
    refusal: refusalOf({ hasRecipient: left?.length !== 0, isBlocked: isBlocked && isBetweenTwo(seat) }),
  };
}

/** The people of a chat, for a write that changes more than the chat. `lockSeat` looks at them. */
export const peopleOf = ({ chat }: Seat): Person[] => seatedUsers(chat).map((id) => ({ id, evenIfDeleted: true }));

/** Admins write to both sides, and everyone to the admins. */
const isBetweenTwo = ({ chat, role }: Seat): boolean => chat.kind === 'CONTACT' && role !== 'admin';

function refusalOf({
  hasRecipient,
  isBlocked = false,
}: {
  hasRecipient: boolean;
  isBlocked?: boolean;
}): Conflict | null {
  if (!hasRecipient) return new Conflict('You can no longer send messages here: the other account was deleted.');
  return isBlocked ? new Conflict('You can no longer send messages here.') : null;
}
