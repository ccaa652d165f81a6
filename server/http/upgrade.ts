import { type IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Viewer } from '../domain/account/viewer.ts';
import { openSockets, type SocketLimits, tooManySockets } from './openSockets.ts';
import { foreignOrigin, isOwnOrigin } from './origin.ts';

/** A request to go on as a websocket, before anybody has answered it. */
export type Upgrade = { request: IncomingMessage; address: URL; viewer: Viewer; socket: Duplex; head: Buffer };

type Waiting = { address: URL; accept: (upgrade: Upgrade) => void; socket: Socket; head: Buffer };

/**
 * Hands requests to go on as a websocket to whoever is at their path; pages of other sites are refused, and who has too many
 * open. They count among the calls that an address may make. Before the routes.
 * @param leaveOthers where somebody else listens, such as the development server; else the others are hung up on.
 */
export function registerUpgrades(
  app: FastifyInstance,
  paths: () => Record<string, (upgrade: Upgrade) => void>,
  options: {
    leaveOthers: boolean;
    limits: SocketLimits;
    viewerOf: (request: FastifyRequest) => Promise<Viewer>;
    /** What to answer where something fails. */
    refusalOf: (error: unknown) => Refusal;
  },
): void {
  const { leaveOthers, limits, viewerOf, refusalOf } = options;
  const sockets = openSockets(limits);
  const waiting = new WeakMap<IncomingMessage, Waiting>();

  app.server.on('upgrade', (request, socket, head) => {
    // Whoever hangs up before they are answered ends nothing but their own connection.
    socket.on('error', () => socket.destroy());
    const address = addressOf(request);
    const all = paths();
    const accept = address && Object.hasOwn(all, address.pathname) ? all[address.pathname] : undefined;
    if (!address || !accept || !(socket instanceof Socket)) {
      if (!leaveOthers) socket.destroy();
      return;
    }
    if (!isOwnOrigin(request)) return refuseUpgrade(socket, foreignOrigin);
    // By the way of all calls, as far as the limits; who is refused there is answered there.
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.once('finish', () => socket.destroySoon());
    waiting.set(request, { address, accept, socket, head });
    app.routing(request, response);
  });

  app.addHook('preParsing', async (request, reply) => {
    const upgrade = waiting.get(request.raw);
    if (!upgrade) return;
    reply.hijack();
    const { address, accept, socket, head } = upgrade;
    reply.raw.detachSocket(socket);
    try {
      const viewer = await viewerOf(request);
      if (!sockets.admit(socket, { address: request.ip, viewer })) return refuseUpgrade(socket, tooManySockets);
      accept({ request: request.raw, address, viewer, socket, head });
    } catch (error) {
      refuseUpgrade(socket, refusalOf(error));
    }
  });
}

/** Null for what is no address, such as `//`. */
function addressOf({ url = '/' }: IncomingMessage): URL | null {
  const host = 'http://localhost';
  return URL.canParse(url, host) ? new URL(url, host) : null;
}

export type Refusal = { code: number; message: string };

/** Answers an upgrade as a call is answered, with the status in `code`, and hangs up. */
export function refuseUpgrade(socket: Duplex, body: Refusal): void {
  const text = JSON.stringify(body);
  socket.once('finish', () => socket.destroy());
  socket.end(
    [
      `HTTP/1.1 ${body.code} ${STATUS_CODES[body.code] ?? ''}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(text)}`,
      '',
      text,
    ].join('\r\n'),
  );
}
