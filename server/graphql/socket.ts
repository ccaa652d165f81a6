import { GraphQLError, parse, validate } from 'graphql';
import { CloseCode } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import { anonymous, type Viewer } from '../domain/account/viewer.ts';
import type { Events } from '../domain/events.ts';
import type { GraphContext } from './context.ts';
import { errorMask } from './failures.ts';
import type { PersistedOperations } from './persisted.ts';
import { schema } from './schema.ts';

export type GraphSocketServices = {
  persisted: PersistedOperations;
  readViewer: (cookieHeader: string | undefined) => Promise<Viewer>;
  contextFor: (viewer: Viewer) => GraphContext;
  events: Events;
  log: Logger;
};

type Extra = { viewer: Viewer };

/** A text message of ours is small; anything longer is nobody's. Bytes. */
const maxPayload = 64 * 1024;

/**
 * GraphQL over WebSocket (graphql-ws) at /graphql. Who it is, is read once from the cookie of the upgrade; when that
 * session ends, in this process or another, its sockets are closed.
 */
export function graphSocket(services: GraphSocketServices): { server: WebSocketServer; close: () => Promise<void> } {
  const { persisted, readViewer, contextFor, events, log } = services;
  const mask = errorMask(log);
  const server = new WebSocketServer({ noServer: true, maxPayload });
  const bySession = new Map<number, Set<WebSocket>>();

  const disposable = useServer<Record<string, unknown>, Extra>(
    {
      schema,
      onConnect: async ({ extra }) => {
        const { socket } = extra;
        const viewer = await readViewer(extra.request.headers.cookie);
        extra.viewer = viewer;
        if (!('sessionId' in viewer)) return;
        const sockets = bySession.get(viewer.sessionId) ?? new Set();
        bySession.set(viewer.sessionId, sockets.add(socket));
        socket.once('close', () => {
          sockets.delete(socket);
          if (sockets.size === 0) bySession.delete(viewer.sessionId);
        });
      },
      onSubscribe: ({ extra }, _id, payload) => {
        const id = persistedId(payload.extensions);
        const stored = id === null ? null : persisted.document(id);
        const document = id === null ? readDocument(payload.query) : (stored ?? new GraphQLError('Unknown operation.'));
        if (document instanceof GraphQLError) return [document];
        const errors = stored ? [] : validate(schema, document);
        if (errors.length > 0) return errors;
        return {
          schema,
          document,
          operationName: payload.operationName,
          variableValues: payload.variables,
          contextValue: contextFor(extra.viewer ?? anonymous),
        };
      },
      onError: (_ctx, _id, _payload, errors) => errors.map(mask),
      onNext: (_ctx, _id, _payload, _args, result) =>
        result.errors ? { ...result, errors: result.errors.map(mask) } : undefined,
    },
    server,
  );

  const endSessions = async () => {
    for await (const { sessionId } of events.subscribe('sessionEnded')) {
      for (const socket of bySession.get(sessionId) ?? []) socket.close(CloseCode.Forbidden, 'Signed out');
    }
  };
  endSessions().catch((error: unknown) => log.error({ err: error }, 'no longer listening for ended sessions'));

  return { server, close: async () => disposable.dispose() };
}

/** The hash in the form of automatic persisted queries, the same over HTTP. */
function persistedId(extensions: Record<string, unknown> | null | undefined): string | null {
  const stored = extensions?.persistedQuery;
  if (typeof stored !== 'object' || stored === null || !('sha256Hash' in stored)) return null;
  return String(stored.sha256Hash);
}

function readDocument(query: string | undefined) {
  try {
    return parse(query ?? '');
  } catch (error) {
    return error instanceof GraphQLError ? error : new GraphQLError('The query cannot be read.');
  }
}
