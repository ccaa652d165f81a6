import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Ends connections while the server stops. From the announcement of the stop on, answers tell clients to open another connection
 * for what comes next, which a load balancer leads elsewhere; what arrives on an open connection is still answered. Node would
 * keep a busy connection open until its keep-alive timeout, and an unused one, which browsers open in advance, until its request
 * timeout. Here each closes when its response is sent.
 */
export function endConnectionsWhenDrained(app: FastifyInstance, isStopping: () => boolean = () => false): void {
  const open = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (isClosing || isStopping()) reply.header('connection', 'close');
  });
  const endIdle = () => {
    app.server.closeIdleConnections();
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    isClosing = true;
    timer = setInterval(endIdle, 50);
  });
  app.server.on('close', () => clearInterval(timer));
}
