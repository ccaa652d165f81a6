import { type DocumentNode, GraphQLError } from 'graphql';
import { CloseCode, type SubscribePayload } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { concernsViewer, requireStanding } from '../domain/account/standing.ts';
import { anonymous, type Viewer } from '../domain/account/viewer.ts';
import type { Services } from '../domain/context.ts';
import { SignInRequired } from '../domain/errors.ts';
import { type AccessChange, FellBehind } from '../domain/events.ts';
import type { FollowedRight } from '../domain/right.ts';
import type { GraphContext } from './context.ts';
import { errorMask } from './failures.ts';
import { limits, overLimit } from './limits/limits.ts';
import { limitMessageRate } from './limits/messageRate.ts';
import { parseWithin, refusalOf, validateWithin } from './limits/operation.ts';
import { type PersistedOperations, persistedId, persistedNotFound } from './persisted.ts';
import { schema } from './schema.ts';

export type GraphSocketServices = {
  persisted: PersistedOperations;
  readViewer: (cookieHeader: string | undefined) => Promise<Viewer>;
  contextFor: (viewer: Viewer) => GraphContext;
  services: Services;
};

type Extra = { viewer: Viewer; standing: FollowedRight };

/** A text message of ours is small; anything longer is nobody's. Bytes. */
const maxPayload = 64 * 1024;

const signOut = (socket: WebSocket) => socket.close(CloseCode.Forbidden, 'Signed out');

/** RFC 6455: try again later. */
const tryAgainLater = 1013;

/** Milliseconds in which a socket has to say hello. */
const connectionInitWaitTimeout = 5_000;

/**
 * GraphQL over WebSocket (graphql-ws) at /graphql. Who it is, is read once from the cookie of the upgrade. When they are
 * that no more, by the clock or by what happens in any process, the socket is closed: who connects again is who the cookies
 * name then.
 */
export function graphSocket(options: GraphSocketServices): { server: WebSocketServer; close: () => Promise<void> } {
  const { persisted, readViewer, contextFor, services } = options;
  const mask = errorMask(services.log);
  const server = new WebSocketServer({ noServer: true, maxPayload });
  server.on('connection', limitMessageRate);

  const disposable = useServer<Record<string, unknown>, Extra>(
    {
      schema,
      connectionInitWaitTimeout,
      onConnect: async ({ extra }) => {
        const { socket } = extra;
        const viewer = await readViewer(extra.request.headers.cookie);
        extra.viewer = viewer;
        const right = {
          check: () => requireStanding(services, viewer),
          concerns: (change: AccessChange) => concernsViewer(viewer, change),
        };
        const standing = services.rights.follow(right, () => signOut(socket));
        extra.standing = standing;
        socket.once('close', () => standing.stop());
        if (socket.readyState !== socket.OPEN) standing.stop();
      },
      onSubscribe: async ({ extra, subscriptions }, _id, payload) => {
        // This one is among them already.
        if (Object.keys(subscriptions).length > limits.operations) return [overLimit('operations')];
        const document = documentOf(persisted, payload);
        if (!('kind' in document)) return document;
        try {
          await extra.standing?.confirm();
        } catch (error) {
          return [mask(error)];
        }
        return {
          schema,
          document,
          operationName: payload.operationName,
          variableValues: payload.variables,
          contextValue: contextFor(extra.viewer ?? anonymous),
        };
      },
      onError: ({ extra: { socket, viewer } }, _id, _payload, errors) => {
        const causes = errors.map(({ originalError }) => originalError);
        // An error would end the one subscription for good; who connects again reads what was missed.
        if (causes.some((cause) => cause instanceof FellBehind)) socket.close(tryAgainLater);
        if (viewer?.kind !== 'anonymous' && causes.some((cause) => cause instanceof SignInRequired)) signOut(socket);
        return errors.map(mask);
      },
      onNext: (_ctx, _id, _payload, _args, result) =>
        result.errors ? { ...result, errors: result.errors.map(mask) } : undefined,
    },
    server,
  );

  // What a client sent wrong is told to the client; graphql-ws would tell the console.
  server.on('connection', (socket) => {
    socket.removeAllListeners('error');
    socket.on('error', (error) => services.log.debug({ err: error }, 'a socket was sent what it cannot read'));
  });

  return { server, close: async () => disposable.dispose() };
}

/** One of the product's own operations, or a text of somebody's within the limits; or what is wrong with it. */
function documentOf(persisted: PersistedOperations, payload: SubscribePayload): DocumentNode | readonly GraphQLError[] {
  const id = persistedId(payload);
  if (id !== null) {
    const { message, code } = persistedNotFound;
    return persisted.document(id) ?? [new GraphQLError(message, { extensions: { code } })];
  }
  try {
    const document = parseWithin(payload.query ?? '');
    const refusal = refusalOf(schema, document, payload.variables);
    if (refusal) return [refusal];
    const errors = validateWithin(schema, document);
    return errors.length > 0 ? errors : document;
  } catch (error) {
    return [error instanceof GraphQLError ? error : new GraphQLError('The query cannot be read.')];
  }
}
