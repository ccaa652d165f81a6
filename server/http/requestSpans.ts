import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Deadline, withDeadline } from '../database/deadline.ts';
import { inLogContext, logContext } from '../log/log.ts';
import { isTracing, type OpenSpan, openSpan, readTraceparent } from '../tracing/traced.ts';

/** Asked every few seconds by machines. */
const untraced: readonly (string | undefined)[] = ['/healthz', '/readyz', '/metrics'];

const upgrades = new WeakMap<Duplex, OpenSpan>();

/**
 * Each request is a span, which continues the trace in its header `traceparent`. Of its address it has the route alone: paths and
 * query strings contain secrets and what people have searched for.
 */
export function registerRequestSpans(app: FastifyInstance): void {
  if (!isTracing()) return;
  const spans = new WeakMap<object, OpenSpan>();
  app.addHook('onRequest', (request, reply, done) => {
    const { method, id, routeOptions, headers, socket } = request;
    const { url: route } = routeOptions;
    if (untraced.includes(route)) return done();
    const span = openSpan(
      {
        name: route === undefined ? method : `${method} ${route}`,
        kind: 'server',
        attributes: { 'http.request.method': method, 'http.route': route, 'hourhand.request_id': id },
      },
      readTraceparent(headers.traceparent),
    );
    if (!span) return done();
    spans.set(request, span);
    // The response to an upgrade is not made by the framework.
    if (headers.upgrade !== undefined) upgrades.set(socket, span);
    const { raw } = reply;
    raw.once('close', () => endWith(span, raw.statusCode, !raw.writableFinished));
    span.run(done);
  });
  // A body arrives in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
}

/** Ends the span of the upgrade request on this socket, if there is one. */
export function endUpgradeSpan(socket: Duplex, status: number): void {
  const span = upgrades.get(socket);
  if (span) endWith(span, status);
}

function endWith(span: OpenSpan, status: number, wasCutOff = false): void {
  const failed = status >= 500;
  span.end(
    {
      'http.response.status_code': status,
      ...((failed || wasCutOff) && { 'error.type': wasCutOff ? 'cut_off' : String(status) }),
    },
    failed,
  );
}

export const requestIdHeader = 'x-request-id';

/** As proxies make them. */
const givenId = /^[\w.:=+/-]{8,128}$/;

/** The id of a request: that of its trace, one that a proxy has given it, or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const trace = readTraceparent(headers.traceparent);
  const given = headers[requestIdHeader];
  return (
    trace?.traceId ?? (typeof given === 'string' && givenId.test(given) ? given : randomUUID().replaceAll('-', ''))
  );
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

/** A line for each request, by its route: addresses contain secrets and what people have searched for. */
export function registerRequestLines(app: FastifyInstance, log: Pick<Logger, 'info'>): void {
  app.addHook('onResponse', async (request, { statusCode: status, elapsedTime }) => {
    if (untraced.includes(request.routeOptions.url)) return;
    const line = { method: request.method, status, ms: Math.round(elapsedTime) };
    inLogContext(contextOf(request), () => log.info(line, 'a request'));
  });
}

/** A request waits `milliseconds` for the database at most, in all of its statements together. */
export function registerDeadlines(app: FastifyInstance, milliseconds: number): void {
  const deadlines = new WeakMap<FastifyRequest, Deadline>();
  app.addHook('onRequest', (request, { raw }, done) => {
    const deadline = new Deadline(milliseconds, () => raw.headersSent);
    deadlines.set(request, deadline);
    withDeadline(deadline, done);
  });
  // A body arrives in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => withDeadline(deadlines.get(request), done));
}

const contextOf = ({ id, routeOptions }: FastifyRequest) => ({ requestId: id, route: routeOptions.url });

/** The header's line in the answer to an upgrade, which is not made by the framework. */
export function requestIdLine(): string[] {
  const context = logContext();
  return context && 'requestId' in context ? [`${requestIdHeader}: ${context.requestId}`] : [];
}
