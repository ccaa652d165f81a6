import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** What is refused before anybody knows what it is: addresses and requests that are none. */

/** Nothing is there for this method, or at all. */
export const refuseNowhere = (_request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).send({ code: 404, message: 'Not found.' });

/** An address that cannot be taken apart. */
export function refuseAddress(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void reply.code(400).send({ code: 400, message: 'This is no address.' });
}

/** By the names that Node has for them. */
const refusals: Record<string, [code: number, reason: string, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request did not arrive in time.'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The address and the headers are too long.'],
};

/** What is no HTTP, or too much of it. Nothing can follow on the same connection. */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [code, reason, message] = refusals[error.code ?? ''] ?? [400, 'Bad Request', 'The request cannot be read.'];
  const body = JSON.stringify({ code, message });
  if (!socket.writable) {
    socket.destroy(error);
    return;
  }
  // Whoever has sent it need not end it too.
  socket.once('finish', () => socket.destroy());
  const head = ['Connection: close', 'Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`];
  socket.end(`HTTP/1.1 ${code} ${reason}\r\n${head.join('\r\n')}\r\n\r\n${body}`);
}
