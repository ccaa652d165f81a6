import { GraphQLError, parse, validate } from 'graphql';
import { CloseCode } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { concernsViewer, requireStanding } from '../domain/account/standing.ts';
import { anonymous, type Viewer } from '../domain/account/viewer.ts';
import type { Services } from '../domain/context.ts';
import { FellBehind, SignInRequired } from '../domain/errors.ts';
import type { AccessChange } from '../domain/events.ts';
import type { FollowedRight } from '../domain/right.ts';
import type { GraphContext } from './context.ts';
import { errorMask } from './failures.ts';
import type { PersistedOperations } from './persisted.ts';
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

/**
 * GraphQL over WebSocket (graphql-ws) at /graphql. Who it is, is read once from the cookie of the upgrade. When they are
 * that no more, by the clock or by what happens in any process, the socket is closed: who connects again is who the cookies
 * name then.
 */
export function graphSocket(options: GraphSocketServices): { server: WebSocketServer; close: () => Promise<void> } {
  const { persisted, readViewer, contextFor, services } = options;
  const mask = errorMask(services.log);
  const server = new WebSocketServer({ noServer: true, maxPayload });

  const disposable = useServer<Record<string, unknown>, Extra>(
    {
      schema,
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
      onSubscribe: async ({ extra }, _id, payload) => {
        try {
          await extra.standing?.confirm();
        } catch (error) {
          return [mask(error)];
        }
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
