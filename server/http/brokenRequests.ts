import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForPerson, pageHeaders, plainPage, setPage } from './refusalPage.ts';
import { requestIdHeader } from './requestSpans.ts';
import { bareSecurityHeaders } from './securityHeaders.ts';

/** Responses to requests that match no route or cannot be parsed. */

/** No route has this path and method. */
export const refuseNowhere = (_request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).send({ code: 404, message: 'Not found.' });

/** The path cannot be decoded. */
export function refuseAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  // Hooks are not run.
  for (const [name, value] of bareSecurityHeaders) void reply.header(name, value);
  void reply.header(requestIdHeader, request.id).code(400);
  if (isForPerson(request)) {
    setPage(reply);
    void reply.send(plainPage(400));
  } else void reply.send({ code: 400, message: 'The address is invalid.' });
}

/** By the error codes of Node. */
const refusals: Record<string, [code: number, reason: string, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request timed out.'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The address and the headers are too long.'],
};

const unreadable = {
  title: 'This request cannot be read',
  lead: 'It was changed on its way to us. Load the page again, or try another browser.',
};

/** How much of a request is looked at, in bytes: as much as Node accepts of a head. */
const longestHead = 16 * 1024;

/** What can be told of a request that was not parsed. Of one that arrived in parts, the last part may not say who asks. */
function seenIn(packet: unknown): { method?: string; headers: { accept?: string } } {
  if (!Buffer.isBuffer(packet)) return { headers: {} };
  const [head = ''] = packet.toString('latin1', 0, longestHead).split('\r\n\r\n', 1);
  return { method: head.split(' ', 1)[0], headers: { accept: /^accept:(.*)$/im.exec(head)?.[1] } };
}

/**
 * Answers a request that is not valid HTTP or exceeds a limit of the parser, and closes the connection.
 * @param error with the bytes that the parser was given last, which mostly are the whole request
 * @param request of what was parsed
 */
export function refuseConnection(
  error: Error & { code?: string; rawPacket?: unknown },
  socket: Socket,
  request: Pick<IncomingMessage, 'method' | 'headers'> = seenIn(error.rawPacket),
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [code, reason, message] = refusals[error.code ?? ''] ?? [400, 'Bad Request', 'The request cannot be read.'];
  const isPage = isForPerson(request);
  const body = isPage ? plainPage(code, code === 400 ? unreadable : {}) : JSON.stringify({ code, message });
  if (!socket.writable) {
    socket.destroy(error);
    return;
  }
  // The client need not close its side first.
  socket.once('finish', () => socket.destroy());
  const headers = {
    connection: 'close',
    'content-length': Buffer.byteLength(body),
    ...Object.fromEntries(bareSecurityHeaders),
    ...(isPage ? pageHeaders : { 'content-type': 'application/json' }),
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const sent = request.method === 'HEAD' ? '' : body;
  socket.end(`HTTP/1.1 ${code} ${reason}\r\n${head.join('\r\n')}\r\n\r\n${sent}`);
}

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
  if (response.headersSent) return void socket.destroy();
  const error = Object.assign(new Error('The body stayed away.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  refuseConnection(error, socket, response.req);
}
