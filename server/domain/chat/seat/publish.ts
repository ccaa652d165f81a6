import type { Ctx } from '../../core/context.ts';
import type { ChatEvent } from '../../core/events/events.ts';
import { type ChatKey, seatedUsers } from './chat.policy.ts';

/** Publishes an event to the chat, to the chats of its members, and to admins. Call it after the commit. */
export function publishChatEvent(ctx: Ctx, chat: ChatKey, event: ChatEvent): void {
  ctx.events.publish('chat', String(chat.id), event);
  for (const userId of seatedUsers(chat)) ctx.events.publish('ownChats', String(userId), event);
  ctx.events.publish('allChats', event);
}

/** Publishes to who has the chat open that what it is about has changed. Call it after the commit. */
export const publishSubjects = (ctx: Pick<Ctx, 'events'>, chatId: number): void =>
  ctx.events.publish('chat', String(chatId), { type: 'subjects', chatId });

/** Publishes a change of the chat lists of these users and of all admins. Call it after the commit. */
export function publishInboxEvent(ctx: Pick<Ctx, 'events'>, chatId: number, userIds: readonly number[]): void {
  for (const userId of userIds) ctx.events.publish('inbox', String(userId), { chatId });
  ctx.events.publish('adminInbox', { chatId });
}
