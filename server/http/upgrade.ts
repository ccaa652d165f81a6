import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { foreignOrigin, isOwnOrigin } from './origin.ts';

/** A request to go on as a websocket, before anybody has answered it. */
export type Upgrade = { request: IncomingMessage; address: URL; socket: Duplex; head: Buffer };

/**
 * Hands requests to go on as a websocket to whoever is at their path; pages of other sites are refused.
 * @param leaveOthers where somebody else listens, such as the development server; else the others are hung up on.
 */
export function registerUpgrades(
  app: FastifyInstance,
  paths: Record<string, (upgrade: Upgrade) => void>,
  { leaveOthers }: { leaveOthers: boolean },
): void {
  app.server.on('upgrade', (request, socket, head) => {
    // Whoever hangs up before they are answered ends nothing but their own connection.
    socket.on('error', () => socket.destroy());
    const address = addressOf(request);
    const accept = address && Object.hasOwn(paths, address.pathname) ? paths[address.pathname] : undefined;
    if (!address || !accept) {
      if (!leaveOthers) socket.destroy();
      return;
    }
    if (!isOwnOrigin(request)) return refuseUpgrade(socket, foreignOrigin);
    accept({ request, address, socket, head });
  });
}

/** Null for what is no address, such as `//`. */
function addressOf({ url = '/' }: IncomingMessage): URL | null {
  const host = 'http://localhost';
  return URL.canParse(url, host) ? new URL(url, host) : null;
}

/** Answers an upgrade as a call is answered, with the status in `code`, and hangs up. */
export function refuseUpgrade(socket: Duplex, body: { code: number; message: string }): void {
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
