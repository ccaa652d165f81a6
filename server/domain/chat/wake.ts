import type { DomainContext } from '../context.ts';

/** Tells these users, and every admin, that something in their list of chats is new. After the commit, never before. */
export function wakeChatList(ctx: DomainContext, chatId: number, userIds: readonly number[]): void {
  for (const userId of userIds) ctx.events.publish('inbox', String(userId), { chatId });
  ctx.events.publish('adminInbox', { chatId });
}
