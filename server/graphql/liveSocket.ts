import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import { concernsViewer, requireValidViewer } from '../domain/accounts/access/validity.ts';
import { isViewedBy } from '../domain/accounts/viewAs/viewAs.ts';
import type { Services } from '../domain/core/context.ts';
import type { Access, WatchedAccess } from '../domain/core/events/accessWatch.ts';
import { FellBehind } from '../domain/core/events/events.ts';
import { SignInRequired } from '../domain/core/failures/errors.ts';
import { failedDependency } from '../domain/core/failures/unavailable.ts';
import { type Viewer, viewerId } from '../domain/core/viewer/viewer.ts';
import { endUpgradeSpan, requestIdLine } from '../http/requestSpans.ts';
import { socketCloses, socketsOpen } from '../metrics/counted.ts';
import { outsideTraces } from '../tracing/traced.ts';

/** What all WebSockets have in common, whatever their protocol: lifetime, limits and reasons for closing. */

/** The message rate of one socket: a burst as after a reconnection, and a sustained rate per second. */
export const messageBurst = 100;
const messagesPerSecond = 10;

/** RFC 6455: policy violation. Clients do not reconnect after it. */
const policyViolation = 1008;

/** Closes a socket that exceeds the rate, and stops reading from it. `whenTooMany` may send it an error first. */
function limitMessageRate(socket: WebSocket, whenTooMany?: (socket: WebSocket) => void): void {
  let left = messageBurst;
  let at = performance.now();
  socket.on('message', () => {
    const now = performance.now();
    left = Math.min(messageBurst, left + ((now - at) / 1000) * messagesPerSecond) - 1;
    at = now;
    if (left >= 0) return;
    if (socket.readyState === socket.OPEN) whenTooMany?.(socket);
    socket.close(policyViolation, 'Too many messages');
    // A client that does not stop would not complete the closing handshake either.
    socket.pause();
    setTimeout(() => socket.terminate(), 1_000).unref();
  });
}

/** Close codes. Those below 4000 are from RFC 6455. */
export const closeCodes = {
  /** The server stops, and will be there again. */
  restarting: 1012,
  /** Also for subscribers that fall behind: after reconnecting, they read what they missed. */
  tryAgainLater: 1013,
  /** A reconnecting client is identified by its current cookies. */
  signedOut: 4403,
} as const;

/** Milliseconds between two pings; a client that has not responded by the next one is disconnected. */
const pingEvery = 12_000;

/**
 * A server for sockets that were accepted elsewhere.
 * @param protocol its name in metrics
 * @param maxPayload maximum size of a message in bytes; a longer one closes its socket (1009)
 * @param whenTooMany called before a socket that exceeds the message rate is closed
 */
export function liveSocketServer(
  log: Logger,
  {
    protocol,
    maxPayload,
    whenTooMany,
  }: { protocol: string; maxPayload: number; whenTooMany?: (socket: WebSocket) => void },
): WebSocketServer {
  const server = new WebSocketServer({ noServer: true, maxPayload });
  server.on('headers', (headers, { socket }) => {
    headers.push(...requestIdLine());
    endUpgradeSpan(socket, 101);
  });
  server.on('connection', (socket) => {
    keepLogContext(socket);
    countSocket(socket, protocol);
    limitMessageRate(socket, whenTooMany);
    endWhenGone(socket);
    logErrors(socket, log);
  });
  return server;
}

/** Answers an upgrade request. What happens on the socket is no part of the trace of that request, which ends here. */
export function acceptSocket(
  server: WebSocketServer,
  { request, socket, head }: { request: IncomingMessage; socket: Duplex; head: Buffer },
  use: (opened: WebSocket) => void,
): void {
  server.handleUpgrade(request, socket, head, (opened) => outsideTraces(() => use(opened)));
}

/** What a message causes is logged with the id of the request that opened the socket. Its bytes arrive outside of any context. */
function keepLogContext(socket: WebSocket): void {
  const inContext = AsyncLocalStorage.snapshot();
  const emit = socket.emit.bind(socket);
  socket.emit = (...event: Parameters<typeof emit>) => inContext(() => emit(...event));
}

function countSocket(socket: WebSocket, protocol: string): void {
  socketsOpen.inc({ protocol });
  socket.once('close', (code) => {
    socketsOpen.dec({ protocol });
    socketCloses.inc({ protocol, code: String(code) });
  });
}

/** Reports protocol errors to the client and closes its socket. */
export const logErrors = (socket: WebSocket, log: Logger) =>
  socket.on('error', (error) => log.debug({ err: error }, 'a socket was sent what it cannot read'));

/** Pings detect clients that have lost the network without closing. */
function endWhenGone(socket: WebSocket): void {
  let isThere = true;
  socket.on('pong', () => {
    isThere = true;
  });
  const timer = setInterval(() => {
    if (!isThere) return socket.terminate();
    isThere = false;
    socket.ping();
  }, pingEvery);
  socket.once('close', () => clearInterval(timer));
}

/** How long open operations may take to finish when the server stops, in milliseconds. */
const drainWithin = 2_000;

/** Waits for `closing`, and terminates the sockets that do not close in time. */
export async function closeWithTimeout(server: WebSocketServer, closing: () => Promise<void>): Promise<void> {
  const timer = setTimeout(() => {
    for (const socket of server.clients) socket.terminate();
  }, drainWithin);
  await closing();
  clearTimeout(timer);
}

/**
 * Closes the socket when the viewer's session or account ends. Confirm the result before each operation. The viewer is online
 * while the socket is open.
 */
export function watchViewer(services: Services, viewer: Viewer, socket: WebSocket): WatchedAccess {
  const access: Access = {
    check: () => requireValidViewer(services, viewer),
    concerns: (change) => concernsViewer(viewer, change),
  };
  const watched = services.accessWatch.start(access, (reason) => {
    // A failed check may be temporary: the client may reconnect.
    if (!closeBecause(socket, reason)) socket.close(closeCodes.tryAgainLater);
  });
  const id = viewerId(viewer);
  const leave = id === null || isViewedBy(viewer) ? () => {} : services.presence.enter(id);
  const end = () => {
    watched.stop();
    leave();
  };
  socket.once('close', end);
  if (socket.readyState !== socket.OPEN) end();
  return watched;
}

/** Closes the socket if the error calls for it, and returns whether it did. */
export function closeBecause(socket: WebSocket, reason: unknown): boolean {
  if (reason instanceof FellBehind) socket.close(closeCodes.tryAgainLater, 'Fell behind');
  else if (reason instanceof SignInRequired) socket.close(closeCodes.signedOut, 'Signed out');
  // Its subscriptions would end one by one, and clients give up those that fail again and again.
  else if (failedDependency(reason)) socket.close(closeCodes.tryAgainLater, 'Not available');
  else return false;
  return true;
}
