import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type DocumentNode, GraphQLError } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { anonymous, type Viewer } from '../domain/account/viewer.ts';
import type { Services } from '../domain/context.ts';
import { SignInRequired } from '../domain/errors.ts';
import type { FollowedRight } from '../domain/right.ts';
import type { GraphContext } from './context.ts';
import { errorMask } from './failures.ts';
import { limits, overLimit } from './limits/limits.ts';
import { parseWithin, refusalOf, validateWithin } from './limits/operation.ts';
import { closeBecause, followStanding, liveSocketServer, logErrors, whileImpatient } from './liveSocket.ts';
import { type PersistedOperations, persistedId, persistedNotFound } from './persisted.ts';
import { schema } from './schema.ts';

export type GraphSocketServices = {
  persisted: PersistedOperations;
  contextFor: (viewer: Viewer) => GraphContext;
  services: Services;
};

export type GraphSocket = {
  /** Takes over a connection that asks to go on as a websocket. */
  accept: (upgrade: { request: IncomingMessage; viewer: Viewer; socket: Duplex; head: Buffer }) => void;
  close: () => Promise<void>;
};

type Extra = { viewer: Viewer; standing: FollowedRight };

/** A text message of ours is small; anything longer is nobody's. Bytes. */
const maxPayload = 64 * 1024;

/** `liveSocketServer` sends them; graphql-ws sends none of its own. */
const ownPings = 0;

/** Milliseconds in which a socket has to say hello. */
const connectionInitWaitTimeout = 5_000;

/**
 * GraphQL over WebSocket (graphql-ws) at /graphql. Who it is, is read once from the cookie of the upgrade. When they are
 * that no more, by the clock or by what happens in any process, the socket is closed: who connects again is who the cookies
 * name then.
 */
export function graphSocket(options: GraphSocketServices): GraphSocket {
  const { persisted, contextFor, services } = options;
  const mask = errorMask(services.log);
  const server = liveSocketServer(services.log, { maxPayload });
  const viewers = new WeakMap<IncomingMessage, Viewer>();

  const disposable = useServer<Record<string, unknown>, Extra>(
    {
      schema,
      connectionInitWaitTimeout,
      onConnect: ({ extra }) => {
        const viewer = viewers.get(extra.request) ?? anonymous;
        extra.viewer = viewer;
        extra.standing = followStanding(services, viewer, extra.socket);
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
        // An error would end the one subscription for good, where it is the socket that has to begin anew.
        for (const { originalError: cause } of errors) {
          if (viewer?.kind !== 'anonymous' || !(cause instanceof SignInRequired)) closeBecause(socket, cause);
        }
        return errors.map(mask);
      },
      onNext: (_ctx, _id, _payload, _args, result) =>
        result.errors ? { ...result, errors: result.errors.map(mask) } : undefined,
    },
    server,
    ownPings,
  );

  // graphql-ws would tell the console.
  server.on('connection', (socket) => {
    socket.removeAllListeners('error');
    logErrors(socket, services.log);
  });

  return {
    accept: ({ request, viewer, socket, head }) => {
      viewers.set(request, viewer);
      server.handleUpgrade(request, socket, head, (opened) => server.emit('connection', opened, request));
    },
    close: () => whileImpatient(server, async () => disposable.dispose()),
  };
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
