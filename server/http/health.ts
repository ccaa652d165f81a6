import { timingSafeEqual } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { dependencyFailures } from '../domain/core/failures/unavailable.ts';
import { counted } from '../metrics/counted.ts';
import { type Measured, registerMeasured } from '../metrics/measured.ts';
import { isForwarded } from './address.ts';

/** Milliseconds until a dependency that has not answered counts as down. */
const readyWithin = 1_500;

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** What a server needs to answer, each with whether it is there. */
export type Readiness = Readonly<Record<string, () => Promise<boolean>>>;

export type HealthParts = {
  readiness: Readiness;
  metricsToken: string | undefined;
  measured: Omit<Measured, 'readiness'>;
};

/** /healthz: the process runs. /readyz: what it needs answers, part by part. /metrics: for Prometheus. */
export function registerHealth(app: FastifyInstance, { readiness, metricsToken, measured }: HealthParts): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  const parts = Object.entries(readiness).map(([name, isReady]) => ({ name, isReady: oneAtATime(isReady) }));
  app.get('/readyz', async (_request, reply) => {
    const answers = await Promise.all(
      parts.map(({ isReady }) => Promise.race([isReady(), delay(readyWithin, false, { ref: false })])),
    );
    const statusOf = (ready: boolean | undefined) => (ready ? 'ok' : 'unavailable');
    const ready = answers.every(Boolean);
    return reply.code(ready ? 200 : 503).send({
      status: statusOf(ready),
      parts: Object.fromEntries(parts.map(({ name }, index) => [name, statusOf(answers[index])])),
    });
  });

  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const metric of counted) registry.registerMetric(metric);
  registerMeasured(registry, { ...measured, readiness });
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

/** However long a check takes and however many ask, one runs at a time. */
function oneAtATime(isReady: () => Promise<boolean>): () => Promise<boolean> {
  let check: Promise<boolean> | undefined;
  return () => {
    check ??= isReady()
      .catch(() => false)
      .finally(() => {
        check = undefined;
      });
    return check;
  };
}

/** With a token, its holders; else programs on this machine, but not what a proxy on this machine passes on. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return loopback.has(request.socket.remoteAddress ?? '') && !isForwarded(request);
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
