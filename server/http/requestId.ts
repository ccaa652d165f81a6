import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { inLogContext, logContext } from '../log/context.ts';

export const requestIdHeader = 'x-request-id';

/** https://www.w3.org/TR/trace-context/#traceparent-header; an id of zeros is none. */
const traceparent = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-[\da-f]{16}-[\da-f]{2}(?:-|$)/;

/** As proxies make them. */
const givenId = /^[\w.:=+/-]{8,128}$/;

/** The id of a request: that of its trace, one that a proxy has given it, or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const trace = traceparent.exec(String(headers.traceparent ?? ''))?.[1];
  const given = headers[requestIdHeader];
  return trace ?? (typeof given === 'string' && givenId.test(given) ? given : randomBytes(16).toString('hex'));
}

/** Answers have the id of their request, and so has what is logged meanwhile. Register it before other hooks. */
export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    inLogContext({ requestId: request.id }, done);
  });
  // A body arrives in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => inLogContext({ requestId: request.id }, done));
}

/** The header's line in the answer to an upgrade, which is not made by the framework. */
export function requestIdLine(): string[] {
  const context = logContext();
  return context && 'requestId' in context ? [`${requestIdHeader}: ${context.requestId}`] : [];
}
