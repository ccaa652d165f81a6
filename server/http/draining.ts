import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * A connection that was busy when the server began to close stays open afterwards, for as long as keep-alive lasts, and
 * the server with it. Here it ends as soon as its answer is sent. One that was opened ahead and has said nothing yet, as
 * browsers do, would be waited for until a request is overdue.
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
