import { timingSafeEqual } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { dependencyFailures } from '../domain/core/failures/unavailable.ts';
import { version } from '../log/version.ts';
import { counted, responses } from '../metrics/counted.ts';
import { type Measured, readInTime, registerMeasured } from '../metrics/measured.ts';
import { isForwarded } from './address.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export type HealthParts = {
  /** What a server uses. */
  readiness: Measured['readiness'];
  metricsToken: string | undefined;
  measured: Omit<Measured, 'readiness'>;
};

/**
 * /healthz: the process runs. /readyz: 200 while people are served, and what is missing, part by part. A part that others share, such as
 * Redis, must not take every process out of service at once. /metrics: for Prometheus.
 */
export function registerHealth(app: FastifyInstance, { readiness, metricsToken, measured }: HealthParts): void {
  app.get('/healthz', async () => ({ status: 'ok', version }));
  const parts = Object.entries(readiness).map(([name, part]) => {
    return [name, { ...part, isThere: readInTime(part.isThere, false) }] as const;
  });
  app.get('/readyz', async (_request, reply) => {
    const missing = new Map<string, boolean>();
    await Promise.all(
      parts.map(async ([name, { isThere, needed = false }]) => {
        if (!(await isThere())) missing.set(name, needed);
      }),
    );
    const isServed = ![...missing.values()].includes(true);
    return reply.code(isServed ? 200 : 503).send({
      status: !isServed ? 'unavailable' : missing.size > 0 ? 'degraded' : 'ok',
      parts: Object.fromEntries(parts.map(([name]) => [name, missing.has(name) ? 'unavailable' : 'ok'])),
    });
  });

  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const metric of counted) registry.registerMetric(metric);
  registerMeasured(registry, { ...measured, readiness: Object.fromEntries(parts) });
  new Gauge({
    name: 'hourhand_info',
    help: 'The version of this process.',
    labelNames: ['version'],
    registers: [registry],
  })
    .labels({ version })
    .set(1);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  new Counter({
    name: 'hourhand_dependency_failures_total',
    help: 'How often something failed that requests and tasks need.',
    labelNames: ['dependency'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [dependency, count] of dependencyFailures) this.inc({ dependency }, count);
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    responses.inc({ class: `${Math.floor(reply.statusCode / 100)}xx` });
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  // The observer of garbage collection lives as long as the process, and keeps what its registry keeps.
  app.addHook('onClose', async () => registry.clear());
  app.get('/metrics', { config: { keyGroup: 'other' } }, async (request, reply) => {
    if (!mayRead(request, metricsToken)) {
      return reply.code(404).send({ code: 404, message: 'Not found.' });
    }
    return reply.header('content-type', registry.contentType).send(await registry.metrics());
  });
}

/** With a token, its holders; else programs on this machine, but not what a proxy on this machine passes on. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return loopback.has(request.socket.remoteAddress ?? '') && !isForwarded(request);
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * Ends connections while the server stops. From the announcement of the stop on, answers tell clients to open another connection
 * for what comes next, which a load balancer leads elsewhere; what arrives on an open connection is still answered. Node would
 * keep a busy connection open until its keep-alive timeout, and an unused one, which browsers open in advance, until its request
 * timeout. Here each closes when its response is sent.
 */
export function endConnectionsWhenDrained(app: FastifyInstance, isStopping: () => boolean = () => false): void {
  const open = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('onRequest', (_request, reply, done) => {
    if (isClosing || isStopping()) reply.header('connection', 'close');
    done();
  });
  const endIdle = () => {
    app.server.closeIdleConnections();
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    isClosing = true;
    timer = setInterval(endIdle, 50);
  });
  app.server.on('close', () => clearInterval(timer));
}
