import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { Forbidden, SignInRequired } from '../domain/core/failures/errors.ts';
import type { KeyGroup } from '../domain/core/viewer/keyGroups.input.ts';
import { requireKey } from '../domain/core/viewer/verb.ts';
import type { Viewer } from '../domain/core/viewer/viewer.ts';
import { addressOf } from './address.ts';
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

/** What is counted together. */
type Bucket = 'api' | 'pages' | 'media' | 'feeds';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Where requests of this route are counted; `api` where a route names none. */
    bucket?: Bucket;
  }
}

export type RateLimits = {
  /** Requests a minute of one key, of one user's apps, or else from one address; they are counted across processes where there is a Redis. */
  perMinute: Record<Bucket, number>;
  redis: Redis | undefined;
};

/** The routes without a limit, each with its reason. */
export const unlimitedRoutes: Readonly<Record<string, string>> = {
  '/assets/*': 'Static files, of which one page needs many.',
  '/healthz': 'The platform asks, and restarts the process without an answer.',
  '/readyz': 'The platform asks; checks that run at the same time are one.',
  '/api/stripe/webhook': 'The payment provider sends bursts from few addresses; its signature is checked first.',
};

/** Wrong keys a minute of an address, from which on its keys are not looked up before its requests are counted. */
const maxWrongKeys = 30;

/** Limits every request, except to `unlimitedRoutes`. */
export async function registerRateLimits(
  app: FastifyInstance,
  { perMinute, redis }: RateLimits,
  viewerOf: (request: FastifyRequest) => Promise<Viewer>,
): Promise<void> {
  const wrongKeys = new LRUCache<string, number>({ max: 10_000, ttl: 60_000 });
  /** Who sends a request: a key that is valid, the apps of a user together, or else an address. */
  const senderOf = async (request: FastifyRequest): Promise<string> => {
    const address = addressOf(request);
    const wrong = wrongKeys.get(address) ?? 0;
    if (keyOf(request) === null || wrong >= maxWrongKeys) return address;
    try {
      const viewer = await viewerOf(request);
      if (!('sessionId' in viewer)) return address;
      return viewer.key ? `key-${viewer.key.id}` : `app-${viewer.id}`;
    } catch (error) {
      if (error instanceof SignInRequired) wrongKeys.set(address, wrong + 1, { noUpdateTTL: true });
      return address;
    }
  };

  await app.register(rateLimit, {
    // The hook below limits every route, before hooks of the route can send a refusal.
    global: false,
    max: (request) => perMinute[request.routeOptions.config.bucket ?? 'api'],
    keyGenerator: async (request) => `${request.routeOptions.config.bucket ?? 'api'}:${await senderOf(request)}`,
    timeWindow: '1 minute',
    redis,
    // `RateLimit-Limit`, `-Remaining` and `-Reset`, of an earlier draft of the standard, because the library sends no later one.
    enableDraftSpec: true,
    // Without its counters the product still serves.
    skipOnError: true,
    errorResponseBuilder: () => tooManyRequests,
  });
  const limit = app.rateLimit();
  app.addHook('onRequest', async function (request, reply) {
    if (!Object.hasOwn(unlimitedRoutes, request.routeOptions.url ?? '')) await limit.call(this, request, reply);
  });
}

export const tooManyRequests = {
  statusCode: 429,
  code: 429,
  message: 'Too many requests. Please try again in a minute.',
};

/** Seconds after which a client should try again what was not available. */
export const retryAfter = 5;

/** Says with every 503 when to try again. */
export function sayWhenToRetry(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfter);
    done();
  });
}
