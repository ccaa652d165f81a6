import type { FastifyInstance, FastifyReply } from 'fastify';
import { bearerOf } from './bearer.ts';
import type { Origins } from './origin.ts';
import { isOfApi, isPersonal } from './personalAnswers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Which pages of other origins may read the answers: of `all` origins, as far as an answer is for everyone, or only of those in
     * `CORS_ORIGINS`. Unset: none.
     */
    readBy?: 'all' | 'listed';
  }
}

/** What scripts may read beside the body. */
const exposed =
  'etag, idempotency-replayed, location, ratelimit-limit, ratelimit-remaining, ratelimit-reset, retry-after, x-request-id';
/** What scripts may send beside what every page may. */
const sent = 'authorization, content-type, idempotency-key, if-match, if-none-match, graphql-require-preflight';
/** How long browsers remember the answer to a preflight, in seconds. */
const remembered = '600';

/**
 * Says which pages of other origins may read an answer (the CORS protocol). Never those of a request with cookies: no answer says
 * `Access-Control-Allow-Credentials`, and one to a request that has brought cookies all the same says nothing at all. A preflight
 * comes without the key, so it is answered for the pages of every key; a key that is for others is refused when it is used.
 */
export function shareWithOrigins(
  app: FastifyInstance,
  origins: Origins,
  /** Whether some key is for the pages of an origin. */
  isOfKey: (origin: string) => Promise<boolean>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin, cookie, authorization } = request.headers;
    const isPreflight = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    const { readBy } = request.routeOptions.config;
    const isForAll = isPreflight || (readBy === 'all' && !isPersonal(request));
    if (cookie !== undefined || (readBy === undefined && !(isPreflight && isOfApi(request)))) return;
    const isOfSomeKey =
      origin !== undefined && (isPreflight || bearerOf(authorization) !== null) && (await isOfKey(origin));
    const isListed = origins.listed.has(origin) || isOfSomeKey;
    if (isOfSomeKey || (origins.listed.size > 0 && (isPreflight || !isForAll))) vary(reply, 'origin');
    if (!isListed && !isForAll) return;
    reply.header('access-control-allow-origin', isListed && origin ? origin : '*');
    if (!isPreflight) {
      reply.header('access-control-expose-headers', exposed);
      return;
    }
    // Others only read. What they may not read does not say that they may.
    reply.header('access-control-allow-methods', isListed ? 'GET, HEAD, POST, PUT, DELETE' : 'GET, HEAD');
    reply.header('access-control-allow-headers', isListed ? sent : 'if-none-match');
    await reply.header('access-control-max-age', remembered).code(204).send();
  });
}

/** Notes that the answer depends on this header of the request. In small letters, as the plugin that compresses looks for it. */
export function vary(reply: FastifyReply, header: string): void {
  const known = reply.getHeader('vary');
  reply.header('vary', known === undefined ? header : `${known}, ${header}`);
}
