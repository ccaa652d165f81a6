import type { Prisma } from '../../../generated/prisma/client.ts';
import { concernsViewer, requireValidViewer, whileViewerValid } from '../../accounts/access/validity.ts';
import { isViewedBy } from '../../accounts/viewAs/viewAs.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { type Access, whileAccessHolds } from '../../core/events/accessWatch.ts';
import { derived } from '../../core/events/derived.ts';
import { announced, type ChatEvent, FellBehind, type InboxEvent } from '../../core/events/events.ts';
import { whilePresent } from '../../core/events/presence.ts';
import { type ChatReference, resolveSeat } from '../seat/access.ts';
import { accessibleChats, listedChats } from '../seat/chat.policy.ts';

/**
 * Reports that the subscription has started: a reader who loads the rows now and receives the later events misses
 * nothing.
 */
export type Watched = { type: 'watched'; chatId: number };

/** The same for a list of chats. */
export type InboxWatched = { watched: true };

/** A member of the chat has come online or gone offline. */
export type MemberPresence = { type: 'presence'; chatId: number; userId: number };

/**
 * The start of the subscription, then the events of one chat, as long as the viewer has access. Meanwhile the viewer's
 * participant is online.
 * @param presence whether to include presence changes of the other members; of an admin, from entering the chat
 * @throws NotFound before the first event and when access is lost; SignInRequired when the session has ended
 */
export async function watchChat(
  ctx: Ctx,
  reference: ChatReference,
  { presence = false }: { presence?: boolean } = {},
): Promise<AsyncIterable<Watched | ChatEvent | MemberPresence>> {
  const { chat, userId } = await resolveSeat(ctx, reference);
  const seat: Access = {
    check: async () => {
      ctx.clearCache();
      const [until] = await Promise.all([requireValidViewer(ctx, ctx.viewer), resolveSeat(ctx, reference)]);
      return until;
    },
    concerns: (change) =>
      concernsViewer(ctx.viewer, change) ||
      ('chatId' in change && change.chatId === chat.id) ||
      // The participant of the share link.
      ('userId' in change && change.userId === userId),
  };
  const { db, events } = ctx;
  const begin = async () => {
    await events.settled();
    return db.chat.findUniqueOrThrow({ where: { id: chat.id }, select: { lastMessageId: true } });
  };
  let begun: ReturnType<typeof begin> | undefined;
  const since = async () => {
    begun ??= begin();
    return (await begun).lastMessageId;
  };
  const watched = async (): Promise<Watched> => {
    await since();
    return { type: 'watched', chatId: chat.id };
  };
  const messages = inOrder(events.subscribe('chat', String(chat.id)), { since, between: messagesBetween(ctx) });
  const heard = presence ? await withPresence(ctx, { chatId: chat.id, userId }, messages) : messages;
  return whileAccessHolds(
    ctx.accessWatch,
    seat,
    isViewedBy(ctx.viewer) ? announced(watched, heard) : whilePresent(ctx.presence, userId, announced(watched, heard)),
  );
}

/** The events of a chat together with presence changes of its other members, including members who join later. */
async function withPresence(
  ctx: Ctx,
  { chatId, userId }: { chatId: number; userId: number },
  events: AsyncIterable<ChatEvent>,
): Promise<AsyncIterable<ChatEvent | MemberPresence>> {
  const presenceOf = (other: number) =>
    mapped(
      ctx.events.subscribe('presence', String(other)),
      (): MemberPresence => ({ type: 'presence', chatId, userId: other }),
    );
  const places = await ctx.db.chatParticipant.findMany({ where: { chatId }, select: { userId: true } });
  const followed = new Set([userId, ...places.map((place) => place.userId)]);
  const others = [...followed].filter((id) => id !== userId);
  return merged<ChatEvent | MemberPresence>([events, ...others.map(presenceOf)], (event) => {
    // An admin who enters the chat becomes a participant.
    if (event.type !== 'seen' || followed.has(event.userId)) return null;
    followed.add(event.userId);
    return presenceOf(event.userId);
  });
}

/**
 * The events of all of the viewer's chats; for an admin, of all chats, as long as the session is valid.
 * @throws SignInRequired, also when the session has ended
 */
export async function watchOwnChats(ctx: Ctx): Promise<AsyncIterable<ChatEvent>> {
  const { db, events, viewer } = ctx;
  const since = async () => {
    await events.settled();
    return (await db.message.aggregate({ _max: { id: true } }))._max.id ?? 0;
  };
  return whileViewerValid(ctx, {
    source: (userId) =>
      inOrder(viewer.kind === 'admin' ? events.subscribe('allChats') : events.subscribe('ownChats', userId), {
        since,
        between: messagesBetween(ctx),
      }),
    covers: isAmong(ctx, () => accessibleChats(ctx.viewer, ctx.shareGrants)),
  });
}

/**
 * The start of the subscription, then changes of the viewer's list of chats; for an admin, of all chats, as long as the
 * session is valid.
 * @throws SignInRequired, also when the session has ended
 */
export async function watchInbox(ctx: Ctx): Promise<AsyncIterable<InboxWatched | InboxEvent>> {
  const { events, viewer } = ctx;
  const watched = async (): Promise<InboxWatched> => {
    await events.settled();
    return { watched: true };
  };
  const isListed = isAmong(ctx, () => listedChats(viewer, ctx.shareGrants));
  return whileViewerValid(ctx, {
    source: (userId) =>
      announced(watched, viewer.kind === 'admin' ? events.subscribe('adminInbox') : events.subscribe('inbox', userId)),
    covers: async (event) => 'watched' in event || isListed(event),
  });
}

/** Whether the chat of an event matches the condition at the time of the event. */
const isAmong =
  ({ db }: Ctx, chats: () => Prisma.ChatWhereInput) =>
  async ({ chatId }: { chatId: number }): Promise<boolean> =>
    (await db.chat.count({ where: { id: chatId, ...chats() } })) > 0;

/** The message ids that are needed for ordering. */
type Rows = {
  /** The id up to which nothing is missing when the subscription starts. Requested once. */
  since: () => Promise<number>;
  /** Ids of the chat's messages between the two, ascending, at most `limit`. */
  between: (chatId: number, after: number, before: number, limit: number) => Promise<number[]>;
};

const messagesBetween =
  ({ db }: Pick<Services, 'db'>): Rows['between'] =>
  async (chatId, after, before, limit) => {
    const where = { chatId, id: { gt: after, lt: before } };
    const rows = await db.message.findMany({ where, orderBy: { id: 'asc' }, select: { id: true }, take: limit });
    return rows.map(({ id }) => id);
  };

/** Number of missed messages that are delivered as events. After more, the client reads pages. */
const maxMissed = 500;

/**
 * The events of chats, with each chat's messages complete and in the order of their ids. Events from two processes can
 * arrive out of order or get lost; missing messages are then read from the database.
 * @throws FellBehind when too many messages are missing
 */
export function inOrder(source: AsyncIterable<ChatEvent>, { since, between }: Rows): AsyncIterable<ChatEvent> {
  return derived(source, async function* (events) {
    const begun = await since();
    const told = new Map<number, number>();
    for await (const event of events) {
      if (event.type !== 'message') {
        yield event;
        continue;
      }
      const { chatId, messageId, previousId } = event;
      const from = told.get(chatId) ?? begun;
      if (messageId <= (told.get(chatId) ?? 0)) continue;
      const missed = previousId <= from ? [] : await between(chatId, from, messageId, maxMissed + 1);
      if (missed.length > maxMissed) throw new FellBehind();
      for (const [at, id] of missed.entries()) {
        told.set(chatId, id);
        yield { ...event, messageId: id, previousId: missed[at - 1] ?? from };
      }
      told.set(chatId, messageId);
      yield event;
    }
  });
}

/**
 * The events of several sources as they arrive, each source in its own order. Subscribes when the iterator is requested
 * and reads at most one event ahead of each source. Ends when all sources have ended, and fails with the first failure.
 * @param another a further source that an event makes necessary; subscribed to before that event is passed on; null for
 *   none
 */
export function merged<Event>(
  sources: readonly AsyncIterable<Event>[],
  another: (event: Event) => AsyncIterable<Event> | null = () => null,
): AsyncIterable<Event> {
  return {
    [Symbol.asyncIterator]() {
      const iterators: AsyncIterator<Event>[] = [];
      type Arrival = { from: AsyncIterator<Event>; result: IteratorResult<Event> } | { error: unknown };
      const arrivals: Arrival[] = [];
      let running = 0;
      let wake = () => {};
      const arrive = (arrival: Arrival) => {
        arrivals.push(arrival);
        wake();
      };
      const ask = (from: AsyncIterator<Event>) =>
        from.next().then(
          (result) => arrive({ from, result }),
          (error: unknown) => arrive({ error }),
        );
      const begin = (source: AsyncIterable<Event>) => {
        const iterator = source[Symbol.asyncIterator]();
        iterators.push(iterator);
        running += 1;
        void ask(iterator);
      };
      const release = async () => {
        arrivals.length = 0;
        await Promise.all(iterators.map((iterator) => iterator.return?.()));
      };
      for (const source of sources) begin(source);
      return {
        async next() {
          for (;;) {
            const arrival = arrivals.shift();
            if (!arrival) {
              if (running === 0) return { done: true, value: undefined };
              await new Promise<void>((resolve) => {
                wake = resolve;
              });
            } else if ('error' in arrival) {
              running -= 1;
              await release();
              throw arrival.error;
            } else if (arrival.result.done) {
              running -= 1;
            } else {
              void ask(arrival.from);
              const missing = another(arrival.result.value);
              if (missing) begin(missing);
              return arrival.result;
            }
          }
        },
        async return() {
          await release();
          return { done: true, value: undefined };
        },
      };
    },
  };
}

/** Each event after `change`. */
export function mapped<Event, Changed>(
  source: AsyncIterable<Event>,
  change: (event: Event) => Changed,
): AsyncIterable<Changed> {
  return derived(source, async function* (events) {
    for await (const event of events) yield change(event);
  });
}
