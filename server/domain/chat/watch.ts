import { viewerId } from '../account/viewer.ts';
import type { DomainContext } from '../context.ts';
import { SignInRequired } from '../errors.ts';
import type { ChatEvent, InboxEvent } from '../events.ts';
import { type ChatReference, takeSeat } from './access.ts';

/**
 * The events of one chat, for somebody who has a seat in it.
 * @throws NotFound before the first event.
 */
export async function watchChat(ctx: DomainContext, reference: ChatReference): Promise<AsyncIterable<ChatEvent>> {
  const seat = await takeSeat(ctx, reference);
  return ctx.events.subscribe('chat', String(seat.chat.id));
}

/**
 * What is new in the viewer's list of chats; for an admin, in everybody's.
 * @throws SignInRequired
 */
export function watchInbox(ctx: DomainContext): AsyncIterable<InboxEvent> {
  if (ctx.viewer.kind === 'admin') return ctx.events.subscribe('adminInbox');
  const id = viewerId(ctx.viewer);
  if (id === null) throw new SignInRequired();
  return ctx.events.subscribe('inbox', String(id));
}
