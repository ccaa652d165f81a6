import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Ctx } from '../../core/context.ts';
import { InvalidInput, NotFound } from '../../core/failures/errors.ts';
import { verb } from '../../core/viewer/verb.ts';
import { requireKnownViewer, type Viewer, viewerId } from '../../core/viewer/viewer.ts';
import { write } from '../../core/write/write.ts';
import { type ChatKey, chatKeyColumns } from './chat.policy.ts';
import { publishInboxEvent } from './publish.ts';

/** The user id of the viewer's own support chat. Null for admins, who have none. */
export const supportUserId = (viewer: Viewer): number | null => (viewer.kind === 'admin' ? null : viewerId(viewer));

/**
 * Opens a user's support chat and creates it if needed: the viewer's own or, for an admin, that of the given user.
 * Returns the chat's id.
 * @throws InvalidInput for an admin without a user, NotFound for a user that the viewer may not choose, who was deleted or who
 *   is an admin
 */
export const openSupportChat = verb(
  'CHAT',
  requireKnownViewer,
  [InvalidInput, NotFound],
  async (ctx: Ctx, _viewer, user: number | null): Promise<number> => {
    const userId = await supportChatOwner(ctx, user);
    const { chat, isNew } = await write(ctx, [userId], (tx) => ensureSupportChat(tx, userId));
    if (isNew) publishInboxEvent(ctx, chat.id, [userId]);
    return chat.id;
  },
);

/** A user's support chat, created if needed. Checks no permission. */
export async function ensureSupportChat(
  tx: Prisma.TransactionClient,
  userId: number,
): Promise<{ chat: ChatKey; isNew: boolean }> {
  // Safe under concurrency: the second request finds the chat of the first.
  const { count } = await tx.chat.createMany({
    data: [{ kind: 'SUPPORT', supportUserId: userId }],
    skipDuplicates: true,
  });
  const { lastMessageId, ...chat } = await tx.chat.findUniqueOrThrow({
    where: { supportUserId: userId },
    select: { ...chatKeyColumns, lastMessageId: true },
  });
  await tx.chatParticipant.createMany({
    data: [{ chatId: chat.id, userId, lastMessageId }],
    skipDuplicates: true,
  });
  return { chat, isNew: count > 0 };
}

/**
 * Whose support chat it is: the viewer's own, or for an admin that of the user with this id.
 * @throws as `openSupportChat`
 */
export async function supportChatOwner({ viewer, db }: Ctx, user: number | null): Promise<number> {
  if (viewer.kind !== 'admin') {
    const { id: own } = requireKnownViewer(viewer);
    if (user !== null && user !== own) throw new NotFound();
    return own;
  }
  if (user === null) throw InvalidInput.of('user', 'Please choose a user.');
  const found = await db.user.findFirst({
    where: { id: user, deletedAt: null, role: { not: 'ROLE_ADMIN' } },
    select: { id: true },
  });
  if (!found) throw new NotFound();
  return found.id;
}
