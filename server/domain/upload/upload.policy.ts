import type { Prisma, Role } from '../../generated/prisma/client.ts';
import { type Viewer, viewerId } from '../account/viewer.ts';
import { accessibleChats } from '../chat/chat.policy.ts';
import type { ShareGrants } from '../context.ts';
import { Forbidden, NotFound, SignInRequired } from '../errors.ts';

/**
 * Whose picture or video it is to be: the viewer's own, or for an admin anybody's.
 * @throws SignInRequired without a login, NotFound for somebody who is not the viewer's to name.
 */
export function profileOwner(viewer: Viewer, user: number | null): number {
  if (viewer.kind === 'anonymous' || viewer.kind === 'guest') throw new SignInRequired();
  if (viewer.kind !== 'admin' && user !== null && user !== viewer.id) throw new NotFound();
  return user ?? viewer.id;
}

/**
 * Only job seekers introduce themselves by video.
 * @throws SignInRequired, Forbidden, NotFound
 */
export function videoOwner(viewer: Viewer, user: number | null): number {
  const owner = profileOwner(viewer, user);
  if (viewer.kind === 'employer' || (viewer.kind === 'admin' && owner === viewer.id)) {
    throw new Forbidden('Only Job Seekers have a video.');
  }
  return owner;
}

/** Whose row a kind of profile file may stand in. */
export const rolesWith = {
  photoUri: ['ROLE_CANDIDATE', 'ROLE_EMPLOYER', 'ROLE_ADMIN'],
  videoUri: ['ROLE_CANDIDATE'],
} as const satisfies Record<string, Role[]>;

/**
 * Pictures of job offers are employers' and admins'.
 * @throws SignInRequired, Forbidden
 */
export function offerImageOwner(viewer: Viewer): number {
  if (viewer.kind === 'anonymous' || viewer.kind === 'guest') throw new SignInRequired();
  if (viewer.kind === 'jobSeeker') throw new Forbidden();
  return viewer.id;
}

const chatFiles: Prisma.UploadWhereInput = { kind: { in: ['CHAT_IMAGE', 'CHAT_DOCUMENT'] } };

/** The condition under which a chat's file is read: the chat is the viewer's, or the file is and has not been sent. */
export function readableChatFiles(viewer: Viewer, grants: ShareGrants): Prisma.UploadWhereInput {
  if (viewer.kind === 'admin') return chatFiles;
  const id = viewerId(viewer);
  const unsent: Prisma.UploadWhereInput[] = id === null ? [] : [{ chatId: null, userId: id }];
  return { ...chatFiles, OR: [{ chat: accessibleChats(viewer, grants) }, ...unsent] };
}

/** What a signed address may lead to: files of chats that are open. */
export const linkedChatFiles: Prisma.UploadWhereInput = { ...chatFiles, chat: { open: true } };
