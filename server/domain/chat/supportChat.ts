import { type Viewer, viewerId } from '../account/viewer.ts';
import type { DomainContext } from '../context.ts';
import { InvalidInput, NotFound, SignInRequired } from '../errors.ts';
import { wakeChatList } from './wake.ts';

/** Whose support chat the viewer's own would be: a user's, a guest's included. Admins answer and have none. */
export const supportUserId = (viewer: Viewer): number | null => (viewer.kind === 'admin' ? null : viewerId(viewer));

/**
 * A user's chat with the admins as a group, made the first time: the viewer's own, or for an admin the chat of the user
 * with this id. Gives the chat's id.
 * @throws SignInRequired, InvalidInput for an admin who names nobody, NotFound for somebody who is not the viewer's to
 * name, is gone or is an admin.
 */
export async function openSupportChat(ctx: DomainContext, user: number | null): Promise<number> {
  const userId = await whose(ctx, user);
  const { id, isNew } = await ctx.db.$transaction(async (tx) => {
    // Safe when two requests meet: the second one finds the first one's chat.
    const { count } = await tx.chat.createMany({
      data: [{ kind: 'SUPPORT', supportUserId: userId }],
      skipDuplicates: true,
    });
    const chat = await tx.chat.findUniqueOrThrow({
      where: { supportUserId: userId },
      select: { id: true, lastMessageId: true },
    });
    await tx.chatParticipant.createMany({
      data: [{ chatId: chat.id, userId, lastMessageId: chat.lastMessageId }],
      skipDuplicates: true,
    });
    return { id: chat.id, isNew: count > 0 };
  });
  if (isNew) wakeChatList(ctx, id, [userId]);
  return id;
}

async function whose({ viewer, db }: DomainContext, user: number | null): Promise<number> {
  const own = supportUserId(viewer);
  if (viewer.kind !== 'admin') {
    if (own === null) throw new SignInRequired();
    if (user !== null && user !== own) throw new NotFound();
    return own;
  }
  if (user === null) throw InvalidInput.of('user', 'Please say whose support chat it is.');
  const found = await db.user.findFirst({
    where: { id: user, deletedAt: null, role: { not: 'ROLE_ADMIN' } },
    select: { id: true },
  });
  if (!found) throw new NotFound();
  return found.id;
}
