import type { FastifyInstance } from 'fastify';

/**
 * A connection that was busy when the server began to close stays open afterwards, for as long as keep-alive lasts, and
 * the server with it. Here it ends as soon as its answer is sent.
 */
export function endConnectionsWhenDrained(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), 50);
  });
  app.server.on('close', () => clearInterval(timer));
}
