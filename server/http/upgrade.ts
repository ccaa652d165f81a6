import { type IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withDeadline } from '../database/deadline.ts';
import type { Caller } from '../domain/core/limits/budgets.ts';
import { type Viewer, viewerId } from '../domain/core/viewer/viewer.ts';
import { callerOf } from './address.ts';
import { foreignOrigin, type Origins } from './origin.ts';
import { retryAfter } from './rateLimit.ts';
import { endUpgradeSpan, requestIdLine } from './requestSpans.ts';
import { bareSecurityHeaders } from './securityHeaders.ts';

/** How many sockets may be open in this process. */
export type SocketLimits = {
  /** From one address, which several users may share. */
  perAddress: number;
  /** By one user, in all of their browsers. */
  perViewer: number;
};

const tooManySockets = {
  code: 429,
  message: 'Too many connections are open. Please close some of them, or try again later.',
};

/** Counts open sockets by address and by user. A socket counts until it closes. */
function openSockets({ perAddress, perViewer }: SocketLimits): {
  /** Counts this socket. False if it exceeds a limit; then it is not counted. */
  admit: (socket: Duplex, whose: { address: string; viewer: Viewer }) => boolean;
} {
  const open = new Map<string, number>();
  const count = (key: string, by: 1 | -1) => {
    const now = (open.get(key) ?? 0) + by;
    if (now > 0) open.set(key, now);
    else open.delete(key);
  };
  return {
    admit(socket, { address, viewer }) {
      const id = viewerId(viewer);
      const limits = new Map([[`address ${address}`, perAddress]]);
      if (id !== null) limits.set(`user ${id}`, perViewer);
      for (const [key, limit] of limits) if ((open.get(key) ?? 0) >= limit) return false;
      if (socket.destroyed) return false;
      for (const key of limits.keys()) count(key, 1);
      socket.once('close', () => {
        for (const key of limits.keys()) count(key, -1);
      });
      return true;
    },
  };
}

/** A request to switch to a websocket, before the response. */
export type Upgrade = {
  request: IncomingMessage;
  address: URL;
  viewer: Viewer;
  caller: Caller;
  socket: Duplex;
  head: Buffer;
};

type Waiting = { address: URL; accept: (upgrade: Upgrade) => void; socket: Socket; head: Buffer };

/**
 * Passes websocket requests to the handler of their path. Refuses pages of other sites and clients with too many open sockets.
 * Upgrades count as calls for the rate limits. Register it before the routes.
 */
export function registerUpgrades(
  app: FastifyInstance,
  paths: () => Record<string, (upgrade: Upgrade) => void>,
  options: {
    origins: Origins;
    limits: SocketLimits;
    viewerOf: (request: FastifyRequest) => Promise<Viewer>;
    /** The response body for an error. */
    refusalOf: (error: unknown) => Refusal;
  },
): void {
  const { origins, limits, viewerOf, refusalOf } = options;
  const sockets = openSockets(limits);
  const waiting = new WeakMap<IncomingMessage, Waiting>();

  app.server.on('upgrade', (request, socket, head) => {
    // A client that disconnects before the response must not end the process with an unhandled error.
    socket.on('error', () => socket.destroy());
    const address = urlOf(request);
    const all = paths();
    const accept = address && Object.hasOwn(all, address.pathname) ? all[address.pathname] : undefined;
    if (!address || !accept || !(socket instanceof Socket)) return void socket.destroy();
    if (!origins.isOwn(request)) return refuseUpgrade(socket, foreignOrigin);
    // Runs the route's hooks, which include the limits and send their own refusals.
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
      const caller = callerOf(request);
      if (!sockets.admit(socket, { address: caller.network, viewer })) return refuseUpgrade(socket, tooManySockets);
      const upgraded = { request: request.raw, address, viewer, caller, socket, head };
      withDeadline(undefined, () => accept(upgraded));
    } catch (error) {
      refuseUpgrade(socket, refusalOf(error));
    }
  });
}

/** Null for an invalid address, such as `//`. */
function urlOf({ url = '/' }: IncomingMessage): URL | null {
  const host = 'http://localhost';
  return URL.canParse(url, host) ? new URL(url, host) : null;
}

export type Refusal = { code: number; message: string };

/** Refuses an upgrade with an HTTP response, whose status is `code`, and closes the connection. */
export function refuseUpgrade(socket: Duplex, body: Refusal): void {
  const text = JSON.stringify(body);
  endUpgradeSpan(socket, body.code);
  socket.once('finish', () => socket.destroy());
  socket.end(
    [
      `HTTP/1.1 ${body.code} ${STATUS_CODES[body.code] ?? ''}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      ...(body.code === 503 ? [`Retry-After: ${retryAfter}`] : []),
      ...requestIdLine(),
      ...[...bareSecurityHeaders].map(([name, value]) => `${name}: ${value}`),
      `Content-Length: ${Buffer.byteLength(text)}`,
      '',
      text,
    ].join('\r\n'),
  );
}
