import type { Prisma } from '../../generated/prisma/client.ts';
import { concernsViewer, requireStanding } from '../account/standing.ts';
import { whileStanding } from '../account/whileStanding.ts';
import type { DomainContext } from '../context.ts';
import { derived } from '../derived.ts';
import type { ChatEvent, InboxEvent } from '../events.ts';
import { mapped, merged } from '../merge.ts';
import { whilePresent } from '../presence/presence.ts';
import { type Right, whileRight } from '../right.ts';
import { type ChatReference, takeSeat } from './access.ts';
import { accessibleChats, listedChats } from './chat.policy.ts';
import { inOrder, messagesBetween } from './inOrder.ts';

/** Says that watching has begun: what a reader reads from now on, and what it hears, leave nothing out between them. */
export type Watched = { type: 'watched'; chatId: number };

/** The same of a list of chats. */
export type InboxWatched = { watched: true };

/** Somebody in the chat has come online, or gone. */
export type MemberPresence = { type: 'presence'; chatId: number; userId: number };

/**
 * That watching has begun, then the events of one chat, for somebody who has a seat in it, for as long as they have it.
 * Meanwhile whoever they are there is online.
 * @param presence whether to hear also of the others' coming and going; of an admin from when they enter
 * @throws NotFound before the first event, or when the seat is lost; SignInRequired when the viewer is nobody any more.
 */
export async function watchChat(
  ctx: DomainContext,
  reference: ChatReference,
  { presence = false }: { presence?: boolean } = {},
): Promise<AsyncIterable<Watched | ChatEvent | MemberPresence>> {
  const { chat, userId } = await takeSeat(ctx, reference);
  const seat: Right = {
    check: async () => {
      ctx.lookAgain();
      const [until] = await Promise.all([requireStanding(ctx, ctx.viewer), takeSeat(ctx, reference)]);
      return until;
    },
    concerns: (change) =>
      concernsViewer(ctx.viewer, change) ||
      ('chatId' in change && change.chatId === chat.id) ||
      // The one whom a share link stands for.
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
  return whileRight(ctx.rights, seat, whilePresent(ctx.presence, userId, announced(watched, heard)));
}

/** The events of a chat with the coming and going of everybody else there, of whoever comes in later too. */
async function withPresence(
  ctx: DomainContext,
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
    // Who enters has seen the chat.
    if (event.type !== 'seen' || followed.has(event.userId)) return null;
    followed.add(event.userId);
    return presenceOf(event.userId);
  });
}

/** Begins with what `first` gives, which is asked for when `source` is listened to already. */
export function announced<First, Event>(
  first: () => Promise<First>,
  source: AsyncIterable<Event>,
): AsyncIterable<First | Event> {
  return derived(source, async function* (events) {
    yield await first();
    yield* events;
  });
}

/**
 * The events of all chats of the viewer; for an admin, of everybody's. For as long as the viewer is who they are.
 * @throws SignInRequired, also when the viewer is nobody any more.
 */
export async function watchOwnChats(ctx: DomainContext): Promise<AsyncIterable<ChatEvent>> {
  const { db, events, viewer } = ctx;
  const since = async () => {
    await events.settled();
    return (await db.message.aggregate({ _max: { id: true } }))._max.id ?? 0;
  };
  return whileStanding(ctx, {
    source: (userId) =>
      inOrder(viewer.kind === 'admin' ? events.subscribe('allChats') : events.subscribe('ownChats', userId), {
        since,
        between: messagesBetween(ctx),
      }),
    covers: isAmong(ctx, () => accessibleChats(ctx.viewer, ctx.shareGrants)),
  });
}

/**
 * That watching has begun, then what is new in the viewer's list of chats; for an admin, in everybody's. For as long as the
 * viewer is who they are.
 * @throws SignInRequired, also when the viewer is nobody any more.
 */
export async function watchInbox(ctx: DomainContext): Promise<AsyncIterable<InboxWatched | InboxEvent>> {
  const { events, viewer } = ctx;
  const watched = async (): Promise<InboxWatched> => {
    await events.settled();
    return { watched: true };
  };
  const isListed = isAmong(ctx, () => listedChats(viewer, ctx.shareGrants));
  return whileStanding(ctx, {
    source: (userId) =>
      announced(watched, viewer.kind === 'admin' ? events.subscribe('adminInbox') : events.subscribe('inbox', userId)),
    covers: async (event) => 'watched' in event || isListed(event),
  });
}

/** Whether the chat of an event is one of these, as they are by then. */
const isAmong =
  ({ db }: DomainContext, chats: () => Prisma.ChatWhereInput) =>
  async ({ chatId }: { chatId: number }): Promise<boolean> =>
    (await db.chat.count({ where: { id: chatId, ...chats() } })) > 0;
