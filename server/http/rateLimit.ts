import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { addressOf } from './address.ts';

/** What is counted together. */
type Bucket = 'api' | 'pages' | 'media';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Where requests of this route are counted; `api` where a route names none. */
    bucket?: Bucket;
  }
}

export type RateLimits = {
  /** Requests a minute from one address; they are counted across processes where there is a Redis. */
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

/** Limits every request, except to `unlimitedRoutes`. */
export async function registerRateLimits(app: FastifyInstance, { perMinute, redis }: RateLimits): Promise<void> {
  await app.register(rateLimit, {
    // The hook below limits every route, before hooks of the route can send a refusal.
    global: false,
    max: (request) => perMinute[request.routeOptions.config.bucket ?? 'api'],
    keyGenerator: (request) => `${request.routeOptions.config.bucket ?? 'api'}:${addressOf(request)}`,
    timeWindow: '1 minute',
    redis,
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
