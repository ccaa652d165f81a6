import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Unavailable } from '../domain/core/failures/errors.ts';

/** Refuses what arrives on open connections after the server has begun to close. Fastify's own answer has another form. */
export function refuseWhileDraining(app: FastifyInstance): void {
  let isDraining = false;
  app.addHook('preClose', async () => {
    isDraining = true;
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (!isDraining) return;
    await reply.header('connection', 'close').code(503).send({ code: 503, message: new Unavailable().message });
  });
}

/**
 * Closes connections while the server shuts down. Node would keep a busy connection open until its keep-alive timeout, and an
 * unused one, which browsers open in advance, until its request timeout. Here each closes when its response is sent.
 */
export function endConnectionsWhenDrained(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const endIdle = () => {
    app.server.closeIdleConnections();
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setInterval(endIdle, 50);
  });
  app.server.on('close', () => clearInterval(timer));
}
