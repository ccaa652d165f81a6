import type { Chat, Prisma } from '../../generated/prisma/client.ts';
import { type Viewer, viewerId } from '../account/viewer.ts';
import type { ShareGrants } from '../context.ts';

/** As whom somebody is in a chat. */
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
 * As whom the viewer is in this chat, and with which user id; null: not at all. Admins are in every chat, as themselves.
 * A share link counts only where the viewer has no place of their own.
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

/** The same rule for lists and single reads, as the condition under which a chat is fetched. */
export function accessibleChats(viewer: Viewer, grants: ShareGrants): Prisma.ChatWhereInput {
  if (viewer.kind === 'admin') return {};
  const id = viewerId(viewer);
  const ways: Prisma.ChatWhereInput[] = [];
  if (id !== null) ways.push({ supportUserId: id }, { open: true, OR: [{ employerId: id }, { jobSeekerId: id }] });
  if (grants.size > 0) ways.push({ open: true, id: { in: [...grants.keys()] } });
  // No way in at all: no row is like that.
  return ways.length > 0 ? { OR: ways } : { id: { in: [] } };
}

/**
 * Who reads what is written in this seat, so long as they are not deleted. Null: there is always somebody, because it
 * is the admins who read.
 */
export function readersOf({ role, userId, chat }: { role: ChatRole; userId: number; chat: ChatKey }): number[] | null {
  return role === 'supportUser' ? null : seatedUsers(chat).filter((id) => id !== userId);
}

/** The users with a place of their own in a chat; admins have theirs in every one. */
export const seatedUsers = ({ employerId, jobSeekerId, supportUserId }: ChatKey): number[] =>
  [employerId, jobSeekerId, supportUserId].filter((id) => id !== null);

/** What somebody's list of chats holds. A closed chat is nobody's list item, an admin's neither. */
export const listedChats = (viewer: Viewer, grants: ShareGrants): Prisma.ChatWhereInput => ({
  open: true,
  ...accessibleChats(viewer, grants),
});

/**
 * Whether somebody in a chat is shown to be online, and when they last were: to whoever has a seat in it, which admins do.
 * Who is deleted is not shown to anybody.
 * @param ownUserId as whom the viewer is in that chat; null: not at all.
 */
export const canSeePresence = (member: { deletedAt: Date | null }, ownUserId: number | null): boolean =>
  ownUserId !== null && member.deletedAt === null;

/** Only an employer who writes to a job seeker pays; everything else is free (spec 001 §6). */
export const needsSubscription = (role: ChatRole, chat: Pick<Chat, 'kind'>): boolean =>
  chat.kind === 'CONTACT' && role === 'employer';
