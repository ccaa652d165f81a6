import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseWrites } from '../domain/accounts/viewAs/viewAs.ts';
import type { Viewer } from '../domain/core/viewer/viewer.ts';
import { ownDataPath } from './ownData.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The graph reads by POST too, and refuses its mutations itself. Signing out ends the view and the session. */
const open = new Set(['/graphql', '/api/auth/sign-out']);

/** What a user alone may take along, though it is read by GET. */
const refusedReads = new Set([ownDataPath]);

/**
 * Refuses all writes over HTTP while an admin views as a user: REST, account calls, uploads and whatever is added later. Nothing
 * of the request is read before.
 */
export function refuseWritesWhileViewing(
  app: FastifyInstance,
  viewerOf: (request: FastifyRequest) => Promise<Viewer>,
): void {
  app.addHook('onRequest', async (request) => {
    const { url = '', config } = request.routeOptions;
    const writes = !safeMethods.has(request.method) || config.changesData === true || refusedReads.has(url);
    const { cookie, authorization } = request.headers;
    if (!writes || open.has(url) || (!cookie && !authorization)) return;
    refuseWrites(await viewerOf(request));
  });
}
