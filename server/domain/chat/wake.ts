import type { DomainContext } from '../context.ts';
import type { ChatEvent } from '../events.ts';
import { type ChatKey, seatedUsers } from './chat.policy.ts';

/** Tells whoever listens to this chat, to all of theirs or, as an admin, to everybody's. After the commit, never before. */
export function wakeChat(ctx: DomainContext, chat: ChatKey, event: ChatEvent): void {
  ctx.events.publish('chat', String(chat.id), event);
  for (const userId of seatedUsers(chat)) ctx.events.publish('ownChats', String(userId), event);
  ctx.events.publish('allChats', event);
}

/** Tells these users, and every admin, that something in their list of chats is new. After the commit, never before. */
export function wakeChatList(ctx: DomainContext, chatId: number, userIds: readonly number[]): void {
  for (const userId of userIds) ctx.events.publish('inbox', String(userId), { chatId });
  ctx.events.publish('adminInbox', { chatId });
}
