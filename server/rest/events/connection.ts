import type { ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { RawData, WebSocket } from 'ws';
import { z } from 'zod';
import type { Ctx, Services } from '../../domain/core/context.ts';
import { InvalidInput, NotFound, TooLarge } from '../../domain/core/failures/errors.ts';
import type { Viewer } from '../../domain/core/viewer/viewer.ts';
import { errorMask } from '../../graphql/failures.ts';
import { closeBecause, closeCodes, watchViewer } from '../../graphql/liveSocket.ts';
import { isTooDeep } from '../../graphql/strictJson.ts';
import { startTrace } from '../../tracing/traced.ts';
import { answerTo } from '../ask.ts';
import { optionalText } from '../body.ts';
import { change } from '../document.ts';
import { refusalOf } from '../failure.ts';
import { Message } from '../fragments.ts';
import { id, reference } from '../parameters.ts';
import { changed, type Row } from '../row.ts';
import { errorEvent, type MessageEvent, messageEvent, type OutgoingEvent, outgoingEvent } from './outgoing.ts';

/** The events from clients, as rows over the graph's mutations (docs/chat-events.md), with their names and integer ids. */

/** The share link of a socket and the only chat that it is for. */
type Link = { hash: string; chatId: number };

/** Values that each event is read with, in place of a query string. */
const opened = z.object({ link: z.object({ hash: z.string(), chatId: id }).nullable() });
const aboutChat = { chat: reference };
const onlyChat = z.object({ query: opened, body: z.object(aboutChat) });

/** @throws NotFound if a share link is for another chat: its holder has no access to others. */
function chatOf({ query: { link }, body: { chat } }: z.output<typeof onlyChat>) {
  if (link === null) return { databaseId: chat.id };
  if (link.chatId !== chat.id) throw new NotFound();
  return { sharedHash: link.hash };
}

type Incoming = {
  row: Row;
  /** The message in the row's response, and whether other members get an event; null without one. */
  sent: (body: unknown) => Sent | null;
};

type Sent = { message: MessageEvent; isNew: boolean };

const noEvents = () => null;

const stored = z.object({ is_new: z.boolean(), stored: z.unknown() });

const incoming = {
  message: {
    row: changed({
      summary: 'Writes a message.',
      input: onlyChat.extend({
        body: z.object({
          ...aboutChat,
          text: optionalText,
          photo_uri: optionalText,
          document_uri: optionalText,
          client_id: optionalText,
        }),
      }),
      names: { clientId: 'client_id' },
      document: change('sendMessage', 'is_new: isNew stored: sentMessage { ...Message client_id: clientId }', Message),
      variables: (given) => {
        const { text, photo_uri: photoUri, document_uri: documentUri, client_id: clientId } = given.body;
        return { input: { chat: chatOf(given), text, photoUri, documentUri, clientId } };
      },
    }),
    sent: (body) => {
      const { is_new, stored: message } = stored.parse(body);
      return { message: messageEvent(message), isNew: is_new };
    },
  },
  typing: {
    row: changed({
      summary: 'Tells the others in the chat that the sender is typing.',
      input: onlyChat,
      document: change('announceTyping', 'chatId'),
      variables: (given) => ({ input: { chat: chatOf(given) } }),
    }),
    sent: noEvents,
  },
  'i-saw-last-message': {
    row: changed({
      summary: 'Notes that the sender has seen the latest message.',
      input: onlyChat,
      document: change('markChatSeen', 'chat { id }'),
      variables: (given) => ({ input: { chat: chatOf(given) } }),
    }),
    sent: noEvents,
  },
} satisfies Record<string, Incoming>;

export type IncomingType = keyof typeof incoming;

const isIncoming = (type: string): type is IncomingType => Object.hasOwn(incoming, type);

/** How long, in milliseconds, a stored message may take to reach its sender as an event before it is sent in reply. */
const patience = 1_000;

/** The largest number of messages remembered as sent in reply, in case their events arrive later. */
const lateLimit = 100;

/**
 * Sends a sender each of their messages once: as an event among the others, in order, or in reply if the event does not
 * arrive in time, for example because another process does not know of the subscription yet.
 */
type Echo = {
  /** Called before a message is sent. */
  begin: () => void;
  /** Called for each message event. Returns whether the message is new to the sender. */
  isNew: (messageId: number) => boolean;
  /**
   * Called with the stored message. Resolves to true once its event arrives, and to false if it does not: then reply
   * with it.
   */
  isHeard: (messageId: number) => Promise<boolean>;
};

export function createEcho(): Echo {
  const heard = new Set<number>();
  const late = new LRUCache<number, true>({ max: lateLimit });
  let awaited: { messageId: number; found: () => void } | undefined;
  return {
    begin: () => heard.clear(),
    isNew(messageId) {
      if (late.delete(messageId)) return false;
      heard.add(messageId);
      if (awaited?.messageId === messageId) awaited.found();
      return true;
    },
    async isHeard(messageId) {
      if (heard.has(messageId)) return true;
      const inTime = await new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => resolve(false), patience);
        awaited = {
          messageId,
          found: () => {
            clearTimeout(timer);
            resolve(true);
          },
        };
      });
      awaited = undefined;
      if (inTime) return true;
      late.set(messageId, true);
      return false;
    },
  };
}

export type ConnectionServices = { services: Services; contextFor: (viewer: Viewer) => Ctx };

/** The viewer who opened a socket, and their subscriptions. `link` is the share link; null for a viewer by cookie. */
export type Opened = { viewer: Viewer; link: Link | null; heard: AsyncIterable<ExecutionResult>[] };

/** The close code after the share link was renewed or the chat was closed. */
export const chatGone = 4404;

/** The largest event in bytes. The longest message has half of it, in any encoding of its characters. */
export const maxEvent = 64 * 1024;

/**
 * Sends events both ways until the socket closes. A client's events are processed one after the other: the next one is
 * read after the response to the last, which slows down clients that do not read responses.
 */
export function carryEvents(
  socket: WebSocket,
  { viewer, link, heard }: Opened,
  { services, contextFor }: ConnectionServices,
): { drain: () => Promise<void> } {
  const { log } = services;
  const mask = errorMask(log);
  const viewerWatch = watchViewer(services, viewer, socket);
  const echo = createEcho();

  const send = (event: OutgoingEvent) =>
    new Promise<void>((resolve) => {
      if (socket.readyState !== socket.OPEN) resolve();
      // A failure closes the socket.
      else socket.send(JSON.stringify(event), () => resolve());
    });

  const replyTo = async (data: RawData, isBinary: boolean): Promise<OutgoingEvent | null> => {
    let clientId: string | undefined;
    try {
      const body = read(data, isBinary);
      clientId = named.parse(body).client_id;
      const type = typeOf(body);
      const { row, sent } = incoming[type];
      const request = { path: {}, query: { link }, body };
      const answer = await startTrace({ name: `websocket event ${type}`, kind: 'server' }, async () => {
        await viewerWatch.confirm();
        echo.begin();
        return answerTo(row, request, contextFor(viewer), mask);
      });
      if (answer.status >= 400) return errorEvent(answer.body, clientId);
      const written = sent(answer.body);
      if (written === null || (written.isNew && (await echo.isHeard(written.message.id)))) return null;
      return written.message;
    } catch (error) {
      return errorEvent(refusalOf(error, log).body, clientId);
    }
  };

  const end = (reason: unknown) => {
    if (closeBecause(socket, reason)) return;
    if (reason instanceof NotFound) return socket.close(chatGone, 'Not found');
    log.error({ err: reason }, 'a socket of chat events failed');
    socket.close(closeCodes.tryAgainLater);
  };

  let done = Promise.resolve();
  let waiting = 0;
  let draining = false;
  socket.on('message', (data, isBinary) => {
    if (draining || socket.readyState !== socket.OPEN) return;
    waiting += 1;
    socket.pause();
    const take = async () => {
      const reply = await replyTo(data, isBinary);
      if (reply) await send(reply);
      waiting -= 1;
      if (waiting === 0) socket.resume();
    };
    done = done.then(take).catch(end);
  });

  const deliver = async (results: AsyncIterable<ExecutionResult>) => {
    for await (const { data, errors } of results) {
      if (socket.readyState !== socket.OPEN) return;
      if (errors) {
        for (const error of errors) mask(error);
        // Closed instead of skipping events: after reconnecting, the client reads what it missed.
        return socket.close(closeCodes.tryAgainLater, 'Missed an event');
      }
      const event = outgoingEvent(data?.answer);
      if (event && (event.type !== 'message' || echo.isNew(event.id))) await send(event);
    }
  };
  for (const results of heard) deliver(results).catch(end);

  return {
    drain: async () => {
      draining = true;
      await done;
      socket.close(closeCodes.restarting, 'Restarting');
    },
  };
}

/** Identifies the event that was refused. */
const named = z.object({ client_id: z.string().max(64).optional().catch(undefined) });

/** @throws TooLarge, InvalidInput */
function read(data: RawData, isBinary: boolean): Record<string, unknown> {
  const text = data.toString();
  if (Buffer.byteLength(text) > maxEvent) throw new TooLarge(`An event has at most ${maxEvent} bytes.`, 'event');
  const event = z.record(z.string(), z.unknown()).safeParse(isBinary ? undefined : parsed(text));
  if (!event.success) throw InvalidInput.of('event', 'An event is an object in JSON, sent as text.');
  if (isTooDeep(event.data)) throw InvalidInput.of('event', 'The event is nested too deeply.');
  return event.data;
}

/** Undefined for invalid JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @throws InvalidInput */
function typeOf({ type }: Record<string, unknown>): keyof typeof incoming {
  if (typeof type === 'string' && isIncoming(type)) return type;
  throw InvalidInput.of('type', `The type of an event is one of: ${Object.keys(incoming).join(', ')}.`);
}
