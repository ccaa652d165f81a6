import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refuseConnection } from './brokenRequests.ts';

/** A body that is still arriving has to bring so many bytes in each period: 200 bytes a second, which any phone can. */
export type BodyPace = { bytes: number; milliseconds: number };

const usual: BodyPace = { bytes: 4_000, milliseconds: 20_000 };

/**
 * Ends requests whose body stays away, on every route. There is no limit for the whole body, so that a slow connection can send a
 * large file. The time in which we do not read what has arrived does not count.
 */
export function refuseSlowBodies(app: FastifyInstance, { bytes, milliseconds }: BodyPace = usual): void {
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    let before = socket.bytesRead;
    const timer = setInterval(() => {
      if (request.complete || request.destroyed) return clearInterval(timer);
      const arrived = socket.bytesRead - before;
      before = socket.bytesRead;
      if (arrived < bytes && request.readableLength === 0) refuse(socket, response);
    }, milliseconds);
    timer.unref();
    request.once('end', () => clearInterval(timer));
    request.once('close', () => clearInterval(timer));
    response.once('close', () => clearInterval(timer));
  });
}

function refuse(socket: Socket, response: ServerResponse): void {
  if (response.headersSent) socket.destroy();
  else
    refuseConnection(Object.assign(new Error('The body stayed away.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
}
