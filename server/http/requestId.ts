import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inLogContext, logContext } from '../log/context.ts';
import { readTraceparent } from '../tracing/traceparent.ts';

export const requestIdHeader = 'x-request-id';

/** As proxies make them. */
const givenId = /^[\w.:=+/-]{8,128}$/;

/** The id of a request: that of its trace, one that a proxy has given it, or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const trace = readTraceparent(headers.traceparent);
  const given = headers[requestIdHeader];
  return trace?.traceId ?? (typeof given === 'string' && givenId.test(given) ? given : randomBytes(16).toString('hex'));
}

/** Answers have the id of their request, and so has what is logged meanwhile. Register it before other hooks. */
export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    inLogContext(contextOf(request), done);
  });
  // A body arrives in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => inLogContext(contextOf(request), done));
}

const contextOf = ({ id, routeOptions }: FastifyRequest) => ({ requestId: id, route: routeOptions.url });

/** The header's line in the answer to an upgrade, which is not made by the framework. */
export function requestIdLine(): string[] {
  const context = logContext();
  return context && 'requestId' in context ? [`${requestIdHeader}: ${context.requestId}`] : [];
}
