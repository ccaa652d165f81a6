import type { Prisma } from '../../../generated/prisma/client.ts';
import type { ShareGrants } from '../../core/context.ts';
import { type Viewer, viewerId } from '../../core/viewer/viewer.ts';
import { accessibleChats } from '../seat/chat.policy.ts';

const chatFiles: Prisma.UploadWhereInput = { kind: { in: ['CHAT_IMAGE', 'CHAT_DOCUMENT'] } };

/** The condition for reading a chat's file: the viewer takes part in the chat, or owns the file and has not sent it yet. */
export function readableChatFiles(viewer: Viewer, grants: ShareGrants): Prisma.UploadWhereInput {
  if (viewer.kind === 'admin') return chatFiles;
  const id = viewerId(viewer);
  const unsent: Prisma.UploadWhereInput[] = id === null ? [] : [{ chatId: null, userId: id }];
  return { ...chatFiles, OR: [{ chat: accessibleChats(viewer, grants) }, ...unsent] };
}

/** The files that a signed URI may refer to: those of open chats. */
export const linkedChatFiles: Prisma.UploadWhereInput = { ...chatFiles, chat: { open: true } };
