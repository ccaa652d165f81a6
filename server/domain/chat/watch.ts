import { viewerId } from '../account/viewer.ts';
import type { DomainContext } from '../context.ts';
import { SignInRequired } from '../errors.ts';
import type { ChatEvent, InboxEvent } from '../events.ts';
import { type ChatReference, takeSeat } from './access.ts';

/** Says that watching has begun: what a reader reads from now on, and what it hears, leave nothing out between them. */
export type Watched = { type: 'watched'; chatId: number };

/**
 * That watching has begun, then the events of one chat, for somebody who has a seat in it.
 * @throws NotFound before the first event.
 */
export async function watchChat(
  ctx: DomainContext,
  reference: ChatReference,
): Promise<AsyncIterable<Watched | ChatEvent>> {
  const { chat } = await takeSeat(ctx, reference);
  return announced({ type: 'watched', chatId: chat.id }, ctx.events.subscribe('chat', String(chat.id)));
}

/** Begins with `announcement`, and listens already when it is given out. */
export function announced<First, Event>(
  announcement: First,
  source: AsyncIterable<Event>,
): AsyncIterable<First | Event> {
  return {
    [Symbol.asyncIterator]() {
      const events = source[Symbol.asyncIterator]();
      let announced = false;
      let first: Promise<IteratorResult<Event>> | undefined;
      return {
        async next() {
          if (!announced) {
            announced = true;
            // Listening begins when the first event is asked for.
            first = events.next();
            return { done: false, value: announcement };
          }
          const event = first ?? events.next();
          first = undefined;
          return event;
        },
        async return() {
          await events.return?.();
          return { done: true, value: undefined };
        },
      };
    },
  };
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
