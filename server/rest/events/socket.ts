import type { FastifyInstance } from 'fastify';
import { type ExecutionResult, subscribe } from 'graphql';
import type { WebSocket } from 'ws';
import type { Ctx } from '../../domain/core/context.ts';
import { InvalidInput, TooMany } from '../../domain/core/failures/errors.ts';
import type { Viewer } from '../../domain/core/viewer/viewer.ts';
import { errorMask } from '../../graphql/failures.ts';
import { keyRefusal } from '../../graphql/keyGroups.ts';
import { acceptSocket, closeWithTimeout, liveSocketServer } from '../../graphql/liveSocket.ts';
import { schema } from '../../graphql/schema.ts';
import { refuseUpgrade, type Upgrade } from '../../http/upgrade.ts';
import { answerOf } from '../answer.ts';
import { failureOf, refusalOf } from '../failure.ts';
import type { Answer, Row } from '../row.ts';
import { type ConnectionServices, carryEvents, type Opened } from './connection.ts';
import { errorEvent, refused, subscriptions, watchedChat } from './outgoing.ts';

export const chatEventsPath = '/api/chat-events';

/**
 * The largest text in bytes that is read, as for the body of a call. Events that are too large get an error up to this
 * size.
 */
const maxPayload = 1024 * 1024;

const tooMany = JSON.stringify(errorEvent(failureOf(new TooMany('Too many events. Please wait a moment.'))));

type Stream = AsyncGenerator<ExecutionResult, void, void>;
/** A refusal in place of a result. */
type Refused = { refused: Answer };

/**
 * The socket of JSON events for clients of the older kind (docs/chat-events.md), another client of the graph's subscriptions
 * and mutations. Without permission it is refused before it opens, with the status and body of a call. It opens after
 * it has subscribed, so that no later event is missed.
 * @returns the handler of upgrade requests
 */
export function registerChatEvents(app: FastifyInstance, services: ConnectionServices): (upgrade: Upgrade) => void {
  const { contextFor } = services;
  const { log } = services.services;
  const mask = errorMask(log);
  const open = new Set<{ drain: () => Promise<void> }>();
  const server = liveSocketServer(log, {
    protocol: 'chat-events',
    maxPayload,
    whenTooMany: (socket: WebSocket) => socket.send(tooMany),
  });

  app.get(chatEventsPath, { config: { keyGroup: 'CHAT' } }, async (_request, reply) =>
    reply.code(426).header('upgrade', 'websocket').send({ code: 426, message: 'Please connect with a websocket.' }),
  );

  const listenTo = async (row: Row, query: unknown, ctx: Ctx): Promise<Stream | Refused> => {
    const question = await row.ask({ path: {}, query, body: undefined }, ctx);
    const { document, variables } = question;
    const result =
      keyRefusal(document, ctx.viewer) ??
      (await subscribe({ schema, document, variableValues: variables, contextValue: ctx }));
    if (Symbol.asyncIterator in result) return result;
    return { refused: answerOf(row, { ...result, errors: result.errors?.map(mask) }, question) };
  };

  /** Subscribes to all events of a viewer, or returns the refusal. `until` ends the subscriptions. */
  const listen = async (viewer: Viewer, hash: string | null, until: Until): Promise<Opened | Refused> => {
    const rows = hash === null ? [subscriptions.ownChats, subscriptions.chatList] : [subscriptions.oneChat];
    const heard: Stream[] = [];
    for (const row of rows) {
      const stream = await listenTo(row, { hash }, contextFor(viewer));
      if ('refused' in stream) return stream;
      until(() => void stream.return());
      heard.push(stream);
    }
    await services.services.events.settled();
    const [first] = heard;
    if (hash === null || !first) return { viewer, link: null, heard };
    const { value } = await first.next();
    return { viewer, link: { hash, chatId: watchedChat(value?.data?.answer) }, heard };
  };

  const accept = async ({ request, address, viewer, socket, head }: Upgrade) => {
    const until: Until = (end) => (socket.destroyed ? end() : socket.once('close', end));
    const opened = await listen(viewer, hashIn(address), until);
    if ('refused' in opened) return refuseUpgrade(socket, refused.parse(opened.refused.body));
    acceptSocket(server, { request, socket, head }, (connected) => {
      server.emit('connection', connected, request);
      const connection = carryEvents(connected, opened, services);
      open.add(connection);
      connected.once('close', () => open.delete(connection));
    });
  };

  app.addHook('preClose', async () => {
    await closeWithTimeout(server, async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await Promise.all([...open].map(({ drain }) => drain()));
      await closed;
    });
  });

  return (upgrade) => {
    accept(upgrade).catch((error: unknown) => refuseUpgrade(upgrade.socket, refusalOf(error, log).body));
  };
}

/** Calls the function when a connection closes, or at once if it is closed. */
type Until = (end: () => void) => void;

/** @throws InvalidInput for several. */
function hashIn({ searchParams }: URL): string | null {
  const given = ['shared_hash', 'sharedHash'].flatMap((name) => searchParams.getAll(name)).filter(Boolean);
  const [hash = null, ...others] = new Set(given);
  if (others.length > 0) throw InvalidInput.of('shared_hash', 'A socket is opened by one share link.');
  return hash;
}
