import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import { concernsViewer, requireStanding } from '../domain/account/standing.ts';
import { type Viewer, viewerId } from '../domain/account/viewer.ts';
import type { Services } from '../domain/context.ts';
import { SignInRequired } from '../domain/errors.ts';
import { FellBehind } from '../domain/events.ts';
import type { FollowedRight, Right } from '../domain/right.ts';
import { limitMessageRate } from './limits/messageRate.ts';

/** What every socket of ours has in common, whatever it speaks: how long it lives, how much it may say, and why it ends. */

/** Why the server closes a socket. Below 4000 they are those of RFC 6455. */
export const closeCodes = {
  goingAway: 1001,
  /** Also for whoever falls behind: who connects again reads from the rows what was missed. */
  tryAgainLater: 1013,
  /** Who connects again is who the cookies name then. */
  signedOut: 4403,
} as const;

/** Milliseconds between two pings; who has not answered one when the next is due is gone. */
const pingEvery = 12_000;

/**
 * A server for sockets that somebody else has accepted.
 * @param maxPayload bytes of a text; a longer one closes its socket (1009).
 * @param whenTooMany is called before a socket that says too much is closed.
 */
export function liveSocketServer(
  log: Logger,
  { maxPayload, whenTooMany }: { maxPayload: number; whenTooMany?: (socket: WebSocket) => void },
): WebSocketServer {
  const server = new WebSocketServer({ noServer: true, maxPayload });
  server.on('connection', (socket) => {
    limitMessageRate(socket, whenTooMany);
    endWhenGone(socket);
    logErrors(socket, log);
  });
  return server;
}

/** What a client sent wrong is told to the client, and closes its socket. */
export const logErrors = (socket: WebSocket, log: Logger) =>
  socket.on('error', (error) => log.debug({ err: error }, 'a socket was sent what it cannot read'));

/** Pings, since whoever loses the network says no goodbye. */
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

/** Milliseconds for those who are still being answered when the server stops. */
const drainWithin = 2_000;

/** Waits for `closing` all sockets. Who says no goodbye in time is hung up on. */
export async function whileImpatient(server: WebSocketServer, closing: () => Promise<void>): Promise<void> {
  const timer = setTimeout(() => {
    for (const socket of server.clients) socket.terminate();
  }, drainWithin);
  await closing();
  clearTimeout(timer);
}

/**
 * Closes the socket when whoever it belongs to is that no more, by the clock or by what happens in any process. It is
 * confirmed before whatever they ask for. While it is open they are online.
 */
export function followStanding(services: Services, viewer: Viewer, socket: WebSocket): FollowedRight {
  const right: Right = {
    check: () => requireStanding(services, viewer),
    concerns: (change) => concernsViewer(viewer, change),
  };
  const standing = services.rights.follow(right, (reason) => {
    // What cannot be looked up now may be so in a minute.
    if (!closeBecause(socket, reason)) socket.close(closeCodes.tryAgainLater);
  });
  const id = viewerId(viewer);
  const leave = id === null ? () => {} : services.presence.enter(id);
  const end = () => {
    standing.stop();
    leave();
  };
  socket.once('close', end);
  if (socket.readyState !== socket.OPEN) end();
  return standing;
}

/** Closes the socket where this is a reason to; gives whether it is. */
export function closeBecause(socket: WebSocket, reason: unknown): boolean {
  if (reason instanceof FellBehind) socket.close(closeCodes.tryAgainLater, 'Fell behind');
  else if (reason instanceof SignInRequired) socket.close(closeCodes.signedOut, 'Signed out');
  else return false;
  return true;
}
