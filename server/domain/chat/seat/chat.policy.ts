import type { Chat, Prisma } from '../../../generated/prisma/client.ts';
import type { ShareGrants } from '../../core/context.ts';
import { type Viewer, viewerId } from '../../core/viewer/viewer.ts';

/** The role of a participant in a chat. */
export type ChatRole = 'employer' | 'jobSeeker' | 'supportUser' | 'admin';

/** The columns that decide who may enter a chat. */
export type ChatKey = Pick<Chat, 'id' | 'kind' | 'employerId' | 'jobSeekerId' | 'supportUserId' | 'open'>;

export const chatKeyColumns = {
  id: true,
  kind: true,
  employerId: true,
  jobSeekerId: true,
  supportUserId: true,
  open: true,
} as const satisfies Prisma.ChatSelect;

/**
 * The viewer's role and user id in this chat, or null without access. Admins take part in every chat as themselves. A
 * share link counts only if the viewer has no access of their own.
 */
export function chatAccess(
  viewer: Viewer,
  grants: ShareGrants,
  chat: ChatKey,
): { role: ChatRole; userId: number } | null {
  if (viewer.kind === 'admin') return { role: 'admin', userId: viewer.id };
  const id = viewerId(viewer);
  if (id !== null && chat.kind === 'SUPPORT' && chat.supportUserId === id) return { role: 'supportUser', userId: id };
  if (!chat.open) return null;
  const side = grants.get(chat.id)?.side;
  if (id !== null && chat.employerId === id) return { role: 'employer', userId: id };
  if (id !== null && chat.jobSeekerId === id) return { role: 'jobSeeker', userId: id };
  if (side === 'employer' && chat.employerId !== null) return { role: 'employer', userId: chat.employerId };
  if (side === 'jobSeeker' && chat.jobSeekerId !== null) return { role: 'jobSeeker', userId: chat.jobSeekerId };
  return null;
}

/** The same rule as a condition on the rows of lists and single reads. */
export function accessibleChats(viewer: Viewer, grants: ShareGrants): Prisma.ChatWhereInput {
  if (viewer.kind === 'admin') return {};
  const id = viewerId(viewer);
  const ways: Prisma.ChatWhereInput[] = [];
  if (id !== null) ways.push({ supportUserId: id }, { open: true, OR: [{ employerId: id }, { jobSeekerId: id }] });
  if (grants.size > 0) ways.push({ open: true, id: { in: [...grants.keys()] } });
  // Without any access no row may match.
  return ways.length > 0 ? { OR: ways } : { id: { in: [] } };
}

/** The user who reads what this participant writes, unless deleted. Null for a support chat, which any admin reads. */
export function readersOf({ role, userId, chat }: { role: ChatRole; userId: number; chat: ChatKey }): number[] | null {
  return role === 'supportUser' ? null : seatedUsers(chat).filter((id) => id !== userId);
}

/** The users who take part in a chat by themselves; admins take part in every chat. */
export const seatedUsers = ({ employerId, jobSeekerId, supportUserId }: ChatKey): number[] =>
  [employerId, jobSeekerId, supportUserId].filter((id) => id !== null);

/** The chats in a user's list. Closed chats are in no list, including those of admins. */
export const listedChats = (viewer: Viewer, grants: ShareGrants): Prisma.ChatWhereInput => ({
  open: true,
  ...accessibleChats(viewer, grants),
});

/**
 * Whether a member's presence is shown to the viewer: to every participant, but never that of a deleted user.
 * @param ownUserId the viewer's user id in that chat; null without access
 */
export const canSeePresence = (member: { deletedAt: Date | null }, ownUserId: number | null): boolean =>
  ownUserId !== null && member.deletedAt === null;

/** Only an employer needs a subscription, and only to write to a job seeker (docs/product/chat.md, 'Writing'). */
export const needsSubscription = (role: ChatRole, chat: Pick<Chat, 'kind'>): boolean =>
  chat.kind === 'CONTACT' && role === 'employer';
