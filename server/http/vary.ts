import type { FastifyReply } from 'fastify';

/** Notes that the answer depends on this header of the request. In small letters, as the plugin that compresses looks for it. */
export function vary(reply: FastifyReply, header: string): void {
  const known = reply.getHeader('vary');
  reply.header('vary', known === undefined ? header : `${known}, ${header}`);
}
