import { timingSafeEqual } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { dependencyFailures } from '../domain/core/failures/unavailable.ts';
import { isForwarded } from './address.ts';

/** Milliseconds until a dependency that has not answered counts as down. */
const readyWithin = 1_500;

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** /healthz: the process runs. /readyz: its database and Redis answer. /metrics: for Prometheus. */
export function registerHealth(
  app: FastifyInstance,
  { isReady, metricsToken }: { isReady: () => Promise<boolean>; metricsToken: string | undefined },
): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  // At most one check runs, however long it takes.
  let check: Promise<boolean> | undefined;
  app.get('/readyz', async (_request, reply) => {
    check ??= isReady()
      .catch(() => false)
      .finally(() => {
        check = undefined;
      });
    const ready = await Promise.race([check, delay(readyWithin, false, { ref: false })]);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });

  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
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
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  // The observer of garbage collection lives as long as the process, and keeps what its registry keeps.
  app.addHook('onClose', async () => registry.clear());
  app.get('/metrics', async (request, reply) => {
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
