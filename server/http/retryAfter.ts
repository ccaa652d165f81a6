import type { FastifyInstance } from 'fastify';

/** Seconds after which a client should try again what was not available. */
export const retryAfter = 5;

/** Says with every 503 when to try again. */
export function sayWhenToRetry(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfter);
  });
}
