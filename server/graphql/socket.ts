import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type DocumentNode, type ExecutionArgs, execute, GraphQLError, subscribe } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import type { WebSocket } from 'ws';
import type { Ctx, Services } from '../domain/core/context.ts';
import type { WatchedAccess } from '../domain/core/events/accessWatch.ts';
import { SignInRequired } from '../domain/core/failures/errors.ts';
import { failedDependency } from '../domain/core/failures/unavailable.ts';
import type { Caller } from '../domain/core/limits/budgets.ts';
import { anonymous, type Viewer } from '../domain/core/viewer/viewer.ts';
import { bearerOf } from '../http/bearer.ts';
import { errorMask } from './failures.ts';
import { keyRefusal } from './keyGroups.ts';
import { limits, overLimit } from './limits/limits.ts';
import { type Cost, parseWithin, validateWithin, weighed, withCost } from './limits/operation.ts';
import {
  acceptSocket,
  closeBecause,
  closeCodes,
  closeWithTimeout,
  liveSocketServer,
  logErrors,
  watchViewer,
} from './liveSocket.ts';
import {
  type PersistedOperations,
  persistedId,
  persistedNotFound,
  type ValidDocuments,
  validDocuments,
} from './persisted.ts';
import { schema } from './schema.ts';
import { tracedOperation } from './tracedOperation.ts';

export type GraphSocketServices = {
  /** Whom a key stands for. */
  readViewer: (sent: { key: string; origin: string | undefined }) => Promise<Viewer>;
  persisted: PersistedOperations;
  contextFor: (viewer: Viewer, caller: Caller | undefined) => Ctx;
  services: Services;
};

export type GraphSocket = {
  /** Accepts an upgrade request for a WebSocket. */
  accept: (upgrade: { request: IncomingMessage; viewer: Viewer; caller: Caller; socket: Duplex; head: Buffer }) => void;
  close: () => Promise<void>;
};

type Extra = { viewer: Viewer; viewerWatch: WatchedAccess };

/** The maximum size of a message in bytes; messages of the product are small. */
const maxPayload = 64 * 1024;

/** `liveSocketServer` sends pings, so graphql-ws sends none. */
const ownPings = 0;

/** Milliseconds until a socket has to send its first message. */
const connectionInitWaitTimeout = 5_000;

/**
 * GraphQL over WebSocket (graphql-ws) at /graphql. The viewer is read once: from `authorization` in the parameters of the connection, or
 * else from the headers of the upgrade request.
 * When the session or account ends, in any process, the socket is closed; a reconnecting client is identified by its
 * current cookies.
 */
export function graphSocket(options: GraphSocketServices): GraphSocket {
  const { persisted, contextFor, readViewer, services } = options;
  const mask = errorMask(services.log);
  const server = liveSocketServer(services.log, { protocol: 'graphql', maxPayload });
  const valid = validDocuments();
  const asking = new WeakMap<WebSocket, { viewer: Viewer; caller: Caller; origin: string | undefined }>();
  const costs = new WeakMap<object, Cost>();

  const disposable = useServer<Record<string, unknown>, Extra>(
    {
      schema,
      execute: (args) => tracedOperation(args, () => execute(args), 'websocket'),
      subscribe: (args) => tracedOperation(args, () => subscribe(args), 'websocket'),
      connectionInitWaitTimeout,
      jsonMessageReviver: refuseOwnMessages,
      onConnect: async ({ extra, connectionParams }) => {
        const key = keyIn(connectionParams);
        try {
          const asked = asking.get(extra.socket);
          const viewer = key === null ? (asked?.viewer ?? anonymous) : await readViewer({ key, origin: asked?.origin });
          extra.viewer = viewer;
        } catch (error) {
          closeBecause(extra.socket, error);
          return false;
        }
        const { viewer } = extra;
        extra.viewerWatch = watchViewer(services, viewer, extra.socket);
      },
      onSubscribe: async ({ extra, subscriptions }, _id, payload) => {
        // This socket is counted already.
        if (Object.keys(subscriptions).length > limits.operations) return [overLimit('operations')];
        const found = documentOf(persisted, valid, payload);
        if (!('document' in found)) return found;
        const { document, cost } = found;
        try {
          await extra.viewerWatch?.confirm();
        } catch (error) {
          return [mask(error)];
        }
        const refusal = keyRefusal(document, extra.viewer ?? anonymous);
        if (refusal) return refusal.errors.map(mask);
        const args: ExecutionArgs = {
          schema,
          document,
          operationName: payload.operationName,
          variableValues: payload.variables,
          contextValue: contextFor(extra.viewer ?? anonymous, asking.get(extra.socket)?.caller),
        };
        if (cost) costs.set(args, cost);
        return args;
      },
      onError: ({ extra: { socket, viewer } }, _id, _payload, errors) => {
        // An error would end only the subscription, but the whole socket has to reconnect.
        for (const { originalError: cause } of errors) {
          if (viewer?.kind !== 'anonymous' || !(cause instanceof SignInRequired)) closeBecause(socket, cause);
        }
        return errors.map(mask);
      },
      onNext: ({ extra: { socket } }, _id, _payload, args, result) => {
        const failed = result.errors?.find((error) => failedDependency(error));
        if (failed) closeBecause(socket, failed);
        const shown = result.errors ? { ...result, errors: result.errors.map(mask) } : result;
        return withCost(shown, costs.get(args));
      },
    },
    server,
    ownPings,
  );

  // graphql-ws would log to the console.
  server.on('connection', (socket) => {
    socket.removeAllListeners('error');
    logErrors(socket, services.log);
  });

  return {
    accept: ({ request, viewer, caller, socket, head }) => {
      const { origin } = request.headers;
      acceptSocket(server, { request, socket, head }, (opened) => {
        asking.set(opened, { viewer, caller, origin });
        // Without the request, which would be kept as long as the socket.
        server.emit('connection', opened);
      });
    },
    close: () =>
      closeWithTimeout(server, async () => {
        for (const socket of server.clients) socket.close(closeCodes.restarting, 'Restarting');
        await disposable.dispose();
      }),
  };
}

/** Browsers cannot send a header with an upgrade request. */
function keyIn(parameters: Record<string, unknown> | null | undefined): string | null {
  const { authorization } = parameters ?? {};
  return typeof authorization === 'string' ? bearerOf(authorization) : null;
}

const ownTypes: unknown[] = ['connection_ack', 'next', 'error'];

/**
 * A reviver of JSON. Messages that only a server sends are bad ones (4400) from a client; graphql-ws would take them for an error of
 * its own, and write to the console.
 */
function refuseOwnMessages(key: string, value: unknown): unknown {
  if (key === '' && typeof value === 'object' && value !== null && 'type' in value && ownTypes.includes(value.type))
    throw new Error('A message of a server.');
  return value;
}

/** A persisted operation, or a text within the limits; otherwise the errors. */
function documentOf(
  persisted: PersistedOperations,
  valid: ValidDocuments,
  payload: SubscribePayload,
): { document: DocumentNode; cost?: Cost } | readonly GraphQLError[] {
  const id = persistedId(payload);
  if (id !== null) {
    const { message, code } = persistedNotFound;
    const document = persisted.document(id);
    return document ? { document } : [new GraphQLError(message, { extensions: { code } })];
  }
  try {
    const text = payload.query ?? '';
    const known = valid.get(text);
    const document = known ?? parseWithin(text);
    const { refusal, cost } = weighed(schema, document, payload.variables);
    if (refusal) return [refusal];
    if (known) return { document, cost };
    const errors = validateWithin(schema, document);
    if (errors.length > 0) return errors;
    valid.set(text, document);
    return { document, cost };
  } catch (error) {
    return [error instanceof GraphQLError ? error : new GraphQLError('The query cannot be read.')];
  }
}
