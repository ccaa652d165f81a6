import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Forbidden } from '../domain/core/failures/errors.ts';
import type { KeyGroup } from '../domain/core/viewer/keyGroups.input.ts';
import { requireKey } from '../domain/core/viewer/verb.ts';
import type { Viewer } from '../domain/core/viewer/viewer.ts';
import { bearerOf } from './bearer.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It reads or sets the cookies of a browser, so that no access token of an app counts. */
    isForBrowsers?: true;
    /**
     * The group that a key has to include for this route; `by document` where `graphql/keyGroups.ts` decides, `any` where everyone
     * may read. `other`: the route has secrets of its own in this header. Routes that name none take no key.
     */
    keyGroup?: KeyGroup | 'by document' | 'any' | 'other';
  }
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The key or the access token that a request comes with, so that no cookie counts; null without one. */
export const keyOf = ({ headers, routeOptions }: FastifyRequest): string | null =>
  routeOptions.config.keyGroup === 'other' ? null : bearerOf(headers.authorization);

/** Refuses keys and access tokens that are not valid, or not for the route. Nothing of the request is read before. */
export function admitKeys(app: FastifyInstance, viewerOf: (request: FastifyRequest) => Promise<Viewer>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (keyOf(request) === null || request.is404) return;
    reply.header('www-authenticate', 'Bearer');
    const viewer = await viewerOf(request);
    reply.removeHeader('www-authenticate');
    const { keyGroup = null, isForBrowsers } = request.routeOptions.config;
    if (keyGroup !== 'by document' && keyGroup !== 'any' && keyGroup !== 'other')
      requireKey(viewer, keyGroup, reads.has(request.method) ? 'read' : 'write');
    if (isForBrowsers) throw new Forbidden('Only browsers may do this, by their cookies.');
  });
}
